"""Which cards the targets, tallies and conditions find, played on a board."""

from __future__ import annotations

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.reading import parse

SCENARIOS = {
    "A number of creatures is chosen one by one": """
given:
  you: {house: mars, hand: [{Net: {type: tactic, abilities: [{trigger: play, do: {stun: {choose_exactly:
      {amount: 2, what: creature}}}}]}}]}
  opponent: {line: [{A: {}}, {B: {}}, {C: {}}]}
do: [{you: {play: Net}}, {you: {choose: B}}, {you: {choose: C}}]
then: {opponent: {line: [A: {stunned: false}, B: {stunned: true}, C: {stunned: true}]}}
""",
    "The most powerful creatures, of which a tie is chosen": """
given:
  you: {house: mars, hand: [{Net: {type: tactic, abilities: [{trigger: play, do: {stun: {most_powerful: {what:
      creature, amount: 2}}}}]}}]}
  opponent: {line: [{A: {power: 4}}, {B: {power: 3}}, {C: {power: 3}}, {D: {power: 2}}]}
do: [{you: {play: Net}}, {you: {choose: C}}]
then: {opponent: {line: [A: {stunned: true}, B: {stunned: false}, C: {stunned: true}, D: {stunned: false}]}}
""",
    "The neighbors of a creature that was destroyed": """
given:
  you: {house: mars, hand: [{Net: {type: tactic, abilities: [{trigger: play, do: [{destroy: {choose: creature}},
      {stun: {neighbors: it}}]}]}}]}
  opponent: {line: [{A: {}}, {B: {}}, {C: {}}, {D: {}}]}
do: [{you: {play: Net}}, {you: {choose: B}}]
then: {opponent: {line: [A: {stunned: true}, C: {stunned: true}, D: {stunned: false}]}}
""",
    "A creature with its neighbors": """
given:
  you: {house: mars, hand: [{Net: {type: tactic, abilities: [{trigger: play, do: {stun: {with_neighbors:
      {choose: creature}}}}]}}]}
  opponent: {line: [{A: {}}, {B: {}}, {C: {}}]}
do: [{you: {play: Net}}, {you: {choose: A}}]
then: {opponent: {line: [A: {stunned: true}, B: {stunned: true}, C: {stunned: false}]}}
""",
    "The creature that is fought": """
given:
  you: {house: mars, line: [{Brute: {power: 5, abilities: [{trigger: fight, do: {stun: fought}}]}}]}
  opponent: {line: [{Guard: {power: 9}}, {Other: {}}]}
do: [{you: {fight: Brute, target: Other}}]
then: {opponent: {line: [Guard: {stunned: false}]}}
""",
    "The creature that is fought is stunned before it survives": """
given:
  you: {house: mars, line: [{Brute: {power: 5, abilities: [{trigger: before_fight, do: {stun: fought}}]}}]}
  opponent: {line: [{Guard: {power: 9}}, {Other: {}}]}
do: [{you: {fight: Brute, target: Guard}}]
then: {opponent: {line: [Guard: {stunned: true}, Other: {stunned: false}]}}
""",
    "Cards are chosen from a discard pile": """
given:
  you:
    house: mars
    hand: [{Net: {type: tactic, abilities: [{trigger: play, do: {archive: {choose_from: {zone: discard, what:
      creature, up_to: 2}}}}]}}]
    discard: [{A: {}}, {B: {}}, {C: {}}]
do: [{you: {play: Net}}, {you: {choose: B}}, {you: stop}]
then: {you: {archives: [B]}}
""",
    "What was done this way is counted": """
given:
  you:
    house: mars
    hand: [{Net: {type: tactic, abilities: [{trigger: play, do: [{destroy: {each: creature}},
      {gain_aember: {amount: {for_each: {of: {done_this_way: creature_destroyed}}}}}]}]}}]
    line: [{A: {}}]
  opponent: {line: [{B: {}}, {C: {}}]}
do: [{you: {play: Net}}]
then: {you: {aember: 3}}
""",
    "An upgrade speaks of its creature": """
given:
  you:
    house: mars
    line: [{A: {power: 2, upgrades: [{Boots: {type: upgrade, abilities: [{constant: {gets_power: {who:
      this_creature, amount: 2}}},
      {constant: {gains_ability: {who: this_creature, ability: {trigger: reap, do: {stun:
      neighbors_of_this}}}}}]}}]}}, {B: {power: 2}}]
do: [{you: {reap: A}}]
then: {you: {line: [A: {power: 4}, B: {power: 2, stunned: true}]}}
""",
    "A condition looks at what was destroyed": """
given:
  you:
    house: mars
    hand: [{Net: {type: tactic, abilities: [{trigger: play, do: [{deal_damage: {amount: 2, target: {choose:
      creature}}},
      {if: {condition: {tally: {of: {destroyed_this_way: {what: {creature: {side: enemy}}}}, at_least: 1}},
      do: {gain_aember: 2}}}]}]}}]
    line: [{A: {power: 3}}]
  opponent: {line: [{B: {power: 2}}]}
do: [{you: {play: Net}}, {you: {choose: B}}]
then: {you: {aember: 2}}
""",
    "Cards played this turn are counted": """
given:
  you:
    house: mars
    hand: [{One: {type: tactic}}, {Two: {type: tactic, abilities: [{trigger: play,
      do: {if: {condition: {played_this_turn: {what: {card: {other: true}}}}, do: {gain_aember: 1}}}}]}}]
do: [{you: {play: One}}, {you: {play: Two}}]
then: {you: {aember: 1}}
""",
}


@pytest.mark.parametrize("title", list(SCENARIOS))
def test_what_is_found_on_a_board(title: str) -> None:
    data = parse(SCENARIOS[title], title).data
    outcome = VexStage({}).run(Scenario.from_data(data, title=title, origin=__name__))
    assert outcome.passed, str(outcome)
