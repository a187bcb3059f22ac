"""Deck lists as text, JSON and Markdown; `vexdata.decks.parsing` reads each of them back."""

import json
import re
from collections.abc import Sequence
from itertools import groupby

from rules_engine.vex.vocabulary import house_name
from vexdata.decks.deck import Deck

FORMATS = {"text": "txt", "json": "json", "markdown": "md"}
"""Each format with the ending of its files."""

SEPARATOR = "---"
"""The line between two decks in text and Markdown."""

_SPECIAL = re.compile(r"([\\`*_\[\]<>|&~#])")


def render(deck: Deck, format: str = "text") -> str:
    """The deck list in `format`, with a final line end.

    Raises:
        ValueError: there is no such format.
    """
    return render_all([deck], format) if format != "json" else _json(deck) + "\n"


def render_all(decks: Sequence[Deck], format: str = "text") -> str:
    """Several deck lists in one file; in JSON always as a list.

    Raises:
        ValueError: there is no such format.
    """
    if format == "json":
        return "[\n" + ",\n".join(map(_json, decks)) + "\n]\n"
    writers = {"text": _text, "markdown": _markdown}
    if format not in writers:
        raise ValueError(f"deck lists are written as {', '.join(FORMATS)}, not {format!r}")
    return f"\n{SEPARATOR}\n\n".join(map(writers[format], decks))


def facts(deck: Deck) -> list[tuple[str, str]]:
    """What stands above the cards, label by label; what is not known is left out."""
    found = [("Set", deck.set)]
    if deck.seed is not None:
        found.append(("Seed", str(deck.seed)))
    if deck.pool is not None:
        found.append(("Pool", deck.pool))
    if deck.unplaced:
        found.append(("Icons that no card can take", ", ".join(deck.unplaced)))
    return found


def _text(deck: Deck) -> str:
    lines = [f"Deck: {deck.name}", *(f"{label}: {value}" for label, value in facts(deck))]
    for house, cards in groupby(deck.cards, lambda card: card.house):
        lines += ["", house_name(house)]
        for card in cards:
            # A name that itself ends in a bracket is followed by empty ones, so that it is read as a name.
            icons = f" [{', '.join(card.icons)}]" if card.icons or card.name.endswith("]") else ""
            lines.append(f"  {card.label}{icons}")
    return "\n".join(lines) + "\n"


def _markdown(deck: Deck) -> str:
    lines = [f"# {_escape(deck.name)}", ""]
    lines += [f"- {label}: {_escape(value)}" for label, value in facts(deck)]
    for house, cards in groupby(deck.cards, lambda card: card.house):
        lines += ["", f"## {house_name(house)}", "", "| Card | Icons |", "|---|---|"]
        lines += [f"| {_escape(card.label)} | {', '.join(card.icons)} |" for card in cards]
    return "\n".join(lines) + "\n"


def _json(deck: Deck) -> str:
    """One card a line, so that a diff of two lists is readable."""
    head = {
        "name": deck.name,
        "set": deck.set,
        "seed": deck.seed,
        "pool": deck.pool,
        "unplaced": deck.unplaced,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    rows = [
        "    "
        + json.dumps(
            {
                "name": card.name,
                "house": card.house,
                **({"half": card.half} if card.half else {}),
                "icons": card.icons,
            },
            ensure_ascii=False,
        )
        for card in deck.cards
    ]
    return "\n".join(["{", *lines, '  "cards": [', ",\n".join(rows), "  ]", "}"])


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def unescape(text: str) -> str:
    """What was written in Markdown; the inverse of escaping."""
    return re.sub(r"\\([\\`*_\[\]<>|&~#])", r"\1", text)
