"""Prints the table of benchmarks: `python -m tests.benchmarks`, or with the names of some of them."""

from __future__ import annotations

import importlib
import sys

from rich.console import Console
from rich.table import Table

BENCHMARKS = ("check", "decks", "games", "site")


def main(names: list[str]) -> int:
    """Run the benchmarks named, or all of them, and print what they measured."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"no benchmark is called {unknown[0]!r}; there are {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    table = Table("what", "measured", title="Speed")
    for name in names or BENCHMARKS:
        for row in importlib.import_module(f"tests.benchmarks.{name}").run():
            table.add_row(*row)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
