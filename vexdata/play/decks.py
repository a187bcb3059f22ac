"""The decks that games are played with: new ones from a seed, or lists that were kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_engine.vex.new_game import DeckCard, DeckToPlay
from vexdata.decks.deck import Deck
from vexdata.decks.generation import draw
from vexdata.decks.supply import DEFAULT_SET, Supply
from vexdata.pool import Pool, load_pool


@cache
def _pool() -> Pool:
    return load_pool()


@cache
def _supply() -> Supply:
    return Supply(_pool(), _pool().sets[DEFAULT_SET])


def to_play(deck: Deck, pool: Pool) -> DeckToPlay:
    """A deck list as the engine takes it.

    Raises:
        KeyError: a card of the list is not in the pool.
    """
    definitions = pool.definitions
    return DeckToPlay(
        deck.name, deck.houses, tuple(DeckCard(definitions[card.name], card.icons) for card in deck.cards)
    )


def new_decks(seed: int) -> tuple[DeckToPlay, DeckToPlay]:
    """Two decks of the default set, drawn from a seed."""
    return to_play(draw(_supply(), 2 * seed), _pool()), to_play(draw(_supply(), 2 * seed + 1), _pool())
