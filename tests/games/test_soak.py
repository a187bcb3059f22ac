"""Random games find a broken rule, and show it in a game that is as short as can be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.match import UniformlyRandom
from rules_engine.vex.asking import END_TURN
from rules_engine.vex.concepts import aember, keys
from rules_engine.vex.play import legality, using
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.game import Game
from rules_engine.vex.turn.phases import EndOfTurnPhase
from vexdata.cli import main
from vexdata.play.decks import pool
from vexdata.play.records import load
from vexdata.play.starts import FromBoard
from vexdata.soak import running
from vexdata.soak.decks import random_start, supplies
from vexdata.soak.running import run, trial
from vexdata.soak.shrinking import Shrunk
from vexdata.soak.trial import Limits, Trial


def soak(*args: str) -> Any:
    """Run the command as the shell would."""
    return CliRunner().invoke(main, ["soak", *args], prog_name="vexdata")


def _loses_an_aember(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a mistake: the third Æmber of a pool comes from nowhere."""
    right = aember.gain

    def wrong(game: Game, player: int, amount: int) -> Any:
        done = right(game, player, amount)
        if game.players[player].aember == 3:
            game.supply += 1
        return done

    monkeypatch.setattr(aember, "gain", wrong)


def _breaks_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a mistake: fighting a creature that is damaged breaks the game off."""
    right = using.use_to_fight

    def wrong(game: Game, player: int, card: Card, among: list[Card] | None = None) -> Choices[bool]:
        if among and among[0].damage:
            return {}["missing"]
        return (yield from right(game, player, card, among))

    monkeypatch.setattr(using, "use_to_fight", wrong)


def test_sound_games_end_with_0() -> None:
    """One line says how many there were."""
    result = soak("-n", "5", "--seed", "7")
    assert result.exit_code == 0
    assert re.search(r"^5 games, \d+ turns, \d+ decisions, \d+ games a second: all sound$", result.output, re.M)


def test_a_broken_rule_is_found_shrunk_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The record of a handful of answers shows it to whoever replays it."""
    _loses_an_aember(monkeypatch)
    result = soak("-n", "3", "--seed", "11", "--jobs", "1", "--keep", str(tmp_path))
    assert result.exit_code == 1
    assert "Seed 11: Æmber is not conserved: # instead of #" in result.output
    assert re.search(r"^Seed 12: .*, like seed 11$", result.output, re.M)
    answers = load(tmp_path / "seed-11.json").answers
    assert len(answers) <= 30
    seen = CliRunner().invoke(main, ["replay", str(tmp_path / "seed-11.json"), "--all"])
    assert seen.exit_code == 1
    assert seen.output.count("Broken: ") == 1
    assert f"Step {len(answers)} of {len(answers)}" in seen.output.split("Broken: ")[0]


def test_no_answer_of_a_shrunk_game_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault shows after the last of them, and not one earlier."""
    _loses_an_aember(monkeypatch)
    first = trial(11)
    shrunk = Shrunk(first, seconds=600)
    assert len(shrunk.answers) < len(first.answers)
    script = iter(shrunk.answers)
    again = Trial(first.start).play(lambda decision, game: next(script))
    assert again.fault == shrunk.fault
    assert again.answers == shrunk.answers
    before = iter(shrunk.answers[:-1])
    assert "StopIteration" in str(Trial(first.start).play(lambda decision, game: next(before)).fault)


def test_a_game_that_breaks_off_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The record leads up to it, and the replay says with what it breaks off."""
    _breaks_off(monkeypatch)
    seed = next(seed for seed in range(100) if trial(seed).fault is not None)
    result = soak("-n", "1", "--seed", str(seed), "--keep", str(tmp_path), "--shrink", "20")
    assert "KeyError" in result.output
    record = load(tmp_path / f"seed-{seed}.json")
    assert len(record.answers) < len(trial(seed).answers)
    seen = CliRunner().invoke(main, ["replay", str(tmp_path / f"seed-{seed}.json"), "--all"])
    assert seen.exit_code == 1
    assert "the game breaks off: KeyError: 'missing'" in seen.output
    assert f"Step {len(record.answers) - 1} of" in seen.output


@pytest.mark.parametrize("limits", [Limits(turns=5), Limits(decisions=20)])
def test_a_long_game_is_no_failure(limits: Limits) -> None:
    """It is broken off, by turns or by decisions, and can still be won."""
    broken_off = trial(3, limits=limits)
    assert (broken_off.long, broken_off.fault) == (True, None)


@pytest.mark.parametrize("limits", [Limits(turns=5), Limits(decisions=20)])
def test_a_game_that_nobody_can_win_is_a_failure(monkeypatch: pytest.MonkeyPatch, limits: Limits) -> None:
    """Where no key can be paid for, going for keys leads nowhere either."""
    monkeypatch.setattr(keys, "can_pay", lambda game, player, cost: False)
    stuck = trial(3, limits=limits)
    assert stuck.fault is not None
    assert (stuck.long, stuck.fault.kind) == (False, "the game cannot be won")


