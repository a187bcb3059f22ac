"""What is played from the moment it is played, what stands in for something else, and what is destroyed by this."""

from __future__ import annotations

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.reading import parse

SIGIL = "{Sigil: {abilities: [{constant: {enters_play: {who: {first_played_each_turn: creature}, how: ready}}}]}}"
CLOAK = """{Cloak: {type: upgrade, abilities: [{constant: {gains_ability: {who: this_creature, ability:
      {trigger: destroyed, do: {instead_of_destruction: [{heal: {amount: all, target: this}}, {destroy:
      granting_card}]}}}}}]}}"""
SCENARIOS = {
    "Only the first creature of the turn enters ready": f"""
given:
  you: {{house: mars, artifacts: [{SIGIL}], hand: [{{Gun: {{type: artifact}}}}, {{A: {{}}}}, {{B: {{}}}}]}}
do: [{{you: {{play: Gun}}}}, {{you: {{play: A}}}}, {{you: {{play: B, flank: right}}}}]
then: {{you: {{artifacts: [Sigil, Gun: {{ready: false}}], line: [A: {{ready: true}}, B: {{ready: false}}]}}}}
""",
    "A creature played twice is the first one once": f"""
given:
  you:
    house: mars
    artifacts: [{SIGIL}]
    hand: [{{A: {{}}}}, {{Recall: {{type: tactic, abilities: [{{trigger: play, do: {{put: {{what: {{choose: creature}},
      to: hand}}}}}}]}}}}]
do: [{{you: {{play: A}}}}, {{you: {{play: Recall}}}}, {{you: {{play: A}}}}]
then: {{you: {{line: [A: {{ready: false}}]}}}}
""",
    "What each creature you play gains, the creatures there already do not": """
given:
  you:
    house: mars
    line: [{Old: {power: 3}}]
    hand:
      - {Order: {type: tactic, abilities: [{trigger: play, do: {for_remainder_of_turn: {effects: {gets_power:
          {who: {each_you_play: creature}, amount: 2}}}}}]}}
      - {New: {power: 3}}
do: [{you: {play: Order}}, {you: {play: New, flank: right}}]
then: {you: {line: [Old: {power: 3}, New: {power: 5}]}}
""",
    "A granted ability can destroy the card that granted it": f"""
given:
  you: {{house: mars, hand: [{{Hex: {{type: tactic, abilities: [{{trigger: play, do: {{destroy: {{choose:
      creature}}}}}}]}}}}]}}
  opponent: {{line: [{{Saint: {{power: 3, damage: 1, upgrades: [{CLOAK}]}}}}]}}
do: [{{you: {{play: Hex}}}}]
then: {{opponent: {{line: [Saint: {{damage: 0, upgrades: []}}], discard: [Cloak]}}}}
""",
    "Of two cloaks only one is used up": f"""
given:
  you: {{house: mars, hand: [{{Hex: {{type: tactic, abilities: [{{trigger: play, do: {{destroy: {{choose:
      creature}}}}}}]}}}}]}}
  opponent: {{line: [{{Saint: {{power: 3, upgrades: [{CLOAK}, {CLOAK}]}}}}]}}
do: [{{you: {{play: Hex}}}}, {{you: {{resolve: 1}}}}]
then: {{opponent: {{line: [Saint: {{upgrades: [Cloak]}}], discard: [Cloak]}}}}
""",
    "A creature saved in a fight has not been destroyed in it": f"""
given:
  you: {{house: mars, line: [{{Brute: {{power: 5, abilities: [{{trigger: after_destroys_in_fight, do: {{gain_aember:
      1}}}}]}}}}]}}
  opponent: {{line: [{{Saint: {{power: 3, upgrades: [{CLOAK}]}}}}]}}
do: [{{you: {{fight: Brute, target: Saint}}}}]
then: {{you: {{aember: 0, line: [Brute: {{damage: 3}}]}}, opponent: {{line: [Saint: {{damage: 0}}]}}}}
""",
    "A creature and the neighbor that was chosen": """
given:
  you: {house: mars, hand: [{Net: {type: tactic, abilities: [{trigger: play, do: {stun: {with_a_neighbor:
      {choose: creature}}}}]}}]}
  opponent: {line: [{A: {}}, {B: {}}, {C: {}}]}
do: [{you: {play: Net}}, {you: {choose: B}}, {you: {choose: C}}]
then: {opponent: {line: [A: {stunned: false}, B: {stunned: true}, C: {stunned: true}]}}
""",
    "One card is chosen from play and a pile together": """
given:
  you:
    house: mars
    line: [{Here: {}}]
    discard: [{There: {}}]
    hand: [{Call: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose_in_play_or_from: {what:
      {creature: {side: friendly}}, zone: discard}}, to: hand}}}]}}]
  opponent: {line: [{Enemy: {}}]}
do:
  - you: {play: Call}
  - then: {can choose: [Here, There]}
  - you: {choose: There}
then: {you: {line: [Here], hand: [There], discard: [Call]}}
""",
    "The deck of whoever controls the creature": """
given:
  you: {house: mars, line: [{Brute: {}}], deck: [{Mine: {}}], artifacts: [{Tax: {abilities: [{trigger:
      {before_creature_fights: creature}, do: {discard: {top_of_deck: its_controller}}}]}}]}
  opponent: {line: [{Guard: {}}], deck: [{Theirs: {}}]}
do: [{you: end turn}, {opponent: {house: mars}}, {opponent: {fight: Guard, target: Brute}}]
then: {you: {discard: [Brute]}, opponent: {discard: [Guard, Theirs]}}
""",
    "Damage that another creature took does not destroy the one aimed at": """
given:
  you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: [{deal_damage: {amount: 3, target:
      {choose: {creature: {named: Squire}}}}}, {if: {condition: it_is_destroyed_this_way, do: {gain_aember: 1}}}]}]}}]}
  opponent: {line: [{Squire: {power: 2}}, {Shield: {power: 3, abilities: [{constant: {takes_damage_for:
      neighbors_of_this}}]}}]}
do: [{you: {play: Bolt}}]
then: {you: {aember: 0}, opponent: {line: [Squire], discard: [Shield]}}
""",
    "Damage that destroys the creature aimed at": """
given:
  you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: [{deal_damage: {amount: 3, target:
      {choose: creature}}}, {if: {condition: it_is_destroyed_this_way, do: {gain_aember: 1}}}]}]}}]}
  opponent: {line: [{Squire: {power: 2}}]}
do: [{you: {play: Bolt}}]
then: {you: {aember: 1}, opponent: {discard: [Squire]}}
""",
    "Of two creatures that would take the damage one is chosen, and passes nothing on": """
given:
  you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 2, target:
      {choose: {creature: {named: Squire}}}}}}]}}]}
  opponent: {line: [{Left: {power: 9, abilities: [{constant: {takes_damage_for: neighbors_of_this}}]}}, {Squire: {}},
      {Right: {power: 9, abilities: [{constant: {takes_damage_for: neighbors_of_this}}]}}, {Far: {power: 9, abilities:
      [{constant: {takes_damage_for: neighbors_of_this}}]}}]}
do: [{you: {play: Bolt}}, {you: {choose: Right}}]
then: {opponent: {line: [Left: {damage: 0}, Squire: {damage: 0}, Right: {damage: 2}, Far: {damage: 0}]}}
""",
    "A creature that cannot be damaged passes nothing on": """
given:
  you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 2, target:
      {choose: {creature: {named: Saint}}}}}}]}}]}
  opponent: {line: [{Saint: {abilities: [{constant: {cannot_be_damaged: this}}]}}, {Shield: {power: 9, abilities:
      [{constant: {takes_damage_for: neighbors_of_this}}]}}]}
do: [{you: {play: Bolt}}]
then: {opponent: {line: [Saint: {damage: 0}, Shield: {damage: 0}]}}
""",
    "Æmber on two cards is chosen card by card": """
given:
  phase: start
  you: {aember: 3, artifacts: [{One: {aember: 2, abilities: [{constant: {may_spend_aember: this}}]}}, {Two: {aember: 3,
      abilities: [{constant: {may_spend_aember: this}}]}}]}
do:
  - you: accept
  - then: {can choose: ["0", "1", "2"]}
  - you: {number: 1}
  - then: {can choose: ["2", "3"]}
  - you: {number: 2}
then: {you: {keys: 1, aember: 0, artifacts: [One: {aember: 1}, Two: {aember: 1}]}}
""",
    "Æmber on the opponent's card cannot be spent": """
given:
  phase: start
  you: {aember: 5}
  opponent: {artifacts: [{One: {aember: 2, abilities: [{constant: {may_spend_aember: this}}]}}]}
do: []
then: {you: {keys: 0, aember: 5}}
""",
    "A foreign card takes the house it is given": """
given:
  you: {houses: [mars, dis, logos], house: mars, hand: [{Charm: {type: tactic, abilities: [{trigger: play, do:
      [{take_control: {choose: artifact}}, {if: {condition: {not: of_your_houses}, do: {while_you_control:
      {belongs_to_house: {who: it, house: mars, instead: true}}}}}]}]}}]}
  opponent: {artifacts: [{Gun: {house: brobnar}}, {Lamp: {house: dis}}]}
do: [{you: {play: Charm}}, {you: {choose: Gun}}]
then: {you: {artifacts: [Gun: {house: mars}]}, opponent: {artifacts: [Lamp: {house: dis}]}}
""",
    "A card of one of the player's houses keeps it": """
given:
  you: {houses: [mars, dis, logos], house: mars, hand: [{Charm: {type: tactic, abilities: [{trigger: play, do:
      [{take_control: {choose: artifact}}, {if: {condition: {not: of_your_houses}, do: {while_you_control:
      {belongs_to_house: {who: it, house: mars, instead: true}}}}}]}]}}]}
  opponent: {artifacts: [{Lamp: {house: dis}}]}
do: [{you: {play: Charm}}]
then: {you: {artifacts: [Lamp: {house: dis}]}}
""",
}


@pytest.mark.parametrize("title", list(SCENARIOS))
def test_what_stands_in_for_what(title: str) -> None:
    """Each scenario goes as it says."""
    data = parse(SCENARIOS[title], title).data
    outcome = VexStage({}).run(Scenario.from_data(data, title=title, origin=__name__))
    assert outcome.passed, str(outcome)
