"""The command `python -m tests.mutation`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from pathlib import Path

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex.scenarios.stage import VexStage
from tests.mutation import equivalent, report
from tests.mutation.subjects import Subject, subjects
from tests.mutation.trial import BaselineError, Result, try_all
from vexdata.atomic import write_text
from vexdata.pool import load_pool
from vexdata.rule_examples import rule_examples
from vexdata.rules import card_loader, lexicon

LEAST = 90.0
"""The share of changes that the examples of each rule must notice, of 100."""


class Bench:
    """Where changes are tried: everything that the processes find in place when they are forked."""

    def __init__(self, chosen: list[Subject]) -> None:
        self.rules = [subject.rules for subject in chosen]
        self.changes = [subject.changes for subject in chosen]
        self.stage = VexStage(load_pool().definitions, card_loader())
        self.examples = rule_examples()

    def play(self, scenario: Scenario) -> bool:
        """Whether a scenario goes as it says."""
        return self.stage.run(scenario).passed

    def try_subject(self, index: int) -> tuple[int, list[Result]]:
        """Try every change of one of the subjects that were chosen."""
        scenarios = [example.scenario for rule in self.rules[index] for example in self.examples[rule]]
        return index, try_all(self.changes[index], scenarios, self.play)


_bench: Bench | None = None


def _try(index: int) -> tuple[int, list[Result]]:
    assert _bench is not None
    return _bench.try_subject(index)


def run(chosen: list[Subject], jobs: int) -> list[list[Result]]:
    """The results of every subject, in order, worked out in `jobs` processes."""
    global _bench
    bench = _bench = Bench(chosen)
    found: dict[int, list[Result]] = {}
    # The longest first, so that no core is left with one at the end.
    order = sorted(range(len(chosen)), key=lambda index: -len(bench.changes[index]))
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for index, results in pool.imap_unordered(_try, order):
            found[index] = results
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {len(chosen)}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return [found[index] for index in range(len(chosen))]


def main(arguments: list[str]) -> int:
    """Try the changes and report; 1 if a rule is under the limit, 2 if nothing could be tried."""
    parser = argparse.ArgumentParser("python -m tests.mutation", description=sys.modules["tests.mutation"].__doc__)
    parser.add_argument("--rule", action="append", metavar="SLUG", help="only this rule; may be given again")
    parser.add_argument("--section", action="append", metavar="SLUG", help="only this section of the rulebook")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes (%(default)s)")
    parser.add_argument("--out", type=Path, metavar="PATH", help="write the page for contributors")
    parser.add_argument("--least", type=float, default=LEAST, metavar="PERCENT", help="the limit (%(default)g)")
    options = parser.parse_args(arguments)
    every = subjects(lexicon())
    for asked, known in ((options.rule, {each.name for each in every}), (options.section, set(lexicon().sections))):
        for name in asked or ():
            if name not in known:
                print(f"nothing is called {name!r}", file=sys.stderr)
                return 2
    chosen = [
        each
        for each in every
        if (not options.rule or each.name in options.rule) and (not options.section or each.section in options.section)
    ]
    known = equivalent.load()
    try:
        results = run(chosen, max(1, options.jobs))
    except BaselineError as error:
        print(error, file=sys.stderr)
        return 2
    rows = [
        equivalent.set_aside(each.name, each.section, found, known) for each, found in zip(chosen, results, strict=True)
    ]
    for line in report.lines(rows, options.least):
        print(line)
    stale = equivalent.stale(rows, known)
    for line in stale:
        print(f"{equivalent.FILE.name} sets aside what is noticed or is no change: {line}")
    if options.out:
        titles = {slug: section.title for slug, section in lexicon().sections.items()}
        write_text(options.out, report.page(rows, titles))
    return 1 if stale or any(row.is_short(options.least) for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
