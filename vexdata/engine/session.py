"""One conversation with a program: a command a line, an answer a line, and a mistake changes nothing."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rules_engine.kernel.loading import LoadError
from rules_engine.kernel.match import IllegalAnswer
from vexdata.atomic import WriteError
from vexdata.decks.checking import check
from vexdata.decks.generation import draw
from vexdata.decks.parsing import parse_deck
from vexdata.decks.supply import DEFAULT_SET, DeckError, Supply
from vexdata.engine import views
from vexdata.findings import nearest
from vexdata.play.decks import pool, to_play
from vexdata.play.records import Record, RecordError, deck_from_data, differences, load, record, save, start_of
from vexdata.play.starts import FromBoard, FromDecks
from vexdata.play.table import Table
from vexdata.pool import PoolError
from vexdata.reading.plain import MOST_SEED, PlainError, entries, listed, read_json, shown, whole, word

Reply = dict[str, Any]


class Command(NamedTuple):
    """Something a program can say.

    Args:
        run: does it; takes the entries of the line and returns those of the reply.
        required: the keys that the line must have.
        optional: the keys that it can have.
        summary: what it does, as one line.
    """

    run: Callable[[Session, Mapping[str, Any]], Reply]
    required: tuple[str, ...]
    optional: tuple[str, ...]
    summary: str


class Session:
    """What a program has set up so far: no match yet, or one that is being played."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.ended = False
        """Whether the program has said that it is done."""

    def reply(self, line: str | bytes) -> Reply:
        """The reply to one line; never an exception. Where it is an error, nothing has changed."""
        name: Any = None
        try:
            data = read_json(_text(line))
            name = data.get("id") if isinstance(data, dict) else None
            found = self._run(data)
        except Exception as error:  # a program must never be left without a reply
            found = _error(error)
        return {"id": name, **found} if _is_id(name) else found

    def _run(self, data: Any) -> Reply:
        if not isinstance(data, dict):
            raise PlainError(f"a line is an object with a 'command', not {shown(data)}")
        if "command" not in data:
            near = next((key for key in data if nearest(key, ("command",))), None)
            raise PlainError("a line needs a 'command'", f"{near!r} is not spelt right" if near else _commands())
        if "id" in data and not _is_id(data["id"]):
            raise PlainError(f"'id' is text or a whole number, not {shown(data['id'])}")
        name = data["command"]
        if not isinstance(name, str):
            raise PlainError(f"'command' is text, not {shown(name)}", _commands())
        if name not in COMMANDS:
            near = nearest(name, COMMANDS)
            raise PlainError(f"there is no command {shown(name)}", f"did you mean {near!r}?" if near else _commands())
        command = COMMANDS[name]
        entries(data, f"the command {name!r}", ("command", *command.required), ("id", *command.optional))
        return {"ok": True, **command.run(self, data)}

    @property
    def playing(self) -> Table:
        """The match.

        Raises:
            PlainError: there is none yet.
        """
        if self.table is None:
            raise PlainError("there is no match yet", "begin with 'start', 'board' or 'load'")
        return self.table

    def standing(self) -> Reply:
        """Where the match stands: what every command that changes it replies."""
        match = self.playing.match
        return {
            "answers": len(match.answers),
            "events": len(match.game.log),
            "winner": match.game.winner,
            "decision": views.decision(match, views.Everyone),
        }

    # The commands -------------------------------------------------------------------------------------------------

    def help(self, data: Mapping[str, Any]) -> Reply:
        """List the commands."""
        listing = [
            {"command": name, "needs": list(each.required), "takes": list(each.optional), "does": each.summary}
            for name, each in COMMANDS.items()
        ]
        return {"commands": listing}

    def start(self, data: Mapping[str, Any]) -> Reply:
        """Start a match between two decks."""
        seed = whole(data["seed"], "'seed'", 0, MOST_SEED) if "seed" in data else secrets.randbelow(1 << 32)
        cards = pool()
        if "decks" in data:
            if "set" in data:
                raise PlainError("decks that are given are not drawn from a set", "leave out 'decks' or 'set'")
            names = ("the first deck", "the second deck")
            decks = [_deck(each, name) for each, name in zip(listed(data["decks"], "'decks'", 2), names, strict=True)]
        else:
            name = word(data.get("set", DEFAULT_SET), "'set'", cards.sets)
            supply = Supply(cards, cards.sets[name])
            decks = [to_play(draw(supply, (2 * seed + player) & MOST_SEED), cards) for player in (0, 1)]
        self.table = Table(FromDecks(tuple(decks), seed))
        return {"seed": seed, **self.standing()}

    def board(self, data: Mapping[str, Any]) -> Reply:
        """Start a match on a board."""
        self.table = Table(FromBoard(data["given"], pool().definitions))
        return self.standing()

    def state(self, data: Mapping[str, Any]) -> Reply:
        """Tell how the game stands."""
        return {"state": views.state(self.playing.match.game, _viewer(data))}

    def decision(self, data: Mapping[str, Any]) -> Reply:
        """Tell what is asked."""
        return {"decision": views.decision(self.playing.match, _viewer(data))}

    def answer(self, data: Mapping[str, Any]) -> Reply:
        """Answer what is asked."""
        table = self.playing
        asked = table.match.decision
        if asked is None:
            raise PlainError("the game is over, and nothing is asked")
        if "player" in data and _viewer(data) != asked.player:
            raise PlainError(f"player {asked.player} is asked, not player {data['player']}")
        option = whole(data["option"], "'option'")
        if option >= len(asked.options):
            last = len(asked.options) - 1
            raise PlainError(f"there is no option {shown(option)}", f"the options are 0 to {last}")
        before = tuple(table.match.answers)
        try:
            table.match.answer(option)
        except Exception:
            # What is half done cannot go on; the match is played again up to where it stood.
            self.table = Table(table.start, before)
            raise
        return self.standing()

    def undo(self, data: Mapping[str, Any]) -> Reply:
        """Take back answers."""
        table = self.playing
        count = whole(data.get("answers", 1), "'answers'", 1)
        made = len(table.match.answers)
        if count > made:
            raise PlainError(f"{shown(count)} answers cannot be taken back", f"so far there are {made}")
        self.table = Table(table.start, table.match.answers[: made - count])
        return self.standing()

    def log(self, data: Mapping[str, Any]) -> Reply:
        """Tell what happened."""
        game = self.playing.match.game
        first = whole(data.get("from", 0), "'from'")
        return {"events": views.events(game, first, _viewer(data)), "next": len(game.log)}

    def save(self, data: Mapping[str, Any]) -> Reply:
        """Give the record of the match, or write it to a file."""
        table = self.playing
        found = record(table.start, table.match.answers, pool(), table.match.game)
        if "file" not in data:
            return {"record": found.to_data()}
        path = _path(data["file"])
        save(path, found)
        return {"file": str(path)}

    def load(self, data: Mapping[str, Any]) -> Reply:
        """Go on with the match of a record."""
        if ("record" in data) == ("file" in data):
            raise PlainError("'load' needs a 'record' or a 'file', and not both")
        found = Record.from_data(data["record"]) if "record" in data else load(_path(data["file"]))
        notes = differences(found, pool())
        start = start_of(found, pool())
        try:
            self.table = Table(start, found.answers)
        except IllegalAnswer as error:
            raise RecordError("\n".join([f"the answers of the record do not fit: {error}", *notes])) from None
        return {"notes": notes, **self.standing()}

    def card(self, data: Mapping[str, Any]) -> Reply:
        """Tell what is printed on a card."""
        definitions = pool().definitions
        name = word(data["name"], "'name'")
        if name not in definitions:
            near = nearest(name, definitions)
            raise PlainError(f"no card is called {shown(name)}", f"did you mean {near!r}?" if near else None)
        return {"card": views.printed(definitions[name])}

    def quit(self, data: Mapping[str, Any]) -> Reply:
        """End the conversation."""
        self.ended = True
        return {}


