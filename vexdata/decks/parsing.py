"""Reading deck lists back from text, JSON and Markdown, with every mistake reported where it stands."""

import json
import re
from typing import Any

from rules_engine.vex.vocabulary import HOUSES, ICONS, house_name
from vexdata.decks.deck import HALVES, Deck, DeckCard, split_label
from vexdata.decks.json_places import Path, Places
from vexdata.decks.rendering import SEPARATOR, unescape
from vexdata.findings import Finding, Position, Severity, nearest

_BY_NAME = {name.casefold(): house for house in HOUSES for name in (house, house_name(house))}
_LABELS = {
    "deck": "name",
    "set": "set",
    "seed": "seed",
    "pool": "pool",
    "icons that no card can take": "unplaced",
}
_KEYS = ("name", "set", "seed", "pool", "unplaced", "cards")
_CARD_KEYS = ("name", "house", "half", "icons")
_TEXT_ROW = re.compile(r"(?P<name>.+?)(?:\s+\[(?P<icons>[^\[\]]*)\])?")
_CELL = re.compile(r"(?:[^|\\]|\\.)+")
_MOST_SEED = (1 << 64) - 1
_START = Position(1, 1)


def parse_deck(text: str, file: str = "deck") -> Deck | list[Finding]:
    """The one deck list that `text` holds, or what is wrong with it.

    Args:
        text: a list as text, JSON or Markdown.
        file: what findings call it.
    """
    decks, findings = parse_decks(text, file)
    if not findings and len(decks) != 1:
        findings = [_finding(file, _START, f"expected one deck, not {len(decks)}")]
    return findings or decks[0]


