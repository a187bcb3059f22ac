"""The wording rule `numbers-as-figures`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"(?i)\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?! [+-]\d| times\b)"


class NumbersAsFigures(TextRule):
    """An amount is written as a figure; a word stands only in front of another figure, and for how often.

    Figures are found at a glance across a table. In "two +1 power counters" two of them would run together; and
    as 2 times is twice, 3 times is three times.

    Bad:
        > Play: Deal two damage to a creature.

    Good:
        type: tactic
        abilities: [{trigger: play, do: {deal_damage: {amount: 2, target: {choose: creature}}}}]

    Good:
        type: tactic
        abilities: [{trigger: play, do: {repeat: {times: 3, do: {steal: {}}}}}]

    Good:
        type: tactic
        abilities: [{trigger: play, do: {give_power_counters: {amount: 2, target: {choose: creature}}}}]
    """

    title: ClassVar[str] = "Numbers are figures"
    hints: ClassVar[tuple[str, ...]] = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

    def faults(self, line: str) -> Iterator[str]:
        """Every number that is spelt out."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is a word where a figure is meant"
