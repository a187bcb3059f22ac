"""Records of matches: version, seed, decks and answers as a JSON file from which the match can be played again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules_engine.kernel.nodes import to_data
from rules_engine.vex.cards.definition import MOST_ICONS, CardDefinition
from rules_engine.vex.new_game import DeckCard, DeckToPlay
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import HOUSES, ICONS
from vexdata import __version__
from vexdata.atomic import write_text
from vexdata.decks.deck import HALVES
from vexdata.findings import nearest
from vexdata.play.starts import FromBoard, FromDecks, Start
from vexdata.pool import Pool
from vexdata.reading.plain import MOST_SEED, PlainError, entries, listed, read_json, shown, whole, word

FORMAT = 1
"""The number of the format; a record of another format is refused."""
LARGEST = 10_000_000
"""Bytes that a record can have; the longest games need a thousandth of it."""


class RecordError(ValueError):
    """A record cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a match is.

    Args:
        version: the version of Vex it was played with.
        pool: the version of the cards it was played with.
        prints: for each printed card in it, a short word that changes whenever the card does.
        begin: the seed and the decks, or the board, as plain data.
        answers: the index of the option taken, for each decision in order.
        log: a short word that another course of the game would change; None when it is not known.
    """

    version: str
    pool: str
    prints: Mapping[str, str]
    begin: Mapping[str, Any]
    answers: tuple[int, ...]
    log: str | None = None

    def to_data(self) -> dict[str, Any]:
        """Plain data, for saving."""
        data: dict[str, Any] = {"record": FORMAT, "vex": self.version, "pool": self.pool, "prints": dict(self.prints)}
        data.update(self.begin)
        data["answers"] = list(self.answers)
        if self.log is not None:
            data["log"] = self.log
        return data

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """The record that `to_data` wrote; what stands in the decks or on the board is looked at by `start_of`.

        Raises:
            RecordError: it is no record, or not a whole one.
        """
        try:
            return _read(data)
        except PlainError as error:
            raise RecordError(str(error)) from None


def _read(data: Any) -> Record:
    if not isinstance(data, Mapping) or "record" not in data:
        raise PlainError("this is no record of a match", "a record is an object with 'record' in it")
    number = whole(data["record"], "'record'", 1)
    if number != FORMAT:
        raise PlainError(f"this record has format {shown(number)}, and this version of Vex reads format {FORMAT}")
    begin = ("given",) if "given" in data else ("seed", "decks")
    entries(data, "a record", ("record", "vex", "pool", "prints", *begin, "answers"), ("log",))
    prints = data["prints"]
    if not isinstance(prints, Mapping):
        raise PlainError(f"'prints' is an object, not {shown(prints)}")
    if "seed" in begin:
        whole(data["seed"], "'seed'", 0, MOST_SEED)
        listed(data["decks"], "'decks'", 2)
    return Record(
        word(data["vex"], "'vex'"),
        word(data["pool"], "'pool'"),
        {name: word(value, f"the print of {name!r}") for name, value in prints.items()},
        {key: data[key] for key in begin},
        tuple(whole(answer, f"answer {at}") for at, answer in enumerate(listed(data["answers"], "'answers'"), 1)),
        word(data["log"], "'log'") if "log" in data else None,
    )


def record(start: Start, answers: Sequence[int], pool: Pool, game: Game | None = None) -> Record:
    """The record of a match.

    Args:
        start: how it began.
        answers: what was answered.
        pool: the printed cards.
        game: the game as it now stands, by which a replay can tell that it went the same way.
    """
    begin: dict[str, Any] = {}
    if isinstance(start, FromDecks):
        begin = {"seed": start.seed, "decks": [deck_data(deck) for deck in start.decks]}
    elif isinstance(start, FromBoard):
        begin = {"given": start.given}
    else:
        raise TypeError(f"{type(start).__name__} is no beginning that can be written down")
    return Record(
        __version__,
        pool.version,
        _prints(start.game(), pool),
        begin,
        tuple(answers),
        None if game is None else log_digest(game),
    )


def deck_data(deck: DeckToPlay) -> dict[str, Any]:
    """A deck with everything in it, as plain data."""
    cards = []
    for definition, icons in deck.cards:
        half = {"half": definition.half_name} if definition.gigantic else {}
        cards.append({"card": definition.name, **half, "icons": list(icons)})
    return {"name": deck.name, "houses": list(deck.houses), "cards": cards}


def deck_from_data(data: Any, pool: Mapping[str, CardDefinition], what: str = "a deck") -> DeckToPlay:
    """The deck that `deck_data` wrote.

    Raises:
        PlainError: it is no deck, or a card of it is not in the pool.
    """
    parts = entries(data, what, ("name", "houses", "cards"))
    houses = tuple(word(house, f"a house of {what}", HOUSES) for house in listed(parts["houses"], "'houses'"))
    if not houses:
        raise PlainError(f"{what} has no houses")
    cards = []
    for at, row in enumerate(listed(parts["cards"], "'cards'"), 1):
        here = f"card {at} of {what}"
        each = entries(row, here, ("card",), ("half", "icons"))
        name = word(each["card"], here)
        if name not in pool:
            near = nearest(name, pool)
            raise PlainError(f"{here} is {name!r}, which does not exist", f"did you mean {near!r}?" if near else None)
        printed = pool[name]
        if printed.gigantic != ("half" in each):
            if printed.gigantic:
                hint = f"its 'half' is {' or '.join(HALVES)}"
                raise PlainError(f"{here}, {name!r}, is a half of a gigantic creature", hint)
            raise PlainError(f"{here}, {name!r}, is no gigantic creature", "leave out 'half'")
        if printed.gigantic:
            printed = printed.half(word(each["half"], f"the half of {here}", HALVES))
        icons = printed.icon_keys
        if "icons" in each:
            icons = tuple(word(icon, f"an icon of {here}", ICONS) for icon in listed(each["icons"], "'icons'"))
        if len(icons) > MOST_ICONS:
            raise PlainError(f"{here} has {len(icons)} icons; a card has {MOST_ICONS} at the most")
        cards.append(DeckCard(printed, icons))
    return DeckToPlay(word(parts["name"], f"the name of {what}"), houses, tuple(cards))


def start_of(found: Record, pool: Pool) -> Start:
    """How the match of a record begins.

    Raises:
        RecordError: a card of it does not exist any more, or its decks or board are misspelt.
    """
    try:
        if "given" in found.begin:
            start: Start = FromBoard(found.begin["given"], pool.definitions)
        else:
            names = ("the first deck", "the second deck")
            decks = [
                deck_from_data(deck, pool.definitions, what)
                for deck, what in zip(found.begin["decks"], names, strict=True)
            ]
            start = FromDecks(tuple(decks), found.begin["seed"])
        start.game()
    except ValueError as error:
        changed = differences(found, pool)
        raise RecordError("\n".join([f"the record cannot be played: {error}", *changed])) from None
    return start


def differences(found: Record, pool: Pool) -> list[str]:
    """What is not as it was when the record was made, a line each; nothing, when the same match will be played."""
    lines = []
    if found.version != __version__:
        lines.append(f"it was played with Vex {found.version}, and this is Vex {__version__}")
    definitions = pool.definitions
    missing = [name for name in found.prints if name not in definitions]
    kept = [name for name in found.prints if name in definitions]
    changed = [name for name in kept if found.prints[name] != print_of(definitions[name])]
    if missing:
        lines.append(f"these cards do not exist any more: {', '.join(missing)}")
    if changed:
        lines.append(f"these cards are not what they were: {', '.join(changed)}")
    if lines and found.pool != pool.version:
        lines.append(f"it was played with the cards {found.pool}, and these are the cards {pool.version}")
    return lines


def print_of(definition: CardDefinition) -> str:
    """A short word that changes whenever what a card says or does in its file does."""
    text = json.dumps(to_data(definition), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def log_digest(game: Game) -> str:
    """A short word for the whole course of a game: two that went differently have different ones."""
    text = "\n".join(f"{type(event).__name__} {tuple(event)!r}" for event in game.log)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def save(path: Path, found: Record) -> None:
    """Write a record; a reader never sees half of it.

    Raises:
        WriteError: it cannot be written; what stood there before still does.
    """
    data = found.to_data()
    parts = [f"  {json.dumps(key)}: {_flow(value)}" for key, value in data.items()]
    write_text(path, "{\n" + ",\n".join(parts) + "\n}\n")


def _flow(value: Any) -> str:
    """JSON in which a deck has a card a line, and a list of answers one line."""
    if isinstance(value, list) and value and isinstance(value[0], dict) and "cards" in value[0]:
        decks = []
        for deck in value:
            head = ", ".join(f"{json.dumps(key)}: {_json(deck[key])}" for key in deck if key != "cards")
            cards = ",\n      ".join(_json(card) for card in deck["cards"])
            decks.append(f'    {{{head}, "cards": [\n      {cards}\n    ]}}')
        return "[\n" + ",\n".join(decks) + "\n  ]"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def load(path: Path) -> Record:
    """Read a record.

    Raises:
        RecordError: the file cannot be read, or is no record; the message names it.
    """
    try:
        size = path.stat().st_size
        if not path.is_file() or size > LARGEST:
            raise RecordError(f"{path}: this is " + ("larger than any record" if path.is_file() else "no file"))
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: the file is not UTF-8 text") from None
    try:
        return Record.from_data(read_json(text))
    except (RecordError, PlainError) as error:
        raise RecordError(f"{path}: {error}") from None


def _prints(game: Game, pool: Pool) -> dict[str, str]:
    definitions = pool.definitions
    used: dict[str, CardDefinition] = {}
    for card in game.cards:
        printed = definitions.get(card.name)
        if printed is None:
            continue
        # A card can be described on a board under a printed name: only the printed one itself, or a half of it, counts.
        halves = (printed.base_half, printed.art_half) if printed.gigantic else ()
        if any(card.definition is each for each in (printed, *halves)):
            used[card.name] = printed
    return {name: print_of(used[name]) for name in sorted(used)}
