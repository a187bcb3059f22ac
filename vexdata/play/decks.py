"""The decks that games are played with: new ones from a seed, or lists that were kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_engine.vex.new_game import DeckCard, DeckToPlay
from vexdata.decks.checking import check
from vexdata.decks.deck import Deck
from vexdata.decks.generation import draw
from vexdata.decks.parsing import parse_deck
from vexdata.decks.supply import DEFAULT_SET, DeckError, Supply
from vexdata.pool import Pool, load_pool


@cache
def pool() -> Pool:
    """The project's cards, read once."""
    return load_pool()


@cache
def _supply() -> Supply:
    return Supply(pool(), pool().sets[DEFAULT_SET])


def to_play(deck: Deck, cards: Pool) -> DeckToPlay:
    """A deck list as the engine takes it.

    Raises:
        KeyError: a card of the list is not in the pool.
    """
    definitions = cards.definitions
    rows = (DeckCard(definitions[card.name].half(card.half), card.icons) for card in deck.cards)
    return DeckToPlay(deck.name, deck.houses, tuple(rows))


class UnreadableDeckError(DeckError):
    """A file that was to be a deck list cannot be read at all."""


def read_deck(path: Path) -> DeckToPlay:
    """A deck list that was kept, checked.

    Raises:
        UnreadableDeckError: it cannot be read; the message says why.
        DeckError: it is no legal deck; the message says why, a line for each reason.
    """
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableDeckError(f"cannot read {path}: it is not UTF-8 text") from error
    except OSError as error:
        raise UnreadableDeckError(f"cannot read {path}: {error.strerror or error}") from error
    deck = parse_deck(text, str(path))
    findings = deck if isinstance(deck, list) else check(deck, pool(), str(path))
    if findings or isinstance(deck, list):
        raise DeckError("\n".join(str(finding) for finding in findings))
    return to_play(deck, pool())


def new_decks(seed: int) -> tuple[DeckToPlay, DeckToPlay]:
    """Two decks of the default set, drawn from a seed."""
    return to_play(draw(_supply(), 2 * seed), pool()), to_play(draw(_supply(), 2 * seed + 1), pool())
