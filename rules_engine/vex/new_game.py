"""Starting a game from two decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.player import Player


class DeckCard(NamedTuple):
    """One copy in a deck: the card, and that copy's bonus icons, printed and added."""

    definition: CardDefinition
    icons: tuple[str, ...]


class DeckToPlay(NamedTuple):
    """A deck as a game needs it: a name, three houses, and its cards."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[DeckCard, ...]


def new_game(decks: Sequence[DeckToPlay], seed: int, first_player: int = 0) -> Game:
    """A game about to be set up; the same decks and seed give the same game.

    Raises:
        ValueError: there are not two decks.
    """
    if len(decks) != 2:
        raise ValueError(f"a game needs two decks, not {len(decks)}")
    players = (Player(0, decks[0].name, decks[0].houses), Player(1, decks[1].name, decks[1].houses))
    cards: list[Card] = []
    for player, deck in zip(players, decks, strict=True):
        for definition, icons in deck.cards:
            card = Card(len(cards), definition, player.index, icons)
            cards.append(card)
            player.deck.append(card)
    game = Game(players, cards, seed)
    game.first_player = game.active = first_player
    return game