COMMANDS: dict[str, Command] = {
    "help": Command(Session.help, (), (), "Lists the commands."),
    "start": Command(Session.start, (), ("decks", "set", "seed"), "Starts a match between two decks, given or drawn."),
    "board": Command(Session.board, ("given",), (), "Starts a match on a board, described as in a scenario."),
    "state": Command(Session.state, (), ("player",), "Tells how the game stands, as a player may see it."),
    "decision": Command(Session.decision, (), ("player",), "Tells what is asked, and the options."),
    "answer": Command(Session.answer, ("option",), ("player",), "Answers with the option of that id."),
    "undo": Command(Session.undo, (), ("answers",), "Takes back the last answer, or several."),
    "log": Command(Session.log, (), ("from", "player"), "Tells what happened, as events and as sentences."),
    "save": Command(Session.save, (), ("file",), "Gives the record of the match, or writes it to a file."),
    "load": Command(Session.load, (), ("record", "file"), "Goes on with the match of a record."),
    "card": Command(Session.card, ("name",), (), "Tells what is printed on a card."),
    "quit": Command(Session.quit, (), (), "Ends the conversation; so does the end of the input."),
}
"""Everything a program can say."""


def _commands() -> str:
    return f"there are {', '.join(COMMANDS)}"


def _is_id(name: Any) -> bool:
    return isinstance(name, str) or (isinstance(name, int) and not isinstance(name, bool))


def _text(line: str | bytes) -> str:
    if isinstance(line, str):
        return line
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PlainError(f"the line is not UTF-8 at byte {error.start + 1}") from None


def _path(data: Any) -> Path:
    name = word(data, "'file'")
    try:
        os.fsencode(name)
    except UnicodeEncodeError:
        raise PlainError(f"no file can be called {shown(name)}") from None
    if "\0" in name:
        raise PlainError(f"no file can be called {shown(name)}")
    return Path(name)


def _viewer(data: Mapping[str, Any]) -> int | None:
    return whole(data["player"], "'player'", 0, 1) if "player" in data else views.Everyone


def _deck(data: Any, what: str) -> Any:
    """A deck as a program gives it: the text of a deck list, or an object as in a record."""
    cards = pool()
    if not isinstance(data, str):
        return deck_from_data(data, cards.definitions, what)
    deck = parse_deck(data, what)
    findings = deck if isinstance(deck, list) else check(deck, cards, what)
    if findings or isinstance(deck, list):
        raise DeckError("\n".join(str(finding) for finding in findings))
    return to_play(deck, cards)


EXPECTED = (PlainError, RecordError, DeckError, WriteError, PoolError)
"""Mistakes of the program's, or of the files it names; anything else is the engine's own."""


def _error(error: Exception) -> Reply:
    if isinstance(error, PlainError):
        found: Reply = {"ok": False, "error": error.message}
        return {**found, "hint": error.hint} if error.hint else found
    if isinstance(error, LoadError):
        problem = error.problems[0]
        found = {"ok": False, "error": problem.message, "at": ".".join(map(str, problem.path))}
        return {**found, "hint": problem.hint} if problem.hint else found
    if isinstance(error, EXPECTED):
        return {"ok": False, "error": str(error)}
    hint = "this is a mistake in Vex; 'save' gives the record that shows it"
    return {"ok": False, "error": f"the engine broke off: {type(error).__name__}: {error}", "hint": hint}
