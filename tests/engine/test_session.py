"""What programs can say, and what they get for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules_engine.vex.play import using
from vexdata.decks import generate, render
from vexdata.engine.cli import lines, written
from vexdata.engine.session import Session
from vexdata.play.decks import new_decks, pool
from vexdata.play.records import deck_data

BOARD = {
    "you": {"house": "mars", "line": [{"Scout": {"power": 3}}], "hand": [{"Drone": {}}], "archives": [{"Spare": {}}]},
    "opponent": {"line": [{"Guard": {"power": 2}}], "hand": [{"Secret": {}}], "archives": [{"Hidden": {}}]},
}


def say(session: Session, command: str, **parts: Any) -> dict[str, Any]:
    """Send one command."""
    return session.reply(json.dumps({"command": command, **parts}))


def at_board(given: Any = None) -> Session:
    """A session with a match on a board."""
    session = Session()
    assert say(session, "board", given=given or BOARD)["ok"]
    return session


def option(reply: dict[str, Any], text: str) -> int:
    """The id of the option that begins with `text`."""
    return next(each["id"] for each in reply["decision"]["options"] if each["text"].startswith(text))


def names(zone: dict[str, Any]) -> list[str]:
    """The cards that are shown of a zone."""
    return [card["name"] for card in zone["cards"]]


def test_a_match_is_played_to_its_end() -> None:
    """Whoever always takes the last option ends every turn; whoever takes the first one wins at some time."""
    session = Session()
    reply = say(session, "start", seed=3)
    while reply["decision"] is not None:
        reply = say(session, "answer", option=0)
    assert reply["winner"] in (0, 1)
    assert say(session, "answer", option=0)["error"] == "the game is over, and nothing is asked"


def test_the_same_seed_starts_the_same_match() -> None:
    """A seed that is left out is drawn and told."""
    session = Session()
    first = say(session, "start")
    state = say(session, "state")
    assert say(session, "start", seed=first["seed"]) == first
    assert say(session, "state") == state


def test_decks_are_given_as_text_or_as_data() -> None:
    """The text of a deck list, or the deck of a record."""
    text = render(generate(pool(), pool().sets["mass_mutation"], 5))
    data = deck_data(new_decks(1)[1])
    session = Session()
    assert say(session, "start", decks=[text, data], seed=1)["ok"]
    players = say(session, "state")["state"]["players"]
    assert players[1]["name"] == data["name"]
    assert say(session, "start", decks=[text, data], set="mass_mutation")["hint"] == "leave out 'decks' or 'set'"
    assert "the second deck" in say(session, "start", decks=[text, {**data, "cards": ["x"]}])["error"]
    misspelt = text.replace("mass_", "miss_")
    assert "unknown set 'miss_mutation'" in say(session, "start", decks=[misspelt, data])["error"]


def test_hidden_cards_are_hidden() -> None:
    """Each player sees their own hand and archives, and of the other's only how many there are."""
    session = at_board()
    for viewer, own, secret in ((0, ["Drone", "Spare"], ["Secret", "Hidden"]), (1, ["Secret", "Hidden"], ["Drone"])):
        reply = say(session, "state", player=viewer)
        mine, theirs = reply["state"]["players"][viewer], reply["state"]["players"][1 - viewer]
        assert [*names(mine["hand"]), *names(mine["archives"])] == own
        assert (theirs["hand"], theirs["archives"]) == ({"count": 1}, {"count": 1})
        assert mine["deck"] == theirs["deck"] == {"count": 10}
        assert not any(name in json.dumps(reply) for name in secret)
    assert "Secret" in json.dumps(say(session, "state"))


def test_options_are_shown_to_the_player_who_is_asked() -> None:
    """They can name cards of a hand."""
    session = at_board()
    assert say(session, "decision", player=1)["decision"] == {"player": 0, "kind": "main"}
    assert say(session, "decision", player=0) == say(session, "decision")


