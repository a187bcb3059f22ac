"""`vexdata version`."""

from __future__ import annotations

import click

from vexdata.cli.commands import Failure


@click.command()
def version() -> None:
    """Print the versions of Vex and of the cards; a deck list and a record of a game name both.

    \b
    Example:
      vexdata version
    """
    from vexdata import __version__
    from vexdata.pool import PoolError, load_pool

    click.echo(f"Vex {__version__}")
    try:
        pool = load_pool()
    except PoolError as error:
        raise Failure(str(error)) from None
    click.echo(f"cards {pool.version} ({len(pool)})")
