"""What a run found, as lines for the terminal and as a page for contributors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.mutation.trial import Result

MEND = ".venv/bin/python -m tests.mutation --out site/docs/authors/mutation.md"


@dataclass(frozen=True, slots=True)
class Row:
    """What was found for a rule, or for what several rules share.

    Args:
        name: its slug or name.
        section: its section of the rulebook.
        results: the changes that count.
        set_aside: the changes that make no difference, each with the reason.
    """

    name: str
    section: str
    results: tuple[Result, ...]
    set_aside: tuple[tuple[Result, str], ...] = ()

    @property
    def killed(self) -> int:
        """How many changes an example noticed."""
        return sum(result.killed for result in self.results)

    @property
    def survivors(self) -> list[Result]:
        """The changes that none noticed."""
        return [result for result in self.results if not result.killed]

    @property
    def percent(self) -> float:
        """The share of changes that were noticed, of 100; all of none."""
        return 100 * self.killed / len(self.results) if self.results else 100.0

    def is_short(self, least: float) -> bool:
        """Whether the share is under a limit; a rule that nothing was changed in is not."""
        return bool(self.results) and self.percent < least


def share(killed: int, changes: int) -> str:
    """A share as a whole percentage, never rounded up to 100 or over a limit."""
    return f"{100 * killed // changes} %" if changes else "–"


def _unbroken(killed: int, changes: int) -> str:
    """A share that stays on one line of a page."""
    return share(killed, changes).replace(" ", "\N{NO-BREAK SPACE}")


def lines(rows: Sequence[Row], least: float) -> Iterator[str]:
    """The report for the terminal: each rule with its survivors, and the totals."""
    for row in rows:
        if row.results:
            yield f"{row.name}: {row.killed} of {len(row.results)} noticed ({share(row.killed, len(row.results))})"
            yield from (f"  line {one.line}, {one.place}: {one.text}" for one in row.survivors)
    killed, changes = totals(rows)
    yield f"{killed} of {changes} changes noticed ({share(killed, changes)})"
    short = [row.name for row in rows if row.is_short(least)]
    if short:
        yield f"under {least:g} %: {', '.join(short)}"


def totals(rows: Iterable[Row]) -> tuple[int, int]:
    """How many changes were noticed, and how many there were."""
    counted = list(rows)
    return sum(row.killed for row in counted), sum(len(row.results) for row in counted)


def page(rows: Sequence[Row], titles: Mapping[str, str]) -> str:
    """The page for contributors, in Markdown.

    Args:
        titles: the titles of the sections, by slug, in the order of the rulebook.
    """
    killed, changes = totals(rows)
    out = [
        "---",
        "title: Do the examples notice?",
        "description: How many changes to each rule its own worked examples notice.",
        "---",
        "# Do the examples notice?",
        "",
        "An example that passes proves little if it would pass whatever the rule did. So each rule is changed in one",
        "place at a time – a comparison turned around, a number off by one, a step left out, a loop cut short – and",
        "its own examples are played: at least one of them must fail.",
        "",
        "This page was made by the command below, which also names each change that no example noticed, with its line.",
        "A rule is named as `--rule` takes it.",
        "",
        "```sh",
        MEND,
        "```",
        "",
        f"**{killed} of {changes} changes were noticed: {_unbroken(killed, changes)}.**",
        "",
    ]
    for section, title in titles.items():
        mine = [row for row in rows if row.section == section and row.results]
        if not mine:
            continue
        done, all_of_them = totals(mine)
        out += [f"## {title}", "", "| Rule | Changes | Noticed | Share |", "|---|--:|--:|--:|"]
        counts = [(row.name, len(row.results), row.killed) for row in mine]
        counts.append(("**All**", all_of_them, done))
        out += [f"| {name} | {tried} | {noticed} | {_unbroken(noticed, tried)} |" for name, tried, noticed in counts]
        out.append("")
    aside = [(row, *each) for row in rows for each in row.set_aside]
    if aside:
        out += ["## Changes that make no difference", "", "They are not counted.", ""]
        out += [f"- {row.name}, `{result.text}`: {reason}" for row, result, reason in aside]
        out.append("")
    silent = [row.name for row in rows if not row.results and row.section in titles]
    if silent:
        out += [
            "## Rules without behaviour of their own",
            "",
            "They are carried out by procedures that many rules share, and are tested by their examples all the same:",
            f"{', '.join(silent)}.",
            "",
        ]
    return "\n".join(out)
