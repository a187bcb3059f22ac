"""Running scenarios: worked examples that stand in the rulebook and are tests at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.scenario_data import ACTORS, CHECK, Scenario, ScenarioError, Step

__all__ = ["Failure", "Outcome", "Scenario", "ScenarioError", "Stage", "Step", "StepRefused", "Story", "run"]


class StepRefused(Exception):
    """The game does not offer what a step says; the message tells why."""


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario as sentences for readers."""

    given: tuple[str, ...]
    do: tuple[str, ...]
    then: tuple[str, ...]


class Stage(Protocol):
    """What a game provides so that its scenarios can be run and read."""

    def set_up(self, given: Any) -> Match[Any]:
        """A match that starts on the board described; raises ScenarioError where the description is wrong."""

    def answers(self, step: Step) -> Sequence[Any]:
        """The answers that one step stands for, in order; raises ScenarioError where it is misspelt."""

    def option_index(self, match: Match[Any], actor: int, answer: Any) -> int:
        """Which option of the decision an answer means; raises StepRefused where it is not on offer."""

    def check(self, match: Match[Any], expected: Any, path: Path) -> list[str]:
        """What of `expected` is not true, each with its place; raises ScenarioError where it is misspelt."""

    def is_resting(self, match: Match[Any]) -> bool:
        """Whether the game may be left where it stands, with nothing half done."""

    def board(self, match: Match[Any]) -> str:
        """The board as text, for reports."""

    def offered(self, match: Match[Any]) -> list[str]:
        """The options of the decision, as text."""

    def asked(self, match: Match[Any]) -> str:
        """The decision as text: who is asked what, by which rule or card."""

    def sentences(self, scenario: Scenario) -> Story:
        """The scenario as sentences."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a scenario went wrong, and how things stood at that moment.

    Args:
        path: the place in the scenario.
        step: which step, in words; "then" for the checks at the end.
        reasons: what is wrong, one line each.
        asked: what the game was asking; empty when nothing.
        offered: the options on offer.
        board: the board.
    """

    path: Path
    step: str
    reasons: tuple[str, ...]
    asked: str
    offered: tuple[str, ...]
    board: str

    def __str__(self) -> str:
        lines = [f"{self.step}:", *(f"  - {reason}" for reason in self.reasons)]
        lines.append(f"Asked: {self.asked or 'nothing'}")
        if self.offered:
            lines.append(f"Offered: {'; '.join(self.offered)}")
        lines.append("Board:")
        lines.extend(f"  {line}" for line in self.board.splitlines())
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended."""

    scenario: Scenario
    failure: Failure | None
    match: Match[Any]

    @property
    def passed(self) -> bool:
        """Whether everything happened as the scenario says."""
        return self.failure is None

    def __str__(self) -> str:
        return f"{self.scenario}: passed" if self.failure is None else f"{self.scenario}\n{self.failure}"


def run(scenario: Scenario, stage: Stage) -> Outcome:
    """Play a scenario and check it.

    It fails on a choice that the game did not ask for, on a prompt left unanswered at the end, and on everything
    under `then` that is not true.

    Raises:
        ScenarioError: the scenario is misspelt.
    """
    match = stage.set_up(scenario.given)

    def failed(path: Path, step: str, reasons: Sequence[str]) -> Outcome:
        asked, offered = ("", []) if match.decision is None else (stage.asked(match), stage.offered(match))
        return Outcome(scenario, Failure(path, step, tuple(reasons), asked, tuple(offered), stage.board(match)), match)

    for number, step in enumerate(scenario.do, start=1):
        here = f"Step {number} ({step.actor}: {step.content})"
        if step.actor == CHECK:
            if reasons := stage.check(match, step.content, step.path):
                return failed(step.path, here, reasons)
            continue
        actor = ACTORS.index(step.actor)
        for answer in stage.answers(step):
            if match.decision is None:
                return failed(step.path, here, [f"the game is over, and asks nothing more: {answer}"])
            if match.decision.player != actor:
                return failed(step.path, here, [f"the game asks {ACTORS[match.decision.player]}, not {step.actor}"])
            try:
                index = stage.option_index(match, actor, answer)
            except StepRefused as refusal:
                return failed(step.path, here, [str(refusal)])
            try:
                match.answer(index)
            except Exception as error:
                error.add_note(f"In the scenario {scenario}, at step {number}: {step.actor}: {step.content}")
                raise
    end: Path = ("then",)
    if reasons := stage.check(match, scenario.then, end):
        return failed(end, "Then", reasons)
    if match.decision is not None and not stage.is_resting(match):
        return failed(end, "At the end", ["the game still asks something that no step answers"])
    return Outcome(scenario, None, match)