def test_the_log_does_not_tell_which_card_went_from_one_hidden_zone_to_another() -> None:
    """The player whose card it is knows; a card from play is known to both."""
    archive = {"trigger": "play", "do": {"archive": {"choose_from": {"zone": "hand", "what": "card"}}}}
    bounce = {"trigger": "play", "do": {"put": {"what": {"choose": "creature"}, "to": "hand"}}}
    hand = [{"File": {"type": "tactic", "abilities": [archive]}}, {"Secret": {}}]
    session = at_board({"you": {"house": "mars", "hand": hand}})
    say(session, "answer", option=option(say(session, "decision"), "Play File"))
    told = [[event["text"] for event in say(session, "log", player=viewer)["events"]] for viewer in (0, 1)]
    assert "Secret moves to the archives." in told[0]
    assert "A card moves to the archives." in told[1]
    assert "Secret" not in json.dumps(say(session, "log", player=1))
    session = at_board({"you": {"house": "mars", "hand": [{"Back": {"type": "tactic", "abilities": [bounce]}}]},
                        "opponent": {"line": [{"Open": {}}]}})  # fmt: skip
    say(session, "answer", option=option(say(session, "decision"), "Play Back"))
    assert "Open moves to the hand." in [event["text"] for event in say(session, "log", player=0)["events"]]


def test_out_of_play_a_gigantic_creature_is_two_halves() -> None:
    """In play it is one creature, and has none."""
    hand = ["Niffle Kong", {"Niffle Kong": {"half": "art"}}, "Bad Penny"]
    session = at_board({"you": {"house": "untamed", "line": ["Niffle Kong"], "hand": hand}})
    mine = say(session, "state", player=0)["state"]["players"][0]
    assert [card.get("half") for card in mine["hand"]["cards"]] == ["base", "art", None]
    assert "half" not in mine["line"][0]


def test_undo_takes_back_answers() -> None:
    """The match stands as it did before."""
    session = at_board()
    before = say(session, "state")
    reap = say(session, "answer", option=option(say(session, "decision"), "Reap"))
    assert reap["answers"] == 1
    after = say(session, "state")
    say(session, "answer", option=option(reap, "End"))
    assert say(session, "undo")["answers"] == 1
    assert say(session, "state") == after
    assert say(session, "undo", answers=1)["answers"] == 0
    assert say(session, "state") == before
    assert say(session, "undo")["error"] == "1 answers cannot be taken back"


def test_a_record_is_given_and_taken(tmp_path: Path) -> None:
    """In the conversation itself, or as a file that `vexdata replay` reads."""
    session = Session()
    say(session, "start", seed=9)
    for _ in range(20):
        say(session, "answer", option=0)
    state = say(session, "state")
    record = say(session, "save")["record"]
    file = str(tmp_path / "game.json")
    assert say(session, "save", file=file) == {"ok": True, "file": file}
    for source in ({"record": record}, {"file": file}):
        other = Session()
        reply = say(other, "load", **source)
        assert (reply["ok"], reply["notes"], reply["answers"]) == (True, [], 20)
        assert say(other, "state") == state


def test_a_record_that_does_not_fit_changes_nothing() -> None:
    """Neither does one with a card that is gone."""
    session = at_board()
    record = say(session, "save")["record"]
    before = say(session, "state")
    assert "do not fit" in say(session, "load", record={**record, "answers": [77]})["error"]
    assert "line" in say(session, "load", record={**record, "given": {"you": {"lime": []}}})["error"]
    assert say(session, "load", record=record, file="x")["error"].startswith("'load' needs")
    assert say(session, "state") == before


MISTAKES = [
    ("{", "this is not JSON"),
    ("[]", "a line is an object"),
    ("{}", "a line needs a 'command'"),
    ('{"comand": "start"}', "a line needs a 'command'"),
    ('{"command": "strat"}', "there is no command 'strat'"),
    ('{"command": ["start"]}', "'command' is text, not a list"),
    ('{"command": "start", "sed": 1}', "the command 'start' has no 'sed'"),
    ('{"command": "start", "seed": "1"}', "'seed' is a whole number, not '1'"),
    ('{"command": "start", "seed": 1, "seed": 2}', "'seed' stands twice"),
    ('{"command": "start", "set": "mass_mutations"}', "'set' cannot be 'mass_mutations'"),
    ('{"command": "start", "decks": []}', "'decks' is a list of 2, not of 0"),
    ('{"command": "start", "id": []}', "'id' is text or a whole number"),
    ('{"command": "answer"}', "the command 'answer' needs 'option'"),
    ('{"command": "answer", "option": 99}', "there is no option 99"),
    ('{"command": "answer", "option": true}', "'option' is a whole number, not true"),
    ('{"command": "answer", "option": 0, "player": 1}', "player 0 is asked, not player 1"),
    ('{"command": "state", "player": 2}', "'player' is 1 at the most, not 2"),
    ('{"command": "board", "given": {"you": {"line": ["Scuot"]}}}', "no card is called 'Scuot'"),
    ('{"command": "board", "given": {"you": {"deck": 1000000000}}}', "200 cards are the most"),
    ('{"command": "board", "given": 7}', "a board is a mapping, not 7"),
    ('{"command": "load"}', "'load' needs a 'record' or a 'file', and not both"),
    ('{"command": "load", "file": "/"}', "/: this is no file"),
    ('{"command": "load", "file": "\\u0000"}', "no file can be called"),
    ('{"command": "save", "file": "\\ud800"}', "no file can be called"),
    ('{"command": "save", "file": "/proc/none/x.json"}', "cannot write /proc/none/x.json"),
    ('{"command": "card", "name": "Bad Peny"}', "no card is called 'Bad Peny'"),
    ('{"command": "state", "player": NaN}', "NaN is no number that JSON knows"),
    ('{"command": "state", "player": 1e999}', "1e999 is no number that JSON knows"),
    ("9" * 5000, "a number in this is too long"),
    ("[" * 100_000, "this is nested too deeply"),
]


