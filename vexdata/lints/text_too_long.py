"""The lint `text-too-long`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import ClassVar

from vexdata.findings import Severity
from vexdata.lints.base import Complaint, Subject
from vexdata.lints.wording.base import WordingRule


class TextTooLong(WordingRule):
    """The text of a card does not fit on its face.

    The text box holds nine lines of some forty characters. What is longer has to be printed too small to be
    read across a table, and most often it is two cards in one.

    Bad:
        power: 3
        abilities:
          - {trigger: play, do: [{draw: 1}, {stun: {choose: creature}}, {draw: 2}, {stun: {each: creature}}]}
          - {trigger: reap, do: [{draw: 3}, {stun: {choose: creature}}, {draw: 4}, {stun: {each: creature}}]}
          - {trigger: fight, do: [{draw: 5}, {stun: {choose: creature}}, {draw: 6}, {stun: {each: creature}}]}
          - {trigger: play, do: [{draw: 7}, {stun: {choose: creature}}, {draw: 8}, {stun: {each: creature}}]}
          - {trigger: reap, do: [{draw: 9}, {stun: {choose: creature}}, {draw: 10}, {stun: {each: creature}}]}

    Good:
        power: 3
        abilities: [{trigger: reap, do: {draw: 1}}]
    """

    title: ClassVar[str] = "The text fits on the face"
    severity: ClassVar[Severity] = Severity.WARNING

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The abilities of a card whose text takes too much room."""
        text = subject.text.lines
        length = sum(map(len, text))
        lines = sum(len(textwrap.wrap(line, _LINE)) for line in text)
        if length > _CHARACTERS or lines > _LINES:
            message = f"the text takes {lines} lines and {length} characters; {_LINES} and {_CHARACTERS} fit"
            yield Complaint(("abilities",), message)


_LINE = 40
_LINES = 9
_CHARACTERS = 320
