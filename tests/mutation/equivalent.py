"""Changes that make no difference: the list of them, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.report import Row
from tests.mutation.trial import Result
from vexdata.reading import read

FILE = Path(__file__).with_name("equivalent.yaml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A change that makes no difference.

    Args:
        rule: the slug of the rule, or the name of what rules share.
        method: what is changed.
        change: the change as the report prints it.
        reason: why nothing can tell the difference.
        number: which of the places of this method that are changed like that, from 0.
    """

    rule: str
    method: str
    change: str
    reason: str
    number: int = 0

    def means(self, result: Result) -> bool:
        """Whether it is this change."""
        return (self.method, self.change, self.number) == (result.place, result.text, result.number)


def load(path: Path = FILE) -> list[Equivalent]:
    """The list."""
    return [Equivalent(**entry) for entry in read(path).data or ()]


def set_aside(name: str, section: str, results: Sequence[Result], known: Sequence[Equivalent]) -> Row:
    """The row of a rule, without the changes that make no difference."""
    mine = [each for each in known if each.rule == name]
    reasons = {result: each.reason for result in results for each in mine if each.means(result) and not result.killed}
    counted = tuple(result for result in results if result not in reasons)
    return Row(name, section, counted, tuple(reasons.items()))


def stale(rows: Sequence[Row], known: Sequence[Equivalent]) -> list[str]:
    """One line for each entry that is about none of the changes of its rule, or about one that is noticed."""
    tried = {row.name: row for row in rows}
    return [
        f"{each.rule}, {each.method}: {each.change}"
        for each in known
        if each.rule in tried and not any(each.means(result) for result, _ in tried[each.rule].set_aside)
    ]
