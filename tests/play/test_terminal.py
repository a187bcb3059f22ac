"""A person plays in the terminal: prompts explain themselves and can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_engine.kernel.match import UniformlyRandom
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.state import events
from rules_engine.vex.state.events import ChainsGained, CountersChanged, Drew, LookedAt, Moved, Names, tell
from rules_engine.vex.state.invariants import violations
from vexdata.play import words
from vexdata.play.bots import OneActionAhead
from vexdata.play.decks import new_decks
from vexdata.play.starts import FromDecks
from vexdata.play.table import Table
from vexdata.play.terminal import Terminal


def terminal(lines: list[str]) -> tuple[Terminal, list[str]]:
    """A seat at a table whose person types these lines, and what is printed."""
    typed: Iterator[str] = iter(lines)
    shown: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    return Terminal(Table(FromDecks(new_decks(1), 1)), 0, UniformlyRandom(1), read, shown.append), shown


def test_every_kind_of_prompt_has_its_question() -> None:
    """A front end that forgot a kind of prompt is found here."""
    assert set(words.QUESTIONS) == set(PromptKind)


def test_a_question_mark_explains_the_prompt() -> None:
    """The rule that asks is shown."""
    seat, shown = terminal(["?"])
    seat.play()
    assert any("mulligan" in line.lower() and "six" not in line for line in shown)
    assert "You left the game." in shown


def test_nonsense_is_answered_and_changes_nothing() -> None:
    """A line that is no choice is asked again."""
    seat, shown = terminal(["play everything", "99"])
    seat.play()
    assert sum("is no choice" in line for line in shown) == 2
    assert seat.table.match.answers == []


def test_the_log_speaks_to_the_person() -> None:
    """You shuffle your deck, your opponent shuffles theirs; one card is a card."""
    seat, shown = terminal(["1"])
    seat.play()
    assert {"  You shuffle your deck.", "  Your opponent shuffles their deck.", "  You draw 7 cards."} <= set(shown)
    names = Names(("You", "Ann"), {0: "Cub"}, reader=0)
    assert tell(Drew(player=1, amount=1), names) == "Ann draws 1 card."
    assert tell(ChainsGained(amount=2), names) == "You gain 2 chains."
    assert tell(CountersChanged(card=0, amount=1), names) == "Cub gets +1 power counter."
    assert tell(CountersChanged(card=0, amount=-2), names) == "Cub gets -2 power counters."


def test_the_log_keeps_the_other_players_secrets() -> None:
    """Which card the opponent archives from hand, or looks at, is theirs to know; one's own is not hidden."""
    names = Names(("You", "Ann"), {0: "Cub"}, reader=0)
    assert tell(Moved(player=1, card=0, word="the archives", hidden=True), names) == "A card moves to the archives."
    assert tell(LookedAt(player=1, card=0, hidden=True), names) == "Ann looks at a card."
    assert tell(LookedAt(player=0, card=0, hidden=True), names) == "You look at Cub."
    assert tell(Moved(player=1, card=0, word="the archives"), names) == "Cub moves to the archives."


def test_every_sentence_of_the_log_fits_whoever_it_speaks_to() -> None:
    """After a player's name comes the verb that the name itself puts into the right form."""
    told = {name: event.sentence for name, event in vars(events).items() if hasattr(event, "sentence")}
    assert [name for name, sentence in told.items() if re.search(r"\{player\} [a-z]", sentence)] == []
    assert "Drew" in told


def test_undo_takes_back_the_last_choice() -> None:
    """After undo the same question is asked again."""
    seat, _ = terminal(["1", "undo"])
    seat.play()
    assert seat.table.match.answers == []


def test_undo_at_the_start_says_so() -> None:
    """Nothing was chosen yet."""
    seat, shown = terminal(["undo"])
    seat.play()
    assert "There is nothing to take back." in shown


def test_a_whole_game_can_be_typed() -> None:
    """Somebody who always takes the first choice gets to the end of a game."""
    seat, shown = terminal(["1"] * 5000)
    seat.play()
    assert seat.table.match.over
    assert shown[-1] in ("You win!", "Your opponent wins.")
    assert violations(seat.table.match.game) == []


def test_every_option_of_a_game_has_a_label() -> None:
    """Options read as a person would say them."""
    table = Table(FromDecks(new_decks(2), 2))
    player = UniformlyRandom(2)
    while (decision := table.match.decision) is not None:
        labels = [words.label(table.match.game, decision, option) for option in decision.options]
        assert all(labels)
        assert words.explanation(table.match.game, decision)
        table.match.answer(player.choose(decision, table.match.game))


def test_the_thinking_bot_beats_the_random_one() -> None:
    """It looks one action ahead, which is plenty against chance."""
    wins = 0
    for seed in range(12):
        table = Table(FromDecks(new_decks(seed), seed))
        seats = (OneActionAhead(seed), UniformlyRandom(seed))
        if seed % 2 == 0:
            seats = seats[::-1]
        while (decision := table.match.decision) is not None:
            table.match.answer(seats[decision.player].choose(decision, table.match.game))
        wins += table.match.game.winner == (0 if seed % 2 else 1)
    assert wins >= 9
