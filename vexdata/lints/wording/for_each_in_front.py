"""The wording rule `for-each-in-front`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

# At the head of a sentence or part of one, or behind another such clause.
_WRONG = r"(?<![:;,.>“])(?<!or)(?<!and)(?<!then)(?<!^) for each\b"

_REDUCTION = r"reduced by \d+ Æmber for each"
"""The one count that stands behind: a cost is named first, and then what takes from it."""


class ForEachInFront(TextRule):
    """A clause that multiplies an effect stands before it.

    Whoever resolves the card counts first and acts then. In that order the sentence can be followed with a
    finger; with the count behind it, it has to be read twice.

    Only a reduced cost is told the other way round: first the cost, then what takes from it.

    Bad:
        > Play: Gain 1 Æmber for each key you have forged.

    Good:
        type: tactic
        abilities: [{trigger: play, do: {gain_aember: {amount: {for_each: {of: {forged_keys: you}}}}}}]
    """

    title: ClassVar[str] = "“For each” stands in front"
    hints: ClassVar[tuple[str, ...]] = ("for each",)

    def faults(self, line: str) -> Iterator[str]:
        """Every "for each" that follows what it multiplies."""
        for found in re.finditer(_WRONG, re.sub(_REDUCTION, "", line)):
            yield f"“{found[0].strip()}” follows what it multiplies"
