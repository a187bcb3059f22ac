"""What a card can be made of is made use of: each such rule is on a card that people can hold in their hands."""

from __future__ import annotations

from collections.abc import Iterable

from rules_engine.kernel.nodes import Node, walk
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.rulebook import LEXICON
from vexdata.pool import load_pool

WITHOUT_A_CARD: dict[str, str] = {}
"""Rules that no card uses although one could, by their slug, each with the reason why it is there all the same."""


def unused(definitions: Iterable[CardDefinition]) -> set[str]:
    """The slugs of the rules that cards are made of and that none of these cards has."""
    used = {type(node) for definition in definitions for _, node in walk(definition)}
    return {rule.slug for rule in LEXICON if issubclass(rule, Node) and rule not in used}


def test_every_rule_that_cards_are_made_of_is_on_a_card() -> None:
    """A rule without a card is proved by nothing but itself; and a reason that is no longer needed goes."""
    assert unused(card.definition for card in load_pool().values()) == WITHOUT_A_CARD.keys()


def test_a_rule_without_a_card_is_found() -> None:
    """Bumpsy alone uses few of them."""
    bumpsy = load_pool()["Bumpsy"].definition
    assert {"steal", "after-card-played", "taunt"} <= unused([bumpsy])
    assert "steal" not in unused([bumpsy, load_pool()["Urchin"].definition])
