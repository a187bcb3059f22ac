"""Mistakes that random games have found, each on the smallest board that shows it."""

from __future__ import annotations

from rules_engine.kernel.match import Match
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.scenarios.stage import VexStage
from rules_engine.vex.state.invariants import aember_of, violations


def test_aember_is_nowhere_else_while_a_key_is_paid_from_several_cards() -> None:
    """Between the question how much comes from the first card and that for the second, none is missing."""
    chest = {"aember": 3, "abilities": [{"constant": {"may_spend_aember": "this"}}]}
    given = {"phase": "start", "you": {"aember": 4, "artifacts": [{"Chest": chest}, {"Coffer": chest}]}}
    match: Match = VexStage().set_up(given)
    before = aember_of(match.game)
    while match.decision is not None and match.decision.kind in ("may", "number"):
        assert violations(match.game, before) == []
        match.answer(min(1, len(match.decision.options) - 1) if match.decision.kind == "number" else 0)
    assert violations(match.game, before) == []
    assert match.game.players[0].keys == 1