def _silence() -> FromBoard:
    """A board on which no creature can reap, so that no Æmber comes into any pool and no key is ever forged."""
    silence = {"type": "artifact", "abilities": [{"constant": {"cannot_reap": {"each": "creature"}}}]}
    given = {
        "you": {"house": "mars", "line": [{"Scout": {}}], "artifacts": [{"Silence": silence}]},
        "opponent": {"line": [{"Guard": {}}]},
    }
    return FromBoard(given, pool().definitions)


def test_a_stuck_game_is_shrunk_to_where_it_got_stuck() -> None:
    """Nobody can win from there on, so nothing that happened later matters."""
    stuck = Trial(_silence(), Limits(turns=60), every=16).play(UniformlyRandom(1).choose)
    assert (stuck.long, stuck.turns) == (False, 61)
    shrunk = Shrunk(stuck, seconds=600)
    assert shrunk.fault.kind == "the game cannot be won"
    assert len(shrunk.answers) < 5


def test_a_game_in_which_declining_leads_to_keys_is_only_long() -> None:
    """Whoever gambles at every den in every turn loses all that they reap, but nobody has to gamble."""
    side = {"line": ["Dextre"] * 4, "artifacts": ["Gambling Den"] * 3, "deck": ["Zyzzix the Many"] * 6}
    board = FromBoard({"you": {**side, "house": "logos"}, "opponent": side}, pool().definitions)
    broken_off = Trial(board, Limits(turns=3), every=16).play(UniformlyRandom(1).choose)
    assert (broken_off.long, broken_off.fault) == (True, None)


def test_what_breaks_while_somebody_goes_for_keys_is_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers of that try follow those of the game, so playing them again shows it."""
    limits = Limits(turns=2)
    given = trial(3, limits=limits)
    _loses_an_aember(monkeypatch)
    broken = trial(3, limits=limits, every=1)
    assert broken.fault is not None
    assert "Æmber is not conserved" in broken.fault.kind
    assert len(broken.answers) > len(given.answers)
    answers = iter(broken.answers)
    again = Trial(broken.start).play(lambda decision, game: next(answers))
    assert (again.fault, again.answers) == (broken.fault, broken.answers)


def test_a_start_that_breaks_off_needs_no_answer() -> None:
    """There is nothing to leave out."""
    broken = Trial(FromBoard({"you": {"aember": "many"}}, pool().definitions)).play(UniformlyRandom(1).choose)
    assert Shrunk(broken).answers == []


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what follows from one answer."""

    def again(self: EndOfTurnPhase, game: Game) -> Choices[None]:
        while True:
            aember.gain(game, game.active, 1)
            yield from ()

    monkeypatch.setattr(EndOfTurnPhase, "run", again)
    fault = trial(3).fault
    assert fault is not None
    assert fault.kind == "Endless"
    assert "events follow from one answer" in fault.lines[0]


def test_a_game_in_which_nothing_happens_any_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last resort is the clock."""

    def never(self: EndOfTurnPhase, game: Game) -> Choices[None]:
        while True:
            yield from ()

    monkeypatch.setattr(EndOfTurnPhase, "run", never)
    fault = trial(3, limits=Limits(seconds=1)).fault
    assert fault is not None
    assert "seconds" in fault.lines[0]


def test_a_question_without_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is one that offers the same twice."""
    right = legality.main_options
    mistakes = {"offers the same twice": lambda game: [*right(game), END_TURN], "has no option": lambda game: []}
    for says, wrong in mistakes.items():
        monkeypatch.setattr(legality, "main_options", wrong)
        # Looked at after each answer: nobody can answer a question without options.
        fault = trial(3, every=1).fault
        assert fault is not None
        assert says in fault.lines[0]


def test_games_are_the_same_on_several_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the order in which they end differs."""
    monkeypatch.setattr(running, "PORTION", 3)
    assert sorted(run(range(10), 2)) == sorted(run(range(10), 1))


def test_every_card_can_come_up() -> None:
    """The decks of all cards together leave none out."""
    everything = supplies()["all"]
    found = {card.row.name for stack in everything.stacks.values() for group in stack.groups for card in group}
    assert found == set(pool())


def test_decks_are_drawn_from_the_sets_that_are_named() -> None:
    """And a misspelt one gets the nearest."""
    members = {card.name for card in pool().of_set("call_of_the_archons")}
    start = random_start(5, ("call_of_the_archons",))
    assert {card.definition.name for deck in start.decks for card in deck.cards} <= members
    result = soak("-n", "1", "--set", "call_of_the_archon")
    assert result.exit_code == 2
    assert "did you mean 'call_of_the_archons'?" in result.output
