"""What a lint is, and what it is shown."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from rules_engine.kernel.nodes import Node, Path, to_data, walk
from rules_engine.kernel.rule import slug_of
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.findings import Severity
from vexdata.lints.entry import LintEntry, parse_entry
from vexdata.pool import CardFile


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing a lint has to say: where in the card, what is wrong, and what to do."""

    path: Path
    message: str
    hint: str | None = None


class Neighbours:
    """The other cards, as far as lints compare cards with each other.

    Args:
        cards: all cards of the pool.
        traits: the traits a card can have; empty where nobody keeps a list.
    """

    def __init__(self, cards: Iterable[CardFile], traits: Iterable[str] = ()) -> None:
        self.cards = tuple(cards)
        self.traits = tuple(traits)

    @cached_property
    def by_slug(self) -> Mapping[str, list[CardFile]]:
        """Card files by the slug of the card's name."""
        found: dict[str, list[CardFile]] = {}
        for card in self.cards:
            found.setdefault(card.slug, []).append(card)
        return found

    @cached_property
    def by_substance(self) -> Mapping[str, list[CardFile]]:
        """Card files by all that a card is but for its name, house and rarity."""
        found: dict[str, list[CardFile]] = {}
        for card in self.cards:
            found.setdefault(substance(card.definition), []).append(card)
        return found

    @cached_property
    def names(self) -> frozenset[str]:
        """The printed names of all cards."""
        return frozenset(card.name for card in self.cards)


class Subject:
    """A card as lints look at it.

    Args:
        file: the card's file.
        neighbours: the other cards.
    """

    __slots__ = ("card", "file", "neighbours", "nodes")

    def __init__(self, file: CardFile, neighbours: Neighbours) -> None:
        self.file = file
        self.card: CardDefinition = file.definition
        self.neighbours = neighbours
        self.nodes: tuple[tuple[Path, Node], ...] = tuple(walk(file.definition))
        """Every node of the card with its path, in the order of the file; granted abilities too."""

    def abilities(self) -> Iterator[tuple[Path, Ability, list[tuple[Path, Node]]]]:
        """Every ability, printed or granted, with its own nodes and not those of one it grants."""
        granted = [(path, node) for path, node in self.nodes if isinstance(node, Ability)]
        for path, ability in granted:
            inner = [other for other, _ in granted if len(other) > len(path) and other[: len(path)] == path]
            own = [
                (place, node)
                for place, node in self.nodes
                if place[: len(path)] == path and not any(place[: len(other)] == other for other in inner)
            ]
            yield path, ability, own


class Lint(ABC):
    """A check of one card that knows the others. Its docstring is its page in the list of lints."""

    code: ClassVar[str]
    """Its name in reports, from the name of the class."""
    entry: ClassVar[LintEntry]
    severity: ClassVar[Severity] = Severity.ERROR

    def __init_subclass__(cls) -> None:
        cls.code = slug_of(cls.__name__)
        cls.entry = parse_entry(cls)

    @abstractmethod
    def check(self, subject: Subject) -> Iterator[Complaint]:
        """What is wrong with the card."""


def substance(card: CardDefinition) -> str:
    """All that a card is but for its name, house, rarity and number, as text that can be compared."""
    data = to_data(card)
    for facet in ("name", "house", "rarity", "number"):
        data.pop(facet, None)
    return json.dumps(data, sort_keys=True, default=str).replace(json.dumps(card.name), '"~"')


def keyed(node: Node, family: str, *keys: str) -> bool:
    """Whether a node is of `family` and goes by one of `keys` in card files."""
    cls = type(node)
    return getattr(cls, "family", None) == family and getattr(cls, "key", None) in keys


def words(node: Node, field: str) -> tuple[str, ...]:
    """The words in a field of a node: none where it has no such field."""
    value = getattr(node, field, None)
    return (value,) if isinstance(value, str) else tuple(value or ())
