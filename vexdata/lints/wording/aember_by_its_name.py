"""The wording rule `aember-by-its-name`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"\b(?:[Aa]e?mbers?|æmbers?|Æmbers|\d+A)\b"


class AemberByItsName(TextRule):
    """The resource is called Æmber, with the ligature, and has no plural.

    It is one word for a pool, a bonus icon and a single piece, so that a search finds all three.

    Bad:
        > Play: Gain 2 ambers.

    Good:
        type: tactic
        abilities: [{trigger: play, do: {gain_aember: 2}}]
    """

    title: ClassVar[str] = "Æmber by its name"
    hints: ClassVar[tuple[str, ...]] = ("amber", "ember", "æmbers", *(f"{digit}a" for digit in range(10)))

    def faults(self, line: str) -> Iterator[str]:
        """Every other spelling."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is said for “Æmber”"
