"""The wording rule `versatile-for-omni`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"\b[Oo]mni\b"


class VersatileForOmni(TextRule):
    """A card that can be used in any house has the keyword Versatile and an Action ability.

    A label that changes who may use the card hides a standing rule in front of a colon. The keyword says it on
    the line where a player looks for standing rules, and the ability stays an Action like any other.

    Bad:
        > Omni: Steal 1 Æmber.

    Good:
        type: artifact
        keywords: [versatile]
        abilities: [{trigger: action, do: {steal: 1}}]
    """

    title: ClassVar[str] = "Versatile with Action, never Omni"
    hints: ClassVar[tuple[str, ...]] = ("omni",)

    def faults(self, line: str) -> Iterator[str]:
        """Every Omni."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is no label of this game"
