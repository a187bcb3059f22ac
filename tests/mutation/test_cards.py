"""Changes to cards are found out by examples that prove something, and by no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_engine.kernel.nodes import to_data
from tests.mutation.cards import changes, survivors
from vexdata.pool import CardFile, load_pool
from vexdata.reading import parse

WEAK = """
- title: Something is hit
  given:
    you: {house: untamed, hand: [Mighty Tiger]}
    opponent: {line: [{Guard: {power: 4}}]}
  do:
    - you: {play: Mighty Tiger}
  then:
    opponent: {line: []}
"""


@pytest.fixture(scope="module")
def tiger() -> CardFile:
    """A creature whose Play deals 4 damage to an enemy creature."""
    return load_pool()["Mighty Tiger"]


def test_every_word_that_matters_is_changed(tiger: CardFile) -> None:
    found = {str(change).split(": ", 1)[0].rsplit("/", 1)[-1] for change in changes(to_data(tiger.definition))}
    assert found == {"side", "amount"}


def test_a_weak_example_lets_a_change_through(tiger: CardFile) -> None:
    """The damage could as well be 5: the creature dies of either."""
    examples: Any = parse(WEAK, "weak examples").data
    found = [str(change) for change in survivors(replace(tiger, examples=tuple(examples)), load_pool().definitions)]
    assert "abilities/0/do/deal_damage/amount: 4 -> 5" in found


def test_the_cards_own_examples_notice_every_change(tiger: CardFile) -> None:
    assert list(survivors(tiger, load_pool().definitions)) == []
