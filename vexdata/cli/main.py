"""The command `vexdata`."""

from __future__ import annotations

import click

from vexdata.cli.commands import Entry, LazyGroup

ENTRIES = {
    "check": Entry("vexdata.cli.check:check", "Check card files: syntax, schema, lints, examples."),
    "text": Entry("vexdata.cli.cards:text", "Print a card's text."),
    "show": Entry("vexdata.cli.cards:show", "Show a card as a panel."),
    "explain": Entry("vexdata.cli.explain:explain", "Explain a rule, a keyword or the code of a finding."),
    "schema": Entry("vexdata.cli.schema:schema", "Write the JSON Schemas from the rules."),
    "site": Entry("vexdata.cli.site:site", "Build or serve the rulebook's site."),
    "deck": Entry("vexdata.decks.cli:deck", "Make and check decks."),
    "play": Entry("vexdata.play.cli:play", "Play a game in the terminal."),
    "replay": Entry("vexdata.play.cli:replay", "Step through the record of a match."),
    "simulate": Entry("vexdata.play.cli:simulate", "Play many games between bots."),
    "soak": Entry("vexdata.soak.cli:soak", "Play random games by the thousand and look whether the rules hold."),
    "engine": Entry("vexdata.engine.cli:engine", "Let a program play: JSON lines in, JSON lines out."),
    "version": Entry("vexdata.cli.version:version", "Print the versions of Vex and of the cards."),
}


def _print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        from vexdata import __version__

        click.echo(f"Vex, version {__version__}")
        context.exit()


@click.group(cls=LazyGroup, entries=ENTRIES, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_print_version, help="Print the version."
)
def main() -> None:
    """Vex: card files, their checks and text, decks, games and the rulebook's site.

    \b
    Example:
      vexdata check cards/
    """
