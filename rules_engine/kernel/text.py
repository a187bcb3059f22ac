"""Card text, rendered from the templates in the rules' own docstrings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import jinja2

from rules_engine.kernel import english
from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import node_fields

SUBJECTS = {"you": "you", "opponent": "your opponent", "each_player": "each player", "they": "they"}
"""How a template names the players of a two-player game."""
OWNERS = {"you": "your", "opponent": "your opponent's", "each_player": "each player's", "they": "their"}


class TextError(ValueError):
    """A template does not render: it names something that the rule does not have."""


class Phrase:
    """A node inside another node's template: prints as its own text, in the form the template asks for."""

    __slots__ = ("node", "wording")

    def __init__(self, node: Node, wording: Wording) -> None:
        self.node = node
        self.wording = wording

    def __str__(self) -> str:
        return self.wording.text(self.node)

    def __eq__(self, other: object) -> bool:
        return self.node == (other.node if isinstance(other, Phrase) else other)

    def __hash__(self) -> int:
        return hash(self.node)

    @property
    def key(self) -> str:
        """The node's key in card files, for templates that word one node differently from the rest."""
        return type(self.node).key

    def __getattr__(self, name: str) -> Any:
        return _wrapped(getattr(self.node, name), self.wording)


class Wording:
    """One rendering of one card's text: knows what has been named and what must come to the front.

    Args:
        writer: the templates.
        this: the name of the card that speaks.
        facts: further variables for every template.
    """

    def __init__(self, writer: Writer, this: str, facts: dict[str, Any] | None = None) -> None:
        self.writer = writer
        self.name = this
        self.facts = facts or {}
        self.front: list[str] = []
        self._named = False
        self._last: str | None = None

    def text(self, node: Node, **form: Any) -> str:
        """The text of a node, in the form asked for (`plural=True` and the like)."""
        cls = type(node)
        template = self.writer.template(cls)
        values = {name: _wrapped(getattr(node, name), self) for name in node_fields(cls)}
        helpers = {
            "this": self.this,
            "front": self.put_in_front,
            "plural_form": False,
            "bare": False,
            "wording": self,
        }
        try:
            rendered = template.render({**helpers, **self.facts, **values, **form})
        except jinja2.UndefinedError as error:
            raise TextError(f"{cls.__qualname__}: the template under Text fails: {error}") from error
        if self.writer.is_antecedent(node):
            self._last = "other"
        return rendered

    def clause(self, node: Node) -> str:
        """A node's text with its own "for each" and "if" clauses in front of it."""
        outer, self.front = self.front, []
        body = self.text(node)
        clause = ", ".join([*self.front, body])
        self.front = outer
        return clause

    def this(self) -> str:
        """The speaking card: by name the first time and after other things were named, else by pronoun."""
        if self._named and self._last == "this":
            return "it"
        self._named, self._last = True, "this"
        return self.name

    def put_in_front(self, clause: str) -> str:
        """Have `clause` stand at the head of the sentence; prints nothing where it is called."""
        if clause not in self.front:
            self.front.append(clause)
        return ""


class Writer:
    """The templates of one game, compiled when first used.

    Args:
        is_antecedent: whether a node, once named, is what a following "it" would be taken to mean.
        filters: further filters of the game's.
        uncountable: nouns of the game's that have no plural.
    """

    def __init__(
        self,
        is_antecedent: Callable[[Node], bool] = lambda node: False,
        filters: dict[str, Callable[..., Any]] | None = None,
        uncountable: tuple[str, ...] = (),
    ) -> None:
        self.is_antecedent = is_antecedent
        self._templates: dict[type, jinja2.Template] = {}
        self._environment = jinja2.Environment(
            undefined=jinja2.StrictUndefined, autoescape=False, trim_blocks=True, lstrip_blocks=True
        )
        self._environment.filters.update(
            {
                **_FILTERS,
                "plural": lambda value: _plural(value, uncountable),
                "counted": lambda value, noun: _counted(value, noun, uncountable),
                **(filters or {}),
            }
        )

    def template(self, cls: type[Node]) -> jinja2.Template:
        """The compiled template of a rule class.

        Raises:
            TextError: the class has no section Text, or it is not a template.
        """
        if cls not in self._templates:
            source = cls.entry.text
            if source is None:
                raise TextError(f"{cls.__qualname__} has no section Text")
            try:
                self._templates[cls] = self._environment.from_string(source)
            except jinja2.TemplateSyntaxError as error:
                raise TextError(f"{cls.__qualname__}: the template under Text fails: {error}") from error
        return self._templates[cls]

    def wording(self, this: str, **facts: Any) -> Wording:
        """A fresh rendering for the card called `this`."""
        return Wording(self, this, facts)


def _wrapped(value: Any, wording: Wording) -> Any:
    if isinstance(value, Node):
        return Phrase(value, wording)
    if isinstance(value, tuple):
        return [_wrapped(item, wording) for item in value]
    return value


def _text(value: Any, **form: Any) -> str:
    return value.wording.text(value.node, **form) if isinstance(value, Phrase) else str(value)


def _plural(value: Any, uncountable: tuple[str, ...] = ()) -> str:
    if isinstance(value, Phrase):
        return _text(value, plural_form=True)
    return english.plural(str(value), uncountable)


def _counted(value: Any, noun: str, uncountable: tuple[str, ...] = ()) -> str:
    """A number of things; where the number is a node its text stands for the number."""
    if isinstance(value, Phrase):
        number = str(value)
        return f"{number} {noun if number == '1' else english.plural(noun, uncountable)}"
    return english.counted(value, noun, uncountable)


def _does(player: str, verb: str) -> str:
    """A verb with its subject: imperative for you, otherwise with the player in front."""
    if player == "you":
        return verb
    return f"{SUBJECTS[player]} {verb if player == 'they' else english.third_person(verb)}"


def _clause(value: Any) -> str:
    return value.wording.clause(value.node) if isinstance(value, Phrase) else str(value)


def _parts(value: Any) -> Iterable[Any]:
    """The steps of a sequence, or the one thing alone."""
    if isinstance(value, Phrase):
        cls = type(value.node)
        if cls.sequence is cls and cls.inline:
            steps: Iterable[Any] = _wrapped(getattr(value.node, cls.inline), value.wording)
            return steps
    return value if isinstance(value, list) else [value]


def _joined(value: Any, by: str = " and ") -> str:
    return by.join(_clause(part) for part in _parts(value))


def _sentences(value: Any) -> str:
    return " ".join(english.sentence(_clause(part)) for part in _parts(value))


_FILTERS: dict[str, Callable[..., Any]] = {
    "a": lambda value: english.article(_text(value)),
    "does": _does,
    "subject": lambda player: SUBJECTS[player],
    "their": lambda player: OWNERS[player],
    "third": english.third_person,
    "possessive": lambda value: english.possessive(_text(value)),
    "clause": _clause,
    "parts": lambda value: list(_parts(value)),
    "joined": _joined,
    "sentences": _sentences,
    "sentence": lambda value: english.sentence(_text(value)),
    "listed": lambda values, conjunction="and": english.listed([_text(value) for value in values], conjunction),
}
