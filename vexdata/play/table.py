"""A table: two decks, a seed, and the match that is played on it; undo is playing it again with fewer answers."""

from __future__ import annotations

from collections.abc import Sequence

from rules_engine.kernel.match import Match, Record, replay
from rules_engine.vex.new_game import DeckToPlay, new_game
from rules_engine.vex.state.game import Game


class Table:
    """A match with what is needed to play it again.

    Args:
        decks: the two decks, the first player's first.
        seed: what chance of the game is drawn from.
    """

    def __init__(self, decks: Sequence[DeckToPlay], seed: int, answers: Sequence[int] = ()) -> None:
        self.decks = tuple(decks)
        self.seed = seed
        self.match: Match[Game] = replay(new_game(self.decks, seed), answers)

    def undo(self, player: int) -> bool:
        """Take back the last answer of `player` and all that followed; returns whether there was one."""
        answers = list(self.match.answers)
        players = self._answerers(answers)
        while players:
            answers.pop()
            if players.pop() == player:
                self.match = replay(new_game(self.decks, self.seed), answers)
                return True
        return False

    def _answerers(self, answers: Sequence[int]) -> list[int]:
        """Whose each answer was."""
        match = Match(new_game(self.decks, self.seed))
        players = []
        for answer in answers:
            assert match.decision is not None
            players.append(match.decision.player)
            match.answer(answer)
        return players

    def record(self, version: str) -> Record:
        """The match as a record that replays it."""
        decks = tuple({"name": deck.name, "houses": list(deck.houses)} for deck in self.decks)
        return Record(version, self.seed, decks, tuple(self.match.answers))
