"""A match asks, refuses what is not on offer, and is played again from its answers."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.decisions import Option
from rules_engine.kernel.match import FirstOption, IllegalAnswer, Match, Scripted, UniformlyRandom, replay, run
from tests.kernel.toys import Nim


@pytest.mark.parametrize("index", [-1, 3, 99, True, "1", 1.0, None])
def test_an_illegal_answer_changes_nothing(index: Any) -> None:
    match = Match(Nim(5))
    before = match.decision
    with pytest.raises(IllegalAnswer):
        match.answer(index)
    assert (match.decision, match.answers, match.game.stones) == (before, [], 5)


def test_an_option_can_be_chosen_itself() -> None:
    match = Match(Nim(5))
    match.choose(Option("take", None, 3))
    assert match.game.stones == 2
    with pytest.raises(IllegalAnswer, match="not on offer"):
        match.choose(Option("take", None, 3))
    assert match.answers == [2]


def test_nothing_can_be_answered_after_the_end() -> None:
    match = run(Match(Nim(2)), [FirstOption(), FirstOption()])
    assert match.over
    assert match.game.winner == 1
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(0)
    with pytest.raises(IllegalAnswer):
        match.choose(Option("take", None, 1))


@pytest.mark.parametrize("seed", range(5))
def test_the_answers_replay_the_match(seed: int) -> None:
    match = run(Match(Nim(20)), [UniformlyRandom(seed), UniformlyRandom(seed + 100)])
    seen: list[int] = []
    again = replay(Nim(20), match.answers, check=lambda each: seen.append(each.game.stones))
    assert (again.game.winner, again.answers) == (match.game.winner, match.answers)
    assert len(seen) == len(match.answers)


def test_a_replay_that_does_not_fit_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        replay(Nim(2), [2])


def test_a_limit_stops_in_the_middle() -> None:
    match = run(Match(Nim(20)), [FirstOption(), FirstOption()], limit=3)
    assert len(match.answers) == 3
    assert not match.over


def test_a_script_that_is_used_up_says_so() -> None:
    with pytest.raises(IllegalAnswer, match="no answer left"):
        run(Match(Nim(20)), [Scripted([0]), Scripted([0])])
