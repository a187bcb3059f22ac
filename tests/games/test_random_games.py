"""Random games with random legal decks: whatever is played, the game stays sound."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rules_engine.kernel.match import Match, UniformlyRandom, replay
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.new_game import new_game
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.invariants import violations
from vexdata.play.decks import new_decks
from vexdata.play.records import log_digest
from vexdata.soak.decks import random_start
from vexdata.soak.running import trial

GAMES = 2000
"""Enough to notice a mistake that shows often; `vexdata soak` plays as many as one likes."""
PORTIONS = 20


def fresh(seed: int) -> Game:
    """A game with two new decks."""
    return new_game(new_decks(seed), seed)


def check(match: Match[Game], seed: int) -> None:
    """Assert what must hold at a decision."""
    problems = violations(match.game)
    assert not problems, f"seed {seed}, answers {match.answers}: {problems}"
    if match.decision is not None:
        assert match.decision.options, f"seed {seed}, answers {match.answers}: {match.decision} has no option"
        assert len(set(match.decision.options)) == len(match.decision.options), f"seed {seed}: {match.decision.options}"


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_stay_sound_and_end(portion: int) -> None:
    """Æmber is conserved, a card is in one zone, every prompt has an option, and somebody wins."""
    for seed in range(portion * GAMES // PORTIONS, (portion + 1) * GAMES // PORTIONS):
        played = trial(seed)
        assert played.fault is None, f"vexdata soak -n 1 --seed {seed}: {played.fault}"


@pytest.mark.parametrize("seed", range(5))
def test_every_single_decision_of_a_game_is_sound(seed: int) -> None:
    """A few games, looked at after every answer."""
    match = Match(fresh(seed))
    player = UniformlyRandom(seed)
    while match.decision is not None:
        match.answer(player.choose(match.decision, match.game))
        check(match, seed)
    assert match.game.winner is not None


@pytest.mark.parametrize("seed", range(5))
def test_a_match_is_replayed_from_its_answers(seed: int) -> None:
    """The same decks, seed and answers give the same log."""
    first = Match(fresh(seed))
    player = UniformlyRandom(seed)
    while first.decision is not None:
        first.answer(player.choose(first.decision, first.game))
    second = replay(fresh(seed), first.answers)
    assert second.game.log.events == first.game.log.events


@pytest.mark.parametrize("seed", range(10))
def test_a_clone_goes_its_own_way(seed: int) -> None:
    """A copy made at a main phase decision plays on like the original, and the original does not notice."""
    match = Match(fresh(seed))
    player = UniformlyRandom(seed)
    for _ in range(150):
        if match.decision is None:
            break
        match.answer(player.choose(match.decision, match.game))
    while match.decision is not None and match.decision.kind != PromptKind.MAIN:
        match.answer(player.choose(match.decision, match.game))
    if match.decision is None:
        return
    before = list(match.game.log)
    copy = Match(match.game.clone())
    assert copy.decision is not None
    assert copy.decision.options == match.decision.options
    answers = []
    other = UniformlyRandom(seed + 1)
    for _ in range(100):
        if copy.decision is None:
            break
        answers.append(other.choose(copy.decision, copy.game))
        copy.answer(answers[-1])
    assert not violations(copy.game)
    assert list(match.game.log) == before
    for answer in answers:
        match.answer(answer)
    assert match.game.log.events == copy.game.log.events


PROGRAM = """
from rules_engine.kernel.match import Match, UniformlyRandom
from vexdata.play.records import log_digest
from vexdata.soak.decks import random_start
for seed in range(6):
    match = Match(random_start(seed).game())
    player = UniformlyRandom(seed)
    while match.decision is not None:
        match.answer(player.choose(match.decision, match.game))
    print(seed, len(match.answers), log_digest(match.game))
"""


def test_the_same_seed_is_the_same_game_in_any_process() -> None:
    """Neither the hash seed nor the process shows in a game: decks, answers and log are the same."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4321")
    }
    (output,) = outputs
    here = Match(random_start(5).game())
    player = UniformlyRandom(5)
    while here.decision is not None:
        here.answer(player.choose(here.decision, here.game))
    assert output.splitlines()[5] == f"5 {len(here.answers)} {log_digest(here.game)}"
