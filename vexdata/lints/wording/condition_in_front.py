"""The wording rule `condition-in-front`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"(?<![:;,.>“])(?<!or)(?<!and)(?<!then)(?<!as)(?<!even)(?<!^) if\b"


class ConditionInFront(TextRule):
    """A condition stands before what depends on it.

    A player who has read "steal 2 Æmber" has reached for it. The condition comes first, so that nobody has to
    put anything back.

    Bad:
        > Play: Steal 1 Æmber if your opponent has 7 or more Æmber.

    Good:
        type: tactic
        abilities: [{trigger: play, do: {if: {condition: {aember: {player: opponent, at_least: 7}}, do: {steal: 1}}}}]
    """

    title: ClassVar[str] = "“If” stands in front"
    hints: ClassVar[tuple[str, ...]] = (" if",)

    def faults(self, line: str) -> Iterator[str]:
        """Every condition that follows what depends on it."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0].strip()}” follows what depends on it"
