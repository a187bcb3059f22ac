"""The wording rule `no-reminder-text`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"\([^)]*\)?"


class NoReminderText(TextRule):
    """Card text explains no keyword: there are no brackets on a card.

    A reminder is a second wording of a rule, and the two drift apart. The rulebook's entry is one tap away, and
    the line stays short enough to be read.

    Bad:
        > Elusive. (The first attack each turn deals no damage.)

    Good:
        power: 2
        keywords: [elusive]
    """

    title: ClassVar[str] = "Keywords without reminders"
    hints: ClassVar[tuple[str, ...]] = ("(", ")")

    def faults(self, line: str) -> Iterator[str]:
        """Every bracket."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is a reminder"
