"""A game in progress: asks, takes answers, refuses what is not on offer, and can be replayed from its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from rules_engine.kernel.decisions import Choices, Decision, Option
from rules_engine.kernel.randomness import Randomness


class Playable(Protocol):
    """What the kernel needs of a game: that it plays."""

    def play(self) -> Choices[None]:
        """The whole game from where it stands, as decisions to be answered."""


G = TypeVar("G", bound=Playable)


class IllegalAnswer(ValueError):
    """The answer is not one of the options; the game is as it was before."""


class Match(Generic[G]):
    """Drives one game from decision to decision and keeps the list of answers.

    Args:
        game: a game that has not started, or stands at a point where nothing is suspended.
    """

    __slots__ = ("_running", "answers", "decision", "game")

    def __init__(self, game: G) -> None:
        self.game = game
        self.answers: list[int] = []
        self._running = game.play()
        self.decision: Decision | None = None
        self._advance(None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def answer(self, index: int) -> Decision | None:
        """Answer the decision with the option at `index`; returns the next decision, or None at the end.

        Raises:
            IllegalAnswer: there is no such option, or nothing is asked any more. Nothing has changed.
        """
        if self.decision is None:
            raise IllegalAnswer("the game is over: nothing is asked")
        options = self.decision.options
        if type(index) is not int or not 0 <= index < len(options):
            raise IllegalAnswer(f"{index!r} is not an option; there are {len(options)}, counted from 0")
        self.answers.append(index)
        return self._advance(options[index])

    def choose(self, option: Option) -> Decision | None:
        """Answer with an option itself.

        Raises:
            IllegalAnswer: it is not on offer. Nothing has changed.
        """
        if self.decision is None or option not in self.decision.options:
            raise IllegalAnswer(f"{option} is not on offer")
        return self.answer(self.decision.options.index(option))

    def _advance(self, option: Option | None) -> Decision | None:
        try:
            self.decision = self._running.send(option)  # type: ignore[arg-type]  # None starts it
        except StopIteration:
            self.decision = None
        return self.decision


class Agent(Protocol):
    """Someone who answers: a person, a bot, a script."""

    def choose(self, decision: Decision, game: Any) -> int:
        """The index of the option chosen."""


class FirstOption:
    """Always takes the first option."""

    def choose(self, decision: Decision, game: Any) -> int:
        """The index 0."""
        return 0


class Scripted:
    """Answers from a list, in order.

    Raises:
        IllegalAnswer: the list is used up and the game still asks.
    """

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = iter(answers)

    def choose(self, decision: Decision, game: Any) -> int:
        """The next answer of the list."""
        try:
            return next(self._answers)
        except StopIteration:
            raise IllegalAnswer(f"the script has no answer left for {decision}") from None


class UniformlyRandom:
    """Takes each option with the same likelihood, from chance of its own."""

    def __init__(self, seed: int) -> None:
        self._chance = Randomness(seed)

    def choose(self, decision: Decision, game: Any) -> int:
        """The index of a random option."""
        return self._chance.below(len(decision.options))


def run(match: Match[Any], agents: Sequence[Agent], limit: int | None = None) -> Match[Any]:
    """Let the agents play until the game is over, or until `limit` answers have been given."""
    decision = match.decision
    while decision is not None and (limit is None or len(match.answers) < limit):
        decision = match.answer(agents[decision.player].choose(decision, match.game))
    return match


def replay(game: G, answers: Sequence[int], check: Callable[[Match[G]], None] | None = None) -> Match[G]:
    """Play a fresh game from a list of answers; the same game and answers give the same match.

    Raises:
        IllegalAnswer: the list does not fit the game.
    """
    match = Match(game)
    for answer in answers:
        match.answer(answer)
        if check:
            check(match)
    return match
