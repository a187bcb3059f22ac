"""A record is everything a match is: it is saved, read back, checked, and plays the very same match again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rules_engine.kernel.match import UniformlyRandom, replay, run
from vexdata.cli import main
from vexdata.play.decks import new_decks, pool
from vexdata.play.records import (
    Record,
    RecordError,
    deck_from_data,
    differences,
    load,
    log_digest,
    print_of,
    record,
    save,
    start_of,
)
from vexdata.play.replaying import Reader, Replay
from vexdata.play.starts import FromBoard, FromDecks
from vexdata.play.table import Table
from vexdata.reading.plain import PlainError

BOARD = {"you": {"house": "mars", "line": [{"Scout": {"power": 3}}]}, "opponent": {"line": [{"Guard": {"power": 2}}]}}


def played(seed: int, answers: int | None = None) -> Table:
    """A table at which two random players played."""
    table = Table(FromDecks(new_decks(seed), seed))
    player = UniformlyRandom(seed)
    run(table.match, (player, player), answers)
    return table


def vex(*args: str) -> Any:
    """Run a command as the shell would."""
    return CliRunner().invoke(main, args, prog_name="vexdata")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The file of a record with forty answers."""
    table = played(4, 40)
    save(tmp_path / "game.json", record(table.start, table.match.answers, pool(), table.match.game))
    return tmp_path / "game.json"


def changed(path: Path, **parts: Any) -> Path:
    """The same file with some of it replaced; None takes a part out."""
    data = {**json.loads(path.read_text(encoding="utf-8")), **parts}
    path.write_text(json.dumps({key: value for key, value in data.items() if value is not None}), encoding="utf-8")
    return path


def test_a_record_is_read_back_as_it_was_saved(kept: Path) -> None:
    """Decks are written with every card and its icons."""
    table = played(4, 40)
    found = load(kept)
    assert found == record(table.start, table.match.answers, pool(), table.match.game)
    assert start_of(found, pool()) == table.start
    assert sum(len(deck["cards"]) for deck in found.begin["decks"]) == 72
    assert differences(found, pool()) == []


def test_a_record_plays_the_very_same_match(kept: Path) -> None:
    """Event by event."""
    found = load(kept)
    again = replay(start_of(found, pool()).game(), found.answers)
    assert again.game.log.events == played(4, 40).match.game.log.events
    assert log_digest(again.game) == found.log


def with_halves() -> Table:
    """A table at which one deck has both halves of a gigantic creature."""
    return next(
        table
        for table in map(lambda seed: Table(FromDecks(new_decks(seed), seed)), range(100))
        if any(card.definition.gigantic for deck in table.start.decks for card in deck.cards)  # type: ignore[attr-defined]
    )


def test_the_halves_of_a_gigantic_creature_stay_halves(tmp_path: Path) -> None:
    """Two whole creatures in their place would be another game; and the record knows what the creature was."""
    table = with_halves()
    save(tmp_path / "game.json", record(table.start, table.match.answers, pool(), table.match.game))
    found = load(tmp_path / "game.json")
    assert start_of(found, pool()) == table.start
    gigantic = {card.name for card in table.match.game.cards if card.definition.gigantic}
    assert gigantic <= set(found.prints)


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ({"card": "Niffle Kong"}, "is a half of a gigantic creature (its 'half' is base or art)"),
        ({"card": "Niffle Kong", "half": "arm"}, "the half of card 1 of a deck cannot be 'arm'"),
        ({"card": "Bad Penny", "half": "base"}, "is no gigantic creature (leave out 'half')"),
    ],
)
def test_a_card_of_a_record_says_which_half_it_is(card: dict[str, str], says: str) -> None:
    """Whenever it is one."""
    with pytest.raises(PlainError) as error:
        deck_from_data({"name": "X", "houses": ["untamed"], "cards": [card]}, pool().definitions)
    assert says in str(error.value)


def test_a_board_tells_which_half_lies_where() -> None:
    """A player who holds one half looks for the other."""
    kong = {"Niffle Kong": {"half": "art"}}
    replay = Replay(FromBoard({"you": {"hand": ["Niffle Kong"], "discard": [kong]}}, pool().definitions), [])
    assert "  hand: Niffle Kong (base half)" in replay.board()
    assert "  discard: Niffle Kong (art half)" in replay.board()


