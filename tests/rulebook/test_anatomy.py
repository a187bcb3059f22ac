"""What cards show, which no play of the game could prove."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules_engine.kernel.decisions import Option
from rules_engine.kernel.loading import LoadError
from rules_engine.vex.cards.card_types import BY_NAME
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.families import ConstantEffect, Keyword
from rules_engine.vex.rulebook import LEXICON
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.scenarios.stage import VexStage
from rules_engine.vex.vocabulary import CardTypeName

PLAYED_ONLY = ("alpha", "deploy", "omega", "treachery")
NUMBERED = ("assault", "hazardous", "splash_attack")


def card(**said: Any) -> CardDefinition:
    """A card that says this."""
    data = {"name": "Titan", "house": "mars", "rarity": "common", **said}
    made: CardDefinition = standard_loader().load(CardDefinition, data)
    return made


def test_there_are_four_card_types() -> None:
    """Each has an entry that says where its cards go."""
    assert sorted(BY_NAME) == sorted(get_args(CardTypeName)) == ["artifact", "creature", "tactic", "upgrade"]
    assert all(LEXICON[slug].section == "card-types" for slug in BY_NAME)


def test_only_creatures_show_power_and_armor() -> None:
    """A creature needs power; the other types can have neither power nor armor."""
    assert BY_NAME["creature"].needs == {"power"}
    assert {name for name, kind in BY_NAME.items() if kind.forbids >= {"power", "armor"}} == {
        "artifact",
        "tactic",
        "upgrade",
    }


def test_the_tactic_says_how_its_name_differs() -> None:
    """The reader who knows the parent game learns why the word changed."""
    assert "action" in (LEXICON["tactic"].entry.differs or "")


@pytest.mark.parametrize("keyword", PLAYED_ONLY)
def test_a_keyword_of_playing_is_neither_granted_nor_lost(keyword: str) -> None:
    """Alpha, Deploy, Omega and Treachery are over once the card is in play."""
    for data in (
        {"gains_keyword": {"who": {"each": "creature"}, "keyword": keyword}},
        {"loses_keyword": {"who": {"each": "creature"}, "keyword": keyword}},
    ):
        with pytest.raises(LoadError, match="only while its card is played"):
            standard_loader().load(ConstantEffect, data)


def test_every_other_keyword_can_be_granted_and_lost() -> None:
    """Which keywords matter in play, and so can come and go, is told by the keywords themselves."""
    kept = {rule.key for rule in LEXICON.of_kind(Keyword) if not rule.grantable}  # type: ignore[attr-defined]
    assert kept == set(PLAYED_ONLY)
    for rule in LEXICON.of_kind(Keyword):
        key = rule.key  # type: ignore[attr-defined]
        if key not in PLAYED_ONLY:
            standard_loader().load(ConstantEffect, {"loses_keyword": {"who": {"each": "creature"}, "keyword": key}})


@pytest.mark.parametrize("keyword", NUMBERED)
def test_a_keyword_with_the_number_zero_is_no_keyword(keyword: str) -> None:
    """A card that has nothing of it does not print it."""
    with pytest.raises(LoadError):
        card(type="creature", power=3, keywords=[{keyword: 0}])
    assert card(type="creature", power=3, keywords=[{keyword: 1}]).keywords


def test_a_card_is_the_source_of_what_its_icons_do() -> None:
    """The player is asked by the card that carries the icon, and the damage is dealt by it."""
    board = {
        "you": {"house": "mars", "hand": [{"Scout": {"icons": ["damage"]}}]},
        "opponent": {"line": [{"Guard": {}}]},
    }
    match = VexStage().set_up(board)
    match.answer(match.decision.options.index(Option("play", 0)))  # type: ignore[union-attr]
    decision = match.decision
    assert decision is not None
    assert (decision.kind, decision.source, decision.rule) == ("card", 0, "damage-icon")
