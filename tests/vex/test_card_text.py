"""Card text, as it is written from the card itself."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.card_text import ability_text, card_text, node_text
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.families import Condition, ConstantEffect, Count, Effect, Filter, Tally, Target
from rules_engine.vex.scenarios.cards import standard_loader
from vexdata.reading import parse


def load(base: type, text: str) -> Any:
    """A part of a card, as a card file writes it."""
    return standard_loader().load(base, parse(text, "a card").data)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{trigger: reap, do: {steal: 1}}", "Reap: Steal 1 Æmber."),
        (
            "{trigger: start_of_each_turn, do: [{pick: {choose: {creature: {side: friendly}}}}, {destroy: {each:"
            " {creature: {side: enemy, house: its}}}}]}",
            "At the start of each player's turn, they choose a creature they control, then destroy each creature"
            " their opponent controls of its house.",
        ),
        (
            "{trigger: after_player_forges, do: {lose_aember: {player: opponent, amount: 1}}}",
            "After a player forges a key, their opponent loses 1 Æmber.",
        ),
        (
            "{trigger: {before_creature_fights: creature}, do: [{discard: {top_of_deck: its_controller}},"
            " {if: {condition: {it_is: creature}, do: avert_fight}}]}",
            "Before a creature fights, discard the top card of its controller's deck. If it is a creature, exhaust the"
            " attacking creature with no effect.",
        ),
        (
            "{trigger: action, do: {gate: {first: {destroy: this}, then: [{search: {what: card}}, shuffle]}}}",
            "Action: Destroy Titan -> search your deck for a card, reveal it, and put it into your hand, and shuffle"
            " your deck.",
        ),
        (
            "{constant: {may_play: {player: you, what: {card: {house: mars}}}}}",
            "You may play one Mars card each turn.",
        ),
        (
            "{trigger: play, do: {deal_damage: {amount: 2, target: {choose: {creature: {other: true}}}}}}",
            "Play: Deal 2 damage to another creature.",
        ),
        (
            "{trigger: play, do: {gain_aember: {amount: {for_each: {of: {in_play: {artifact: {side: enemy}}}}}}}}",
            "Play: For each enemy artifact, gain 1 Æmber.",
        ),
        (
            "{constant: {gets_power: {who: {each: {creature: {side: friendly}}}, amount: -1}}}",
            "Each friendly creature gets -1 power.",
        ),
        (
            "{constant: {gets_power: {who: this, amount: {for_each: {of: {in_play: artifact}, amount: 2}}}}}",
            "For each artifact, Titan gets +2 power.",
        ),
        (
            "{constant: {while: {condition: {not: on_flank}, apply: {gains_keyword: {who: this, keyword: taunt}}}}}",
            "While Titan is not on a flank, it gains taunt.",
        ),
        (
            "{constant: {gains_ability: {who: this_creature, ability: {trigger: fight, do: {exalt: {target: this}}}}}}",
            "This creature gains, “Fight: Exalt this creature.”",
        ),
        (
            "{constant: {while: {condition: {on_flank: this_creature}, apply: [{gets_power: {who: this_creature,"
            " amount: 2}}, {gets_armor: {who: this_creature, amount: 1}}]}}}",
            "While this creature is on a flank, it gets +2 power and +1 armor.",
        ),
        (
            "{trigger: play, do: {for_remainder_of_turn: {effects: [{may_use: {who: {each: {creature:"
            " {side: friendly}}}}}, {can_only_fight: {each: {creature: {side: friendly}}}}]}}}",
            "Play: For the remainder of the turn, you may use friendly creatures as if they belonged to the active"
            " house and friendly creatures can only be used to fight.",
        ),
        (
            "{trigger: play, do: {capture: {amount: {all_but: {amount: 5}}}}}",
            "Play: Capture all but 5 of your opponent's Æmber.",
        ),
        (
            "{trigger: play, do: {capture: {amount: all, target: {choose: {creature: {side: enemy}}}}}}",
            "Play: An enemy creature captures all of its opponent's Æmber.",
        ),
        ("{constant: {key_cost: {player: opponent, amount: 1}}}", "Your opponent's keys cost +1 Æmber."),
        (
            "{constant: [{gets_power: {who: this_creature, amount: 2}}, {gets_armor: {who: this_creature, amount: 1}},"
            " {gains_keyword: {who: this_creature, keyword: taunt}},"
            " {gains_keyword: {who: {each: creature}, keyword: elusive}}]}",
            "This creature gets +2 power and +1 armor, and gains taunt. Each creature gains elusive.",
        ),
        (
            "{constant: [{gets_power: {who: this, amount: {for_each: {of: {in_play: artifact}, amount: 2}}}},"
            " {gains_keyword: {who: this, keyword: taunt}}]}",
            "For each artifact, Titan gets +2 power. It gains taunt.",
        ),
        (
            "{trigger: play, do: [{ready: {choose: creature}}, {fight_with: it}, {draw: 1}]}",
            "Play: Ready a creature and fight with it. Draw 1 card.",
        ),
        (
            "{trigger: play, do: [{pick: {choose: creature}}, {ready: it}, {ward: it}]}",
            "Play: Choose a creature. Ready and ward it.",
        ),
        (
            "{trigger: play, do: [{may: {do: {ready: {choose: creature}}}}, {stun: it}]}",
            "Play: You may ready a creature. Stun it.",
        ),
        (
            "{trigger: play, do: [{gain_aember: 1}, {gain_aember: 2}, {gain_chains: 1}, {draw: 1}]}",
            "Play: Gain 1 Æmber, 2 Æmber, and 1 chain. Draw 1 card.",
        ),
        (
            "{trigger: play, do: [{lose_aember: {player: opponent, amount: 1}}, {gain_chains: {player: opponent}}]}",
            "Play: Your opponent loses 1 Æmber. Your opponent gains 1 chain.",
        ),
        (
            "{trigger: play, do: {if: {condition: {aember: {player: opponent, at_least: 7}},"
            " do: {lose_aember: {player: opponent, amount: 4}}}}}",
            "Play: If your opponent has 7 or more Æmber, they lose 4 Æmber.",
        ),
        (
            "{trigger: after_opponent_forges, do: {lose_aember: {player: opponent, amount: all}}}",
            "After your opponent forges a key, they lose all of their Æmber.",
        ),
        (
            "{trigger: play, do: {lose_aember: {player: opponent, amount: {all_but: {amount: 5}}}}}",
            "Play: Your opponent loses all but 5 of their Æmber.",
        ),
        (
            "{trigger: play, do: {give_power_counters: {amount: 2, target: this}}}",
            "Play: Put two +1 power counters on Titan.",
        ),
        (
            "{constant: [{gets_power: {who: {each: creature}, amount: 1}}, {cannot_reap: {each: creature}},"
            " {cannot_fight: {each: creature}}]}",
            "Each creature gets +1 power and cannot reap or fight.",
        ),
        (
            "{constant: {cannot_reap: {each: {creature: {side: enemy}}}}}",
            "Enemy creatures cannot reap.",
        ),
        (
            "{trigger: after_destroys_in_fight, do: {heal: all}}",
            "After an enemy creature is destroyed in a fight with Titan, fully heal Titan.",
        ),
        (
            "{trigger: play, do: {gate: {first: {discard_until: creature},"
            " then: {put: {what: {it: the_discarded_creature}, to: hand}}}}}",
            "Play: Discard cards from the top of your deck until you discard a creature or run out of cards -> put the"
            " discarded creature into your hand.",
        ),
    ],
)
def test_an_ability_reads_as_a_card_prints_it(text: str, expected: str) -> None:
    assert ability_text(load(Ability, text), "Titan") == expected


@pytest.mark.parametrize(
    ("base", "text", "expected"),
    [
        (Target, "{neighbors: it}", "each of its neighbors"),
        (Target, "{choose_up_to: {amount: 2, what: creature}}", "up to 2 creatures"),
        (Target, "{most_powerful: {what: {creature: {side: enemy}}}}", "the most powerful enemy creature"),
        (
            Target,
            "{choose_from: {zone: hand, owner: opponent, what: card, random: true}}",
            "a random card from your opponent's hand",
        ),
        (Target, "{top_of_deck: {amount: 3}}", "the top 3 cards of your deck"),
        (Tally, "{done_this_way: card_purged}", "card purged this way"),
        (Tally, "{forged_keys: opponent}", "key your opponent has forged"),
        (Count, "{all_but: {amount: 3}}", "all but 3"),
        (Condition, "{aember: {player: opponent, at_least: 6}}", "your opponent has 6 or more Æmber"),
        (Condition, "{not: {aember: {player: you, at_least: 3}}}", "you have less than 3 Æmber"),
        (Condition, "{tally: {of: {in_play: creature}, at_most: 0}}", "there are no creatures"),
        (Condition, "{tally: {of: {in_play: {creature: {side: enemy}}}, at_least: 1}}", "there is an enemy creature"),
        (Condition, "{not: {tally: {of: {in_play: creature}, at_most: 0}}}", "there is a creature"),
        (Condition, "{not: {tally: {of: {in_play: creature}, at_least: 1}}}", "there are no creatures"),
        (Condition, "{not: {tally: {of: {in_play: creature}, at_least: 3}}}", "there are fewer than 3 creatures"),
        (
            Condition,
            "{tally: {of: {done_this_way: card_destroyed}, at_most: 1}}",
            "1 or fewer cards are destroyed this way",
        ),
        (Condition, "{tally: {of: {done_this_way: card_destroyed}, at_least: 1}}", "a card is destroyed this way"),
        (Condition, "{tally: {of: {done_this_way: damage_dealt}, at_least: 1}}", "any damage is dealt this way"),
        (Condition, "{tally: {of: {done_this_way: aember_lost}, at_least: 4}}", "4 or more Æmber is lost this way"),
        (
            Condition,
            "{tally: {of: {destroyed_this_way: {what: creature, theirs: true}}, at_most: 0}}",
            "no creatures they controlled are destroyed this way",
        ),
        (
            Condition,
            "{tally: {of: {destroyed_this_way: {what: {creature: {trait: beast}}}}, at_least: 2}}",
            "2 or more Beast creatures are destroyed this way",
        ),
        (Condition, "{it_is: {creature: {house: mars}}}", "it is a Mars creature"),
        (Filter, "{creature: {side: enemy, damaged: true, house: mars}}", "damaged enemy Mars creature"),
        (Filter, "{creature: {side: friendly, other: true, ready: true}}", "other ready friendly creature"),
        (Filter, "{artifact: {side: enemy, ready: false}}", "exhausted enemy artifact"),
        (
            Effect,
            "{lose_aember: {amount: half, player: opponent}}",
            "your opponent loses half of their Æmber, rounding down the loss",
        ),
        (Effect, "{gain_aember: {amount: {power_of: this}}}", "gain Æmber equal to Titan's power"),
        (Effect, "{draw: {amount: {power_of: it}}}", "draw cards equal to its power"),
        (
            Effect,
            "{deal_damage: {amount: {power_of: this}, target: {choose: creature}}}",
            "deal damage to a creature equal to Titan's power",
        ),
        (Effect, "choose_number", "choose a number"),
        (Effect, "{choose_number: {most: 3}}", "choose a number from 1 to 3"),
        (
            ConstantEffect,
            "{hand_size: {player: each_player, amount: 1}}",
            "during their draw phase, each player refills their hand to 1 additional card",
        ),
        (Condition, "{any_this_way: {what: creature, done: discarded}}", "a creature is discarded this way"),
    ],
)
def test_a_part_of_a_card_reads_as_part_of_a_sentence(base: type, text: str, expected: str) -> None:
    assert node_text(load(base, text), "Titan") == expected


def test_a_card_prints_enhance_keywords_and_one_line_for_each_ability() -> None:
    card = load(
        CardDefinition,
        "{name: Titan, house: mars, type: creature, rarity: common, power: 4, keywords: [elusive, {assault: 2}],"
        " enhance: [aember, draw], abilities: [{trigger: reap, do: {exalt: {target: this}}},"
        " {trigger: fight, do: {exalt: {target: this}}}]}",
    )
    text = card_text(card)
    assert text.lines == (
        "Enhance an Æmber icon and a draw icon.",
        "Elusive. Assault 2.",
        "Reap: Exalt Titan.",
        "Fight: Exalt Titan.",
    )
