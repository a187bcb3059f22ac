"""The wording rule `named-by-name`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule, outside_quotes

_WRONG = r"(?i)\bthis (?:card|artifact|tactic|upgrade)\b"


class NamedByName(TextRule):
    """A card that speaks of itself says its name; only an upgrade says "this creature", of the one it is on.

    "This artifact" is as long as most names and says less. The name also tells whose ability it is when the
    text is read out or copied.

    Bad:
        > Action: Destroy this artifact.

    Good:
        type: artifact
        abilities: [{trigger: action, do: [{destroy: this}, {destroy: {each: creature}}]}]
    """

    title: ClassVar[str] = "A card calls itself by name"
    hints: ClassVar[tuple[str, ...]] = ("this ",)

    def faults(self, line: str) -> Iterator[str]:
        """Every "this artifact" and its kin."""
        for found in re.finditer(_WRONG, outside_quotes(line)):
            yield f"“{found[0]}” is said instead of the card's name"
