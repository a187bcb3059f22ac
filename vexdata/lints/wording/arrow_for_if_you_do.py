"""The wording rule `arrow-for-if-you-do`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"(?i)\bif (?:you|they|your opponent|that player) (?:do|does|did)\b(?! not\b)"


class ArrowForIfYouDo(TextRule):
    """What happens only after something was done stands behind an arrow.

    "If you do" is read as a condition of the board and forgotten as a cost. The arrow is one mark with one
    meaning: what is left of it must have done something.

    Bad:
        > Play: Destroy a friendly creature. If you do, gain 2 Æmber.

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {gate: {first: {destroy: {choose: {creature: {side: friendly}}}}, then: {gain_aember: 2}}}
    """

    title: ClassVar[str] = "An arrow for “if you do”"
    hints: ClassVar[tuple[str, ...]] = ("if ",)

    def faults(self, line: str) -> Iterator[str]:
        """Every "if you do" and its kin."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is said where an arrow says it"
