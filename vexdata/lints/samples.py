"""The example cards in the docstrings of lints, as card files."""

from __future__ import annotations

import re
from typing import Any

from vexdata.pool import CardFile, Place
from vexdata.pool.card_file import card_slug
from vexdata.pool.loading import build_card
from vexdata.reading import Document, parse

DEFAULTS: dict[str, Any] = {
    "name": "Sample Card",
    "house": "mars",
    "type": "creature",
    "rarity": "common",
    "examples": [{"title": "Nothing happens"}],
}
"""What an example card has where it says nothing about it."""

_FILE = re.compile(r"^# file: (?P<set>[^/]+)/(?P<house>[^/]+)/(?P<slug>[^/]+)\.yaml$", re.MULTILINE)


def sample_cards(text: str) -> list[CardFile]:
    """The cards of one example: `---` stands between two, `# file:` says where one lies.

    Raises:
        ValueError: an example is no card.
    """
    return [_card(part) for part in re.split(r"^---\n", text, flags=re.MULTILINE)]


def _card(text: str) -> CardFile:
    written = parse(text, "sample.yaml")
    data = {**DEFAULTS, **written.data}
    found = _FILE.search(text)
    place = Place(**found.groupdict()) if found else Place("sample", data["house"], card_slug(data["name"]))
    card = build_card(Document(str(place), data, text), place)
    if not isinstance(card, CardFile):
        raise ValueError("\n".join(map(str, card)))
    return card
