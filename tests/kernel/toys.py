"""A toy game for the tests of the kernel: two players take stones from a heap; who takes the last one wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from rules_engine.kernel.decisions import Choices, Decision, Option
from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import Node, Path
from rules_engine.kernel.parameters import Name, Range
from rules_engine.kernel.scenario import Scenario, Step, StepRefused, Story
from rules_engine.kernel.scenario_data import ACTORS, keyed, whole

TOYS = Lexicon((Section("deeds", "Deeds", "What is done."), Section("heaps", "Heaps", "What it is done to.")))


class Deed(Node):
    """A thing done."""

    __slots__ = ()
    family: ClassVar[str] = "deed"
    is_composition: ClassVar[bool] = True


class Heap(Node):
    """A thing that deeds are done to."""

    __slots__ = ()
    family: ClassVar[str] = "heap"
    is_composition: ClassVar[bool] = True


@TOYS.rule("heaps")
@dataclass(frozen=True, slots=True)
class Every(Heap):
    """Every heap of a size.

    Text:
        every {{ size }} heap

    Args:
        size: how large.
    """

    inline: ClassVar[str | None] = "size"
    size: Literal["small", "large"] = "small"


@TOYS.rule("deeds")
@dataclass(frozen=True, slots=True)
class Row(Deed):
    """Deeds one after the other.

    Text:
        {{ steps | joined }}

    Args:
        steps: the deeds.
    """

    inline: ClassVar[str | None] = "steps"
    steps: tuple[Deed, ...]


Deed.sequence = Row


@TOYS.rule("deeds")
@dataclass(frozen=True, slots=True)
class TakeStones(Deed):
    """Stones are taken from a heap.

    Text:
        take {{ amount | counted("stone") }} from {{ heap }}

    Args:
        amount: how many.
        heap: from which.
        politely: whether one asks first.
        owner: whose it is.

    See: every
    """

    amount: Annotated[int, Range(1, 9)]
    heap: Heap = Every("small")
    politely: bool = False
    owner: Annotated[str, Name("owner")] | None = None


@TOYS.rule("deeds")
@dataclass(frozen=True, slots=True)
class Wait(Deed):
    """Nothing is done for some turns.

    Text:
        wait {{ turns | counted("turn") }}

    Args:
        turns: how many turns.
    """

    primary: ClassVar[str | None] = "turns"
    turns: int = 1


class Nim:
    """The game itself."""

    def __init__(self, stones: int) -> None:
        self.stones = stones
        self.turn = 0
        self.winner: int | None = None

    def play(self) -> Choices[None]:
        """Take turns until nothing is left."""
        while self.stones:
            options = [Option("take", None, number) for number in range(1, min(self.stones, 3) + 1)]
            answer = yield Decision(self.turn, "take", options, rule="take-stones")
            self.stones -= int(answer.value)
            if self.stones == 7:
                yield Decision(self.turn, "boast", [Option("boast"), Option("keep quiet")])
            if not self.stones:
                self.winner = self.turn
            self.turn = 1 - self.turn


class NimStage:
    """Scenarios of the toy game."""

    def set_up(self, given: Any) -> Match[Nim]:
        """A heap of stones."""
        at, stones = keyed(given, ("stones",), ("given",), "a heap").get("stones", ((), 5))
        return Match(Nim(whole(stones, at, 1)))

    def answers(self, step: Step) -> list[Any]:
        """Every number of a list is an answer."""
        return step.content if isinstance(step.content, list) else [step.content]

    def option_index(self, match: Match[Nim], actor: int, answer: Any) -> int:
        """A number means taking that many; a word is the verb."""
        assert match.decision is not None
        for index, option in enumerate(match.decision.options):
            if answer in (option.value, option.verb):
                return index
        raise StepRefused(f"nobody may take {answer}")

    def check(self, match: Match[Nim], expected: Any, path: Path) -> list[str]:
        """How many stones are left, and who has won."""
        parts = keyed(expected, ("stones", "winner"), path, "what must be true")
        actual = {
            "stones": match.game.stones,
            "winner": None if match.game.winner is None else ACTORS[match.game.winner],
        }
        return [
            f"{'.'.join(map(str, at))}: expected {value}, but it is {actual[key]}"
            for key, (at, value) in parts.items()
            if actual[key] != value
        ]

    def is_resting(self, match: Match[Nim]) -> bool:
        """One may leave between turns, not in the middle of a boast."""
        return match.decision is None or match.decision.kind == "take"

    def board(self, match: Match[Nim]) -> str:
        """The heap."""
        return f"{match.game.stones} stones"

    def offered(self, match: Match[Nim]) -> list[str]:
        """What may be taken."""
        return [] if match.decision is None else [f"{each.verb} {each.value}" for each in match.decision.options]

    def asked(self, match: Match[Nim]) -> str:
        """Who is asked."""
        return "" if match.decision is None else f"{ACTORS[match.decision.player]}: {match.decision.kind}"

    def sentences(self, scenario: Scenario) -> Story:
        """Not much to tell."""
        return Story((str(scenario.given),), (), ())
