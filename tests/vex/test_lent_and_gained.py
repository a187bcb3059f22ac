"""Control that ends, abilities that are gained, Æmber that goes elsewhere, and cards that are used by others."""

from __future__ import annotations

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.pool.pool import load_pool
from vexdata.reading import parse

SCENARIOS = {
    "Control taken from a borrower goes back to the lender when both loans are over": """
given:
  active: opponent
  you:
    houses: [mars, dis, logos]
    line: [{Guard: {house: sanctum}}]
    hand:
      - {Later: {house: mars, abilities: [{trigger: play, do: {take_control_until: {target: {choose: {creature:
          {named: Guard}}}, until: leaves_play}}}]}}
      - {First Blast: {house: mars, type: tactic, abilities: [{trigger: play, do: {destroy: {choose: {creature:
          {named: Earlier}}}}}]}}
      - {Second Blast: {house: mars, type: tactic, abilities: [{trigger: play, do: {destroy: {choose: {creature:
          {named: Later}}}}}]}}
  opponent:
    house: dis
    hand:
      - {Earlier: {house: dis, abilities: [{trigger: play, do: {take_control_until: {target: {choose: {creature:
          {named: Guard}}}, until: leaves_play}}}]}}
do:
  - opponent: {play: Earlier, flank: right}
  - opponent: end turn
  - you: {house: mars}
  - you: {play: Later, flank: right}
  - you: {play: First Blast}
  - then: {you: {line: [Later, Guard]}, opponent: {line: []}}
  - you: {play: Second Blast}
then: {you: {line: [Guard]}, opponent: {line: []}}
""",
    "A card that is lent and sent home needs no giving back": """
given:
  you:
    house: mars
    hand:
      - {Lock: {abilities: [{trigger: play, do: {take_control_until: {target: {choose: {creature: {side: enemy}}},
          until: leaves_play}}}]}}
      - {Fan: {type: tactic, abilities: [{trigger: play, do: {put: {what: {each: creature}, to: hand}}}]}}
  opponent: {line: [{Guard: {}}]}
do: [{you: {play: Lock, flank: right}}, {you: {play: Fan}}]
then: {you: {line: [], hand: [Lock]}, opponent: {line: [], hand: [Guard]}}
""",
    "Each creature that gains a constant ability counts for itself": """
given:
  you:
    house: mars
    line: [{A: {}}, {B: {}}]
    hand: [{Static: {type: tactic, abilities: [{trigger: play, do: {during_next_turn: {player: opponent, effects:
      {gains_ability: {who: {each: {creature: {side: friendly}}}, ability: {constant: {key_cost: {player: opponent,
      amount: 1}}}}}}}}]}}]
  opponent: {aember: 7}
do: [{you: {play: Static}}, {you: end turn}]
then: {opponent: {keys: 0, aember: 7}}
""",
    "A constant ability is gained only by those that fit": """
given:
  phase: start
  you: {aember: 7}
  opponent:
    line: [{A: {damage: 1}}, {B: {}}]
    artifacts: [{Static: {abilities: [{constant: {gains_ability: {who: {each: {creature: {side: friendly, damaged:
      true}}}, ability: {constant: {key_cost: {player: opponent, amount: 1}}}}}}]}}]
do: []
then: {you: {keys: 1, aember: 0}}
""",
    "What one spider held is caught by the other": """
given:
  you: {house: brobnar, line: [{Brute: {power: 9}}]}
  opponent: {line: [{Ether Spider: {aember: 3}}, Ether Spider]}
do: [{you: {fight: Brute, target: Ether Spider}}]
then: {you: {aember: 0, line: [Brute]}, opponent: {line: [Ether Spider: {aember: 3}]}}
""",
    "A toll is caught as well": """
given:
  you: {house: mars, aember: 2, line: [Ether Spider], hand: [{Cannon: {type: artifact}}]}
  opponent: {line: [{Clerk: {abilities: [{constant: {toll: {player: opponent, what: playing_artifact, amount: 1}}}]}}]}
do: [{you: {play: Cannon}}]
then: {you: {aember: 1, line: [Ether Spider: {aember: 1}]}, opponent: {aember: 0}}
""",
    "What is caught has not been stolen": """
given:
  you: {house: shadows, hand: [{Job: {type: tactic, abilities: [{trigger: play, do: {gate: {first: {steal: 1}, then:
    {draw: 1}}}}]}}]}
  opponent:
    aember: 2
    line: [Ether Spider]
    artifacts: [{Bell: {abilities: [{trigger: after_stolen_from, do: {draw: 1}}]}}]
do: [{you: {play: Job}}]
then: {you: {aember: 0, hand: []}, opponent: {aember: 1, hand: [], line: [Ether Spider: {aember: 1}]}}
""",
    "Where stealing is forbidden a reap that steals brings nothing": """
given:
  you: {house: logos, hand: [Dimension Door], line: [{Scout: {}}]}
  opponent: {aember: 2, artifacts: [{Vault: {abilities: [{constant: {cannot_steal_from: you}}]}}]}
do: [{you: {play: Dimension Door}}, {you: {reap: Scout}}]
then: {you: {aember: 0}, opponent: {aember: 2}}
""",
    "A borrowed artifact that destroys itself goes to its owner's discard pile": """
given:
  you: {house: logos, hand: [Remote Access], discard: [{Plan: {type: tactic}}]}
  opponent: {artifacts: [Nepenthe Seed], discard: [{Old: {}}]}
do: [{you: {play: Remote Access}}]
then: {you: {hand: [Plan], discard: [Remote Access]}, opponent: {artifacts: [], discard: [Nepenthe Seed, Old]}}
""",
    "An opponent's artifact cannot be used without leave": """
given:
  you: {house: logos}
  opponent: {artifacts: [Library of Babble]}
do: []
then: {cannot: [{action: Library of Babble, because: not-yours}]}
""",
    "The house that a creature has come to belong to is still none of the deck's three": """
given:
  you:
    house: dis
    houses: [dis, shadows, logos]
    line: [{Imp: {house: dis}}]
    hand: [{Antenna: {type: tactic, abilities: [{trigger: play, do: {belong_to_house: {house: mars, target: {choose:
      creature}, until: leaves_play}}}]}}]
  opponent: {houses: [mars, dis, logos]}
do:
  - you: {play: Antenna}
  - you: end turn
  - opponent: {house: mars}
  - opponent: end turn
  - then: {can choose: [dis, shadows, logos]}
  - you: {house: dis}
then: {cannot: [{reap: Imp, because: not-active-house}]}
""",
    "A card put into play does not use up what waits for a card that is played": """
given:
  you: {house: mars, line: [Blypyp, {Scout: {}}], artifacts: [Swap Widget], hand: [{Ace: {}}, {Drone: {}}]}
do:
  - you: {reap: Blypyp}
  - you: {action: Swap Widget}
  - you: {choose: Ace}
  - you: {flank: right}
  - you: {play: Drone, flank: right}
then: {you: {line: [Blypyp, Ace, Drone: {ready: true}]}}
""",
    "Two targets of one effect are acted on together": """
given:
  you:
    house: dis
    hand: [{Fork: {type: tactic, abilities: [{trigger: play, do: {destroy: {together: [{choose: {creature: {side:
      enemy}}}, {choose: {creature: {side: friendly}}}]}}}]}}]
    line: [{Heir: {abilities: [{trigger: destroyed, do: {gain_aember: {amount: {for_each: {of: {in_play: {creature:
      {side: enemy}}}}}}}}]}}]
  opponent: {line: [{Guard: {}}]}
do: [{you: {play: Fork}}]
then: {you: {aember: 1, line: []}, opponent: {line: []}}
""",
    "Archives shuffled into a deck send an abducted card to its owner's": """
given:
  you:
    house: mars
    archives: [{Guard: {owner: opponent}}, {Plan: {}}]
    deck: 2
    hand: [{Cycle: {type: tactic, abilities: [{trigger: play, do: {shuffle: archives}}]}}]
  opponent: {deck: 2}
do: [{you: {play: Cycle}}]
then: {you: {archives: [], deck: 3}, opponent: {deck: 3}, log: Your opponent shuffles their deck.}
""",
}


@pytest.fixture(scope="module")
def stage() -> VexStage:
    """A stage that knows the project's cards."""
    return VexStage(load_pool().definitions)


@pytest.mark.parametrize("title", list(SCENARIOS))
def test_what_is_lent_gained_and_replaced(title: str, stage: VexStage) -> None:
    """Each scenario goes as it says."""
    data = parse(SCENARIOS[title], title).data
    outcome = stage.run(Scenario.from_data(data, title=title, origin=__name__))
    assert outcome.passed, str(outcome)
