"""One game on trial: it is played by somebody, watched at every answer, and ends soundly or with a fault."""

from __future__ import annotations

import re
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.english import counted
from rules_engine.kernel.events import Log
from rules_engine.kernel.match import Match
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.invariants import violations
from vexdata.play.starts import Start
from vexdata.soak.way_out import ANSWERS, TURNS, ways_out

Chooser = Callable[[Decision, Game], int]
"""Somebody who answers: the index of the option taken."""


class Limits(NamedTuple):
    """How long a game is played, and when it is taken to go on for ever.

    A game that nobody has won after so many turns or decisions is tried out: either it can still be won, and is only
    long, since random players win by chance alone; or it is stuck.

    Args:
        turns: turns of both players; random games take about a hundred.
        decisions: answers given.
        rest: answers given after that until the game comes to a main phase, where it can be tried out.
        events: things that happen between one answer and the next question.
        seconds: what an answer may take, where the system can measure it: the last resort against a loop in which
            nothing happens.
    """

    turns: int = 2000
    decisions: int = 20_000
    rest: int = 1000
    events: int = 20_000
    seconds: int = 60


STUCK = "the game cannot be won"
"""The kind of fault of a game that nobody can win."""


class Endless(Exception):
    """An answer set something off that does not end."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a game.

    Args:
        kind: what the fault is, in a few words and without what differs from game to game: two faults of one kind
            are most likely the same mistake.
        lines: what is wrong, in detail.
    """

    kind: str
    lines: tuple[str, ...]


class Taken(NamedTuple):
    """One answer of a trial: whose, to what kind of question, and which option."""

    player: int
    kind: str
    option: Option


@dataclass(slots=True)
class Trial:
    """A game on trial.

    Args:
        start: how it begins.
        limits: when it is taken to go on for ever.
        every: how many answers apart the game is looked at; it always is at its end.
        most: answers after which nobody cares any more how the game goes on; None to see it through.
    """

    start: Start
    limits: Limits = field(default_factory=Limits)
    every: int = 1
    most: int | None = None
    answers: list[int] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)
    turns: int = 0
    long: bool = False
    """Whether it was broken off undecided, although it could still be won."""
    fault: Fault | None = None

    def play(self, choose: Chooser) -> Trial:
        """Play until the game ends, or a fault is found; the last answer is the one that showed it."""
        log = _BoundedLog(self.limits.events)
        try:
            with _patience(self.limits.seconds):
                self._play(choose, log)
        except Exception as error:  # whatever the engine breaks off with is what is looked for
            self.fault = _broke_off(error)
        return self

    def _play(self, choose: Chooser, log: _BoundedLog) -> None:
        game = self.start.game()
        log.events = game.log.events
        game.log = log
        match = Match(game)
        while match.decision is not None and len(self.answers) != self.most:
            self._answer(match, choose, log)
            self.turns = game.turn
            if self.fault is None and not match.over and self._has_gone_on_for_long(game):
                self._try_out(match)
            if self._is_decided():
                return

    def _answer(self, match: Match[Game], choose: Chooser, log: _BoundedLog) -> None:
        """Have a question answered, and look at the game when it is time to."""
        decision = match.decision
        assert decision is not None
        index = choose(decision, match.game)
        self.answers.append(index)
        self.taken.append(Taken(decision.player, decision.kind, decision.options[index]))
        log.loosen()
        match.answer(index)
        if match.over or len(self.answers) % self.every == 0:
            self.fault = look(match)

    def _is_decided(self) -> bool:
        """Whether a fault was found, or the game was broken off as a long one."""
        return self.fault is not None or self.long

    def _has_gone_on_for_long(self, game: Game) -> bool:
        return game.turn > self.limits.turns or len(self.answers) >= self.limits.decisions

    def _try_out(self, match: Match[Game]) -> None:
        """Tell a game that is long from one that is stuck, as soon as it comes to a main phase."""
        spent = f"nobody has won after {counted(self.turns, 'turn')} and {counted(len(self.answers), 'decision')}"
        if match.game.resting:
            self.long = self._can_be_won(match.game)
            if not self._is_decided():
                self.fault = Fault(STUCK, (spent, "and none who goes for keys wins from here"))
        elif len(self.answers) >= self.limits.decisions + self.limits.rest:
            self.fault = Fault("the game does not come to rest", (spent,))

    def _can_be_won(self, game: Game) -> bool:
        """Whether some way out of a game leads to its end; the game itself stays as it is.

        A copy goes on as the game would, so the answers of a try that shows a fault are kept, and its record shows it.
        """
        given = len(self.answers)
        for way_out in ways_out(given):
            copy = game.clone()
            self._go(copy, way_out)
            if self.fault is not None:
                return False
            del self.answers[given:], self.taken[given:]
            if copy.winner is not None:
                return True
        return False

    def _go(self, game: Game, way_out: Chooser) -> None:
        """Play a copy on until it ends, a fault is found, or there is no more hope."""
        last_turn, last_answer = game.turn + TURNS, len(self.answers) + ANSWERS
        game.log = log = _BoundedLog(self.limits.events, game.log.events)
        match = Match(game)
        while match.decision is not None and game.turn <= last_turn and len(self.answers) < last_answer:
            self._answer(match, way_out, log)
            if self.fault is not None:
                return


class _BoundedLog(Log):
    """A log that takes only so many events between two answers."""

    __slots__ = ("bound", "most")

    def __init__(self, most: int, events: list[Any] | None = None) -> None:
        super().__init__(events)
        self.most = most
        self.loosen()

    def loosen(self) -> None:
        """Allow as much again."""
        self.bound = len(self.events) + self.most

    def add(self, event: Any) -> None:
        """Write down an event.

        Raises:
            Endless: there were too many.
        """
        if len(self.events) >= self.bound:
            raise Endless(f"more than {self.most} events follow from one answer")
        self.events.append(event)


@contextmanager
def _patience(seconds: int) -> Iterator[None]:
    """Interrupt what takes too long, where that can be done: in the main thread of a system with timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def lost(number: int, frame: FrameType | None) -> None:
        raise Endless(f"the game takes more than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, lost)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def look(match: Match[Game]) -> Fault | None:
    """What is wrong with a match at this moment."""
    game, decision = match.game, match.decision
    problems = violations(game)
    if decision is not None:
        if not decision.options:
            problems.append(f"{decision} has no option")
        elif len(set(decision.options)) != len(decision.options):
            problems.append(f"{decision} offers the same twice")
    elif game.winner is None:
        problems.append("the game is over and nobody has won")
    return Fault(_general(problems[0], game), tuple(problems)) if problems else None


def _general(problem: str, game: Game) -> str:
    """A problem without the names and numbers that differ from game to game."""
    for player in game.players:
        problem = problem.replace(player.name, "a player")
    return re.sub(r"-?\d+", "#", re.sub(r"<\d+ [^>]*>", "a card", problem))


def _broke_off(error: Exception) -> Fault:
    """The fault of a game that broke off: what was raised, and where in the engine."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "rules_engine" in frame.filename]
    inner = [f"{Path(frame.filename).name}, {frame.name}" for frame in frames[-1:]]
    # A loop is broken off at any place in it, so the place says nothing.
    where = "" if isinstance(error, Endless | RecursionError) or not inner else f" in {inner[0]}"
    kind = type(error).__name__ + where
    steps = [f"  {frame.filename}:{frame.lineno}, in {frame.name}" for frame in frames[-12:]]
    return Fault(kind, (f"{type(error).__name__}: {error}", *steps))
