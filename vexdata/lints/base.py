"""What a lint is, and what it is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import Node, Path, walk
from rules_engine.kernel.rule import slug_of
from rules_engine.vex.card_text import CardText, card_text
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.findings import Severity
from vexdata.lints.entry import LintEntry, parse_entry
from vexdata.pool import CardFile
from vexdata.pool.files import CardFacts


@dataclass(frozen=True, slots=True)
class Complaint:
    """One thing a lint has to say: where in the card, what is wrong, and what to do."""

    path: Path
    message: str
    hint: str | None = None


class Neighbours:
    """The other cards, as far as lints compare cards with each other.

    Args:
        cards: what is known of all cards of the pool, in the order of their files.
        traits: the traits a card can have; empty where nobody keeps a list.
    """

    def __init__(self, cards: Iterable[CardFacts], traits: Iterable[str] = ()) -> None:
        self.cards = tuple(cards)
        self.traits = tuple(traits)

    def facts_of(self, file: CardFile) -> CardFacts:
        """What is known of a card, among the others or not."""
        return self._by_file.get(file.document.file) or file.facts

    @cached_property
    def _by_file(self) -> Mapping[str, CardFacts]:
        return {card.file: card for card in self.cards}

    @cached_property
    def by_slug(self) -> Mapping[str, list[CardFacts]]:
        """Cards by the slug of their names."""
        return _grouped(self.cards, lambda card: card.slug)

    @cached_property
    def by_substance(self) -> Mapping[str, list[CardFacts]]:
        """Cards by all that a card is but for its name, house and rarity."""
        return _grouped(self.cards, lambda card: card.substance)

    @cached_property
    def names(self) -> frozenset[str]:
        """The printed names of all cards."""
        return frozenset(card.name for card in self.cards)


def _grouped(cards: Iterable[CardFacts], by: Callable[[CardFacts], str]) -> Mapping[str, list[CardFacts]]:
    found: dict[str, list[CardFacts]] = {}
    for card in cards:
        found.setdefault(by(card), []).append(card)
    return found


class Subject:
    """A card as lints look at it.

    Args:
        file: the card's file.
        neighbours: the other cards.
    """

    __slots__ = ("_text", "card", "facts", "file", "neighbours", "nodes")

    def __init__(self, file: CardFile, neighbours: Neighbours) -> None:
        self.file = file
        self.card: CardDefinition = file.definition
        self.facts = neighbours.facts_of(file)
        self.neighbours = neighbours
        self.nodes: tuple[tuple[Path, Node], ...] = tuple(walk(file.definition))
        """Every node of the card with its path, in the order of the file; granted abilities too."""
        self._text: CardText | None = None

    @property
    def text(self) -> CardText:
        """The text that the card prints.

        Raises:
            TextError: a template does not render.
        """
        if self._text is None:
            self._text = card_text(self.card)
        return self._text

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
    looks_at: ClassVar[frozenset[str] | None] = None
    """The keys of a card file that are all it looks at: then it has its say although others are wrong. None for all."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.code = slug_of(cls.__name__)
        cls.entry = parse_entry(cls)

    @abstractmethod
    def check(self, subject: Subject) -> Iterator[Complaint]:
        """What is wrong with the card."""


def keyed(node: Node, family: str, *keys: str) -> bool:
    """Whether a node is of `family` and goes by one of `keys` in card files."""
    cls = type(node)
    return getattr(cls, "family", None) == family and getattr(cls, "key", None) in keys


def words(node: Node, field: str) -> tuple[str, ...]:
    """The words in a field of a node: none where it has no such field."""
    value = getattr(node, field, None)
    return (value,) if isinstance(value, str) else tuple(value or ())
