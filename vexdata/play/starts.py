"""How a match begins: from two decks, or on a board that somebody describes; either can be begun anew at any time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.new_game import DeckToPlay, new_game
from rules_engine.vex.scenarios.board import build
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.state.game import Game


class Start(Protocol):
    """The beginning of a match."""

    def game(self) -> Game:
        """A fresh game, the same each time."""


@dataclass(frozen=True, slots=True)
class FromDecks:
    """A match from its beginning.

    Args:
        decks: the two decks, the first player's first.
        seed: what all chance of the game is drawn from.
    """

    decks: tuple[DeckToPlay, ...]
    seed: int

    def game(self) -> Game:
        """A game about to be set up."""
        return new_game(self.decks, self.seed)


@dataclass(frozen=True, slots=True)
class FromBoard:
    """A match on a board, described as the `given` of a scenario.

    Args:
        given: the board.
        pool: the printed cards, by name.
    """

    given: Any
    pool: Mapping[str, CardDefinition]

    def game(self) -> Game:
        """A game on that board.

        Raises:
            ScenarioError: the board is misspelt.
        """
        return build(self.given, self.pool, standard_loader())
