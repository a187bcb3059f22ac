"""The commands `vexdata deck new` and `vexdata deck check`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vexdata.decks.rendering import FORMATS

if TYPE_CHECKING:
    from vexdata.decks import Deck, Supply
    from vexdata.pool import Pool

_LAST_SEED = (1 << 64) - 1
_LONG = 1000
"""From this many decks on, progress is shown."""


@click.group()
def deck() -> None:
    """Make deck lists, and check them.

    \b
    Example:
        vexdata deck new --seed 1
    """


@deck.command()
@click.option("--set", "set_", metavar="SET", help="The set's folder or code.  [default: mass_mutation]")
@click.option("--seed", type=click.IntRange(0, _LAST_SEED), help="Drawn and printed when left out.")
@click.option("--houses", metavar="A,B,C", help="The three houses; drawn when left out.")
@click.option("-n", "count", type=click.IntRange(1), default=1, show_default=True, help="How many decks.")
@click.option(
    "--format",
    "format_",
    type=click.Choice(list(FORMATS)),
    help="By the ending of --out, or text, when left out.",
)
@click.option(
    "--out",
    "target",
    metavar="PATH",
    help="A file to write, or a folder for a file a deck; else the terminal.",
)
def new(
    set_: str | None,
    seed: int | None,
    houses: str | None,
    count: int,
    format_: str | None,
    target: str | None,
) -> None:
    """Make new decks: the same seed makes the same deck. Several get the seeds that follow.

    With several decks, --out without an ending (or ending in a slash) is a folder; a file holds them all.

    \b
    Examples:
      vexdata deck new --seed 1
      vexdata deck new -n 100 --houses dis,logos,untamed --out decks/
    """
    from vexdata.atomic import WriteError, write_text
    from vexdata.decks import render, render_all

    out = Path(target) if target else None
    supply = _supply(set_)
    wanted = _houses(supply, houses)
    if seed is None:
        seed = secrets.randbelow(1 << 32)
        click.echo(f"Seed {seed}", err=True)
    if format_ is None:
        format_ = next((each for each, end in FORMATS.items() if out and out.suffix == f".{end}"), "text")
    decks = _draw(supply, seed, wanted, count)
    try:
        if out is not None and (out.is_dir() or str(target).endswith("/") or (count > 1 and not out.suffix)):
            out.mkdir(parents=True, exist_ok=True)
            for each in decks:
                write_text(out / _file_name(each, format_), render(each, format_))
            return
        content = render(next(decks), format_) if count == 1 else render_all(list(decks), format_)
        if out is None:
            click.echo(content, nl=False)
        else:
            write_text(out, content)
    except WriteError as error:
        raise _Unusable(str(error)) from error
    except BrokenPipeError:
        raise  # the reader has gone, which is no error
    except OSError as error:
        what = "the output" if out is None else out
        raise _Unusable(f"cannot write {what}: {error.strerror or error}") from error


@deck.command()
@click.argument(
    "files",
    metavar="FILE...",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path, readable=False, allow_dash=True),
)
def check(files: tuple[Path, ...]) -> None:
    """Check deck lists, as text, JSON or Markdown; - reads from standard input.

    Exits with 0 if all are valid, 1 if one is not, 2 if one cannot be read.

    \b
    Example:
      vexdata deck check deck.txt
    """
    from vexdata.decks import check as check_deck
    from vexdata.decks import parse_decks

    texts = [(str(path), _read(path)) for path in files]
    pool = _pool()
    bad = False
    for name, text in texts:
        decks, findings = parse_decks(text, name)
        for each in decks:
            found = check_deck(each, pool, name)
            findings += found
            if not found:
                click.echo(f"{name}: {each.name} is valid")
        for finding in findings:
            click.echo(str(finding))
        bad = bad or bool(findings)
    if bad:
        raise click.exceptions.Exit(1)


class _Unusable(click.ClickException):
    """Something that the command needs cannot be used: one line, exit code 2."""

    exit_code = 2


def _pool() -> Pool:
    from vexdata.pool import PoolError, load_pool

    try:
        return load_pool()
    except PoolError as error:
        raise _Unusable(str(error)) from error


def _supply(name: str | None) -> Supply:
    from vexdata.decks import DEFAULT_SET, Supply
    from vexdata.findings import nearest

    pool = _pool()
    wanted = (name or DEFAULT_SET).casefold()
    for slug, profile in pool.sets.items():
        if wanted in (slug.casefold(), profile.code.casefold(), profile.name.casefold()):
            return Supply(pool, profile)
    near = nearest(wanted, pool.sets)
    hint = f"did you mean {near}?" if near else f"the sets are {', '.join(pool.sets) or 'none'}"
    raise click.BadParameter(f"unknown set {name or DEFAULT_SET!r}; {hint}", param_hint="--set")


def _houses(supply: Supply, text: str | None) -> list[str] | None:
    from vexdata.decks import DeckError
    from vexdata.decks.generation import checked_houses

    if text is None:
        return None
    names = [name.strip().casefold().replace(" ", "_") for name in text.split(",") if name.strip()]
    try:
        return checked_houses(supply, names)
    except DeckError as error:
        raise click.BadParameter(str(error), param_hint="--houses") from error


def _draw(supply: Supply, seed: int, houses: list[str] | None, count: int) -> Iterator[Deck]:
    from vexdata.decks import DeckError, draw

    seeds = ((seed + number) & _LAST_SEED for number in range(count))
    hidden = count < _LONG or not sys.stderr.isatty()
    try:
        with click.progressbar(
            seeds, length=count, label="Drawing decks", file=sys.stderr, hidden=hidden
        ) as bar:
            for each in bar:
                yield draw(supply, each, houses)
    except DeckError as error:
        raise _Unusable(str(error)) from error


def _file_name(deck: Deck, format_: str) -> str:
    from vexdata.pool.card_file import card_slug

    return f"{card_slug(deck.name)}-{deck.seed}.{FORMATS[format_]}"


def _read(path: Path) -> str:
    try:
        content = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _Unusable(f"cannot read {path}: it is not UTF-8 text") from error
    except OSError as error:
        raise _Unusable(f"cannot read {path}: {error.strerror or error}") from error
