"""What the filters match on a board, and how they read."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.loading import LoadError
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.card_text import WRITER
from rules_engine.vex.context import Context
from rules_engine.vex.families import ConstantEffect, Filter
from rules_engine.vex.scenarios.board import build
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.state.game import Game
from vexdata.reading import parse

BOARD = """
you:
  house: mars
  line:
    - Left: {power: 2, traits: [knight], damage: 1}
    - Middle: {power: 5, house: dis, keywords: [taunt], stunned: true}
    - Right: {power: 3, aember: 1, ready: false}
  artifacts: [{Lamp: {type: artifact}}]
opponent:
  line: [{Guard: {power: 4, traits: [knight, agent]}}]
"""


def the_filter(text: str) -> Filter:
    """A filter as a card file writes it."""
    loaded: Filter = standard_loader().load(Filter, parse(text, "a filter").data)
    return loaded


def board() -> Game:
    """A board with four creatures and an artifact."""
    return build(parse(BOARD, "a board").data, {}, standard_loader())


def matches(text: str, **chosen: Any) -> list[str]:
    """The names of the cards in play that a filter matches, seen from the first creature of yours."""
    game = board()
    context = Context(0, game.players[0].battleline[0])
    for name, value in chosen.items():
        setattr(context, name, value)
    what = the_filter(text)
    return [card.name for card in game.in_play() if what.matches(game, card, context.source, 0, context)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("creature", ["Left", "Middle", "Right", "Guard"]),
        ("artifact", ["Lamp"]),
        ("upgrade", []),
        ("card", ["Left", "Middle", "Right", "Lamp", "Guard"]),
        ("{card: {not_type: creature}}", ["Lamp"]),
        ("{any_of: [artifact, {creature: {side: enemy}}]}", ["Lamp", "Guard"]),
        ("{creature: {side: friendly}}", ["Left", "Middle", "Right"]),
        ("{creature: {side: friendly, other: true}}", ["Middle", "Right"]),
        ("{creature: {house: dis}}", ["Middle"]),
        ("{creature: {not_house: mars}}", ["Middle"]),
        ("{creature: {not_house: active}}", ["Middle"]),
        ("{creature: {trait: knight}}", ["Left", "Guard"]),
        ("{creature: {trait: knight, not_trait: agent}}", ["Left"]),
        ("{creature: {power_at_most: 3}}", ["Left", "Right"]),
        ("{creature: {power_at_least: 4, power_at_most: 4}}", ["Guard"]),
        ("{creature: {damaged: true}}", ["Left"]),
        ("{creature: {flank: false}}", ["Middle"]),
        ("{creature: {flank: true, side: friendly}}", ["Left", "Right"]),
        ("{creature: {ready: false}}", ["Right"]),
        ("{creature: {stunned: true}}", ["Middle"]),
        ("{creature: {has_aember: true}}", ["Right"]),
        ("{creature: {keyword: taunt}}", ["Middle"]),
        ("{card: {named: Lamp}}", ["Lamp"]),
        ("{card: {not_named: Lamp, side: friendly}}", ["Left", "Middle", "Right"]),
    ],
)
def test_a_filter_matches_the_cards_it_describes(text: str, expected: list[str]) -> None:
    assert matches(text) == expected


def test_a_filter_can_ask_for_what_the_ability_chose() -> None:
    assert matches("{creature: {house: chosen}}", house="dis") == ["Middle"]
    assert matches("{creature: {house: chosen}}") == []
    assert matches("{creature: {power_at_least: chosen}}", number=4) == ["Middle", "Guard"]


@pytest.mark.parametrize(
    ("text", "one", "several"),
    [
        ("creature", "creature", "creatures"),
        ("{creature: {side: friendly, house: mars}}", "friendly Mars creature", "friendly Mars creatures"),
        (
            "{creature: {other: true, side: friendly, not_trait: agent, house: star_alliance}}",
            "other friendly non-Agent Star Alliance creature",
            "other friendly non-Agent Star Alliance creatures",
        ),
        ("{creature: {power_at_most: 3}}", "creature with power 3 or lower", "creatures with power 3 or lower"),
        ("{creature: {damaged: false}}", "undamaged creature", "undamaged creatures"),
        ("{creature: {flank: true}}", "flank creature", "flank creatures"),
        ("{creature: {flank: false}}", "creature not on a flank", "creatures not on a flank"),
        ("{creature: {has_aember: true}}", "creature with Æmber on it", "creatures with Æmber on them"),
        ("{creature: {house: chosen}}", "creature of the chosen house", "creatures of the chosen house"),
        ("{artifact: {ready: false}}", "exhausted artifact", "exhausted artifacts"),
        ("{card: {named: Lamp}}", "card named Lamp", "cards named Lamp"),
        ("{any_of: [creature, artifact]}", "creature or artifact", "creatures or artifacts"),
    ],
)
def test_a_filter_reads_well_for_one_card_and_for_several(text: str, one: str, several: str) -> None:
    what = the_filter(text)
    wording = WRITER.wording("Titan")
    assert (wording.text(what), wording.text(what, plural_form=True)) == (one, several)


@pytest.mark.parametrize(
    "text",
    [
        "{gets_power: {who: {each: {creature: {power_at_most: 3}}}, amount: 1}}",
        "{gains_keyword: {who: {each: {creature: {keyword: taunt}}}, keyword: elusive}}",
        "{belongs_to_house: {who: {each: {creature: {house: dis}}}, house: mars}}",
        "{considered_flank: {each: {creature: {flank: false}}}}",
    ],
)
def test_nothing_picks_its_cards_by_what_it_changes(text: str) -> None:
    with pytest.raises(LoadError, match="cannot pick its cards by"):
        standard_loader().load(ConstantEffect, parse(text, "an effect").data)
