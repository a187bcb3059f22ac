"""`vexdata check`."""

from __future__ import annotations

from pathlib import Path

import click

from vexdata.cli.commands import Failure


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path, readable=False))
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True,
    help="How the findings are written.",
)  # fmt: skip
@click.option("--root", type=click.Path(path_type=Path), help="The folder of the pool, instead of the project's own.")
@click.option("--no-cache", is_flag=True, help="Look at everything anew, and keep nothing of it.")
@click.pass_context
def check(context: click.Context, paths: tuple[Path, ...], form: str, root: Path | None, no_cache: bool) -> None:
    """Check card files: syntax, schema, lints and examples.

    Without PATHS, everything is checked. Ends with 0 if there is nothing to say, with 1 if there are
    findings, and with 2 if the check could not be run.

    \b
    Example:
      vexdata check cards/archons/mars/ammonia-clouds.yaml
    """
    from vexdata import checking
    from vexdata.checking.memory import default_folder
    from vexdata.checking.reporters import REPORTERS

    try:
        report = checking.check(paths, root, None if no_cache else default_folder())
    except checking.CheckError as error:
        raise Failure(str(error)) from None
    click.echo(REPORTERS[form](report))
    context.exit(0 if report.clean else 1)