def test_a_match_on_a_board_has_a_record_too(tmp_path: Path) -> None:
    """It begins with the board instead of decks."""
    table = Table(FromBoard(BOARD, pool().definitions), [0])
    save(tmp_path / "board.json", record(table.start, table.match.answers, pool(), table.match.game))
    found = load(tmp_path / "board.json")
    again = Table(start_of(found, pool()), found.answers)
    assert again.match.game.log.events == table.match.game.log.events


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"record": None}, "no record of a match"),
        ({"record": 2}, "format 2"),
        ({"answers": None}, "needs 'answers'"),
        ({"answers": [0, True]}, "answer 2 is a whole number, not true"),
        ({"answers": [0, -1]}, "answer 2 is 0 or more"),
        ({"answers": "01"}, "'answers' is a list"),
        ({"seed": -1}, "'seed' is 0 or more"),
        ({"seed": 1 << 70}, "at the most"),
        ({"decks": []}, "'decks' is a list of 2, not of 0"),
        ({"anwsers": []}, "did you mean 'answers'?"),
        ({"prints": []}, "'prints' is an object"),
    ],
)
def test_a_broken_record_says_what_is_wrong(kept: Path, parts: dict[str, Any], says: str) -> None:
    """And names the file."""
    with pytest.raises(RecordError) as error:
        load(changed(kept, **parts))
    assert says in str(error.value)
    assert str(kept) in str(error.value)


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ({"houses": ["mars"], "cards": []}, "needs 'name'"),
        ({"name": "X", "houses": ["marz"], "cards": []}, "did you mean 'mars'?"),
        ({"name": "X", "houses": [], "cards": []}, "has no houses"),
        ({"name": "X", "houses": ["mars"], "cards": [{"card": "Bad Pennny"}]}, "did you mean 'Bad Penny'?"),
        ({"name": "X", "houses": ["mars"], "cards": [{"card": "Bad Penny", "icons": ["ember"]}]}, "'aember'"),
        ({"name": "X", "houses": ["mars"], "cards": [{"card": "Bad Penny", "icons": ["draw"] * 6}]}, "6 icons"),
    ],
)
def test_a_broken_deck_says_what_is_wrong(kept: Path, deck: dict[str, Any], says: str) -> None:
    """Which deck, which card, and what was meant."""
    other = json.loads(kept.read_text(encoding="utf-8"))["decks"][0]
    with pytest.raises(RecordError, match="the second deck") as error:
        start_of(load(changed(kept, decks=[other, deck])), pool())
    assert says in str(error.value)


def test_what_differs_is_said(kept: Path) -> None:
    """Another version, a card that has changed, a card that is gone."""
    found = load(kept)
    name = next(iter(found.prints))
    other = Record("0.0.1", "0123", {**found.prints, name: "0", "Gone Card": "1"}, found.begin, found.answers)
    lines = differences(other, pool())
    assert lines[0].startswith("it was played with Vex 0.0.1, and this is Vex ")
    assert lines[1:3] == ["these cards do not exist any more: Gone Card", f"these cards are not what they were: {name}"]
    assert "the cards 0123" in lines[3]


def test_a_larger_pool_makes_no_difference(kept: Path) -> None:
    """As long as the cards of the match are what they were."""
    assert differences(load(changed(kept, pool="before")), pool()) == []


def test_a_print_changes_with_the_card() -> None:
    """No two cards have the same."""
    prints = {print_of(card) for card in pool().definitions.values()}
    assert len(prints) == len(pool())


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"record": 1, "record": 1}', b"9" * 5000]
)
def test_replaying_a_foreign_file_is_one_clear_error(tmp_path: Path, content: bytes) -> None:
    """Never a traceback."""
    path = tmp_path / "foreign.json"
    path.write_bytes(content)
    result = vex("replay", str(path))
    assert (result.exit_code, result.output.startswith("Error: ")) == (2, True)
    assert vex("replay", str(tmp_path / "none.json")).exit_code == 2


def test_every_step_is_printed_where_nobody_can_be_asked(kept: Path) -> None:
    """Each with its answer, its sentences and the board."""
    result = vex("replay", str(kept), "--all")
    assert result.exit_code == 0
    assert result.output.count("Step ") == 41
    assert "Step 40 of 40" in result.output
    assert "chooses house" in result.output
    assert vex("replay", str(kept)).output == result.output


def test_answers_that_do_not_fit_end_the_replay(kept: Path) -> None:
    """The steps up to there are shown, and the exit code says that something is wrong."""
    found = load(kept)
    result = vex("replay", str(changed(kept, answers=[*found.answers[:5], 99, 0])), "--all")
    assert result.exit_code == 1
    assert "Step 5 of 7" in result.output
    assert "does not fit: 99 is not an option" in result.output


def test_another_course_of_the_game_is_noticed(kept: Path) -> None:
    """The answers fit, but something else happens."""
    result = vex("replay", str(changed(kept, log="0123456789abcdef")), "--all")
    assert result.exit_code == 1
    assert "went another way" in result.output


def walked(lines: list[str]) -> list[str]:
    """What a person sees who types these lines."""
    table = played(4, 40)
    shown: list[str] = []
    typed = iter(lines)

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    Reader(Replay(table.start, table.match.answers), read, shown.append).walk()
    return shown


def test_a_person_steps_forwards_and_backwards() -> None:
    """And jumps, and asks for the board and the log."""
    shown = walked(["n", "", "p", "jump 20", "jump end", "n", "jump 0", "p", "board", "log", "what", "quit", "n"])
    steps = [page.split(":")[0].splitlines()[0] for page in shown if page.startswith("Step ")]
    assert steps == [f"Step {step} of 40" for step in (0, 1, 2, 1, 20, 40, 0)]
    assert "This is the last step." in shown
    assert "This is the beginning." in shown
    assert shown[-1].startswith("'what' is nothing")


def test_a_step_is_the_same_from_either_side() -> None:
    """Going back plays the match again."""
    forwards, backwards = walked(["jump 17"]), walked(["jump 18", "p"])
    assert forwards[-1] == backwards[-1]


def test_a_game_is_kept_when_it_is_left(tmp_path: Path) -> None:
    """`vexdata play --save` writes a record that `vexdata replay` reads."""
    path = tmp_path / "kept" / "game.json"
    result = CliRunner().invoke(main, ["play", "--seed", "7", "--save", str(path)], input="1\nquit\n")
    assert result.exit_code == 0
    assert load(path).answers
    assert vex("replay", str(path), "--all").exit_code == 0
