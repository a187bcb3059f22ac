"""`vexdata site`."""

from __future__ import annotations

from pathlib import Path

import click

from vexdata.cli.commands import Entry, Failure, LazyGroup

ENTRIES = {
    "build": Entry("vexdata.cli.site:build_site", "Build the site."),
    "serve": Entry("vexdata.cli.site:serve_site", "Build the site and show it in a browser."),
}


@click.group(cls=LazyGroup, entries=ENTRIES)
def site() -> None:
    """Build or serve the rulebook's site.

    \b
    Example:
      vexdata site build
    """


@click.command("build")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build/site"),
    show_default=True,
    help="Where to build it.",
)
def build_site(out: Path) -> None:
    """Build the site.

    \b
    Example:
      vexdata site build --out build/site
    """
    from vexdata.site.build import SiteError, build

    try:
        build(out)
    except SiteError as error:
        raise Failure(str(error)) from None


@click.command("serve")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Where it is served.")
def serve_site(port: int) -> None:
    """Build the site, serve it, and build it again when a source changes.

    \b
    Example:
      vexdata site serve --port 8001
    """
    from vexdata.site.build import SiteError, serve

    try:
        serve(port=port)
    except SiteError as error:
        raise Failure(str(error)) from None
