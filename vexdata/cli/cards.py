"""`vexdata text` and `vexdata show`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from vexdata.cli.commands import Failure, not_found

if TYPE_CHECKING:
    from vexdata.pool import CardFile


@click.command()
@click.argument("card")
def text(card: str) -> None:
    """Print the text of CARD, a printed name in any case or a card file.

    \b
    Example:
      vexdata text "Ammonia Clouds"
    """
    from rules_engine.vex.card_text import card_text

    for line in card_text(find_card(card).definition).lines:
        click.echo(line)


@click.command()
@click.argument("card")
def show(card: str) -> None:
    """Show CARD, a printed name or a card file, as a panel: corner, name, type, text and numbers.

    \b
    Example:
      vexdata show "Ammonia Clouds"
    """
    from rich.console import Console, Group
    from rich.panel import Panel
    from rich.text import Text

    from rules_engine.vex.card_text import card_text
    from rules_engine.vex.vocabulary import house_name

    file = find_card(card)
    definition = file.definition
    kind = [definition.type.capitalize(), *(trait.replace("_", " ").title() for trait in definition.traits)]
    parts = [Text(" · ".join(kind), style="italic")]
    if definition.icons:
        parts.append(Text("Icons: " + ", ".join(definition.icon_keys), style="yellow"))
    parts.extend(Text(line) for line in card_text(definition).lines)
    if definition.power is not None:
        armor = f", armor {definition.armor}" if definition.armor else ""
        parts.append(Text(f"Power {definition.power}{armor}", style="bold"))
    if file.rulings:
        parts.append(Text("Rulings", style="bold"))
        parts.extend(Text(f"• {ruling}") for ruling in file.rulings)
    corner = f"{house_name(definition.house)}, {definition.rarity}"
    Console().print(Panel(Group(*parts), title=Text(definition.name), subtitle=Text(corner), width=60))


def find_card(name: str) -> CardFile:
    """The card a person means by `name`: a printed name, or the path of a card file."""
    from vexdata.findings import nearest
    from vexdata.pool import PoolError, load_pool
    from vexdata.pool.card_file import card_slug

    if name.endswith(".yaml"):
        return _in_file(Path(name))
    try:
        pool = load_pool()
    except PoolError as error:
        raise Failure(str(error)) from None
    wanted = card_slug(name)
    for file in pool.values():
        if file.slug == wanted:
            return file
    not_found("card", name, nearest(name, pool))


def _in_file(path: Path) -> CardFile:
    """The card that a file describes, wherever it lies."""
    from vexdata.pool.files import shown
    from vexdata.pool.loading import build_card
    from vexdata.reading import ReadError, read

    try:
        card = build_card(read(path, shown(path)))
    except ReadError as error:
        raise Failure(str(error)) from None
    if isinstance(card, list):
        raise Failure("\n".join(map(str, card)))
    return card
