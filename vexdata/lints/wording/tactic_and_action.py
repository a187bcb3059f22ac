"""The wording rule `tactic-and-action`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"\b(?:[Aa]ction cards?|(?:play|an|each|enemy|friendly) actions?)\b(?! abilit)"


class TacticAndAction(TextRule):
    """A card type is called tactic; Action stands only in front of an ability.

    One word with two meanings makes "after you play an action" a question. The card is a tactic everywhere, so
    that Action names the ability and nothing else.

    Bad:
        > Play: Archive an action card from your discard pile.

    Good:
        type: tactic
        abilities: [{trigger: play, do: {archive: {choose_from: {zone: discard, what: tactic}}}}]

    Good:
        type: artifact
        abilities: [{trigger: action, do: {draw: 1}}]
    """

    title: ClassVar[str] = "A tactic is a card, Action is an ability"
    hints: ClassVar[tuple[str, ...]] = ("action",)

    def faults(self, line: str) -> Iterator[str]:
        """Every "action" that is no label of an ability."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is said of a card"
