"""A deck list: what it is called, where it comes from, and its cards, copy by copy."""

from dataclasses import dataclass, field

from vexdata.findings import Position

HOUSES_IN_DECK = 3
CARDS_PER_HOUSE = 12
CARDS_IN_DECK = HOUSES_IN_DECK * CARDS_PER_HOUSE


@dataclass(frozen=True, slots=True)
class DeckCard:
    """One copy of a card in a deck.

    Args:
        name: the card's printed name.
        house: the key of the house it counts for.
        icons: the bonus icons of this copy: the printed ones, then the added ones in canonical order.
        half: which half of a gigantic creature it is, base or art; empty for any other card.
        at: where in its file the copy stands; no part of what it is.
    """

    name: str
    house: str
    icons: tuple[str, ...] = ()
    half: str = ""
    at: Position = field(default=Position(1, 1), compare=False, repr=False)

    @property
    def label(self) -> str:
        """The name, with the half where it is one of two."""
        return f"{self.name} ({self.half} half)" if self.half else self.name


HALVES = ("base", "art")
"""The halves of a gigantic creature, in the order of lists."""


def split_label(label: str) -> tuple[str, str]:
    """The name and the half that a label names; the inverse of `DeckCard.label`."""
    for half in HALVES:
        name = label.removesuffix(f" ({half} half)")
        if name != label:
            return name, half
    return label, ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list. It is kept, not made again: once the pool has grown, its seed makes another deck.

    Args:
        name: what the deck is called.
        set: the slug of the set it is drawn from.
        cards: its cards, one a copy, house by house.
        seed: the seed it was drawn with, if it was.
        pool: the version of the pool it was drawn from, if it was.
        unplaced: icons granted by Enhance that no card of the deck could take.
    """

    name: str
    set: str
    cards: tuple[DeckCard, ...]
    seed: int | None = None
    pool: str | None = None
    unplaced: tuple[str, ...] = ()

    @property
    def houses(self) -> tuple[str, ...]:
        """The keys of the houses, each once, in the order of the list."""
        return tuple(dict.fromkeys(card.house for card in self.cards))
