"""What a wording rule is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.base import Complaint, Lint, Subject, words

_ABILITIES = ("abilities",)


class WordingRule(Lint):
    """A lint that holds card text to one way of saying something.

    The page of wording rules prints its docstring, and the text of the cards in it.

    Bad:
        > Play: Text as no card prints it.

    Good:
        power: 1
    """

    title: ClassVar[str]
    """The rule in a few words, as a heading."""


class TextRule(WordingRule):
    """A wording rule that looks at the lines a card prints.

    Most of what such a rule forbids no card file can produce, since templates write the text. So it holds the templates
    to the rule, and its bad example may be printed text: lines that begin with `>`.

    Bad:
        > Play: Text as no card prints it.

    Good:
        power: 1
    """

    hints: ClassVar[tuple[str, ...]]
    """Lower-case bits of text; a line without any of them keeps the rule, and need not be looked at closely."""

    def may_break(self, line: str) -> bool:
        """Whether a line has anything in it that the rule is about."""
        lower = line.lower()
        return any(hint in lower for hint in self.hints)

    @abstractmethod
    def faults(self, line: str) -> Iterator[str]:
        """What is wrong with a line of card text, a sentence for each fault."""

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The faults of every line that the card prints."""
        text = subject.text
        lines = [((*_ABILITIES, index), line) for index, line in enumerate(text.abilities)]
        for path, line in (*lines, (("keywords",), text.keywords), (("enhance",), text.enhance)):
            if self.may_break(line):
                for fault in self.faults(_without_names(line, subject)):
                    yield Complaint(path, fault, f"the card prints: {line}")


def _without_names(line: str, subject: Subject) -> str:
    """A line with a plain word in place of every card's name, for a name may say what it likes."""
    names = {subject.card.name, *(name for _, node in subject.nodes for name in words(node, "named"))}
    for name in sorted(names, key=len, reverse=True):
        line = line.replace(name, "Titan")
    return line


def outside_quotes(line: str) -> str:
    """A line without the abilities that it grants, which speak for another card."""
    kept, depth = [], 0
    for character in line:
        depth += (character == "“") - (character == "”")
        if depth == 0:
            kept.append(character)
    return "".join(kept)
