"""The wording rule `opponent-named-once`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.wording.base import TextRule

_NAME = r"(?i)\byour opponent\b"


class OpponentNamedOnce(TextRule):
    """After "your opponent", the same sentence says "they" and "their".

    Named twice, the opponent reads like two people. The pronoun is shorter, and nobody else in this game is
    called "they".

    Bad:
        > Play: If your opponent has 7 or more Æmber, your opponent loses 4 Æmber.

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              if:
                condition: {aember: {player: opponent, at_least: 7}}
                do: {lose_aember: {player: opponent, amount: 4}}
    """

    title: ClassVar[str] = "The opponent is named once in a sentence"
    hints: ClassVar[tuple[str, ...]] = ("your opponent",)

    def faults(self, line: str) -> Iterator[str]:
        """Every sentence that names the opponent a second time."""
        for sentence in re.split(r"(?<=[.!?])”? |; |“|”|: ", line):
            if len(re.findall(_NAME, sentence)) > 1:
                yield "one sentence says “your opponent” twice"
