"""The commands `vexdata play`, `vexdata replay` and `vexdata simulate`."""

from __future__ import annotations

import secrets
import statistics
import sys
import time
from pathlib import Path

import click

from vexdata.cli.commands import Failure
from vexdata.play.bots import BOTS


@click.command()
@click.option("--seed", type=click.IntRange(0), help="The seed of the game; drawn and printed when left out.")
@click.option("--bot", "opponent", type=click.Choice(BOTS), default="thinking", show_default=True)
@click.option("--deck", "own", type=click.Path(path_type=Path), help="Your deck list; a new deck when left out.")
@click.option("--against", type=click.Path(path_type=Path), help="The bot's deck list.")
@click.option("--save", "kept", type=click.Path(path_type=Path), help="Where a record of the game is kept.")
def play(seed: int | None, opponent: str, own: Path | None, against: Path | None, kept: Path | None) -> None:
    """Play against a bot in the terminal.

    \b
    Example:
      vexdata play --seed 7 --save game.json
    """
    from vexdata.atomic import WriteError
    from vexdata.decks.supply import DeckError
    from vexdata.play.bots import bot
    from vexdata.play.decks import UnreadableDeckError, new_decks, pool, read_deck
    from vexdata.play.records import record, save
    from vexdata.play.starts import FromDecks
    from vexdata.play.table import Table
    from vexdata.play.terminal import Terminal

    drawn = secrets.randbelow(1 << 32) if seed is None else seed
    mine, theirs = new_decks(drawn)
    try:
        decks = (read_deck(own) if own else mine, read_deck(against) if against else theirs)
    except UnreadableDeckError as error:
        raise Failure(str(error)) from None
    except DeckError as error:
        raise click.ClickException(str(error)) from error
    if seed is None:
        click.echo(f"Seed {drawn}", err=True)
    table = Table(FromDecks(decks, drawn))

    def keep() -> None:
        if kept is not None:
            try:
                save(kept, record(table.start, table.match.answers, pool(), table.match.game))
            except WriteError as error:
                raise Failure(str(error)) from None

    keep()  # who cannot write the record is told before the game and not after it
    try:
        Terminal(table, 0, bot(opponent, drawn + 1), input, click.echo).play()
    finally:
        keep()  # after Ctrl-C too
    if kept is not None:
        click.echo(f"The game is kept in {kept}; see it again with: vexdata replay {kept}", err=True)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True, help="Print every step without asking.")
@click.pass_context
def replay(context: click.Context, file: Path, everything: bool) -> None:
    """Step through a record of a match: what was answered, what happened, how the board stood.

    Without a terminal to ask at, every step is printed. Ends with 1 if the record does not fit this version of Vex
    and its cards, or shows a game that breaks a rule, and with 2 if the file is no record.

    \b
    Example:
      vexdata replay game.json
    """
    from vexdata.play.decks import pool
    from vexdata.play.records import RecordError, differences, load, log_digest, start_of
    from vexdata.play.replaying import Reader, Replay

    try:
        found = load(file)
        start = start_of(found, pool())
    except RecordError as error:
        raise Failure(str(error)) from None
    for line in differences(found, pool()):
        click.echo(f"Note: {line}", err=True)
    replayed = Replay(start, found.answers)
    reader = Reader(replayed, input, click.echo)
    if not everything and sys.stdin.isatty():
        reader.walk()
        return
    sound = reader.all()
    if sound and found.log is not None and log_digest(replayed.match.game) != found.log:
        click.echo("The match went another way than when it was recorded: the rules have changed since.")
        sound = False
    context.exit(0 if sound else 1)


@click.command()
@click.option("-n", "games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(0), help="What all chance is drawn from; drawn and printed when left out.")
@click.option("--bots", nargs=2, type=click.Choice(BOTS), default=("random", "random"), show_default=True)
def simulate(games: int, seed: int | None, bots: tuple[str, str]) -> None:
    """Play games between bots with new decks, and say how they went.

    \b
    Example:
      vexdata simulate -n 500 --seed 1
    """
    from vexdata.play.decks import new_decks
    from vexdata.play.simulation import Result
    from vexdata.play.simulation import simulate as run

    if seed is None:
        seed = secrets.randbelow(1 << 32)
        click.echo(f"Seed {seed}", err=True)
    results: list[Result] = []
    began = time.perf_counter()
    with click.progressbar(run(new_decks, games, seed, bots), length=games, label="Playing") as bar:
        results.extend(bar)
    took = time.perf_counter() - began
    decisions = sum(result.decisions for result in results)
    for seat in (0, 1):
        won = sum(result.winner == seat for result in results)
        click.echo(f"Player {seat + 1} ({bots[seat]}): {won} wins ({100 * won / games:.0f} %)")
    draws = sum(result.winner is None for result in results)
    if draws:
        click.echo(f"Given up as drawn: {draws}")
    click.echo(f"Turns a game: median {statistics.median(result.turns for result in results):.0f}")
    click.echo(f"{games / took:.0f} games a second, {decisions / took:.0f} decisions a second")
