"""The wording rule `put-for-every-move`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_ZONE = r"(?:hands?|decks?|archives|discard piles?)"
_WRONG = rf"(?i)\b(returns?|(?:moves?|takes?|adds?) [^.;:”]*\b(?:to|into) [^.;:”]*\b{_ZONE})\b"


class PutForEveryMove(TextRule):
    """A card that goes to a hand, a deck or a pile is put there.

    "Return" claims that the card was there before, which is often wrong, and "move" and "take" leave open
    whether something else is meant. One verb for every direction lets the end of the sentence carry the
    difference: into whose hand, on top of whose deck.

    Bad:
        > Fight: Return an enemy creature to its owner's hand.

    Good:
        power: 3
        abilities: [{trigger: fight, do: {put: {what: {choose: {creature: {side: enemy}}}, to: hand}}}]
    """

    title: ClassVar[str] = "Put, for every move to a zone"
    hints: ClassVar[tuple[str, ...]] = ("return", "move", "take", "add")

    def faults(self, line: str) -> Iterator[str]:
        """Every other verb in front of a zone."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[1]}” is said for “put”"
