"""Simulated games: many, from one seed, each from decks and chance of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rules_engine.kernel.match import Match, run
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.new_game import DeckToPlay, new_game
from rules_engine.vex.state.game import Game
from vexdata.play.bots import bot

LONGEST = 5000
"""Decisions after which a simulated game is given up as a draw."""


class Result(NamedTuple):
    """How one game ended: its winner, or None for a draw, and how long it was."""

    winner: int | None
    turns: int
    decisions: int


def simulate(
    decks: Callable[[int], Sequence[DeckToPlay]], games: int, seed: int, bots: tuple[str, str] = ("random", "random")
) -> Iterator[Result]:
    """Play games one after the other.

    Args:
        decks: the two decks for a game, drawn from a seed.
        games: how many.
        seed: what everything is drawn from.
        bots: who plays, by name.
    """
    chance = Randomness(seed)
    for _ in range(games):
        match: Match[Game] = Match(new_game(decks(chance.next() >> 1), chance.next()))
        run(match, [bot(name, chance.next()) for name in bots], LONGEST)
        yield Result(match.game.winner, match.game.turn, len(match.answers))
