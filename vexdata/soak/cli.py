"""The command `vexdata soak`."""

from __future__ import annotations

import secrets
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rules_engine.kernel.english import counted
from vexdata.cli.commands import Failure

if TYPE_CHECKING:
    from vexdata.soak.running import Result

_LAST_SEED = (1 << 63) - 1


@click.command()
@click.option("-n", "games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0, _LAST_SEED), help="The seed of the first game; the others follow it.")
@click.option("--jobs", type=click.IntRange(1), help="How many processes play; as many as there are cores by default.")
@click.option("--set", "sets", multiple=True, metavar="SET", help="Draw decks only from this set; can be repeated.")
@click.option(
    "--keep", type=click.Path(path_type=Path), default=Path("build/soak"), show_default=True,
    help="The folder for the records of games that fail.",
)  # fmt: skip
@click.option(
    "--shrink", "seconds", type=click.IntRange(0), default=60, show_default=True,
    help="Seconds to look for a shorter game that fails in the same way.",
)  # fmt: skip
@click.pass_context
def soak(
    context: click.Context, games: int, seed: int | None, jobs: int | None, sets: tuple[str, ...], keep: Path,
    seconds: int,
) -> None:  # fmt: skip
    """Play random games with random decks and look whether the rules hold.

    Æmber is conserved, each card is in one zone, every question has an answer, and every game ends or at least can
    be won by somebody who goes for keys. Each new kind of failure is made as short as can be and kept as a record for
    `vexdata replay`; its game comes back with `vexdata soak -n 1 --seed` and the seed printed. Ends with 1 if there
    were failures.

    \b
    Example:
      vexdata soak -n 20000 --seed 1
    """  # fmt: skip
    from vexdata.decks.supply import DeckError
    from vexdata.pool import PoolError
    from vexdata.soak import running
    from vexdata.soak.decks import checked
    from vexdata.soak.trial import Limits

    try:
        names = checked(sets)
    except (DeckError, PoolError) as error:
        raise Failure(str(error)) from None
    if seed is None:
        seed = secrets.randbelow(1 << 32)
        click.echo(f"Seed {seed}", err=True)
    began = time.perf_counter()
    found: list[Result] = []
    decisions = turns = long = 0
    seeds = range(seed, seed + games)
    # Progress goes where errors go, so that the output can be kept.
    with click.progressbar(
        running.run(seeds, jobs or running.cores(), names), length=games, label="Playing", file=sys.stderr
    ) as bar:
        try:
            for result in bar:
                decisions += result.decisions
                turns += result.turns
                long += result.long
                if result.fault is not None:
                    found.append(result)
        except BrokenProcessPool:
            raise Failure("a process that played was ended from outside; perhaps there is too little memory") from None
    took = time.perf_counter() - began
    _report(sorted(found), names, keep, seconds)
    if long:
        click.echo(
            f"{counted(long, 'game')} broken off undecided after {Limits().turns} turns "
            f"or {Limits().decisions} answers: random players did not win, and somebody who goes for keys still does"
        )
    click.echo(
        f"{games} games, {turns} turns, {decisions} decisions, {games / took:.0f} games a second: "
        + (f"{len(found)} failed" if found else "all sound")
    )
    context.exit(1 if found else 0)


def _report(found: list[Result], sets: tuple[str, ...], keep: Path, seconds: int) -> None:
    """Say how games failed; the first of each kind is made short and kept."""
    seen: dict[str, int] = {}
    for result in found:
        assert result.fault is not None
        kind = result.fault.kind
        if kind in seen:
            click.echo(f"Seed {result.seed}: {kind}, like seed {seen[kind]}")
            continue
        seen[kind] = result.seed
        click.echo(f"Seed {result.seed}: {kind}")
        _keep(result, sets, keep / f"seed-{result.seed}.json", seconds)


def _keep(result: Result, sets: tuple[str, ...], path: Path, seconds: int) -> None:
    from vexdata.atomic import WriteError
    from vexdata.play.decks import pool
    from vexdata.play.records import record, save
    from vexdata.soak.running import trial
    from vexdata.soak.shrinking import Shrunk

    first = trial(result.seed, sets)
    if first.fault is None:
        click.echo("  played again, the game is sound: the same seed does not mean the same game")
        return
    shrunk = Shrunk(first, seconds)
    for line in shrunk.fault.lines:
        click.echo(f"  {line}")
    click.echo(f"  {result.decisions} answers, made shorter in {shrunk.tries} tries: {len(shrunk.answers)}")
    try:
        save(path, record(shrunk.start, shrunk.answers, pool()))
    except WriteError as error:
        raise Failure(str(error)) from None
    click.echo(f"  see it with: vexdata replay {path}")
