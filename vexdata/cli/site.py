"""`vexdata site`."""

from __future__ import annotations

from pathlib import Path

import click

from vexdata.cli.commands import Entry, LazyGroup

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
    from vexdata.site.build import build

    build(out)


@click.command("serve")
def serve_site() -> None:
    """Build the site, serve it, and build it again when a source changes.

    \b
    Example:
      vexdata site serve
    """
    from vexdata.site.build import serve

    serve()
