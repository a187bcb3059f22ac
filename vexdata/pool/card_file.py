"""What a file of the pool holds: a card with its examples, or the profile of a set."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from rules_engine.kernel.nodes import to_data
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import RARITIES
from vexdata.pool.files import CardFacts, Place
from vexdata.reading import Document

_LETTERS = str.maketrans({"æ": "ae", "Æ": "Ae", "œ": "oe", "ø": "o", "ß": "ss", "’": "", "'": "", "“": "", "”": ""})


@dataclass(frozen=True, slots=True)
class CardFile:
    """A card file.

    Args:
        definition: the card.
        examples: its worked examples, as plain data.
        document: the file, which knows the place of everything in it.
        place: where in the pool it lies; None for a file elsewhere.
        differs: how and why the card differs from KeyForge's card of that name; empty where it does not.
        twin: the card of another house that it repeats on purpose; empty where there is none.
    """

    definition: CardDefinition
    examples: tuple[Any, ...]
    document: Document
    place: Place | None = None
    differs: str = ""
    twin: str = ""

    @property
    def name(self) -> str:
        """The card's printed name."""
        return self.definition.name

    @property
    def rulings(self) -> tuple[str, ...]:
        """The judgements that its examples show, in order."""
        return tuple(data["ruling"] for data in self.examples if "ruling" in data)

    @property
    def set(self) -> str:
        """The slug of the set whose folder it lies in; empty for a file elsewhere."""
        return self.place.set if self.place else ""

    @property
    def slug(self) -> str:
        """The card's name in paths and links."""
        return card_slug(self.definition.name)

    @property
    def facts(self) -> CardFacts:
        """What others ask of the card."""
        return CardFacts(self.document.file, self.name, self.slug, self.set, substance(self.definition), self.twin)


@dataclass(frozen=True, slots=True)
class BrokenCard:
    """A card file with mistakes in it, as far as it can be made out.

    Args:
        part: the card without what is wrong, with something else where a card cannot be without it.
        keys: the keys of the file that are as they should be, those left out included where they may be.
    """

    part: CardFile
    keys: frozenset[str]


def substance(card: CardDefinition) -> str:
    """All that a card is but for its name, house, rarity and number, as a short word that can be compared."""
    data = to_data(card)
    for facet in ("name", "house", "rarity", "number"):
        data.pop(facet, None)
    content = json.dumps(data, sort_keys=True, default=str).replace(json.dumps(card.name), '"~"')
    return hashlib.sha256(content.encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class SetProfile:
    """A set.

    Args:
        slug: the name of its folder.
        name: the printed name.
        code: its short name in deck lists.
        houses: the houses its decks are made of.
        rarities: how likely a card of each rarity is, against the others.
        reprints: names of cards of other sets that are in this one too.
        description: what is particular about it.
        cards: how many cards it has, if its profile says so.
    """

    slug: str
    name: str
    code: str
    houses: tuple[str, ...]
    rarities: dict[str, int] = field(default_factory=dict)
    reprints: tuple[str, ...] = ()
    description: str = ""
    cards: int | None = None

    @classmethod
    def from_data(cls, slug: str, data: dict[str, Any]) -> SetProfile:
        """The set that a valid profile describes."""
        weights = data.get("rarities", {})
        return cls(
            slug=slug,
            name=data["name"],
            code=data["code"],
            houses=tuple(data["houses"]),
            rarities={rarity: weights.get(rarity, 0) for rarity in RARITIES} if weights else dict.fromkeys(RARITIES, 1),
            reprints=tuple(data.get("reprints", ())),
            description=data.get("description", ""),
            cards=data.get("cards"),
        )


def card_slug(name: str) -> str:
    """A card's name as its file is called: lower case, hyphens between words, no accents."""
    plain = unicodedata.normalize("NFKD", name.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
