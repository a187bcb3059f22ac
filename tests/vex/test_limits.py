"""No turn goes on for ever: whatever sets itself off again comes to an end."""

from __future__ import annotations

from typing import Any

import rules_engine.vex.rulebook  # noqa: F401 - fills the lexicon
from rules_engine.kernel.match import Match
from rules_engine.vex.scenarios.stage import VexStage
from rules_engine.vex.state.game import Game


def played(given: Any, *verbs: str) -> Match[Game]:
    """A match on a board after the first options with these verbs."""
    match = VexStage().set_up(given)
    for verb in verbs:
        assert match.decision is not None
        match.choose(next(option for option in match.decision.options if option.verb == verb))
    return match


def test_two_creatures_that_set_each_other_off_come_to_an_end() -> None:
    """Each Reap ability has the other one resolve, which has the first one resolve again."""
    other = {"trigger_ability": {"of": {"each": {"creature": {"other": True}}}, "trigger": "reap"}}
    ability = {"trigger": "reap", "do": [{"gain_aember": 1}, other]}
    line = [{name: {"abilities": [ability]}} for name in ("Mirror", "Glass", "Pane")]
    match = played({"you": {"house": "logos", "line": line}}, "reap")
    assert match.decision is not None
    assert match.decision.kind == "main"


def test_a_creature_that_always_comes_back_is_destroyed_six_times() -> None:
    """Nothing of it has power, so each time it comes back it would be destroyed again."""
    weak = {"constant": {"gets_power": {"who": {"each": "creature"}, "amount": -5}}}
    back = {"trigger": "destroyed", "do": [{"put": {"what": "this", "to": to}} for to in ("hand", "play")]}
    hand = [{"Fog": {"type": "artifact", "abilities": [weak]}}]
    match = played({"you": {"house": "logos", "line": [{"Phoenix": {"abilities": [back]}}], "hand": hand}}, "play")
    names = [type(event).__name__ for event in match.game.log]
    assert match.decision is not None
    assert names.count("Destroyed") == 6
