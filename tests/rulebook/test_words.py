"""The words that the rulebook uses for the parts of a turn and of a fight."""

from __future__ import annotations

import re

import pytest

from rules_engine.kernel.rule import Rule
from rules_engine.vex.rulebook import LEXICON
from rules_engine.vex.turn.phases import PHASES

NAMES = [phase.slug.removesuffix("-phase").replace("-", " ") for phase in PHASES]
A_PHASE_CALLED_STEP = re.compile(
    rf"\b({'|'.join(NAMES)}|ready cards|draw cards|forge a key|choose a house)[”\"']? steps?\b"
    r"|\bsteps? of (the|a|your|their) turn\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("rule", list(LEXICON), ids=lambda rule: rule.slug)
def test_a_part_of_a_turn_is_a_phase_and_never_a_step(rule: type[Rule]) -> None:
    """Steps are what a fight consists of; the parts of a turn are phases everywhere."""
    entry = rule.entry
    parts = (rule.title, entry.definition, *entry.body, entry.text or "", entry.differs or "", *entry.args.values())
    prose = " ".join(parts)
    assert not A_PHASE_CALLED_STEP.search(prose), prose


def test_the_phases_are_eight_in_a_fixed_order() -> None:
    """Start of turn, forge, house, archives, main, ready, draw, end of turn."""
    assert NAMES == ["start of turn", "forge", "house", "archives", "main", "ready", "draw", "end of turn"]
    assert all(phase.title.endswith("Phase") for phase in PHASES)