@pytest.mark.parametrize(("line", "says"), MISTAKES, ids=[says for _, says in MISTAKES])
def test_a_mistake_is_explained_and_changes_nothing(line: str, says: str) -> None:
    """What is wrong, and the nearest spelling where there is one."""
    session = at_board()
    before = say(session, "state")
    reply = session.reply(line)
    assert reply["ok"] is False
    assert says in reply["error"]
    assert say(session, "state") == before


def test_a_misspelling_gets_the_nearest() -> None:
    """Commands, keys, sets, cards, and what stands on a board."""
    session = at_board()
    assert say(session, "anser")["hint"] == "did you mean 'answer'?"
    assert say(session, "start", sed=1)["hint"] == "did you mean 'seed'?"
    assert say(session, "start", set="mass_mutations")["hint"] == "did you mean 'mass_mutation'?"
    assert say(session, "card", name="Bad Peny")["hint"] == "did you mean 'Bad Penny'?"
    reply = say(session, "board", given={"you": {"lime": []}})
    assert (reply["hint"], reply["at"]) == ("did you mean 'line'?", "given.you.lime")


def test_before_a_match_there_is_nothing_to_tell() -> None:
    """But the cards can be read."""
    session = Session()
    for command in ("state", "decision", "log", "undo", "save"):
        assert say(session, command)["error"] == "there is no match yet"
    assert say(session, "card", name="Bad Penny")["card"]["power"] == 1


def test_an_id_is_given_back() -> None:
    """With an error too."""
    session = Session()
    assert session.reply('{"command": "help", "id": "a"}')["id"] == "a"
    assert session.reply('{"command": "state", "id": 7}')["id"] == 7


def test_a_mistake_of_the_engine_is_told_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match stands where it stood, and goes on with another answer."""
    session = at_board()
    before = say(session, "state")

    def broken(*args: Any) -> Any:
        raise KeyError("missing")

    monkeypatch.setattr(using, "use_to_reap", broken)
    reply = say(session, "answer", option=option(say(session, "decision"), "Reap"))
    assert reply["error"] == "the engine broke off: KeyError: 'missing'"
    assert say(session, "state") == before
    assert say(session, "answer", option=option(say(session, "decision"), "End"))["ok"]


def engine(text: bytes) -> subprocess.CompletedProcess[bytes]:
    """The command itself, in a process of its own."""
    return subprocess.run([sys.executable, "-m", "vexdata", "engine"], input=text, capture_output=True, check=False)


def test_the_process_answers_each_line_and_ends_with_the_input() -> None:
    """Bytes that are no text get a reply as well; empty lines get none."""
    sent = b'{"command": "start", "seed": 1}\n\n\xff\xfe\n{"command": "card", "name": "\\ud800"}\n{"command": "quit"'
    ended = engine(sent)
    replies = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False, False]
    assert replies[1]["error"] == "the line is not UTF-8 at byte 1"
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_quit_ends_the_process() -> None:
    """What follows is not read any more."""
    ended = engine(b'{"command": "quit"}\n{"command": "help"}\n')
    assert (ended.returncode, ended.stdout) == (0, b'{"ok": true}\n')


def test_a_line_that_is_too_long_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next one is read as usual."""
    import io

    monkeypatch.setattr("vexdata.engine.cli.LONGEST", 8)
    stream = io.BytesIO(b"12345678\n" + b"x" * 30 + b"\nshort\r\n\n12345678901")
    assert list(lines(stream)) == [b"12345678", None, b"short", b" ", None]


def test_a_reply_is_one_line_of_utf_8() -> None:
    """Whatever stands in it."""
    assert written({"a": "Æ\n\ud800"}).decode("utf-8") == '{"a": "Æ\\n\\ud800"}'
