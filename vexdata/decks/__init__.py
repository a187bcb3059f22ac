"""Deck lists: drawing them from a set, writing, reading and checking them."""

from vexdata.decks.checking import check
from vexdata.decks.deck import Deck, DeckCard
from vexdata.decks.generation import draw, generate
from vexdata.decks.parsing import parse_deck, parse_decks
from vexdata.decks.rendering import FORMATS, render, render_all
from vexdata.decks.supply import DEFAULT_SET, DeckError, Supply

__all__ = [
    "DEFAULT_SET",
    "FORMATS",
    "Deck",
    "DeckCard",
    "DeckError",
    "Supply",
    "check",
    "draw",
    "generate",
    "parse_deck",
    "parse_decks",
    "render",
    "render_all",
]
