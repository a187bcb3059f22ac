"""A table: how a match began, and the match; undo is playing it again with fewer answers."""

from __future__ import annotations

from collections.abc import Sequence

from rules_engine.kernel.match import Match, replay
from rules_engine.vex.state.game import Game
from vexdata.play.starts import Start


class Table:
    """A match with what is needed to play it again.

    Args:
        start: how it begins.
        answers: what was answered so far.
    """

    def __init__(self, start: Start, answers: Sequence[int] = ()) -> None:
        self.start = start
        self.match: Match[Game] = replay(start.game(), answers)

    def undo(self, player: int) -> bool:
        """Take back the last answer of `player` and all that followed; returns whether there was one."""
        answers = list(self.match.answers)
        players = self._answerers(answers)
        while players:
            answers.pop()
            if players.pop() == player:
                self.match = replay(self.start.game(), answers)
                return True
        return False

    def _answerers(self, answers: Sequence[int]) -> list[int]:
        """Whose each answer was."""
        match = Match(self.start.game())
        players = []
        for answer in answers:
            assert match.decision is not None
            players.append(match.decision.player)
            match.answer(answer)
        return players
