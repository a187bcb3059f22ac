"""`vexdata schema`."""

from __future__ import annotations

import click

from vexdata.cli.commands import Failure


@click.command()
@click.option("--check", "checking", is_flag=True, help="Write nothing; show the difference, if there is one.")
@click.pass_context
def schema(context: click.Context, checking: bool) -> None:
    """Write the JSON Schemas of card files and set profiles, made from the rules.

    \b
    Example:
      vexdata schema --check
    """
    from vexdata.atomic import WriteError
    from vexdata.pool.files import shown
    from vexdata.schema import freshness

    if checking:
        difference = freshness.differences()
        if difference:
            click.echo(difference, nl=False)
            click.echo(f"the schemas are stale; to mend that, run: {freshness.MEND}", err=True)
            context.exit(1)
        click.echo("the schemas are fresh")
        return
    try:
        changed = freshness.write()
    except WriteError as error:
        raise Failure(str(error)) from None
    for path in changed:
        click.echo(f"wrote {shown(path)}")
    if not changed:
        click.echo("the schemas are fresh")