def parse_decks(text: str, file: str = "deck") -> tuple[list[Deck], list[Finding]]:
    """The deck lists that `text` holds, and what is wrong with those that could not be read."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not text.strip():
        return [], [_finding(file, _START, "the deck list is empty")]
    if text.lstrip()[0] in "{[":
        return _read_json(text, file)
    decks: list[Deck] = []
    findings: list[Finding] = []
    numbered = list(enumerate(text.split("\n"), 1))
    start = 0
    for end in [*(i for i, (_, line) in enumerate(numbered) if line.rstrip() == SEPARATOR), len(numbered)]:
        part = [(number, line.rstrip()) for number, line in numbered[start:end] if line.strip()]
        start = end + 1
        if not part:
            continue
        reader = _Reader(file, Position(part[0][0], 1))
        (reader.markdown if part[0][1].startswith("#") else reader.text)(part)
        decks += [deck for deck in (reader.finish(),) if deck]
        findings += reader.findings
    if not decks and not findings:
        findings.append(_finding(file, _START, "the deck list is empty"))
    return decks, findings


def _finding(file: str, at: Position, message: str, hint: str | None = None) -> Finding:
    return Finding("deck-list", Severity.ERROR, file, at, message, hint)


def _meant(word: str, candidates: tuple[str, ...]) -> str | None:
    near = nearest(word, candidates)
    return f"did you mean {near}?" if near else None


class _Reader:
    """Collects one deck list from what its format's reader finds."""

    def __init__(self, file: str, start: Position) -> None:
        self.file = file
        self.start = start
        self.findings: list[Finding] = []
        self.fields: dict[str, str] = {}
        self.house_now: str | None = None
        self.cards: list[DeckCard] = []
        self.seed: int | None = None
        self.unplaced: tuple[str, ...] = ()

    def report(self, at: Position, message: str, hint: str | None = None) -> None:
        self.findings.append(_finding(self.file, at, message, hint))

    def finish(self) -> Deck | None:
        for key in ("name", "set"):
            if not self.fields.get(key):
                self.report(self.start, f"the deck list does not say its {key}")
        if self.findings:
            return None
        fields = self.fields
        return Deck(
            fields["name"], fields["set"], tuple(self.cards), self.seed, fields.get("pool"), self.unplaced
        )

    # What the formats have in common.

    def fact(self, at: Position, text: str) -> bool:
        """Read `Label: value`; says whether it was one."""
        label, colon, value = text.partition(":")
        key = _LABELS.get(label.strip().casefold())
        if not colon or key is None:
            return False
        self.field(at, key, value.strip())
        return True

    def field(self, at: Position, key: str, value: str) -> None:
        if key in self.fields:
            self.report(at, f"the deck's {key} is given twice")
        self.fields[key] = value
        if key == "unplaced":
            self.unplaced = self.icons(at, value)
        elif key == "seed":
            if value.isascii() and value.isdigit() and len(value) <= 20 and int(value) <= _MOST_SEED:
                self.seed = int(value)
            else:
                self.report(at, f"a seed is a whole number from 0 to {_MOST_SEED}, not {_short(value)}")

    def house(self, at: Position, name: str) -> str | None:
        house = _BY_NAME.get(name.casefold())
        if house is None:
            self.report(at, f"unknown house {_short(name)}", _meant(name, tuple(map(house_name, HOUSES))))
        return house

    def icons(self, at: Position, text: str) -> tuple[str, ...]:
        words = [word.strip() for word in text.split(",")] if text.strip() else []
        for word in words:
            self.icon(at, word)
        return tuple(words)

    def icon(self, at: Position, word: str) -> None:
        if word not in ICONS:
            hint = _meant(word, ICONS) or f"icons are {', '.join(ICONS)}"
            self.report(at, f"unknown icon {_short(word)}", hint)

    def card(self, at: Position, name: str, icons: str) -> None:
        if not self.house_now:
            if self.house_now is None:
                self.report(at, f"the card {_short(name)} stands under no house")
            return
        name, half = split_label(name)
        self.cards.append(DeckCard(name, self.house_now, self.icons(at, icons), half, at))

    # The formats.

    def text(self, lines: list[tuple[int, str]]) -> None:
        for number, line in lines:
            at = Position(number, 1)
            content = line.strip()
            row = _TEXT_ROW.fullmatch(content)
            if line[0].isspace() and row:
                self.card(at, row["name"], row["icons"] or "")
            elif self.house_now is None and self.fact(at, content):
                continue
            elif content.casefold() in _BY_NAME or not self.house_now or _meant(content, tuple(_BY_NAME)):
                self.house_now = self.house(at, content) or ""
            else:
                self.report(
                    at,
                    f"cannot tell what {_short(content)} is",
                    "cards stand two spaces in, houses do not",
                )

    def markdown(self, lines: list[tuple[int, str]]) -> None:
        table = False
        for number, line in lines:
            at = Position(number, 1)
            content = line.strip()
            if content.startswith("## "):
                self.house_now = self.house(at, content[3:].strip()) or ""
            elif content.startswith("# "):
                self.field(at, "name", unescape(content[2:].strip()))
            elif content.startswith("|"):
                cells = [cell.strip() for cell in _CELL.findall(content)]
                if len(cells) == 2 and cells[1] == "Icons":
                    table = True
                    continue
                if not table and len(cells) == 2:
                    self.card(at, unescape(cells[0]), cells[1])
                elif not table:
                    self.report(at, "a card's row is | name | icons |")
            elif not (content.startswith("- ") and self.fact(Position(number, 3), unescape(content[2:]))):
                self.report(at, f"cannot tell what {_short(content)} is")
            table = False

    def json(self, data: Any, places: Places, path: Path) -> None:
        if not isinstance(data, dict):
            self.report(self.start, f"a deck is an object, not {_short(data)}")
            return

        def at(key: str) -> Position:
            return places.find((*path, key))

        self.known(data, _KEYS, "the deck", places, path)
        for key in ("name", "set", "pool"):
            value = data.get(key)
            if isinstance(value, str):
                self.field(at(key), key, value)
            elif value is not None:
                self.report(at(key), f"the deck's {key} is text, not {_short(value)}")
        if data.get("seed") is not None:
            # A bool prints as a word, which is no seed.
            self.field(at("seed"), "seed", str(data["seed"]))
        self.unplaced = self.icon_list(data.get("unplaced", []), "the deck's unplaced", places, (*path, "unplaced"))
        cards = data.get("cards")
        if not isinstance(cards, list):
            self.report(at("cards"), "the deck's cards are a list")
            return
        for index, card in enumerate(cards):
            self.json_card(card, f"card {index + 1}", places, (*path, "cards", index))

    def json_card(self, card: Any, what: str, places: Places, path: Path) -> None:
        here = places.find(path)
        if not (
            isinstance(card, dict) and isinstance(card.get("name"), str) and isinstance(card.get("house"), str)
        ):
            self.report(here, f"{what} is an object with a name and a house, not {_short(card)}")
            return
        self.known(card, _CARD_KEYS, what, places, path)
        house = self.house(places.find((*path, "house")), card["house"])
        icons = self.icon_list(card.get("icons", []), what, places, (*path, "icons"))
        half = card.get("half", "")
        if half not in ("", *HALVES):
            at = places.find((*path, "half"))
            self.report(at, f"{what}: a half is {' or '.join(HALVES)}, not {_short(half)}")
            return
        self.cards.append(DeckCard(card["name"], house or "", icons, half, here))

    def icon_list(self, icons: Any, what: str, places: Places, path: Path) -> tuple[str, ...]:
        if not (isinstance(icons, list) and all(isinstance(icon, str) for icon in icons)):
            self.report(places.find(path), f"{what}: icons are a list of words, not {_short(icons)}")
            return ()
        for index, icon in enumerate(icons):
            self.icon(places.find((*path, index)), icon)
        return tuple(icons)

    def known(self, data: dict[str, Any], keys: tuple[str, ...], what: str, places: Places, path: Path) -> None:
        for key in data:
            if key not in keys:
                at = places.find((*path, key), key=True)
                self.report(at, f"{what} has an unknown key {_short(key)}", _meant(key, keys))


def _read_json(text: str, file: str) -> tuple[list[Deck], list[Finding]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        return [], [_finding(file, Position(error.lineno, error.colno), f"is no JSON: {error.msg}")]
    except (RecursionError, ValueError):
        return [], [_finding(file, _START, "is no deck list: nested too deeply, or with too long a number")]
    decks: list[Deck] = []
    findings: list[Finding] = []
    places = Places(text)
    several = isinstance(data, list)
    for index, each in enumerate(data if several else [data]):
        path: Path = (index,) if several else ()
        reader = _Reader(file, places.find(path))
        reader.json(each, places, path)
        decks += [deck for deck in (reader.finish(),) if deck]
        findings += reader.findings
    if not decks and not findings:
        findings.append(_finding(file, _START, "the deck list is empty"))
    return decks, findings


def _short(value: Any) -> str:
    """A value as a message quotes it: on one line and not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
