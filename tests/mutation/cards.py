"""Cards: do a card's own examples notice when the card says something else?

`python -m tests.mutation.cards` changes one word or number of one card at a time and plays the card's examples: at
least one must fail. A change that none notices is printed, and asks for another example, unless it changes nothing
that a player could see.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules_engine.kernel.loading import LoadError
from rules_engine.kernel.nodes import Path, to_data
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import HOUSES
from vexdata.checking.examples import run_examples
from vexdata.pool import CardFile, load_pool
from vexdata.rules import card_loader

SIDES = ("friendly", "enemy", "any")
NARROWING = ("house", "not_house", "trait", "not_trait", "keyword")
"""What makes a description fit fewer cards; without it, it fits more."""
CHANGED = ("abilities", "icons", "keywords")
"""What of a card its examples must prove; the rest is looked up, not played."""


@dataclass(frozen=True, slots=True)
class Change:
    """One difference to a card.

    Args:
        path: where in the card's data it is.
        was: what stands there.
        becomes: what stands there instead; empty where it is left out.
        data: the card's data with the difference made.
    """

    path: Path
    was: Any
    becomes: str
    data: dict[str, Any]

    def __str__(self) -> str:
        return f"{'/'.join(map(str, self.path))}: {self.was} -> {self.becomes or 'left out'}"


def changes(data: dict[str, Any]) -> Iterator[Change]:
    """Everything that could be said a little differently on a card."""
    for key in CHANGED:
        if key in data:
            if key == "keywords":
                yield _without(data, (key,), data[key])
            for path, value in _parts(data[key], (key,)):
                yield from _changes_at(data, path, value)


def _parts(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from _parts(each, (*path, key))


def _changes_at(data: dict[str, Any], path: Path, value: Any) -> Iterator[Change]:
    last = path[-1]
    if last == "side":
        for side in SIDES:
            if side != value:
                yield _with(data, path, value, side)
    elif isinstance(value, bool) or (last in NARROWING and isinstance(value, str)):
        yield _without(data, path, value)
    elif isinstance(value, int):
        yield _with(data, path, value, value + 1)
        if value > 1:
            yield _with(data, path, value, value - 1)
    elif value in ("you", "opponent"):
        yield _with(data, path, value, "opponent" if value == "you" else "you")
    elif isinstance(value, dict) and isinstance(value.get("may"), dict) and "do" in value["may"]:
        yield _with(data, path, "may", value["may"]["do"])
    elif isinstance(value, list) and len(value) > 1:
        for index, each in enumerate(value):
            yield _without(data, (*path, index), each)


def _with(data: dict[str, Any], path: Path, was: Any, becomes: Any) -> Change:
    changed = copy.deepcopy(data)
    _place(changed, path)[path[-1]] = becomes
    return Change(path, was, str(becomes), changed)


def _without(data: dict[str, Any], path: Path, was: Any) -> Change:
    changed = copy.deepcopy(data)
    del _place(changed, path)[path[-1]]
    return Change(path, was, "", changed)


def _place(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def survivors(card: CardFile, pool: Mapping[str, CardDefinition]) -> Iterator[Change]:
    """The changes to a card that none of its examples notices."""
    loader = card_loader()
    for change in changes(to_data(card.definition)):
        try:
            definition = loader.load(CardDefinition, change.data)
        except LoadError:
            continue  # no card can say that
        changed = replace(card, definition=definition)
        if next(run_examples([changed], {**pool, card.name: definition}), None) is None:
            yield change


def main(houses: list[str]) -> int:
    """Print every survivor among the cards of some houses, or of all."""
    pool = load_pool()
    for name, card in pool.items():
        if card.definition.house in (houses or HOUSES):
            for change in survivors(card, pool.definitions):
                print(f"{name}: {change}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
