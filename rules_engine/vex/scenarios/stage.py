"""Where scenarios of Vex are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_engine.kernel.loading import Loader
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.scenario import Outcome, Scenario, Step, Story, run
from rules_engine.kernel.text import Writer
from rules_engine.vex.asking import RESTING
from rules_engine.vex.card_text import WRITER
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.scenarios import choices, steps
from rules_engine.vex.scenarios.board import build
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.scenarios.expectations import check
from rules_engine.vex.scenarios.picture import picture
from rules_engine.vex.scenarios.sentences import story
from rules_engine.vex.state.game import Game


class VexStage:
    """Sets up boards, finds the options that steps mean, and looks whether what must be true is.

    Args:
        pool: the printed cards, by name.
        loader: builds the stand-ins that scenarios describe in place.
        writer: renders the abilities of stand-ins.
    """

    def __init__(
        self,
        pool: Mapping[str, CardDefinition] | None = None,
        loader: Loader | None = None,
        writer: Writer | None = None,
    ) -> None:
        self.pool = pool or {}
        self.loader = loader or standard_loader()
        self.writer = writer or WRITER

    def set_up(self, given: Any) -> Match[Game]:
        """A match on the board described."""
        return Match(build(given, self.pool, self.loader))

    def answers(self, step: Step) -> Sequence[steps.Answer]:
        """The answers one step stands for."""
        return steps.read_step(step)

    def option_index(self, match: Match[Game], actor: int, answer: steps.Answer) -> int:
        """The option that an answer means."""
        return steps.option_index(match, actor, answer)

    def check(self, match: Match[Game], expected: Any, path: Path) -> list[str]:
        """What of the expectations is not true."""
        return check(match, expected, path)

    def is_resting(self, match: Match[Game]) -> bool:
        """Whether nothing is half done."""
        return match.decision is None or match.decision.kind in RESTING

    def board(self, match: Match[Game]) -> str:
        """The board, a line for each zone that holds something."""
        return picture(match.game)

    def offered(self, match: Match[Game]) -> list[str]:
        """The options, as steps would write them."""
        return [] if match.decision is None else choices.offered(match.game, match.decision)

    def asked(self, match: Match[Game]) -> str:
        """The decision in words."""
        return "" if match.decision is None else choices.asked(match.game, match.decision)

    def sentences(self, scenario: Scenario) -> Story:
        """The scenario as sentences."""
        return story(scenario, self.pool, self.loader, self.writer)

    def run(self, scenario: Scenario) -> Outcome:
        """Play a scenario and check it."""
        return run(scenario, self)
