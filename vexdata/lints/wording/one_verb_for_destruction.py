"""The wording rule `one-verb-for-destruction`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_WRONG = r"(?i)\b(?:sacrific\w*|kill\w*)\b"


class OneVerbForDestruction(TextRule):
    """Whatever destroys a card says "destroy", whoever controls the card.

    A second verb for one's own cards suggests a second rule. Destroyed abilities resolve and wards hold in
    either case, so the word is the same.

    Bad:
        > Action: Sacrifice Lifeward.

    Good:
        type: artifact
        abilities: [{trigger: action, do: [{destroy: this}, {destroy: {each: creature}}]}]
    """

    title: ClassVar[str] = "Destroy, never sacrifice"
    hints: ClassVar[tuple[str, ...]] = ("sacrific", "kill")

    def faults(self, line: str) -> Iterator[str]:
        """Every other verb for destroying."""
        for found in re.finditer(_WRONG, line):
            yield f"“{found[0]}” is said for “destroy”"
