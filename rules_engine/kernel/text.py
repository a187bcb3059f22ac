"""Card text, rendered from the templates in the rules' own docstrings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jinja2

from rules_engine.kernel import english, joining
from rules_engine.kernel.joining import Clause, Grammar, Statement
from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import node_fields
from rules_engine.kernel.rule import Rule

SUBJECTS = {
    "you": "you",
    "opponent": "your opponent",
    "each_player": "each player",
    "they": "they",
    "their_opponent": "their opponent",
    "its_owner": "its owner",
    "its_controller": "its controller",
    "its_opponent": "its opponent",
}
"""How a template names the players of a two-player game."""
OWNERS = {
    "you": "your",
    "opponent": "your opponent's",
    "each_player": "each player's",
    "they": "their",
    "their_opponent": "their opponent's",
    "its_owner": "its owner's",
    "its_controller": "its controller's",
    "its_opponent": "its opponent's",
}


class TextError(ValueError):
    """A template does not render: it names something that the rule does not have."""


class Phrase:
    """A node inside another node's template: prints as its own text, in the form the template asks for."""

    __slots__ = ("node", "wording")

    def __init__(self, node: Node, wording: Wording) -> None:
        self.node = node
        self.wording = wording

    def said(self, **form: Any) -> str:
        """Its text, in the form asked for."""
        return self.wording.text(self.node, **form)

    def __str__(self) -> str:
        return self.said()

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


class _Subject(Phrase):
    """A statement's subject that leaves its place marked instead of saying its name."""

    __slots__ = ()

    def said(self, **form: Any) -> str:
        return joining.SUBJECT


class Wording:
    """One rendering of one card's text: knows what has been named and what must come to the front.

    Args:
        writer: the templates.
        this: the name of the card that speaks.
        facts: further variables for every template.
        recast: players who are spoken of as somebody else, where the text does not speak to the card's controller.
    """

    def __init__(
        self, writer: Writer, this: str, facts: dict[str, Any] | None = None, recast: dict[str, str] | None = None
    ) -> None:
        self.writer = writer
        self.name = this
        self.facts = facts or {}
        self.recast = recast or {}
        self.front: list[str] = []
        self._named = False
        self._last: str | None = None
        self._told_of_opponent = False

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
        return self.part(node).text

    def part(self, node: Node, **form: Any) -> Clause:
        """A node's clause, together with whether another can join it."""
        outer, self.front = self.front, []
        body = self.text(node, **form)
        text = ", ".join([*self.front, body])
        plain = not self.front and self.writer.grammar.is_plain(node)
        self.front = outer
        return Clause(text, node, plain)

    @property
    def memory(self) -> tuple[bool, str | None, bool]:
        """What was named so far; setting it makes a rendering in between unsaid."""
        return self._named, self._last, self._told_of_opponent

    @memory.setter
    def memory(self, memory: tuple[bool, str | None, bool]) -> None:
        self._named, self._last, self._told_of_opponent = memory

    def begin_sentence(self) -> None:
        """Forget who was spoken of: a new sentence names the opponent anew."""
        self._told_of_opponent = False

    def player(self, player: str, names: dict[str, str]) -> str:
        """A player by name, or by pronoun where the same sentence has named the opponent already."""
        if player == "opponent":
            if self._told_of_opponent:
                return names["they"]
            self._told_of_opponent = True
        return names[self.recast.get(player, player)]

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
        grammar: how the game's clauses join.
    """

    def __init__(
        self,
        is_antecedent: Callable[[Node], bool] = lambda node: False,
        filters: dict[str, Callable[..., Any]] | None = None,
        uncountable: tuple[str, ...] = (),
        grammar: Grammar | None = None,
    ) -> None:
        self.is_antecedent = is_antecedent
        self.grammar = grammar or Grammar()
        self._templates: dict[type, jinja2.Template] = {}
        self._sources: dict[str, str] = {}
        self._environment = jinja2.Environment(
            loader=jinja2.DictLoader(self._sources), cache_size=0, auto_reload=False,
            undefined=jinja2.StrictUndefined, autoescape=False, trim_blocks=True, lstrip_blocks=True,
        )  # fmt: skip
        self._environment.filters.update(
            {
                **_FILTERS,
                "plural": lambda value: _plural(value, uncountable),
                "counted": lambda value, noun: _counted(value, noun, uncountable),
                **(filters or {}),
            }
        )

    @contextmanager
    def compiled_kept_in(self, folder: Path | None) -> Iterator[None]:
        """Keep templates that are compiled meanwhile in a folder, and take from it those that are kept there.

        Args:
            folder: one that may not be there yet; None to compile all of them anew.
        """
        self._environment.bytecode_cache = _Compiled(str(folder)) if folder else None
        try:
            yield
        finally:
            self._environment.bytecode_cache = None

    def template(self, cls: type[Rule]) -> jinja2.Template:
        """The compiled template of a rule class.

        Raises:
            TextError: the class has no section Text, or it is not a template.
        """
        if cls not in self._templates:
            source = cls.entry.text
            if source is None:
                raise TextError(f"{cls.__qualname__} has no section Text")
            try:
                name = f"{cls.__module__}.{cls.__qualname__}"
                self._sources[name] = source
                self._templates[cls] = self._environment.get_template(name)
            except jinja2.TemplateSyntaxError as error:
                reason = f"{error.message} (line {error.lineno})"
                raise TextError(f"{cls.__qualname__}: the template under Text fails: {reason}") from error
        return self._templates[cls]

    def wording(self, this: str, recast: dict[str, str] | None = None, **facts: Any) -> Wording:
        """A fresh rendering for the card called `this`."""
        return Wording(self, this, facts, recast)


class _Compiled(jinja2.FileSystemBytecodeCache):
    """Compiled templates in a folder; one that is missing there, damaged or cannot be written is compiled each time."""

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        try:
            super().load_bytecode(bucket)
        except Exception:  # whatever unpickling a damaged file ends in
            bucket.reset()

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        try:
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)
        except OSError:
            return


def _wrapped(value: Any, wording: Wording) -> Any:
    if isinstance(value, Node):
        return Phrase(value, wording)
    if isinstance(value, tuple):
        return [_wrapped(item, wording) for item in value]
    return value


def _text(value: Any, **form: Any) -> str:
    return value.said(**form) if isinstance(value, Phrase) else str(value)


def _plural(value: Any, uncountable: tuple[str, ...] = ()) -> str:
    if isinstance(value, Phrase):
        return _text(value, plural_form=True)
    return english.plural(str(value), uncountable)


def _counted(value: Any, noun: str, uncountable: tuple[str, ...] = ()) -> str:
    """A number of things; where the number is a node its text stands for the number."""
    if isinstance(value, Phrase):
        number = str(value)
        if type(value.node).is_measure:
            return f"{english.plural(noun, uncountable)} equal to {number}"
        return f"{number} {noun if number == '1' else english.plural(noun, uncountable)}"
    return english.counted(value, noun, uncountable)


@jinja2.pass_context
def _does(context: jinja2.runtime.Context, player: str, verb: str) -> str:
    """A verb with its subject: imperative for you, otherwise with the player in front."""
    spoken_to = player == "you" and "you" not in context["wording"].recast
    return verb if spoken_to else _subject(context, player, verb)


@jinja2.pass_context
def _subject(context: jinja2.runtime.Context, player: str, verb: str = "") -> str:
    """A player as the subject of a sentence, with a verb in the form that goes with it."""
    name = context["wording"].player(player, SUBJECTS)
    plural = name in (SUBJECTS["you"], SUBJECTS["they"])
    return f"{name} {verb if plural else english.third_person(verb)}" if verb else name


@jinja2.pass_context
def _their(context: jinja2.runtime.Context, player: str) -> str:
    """Whose something is."""
    owner: str = context["wording"].player(player, OWNERS)
    return owner


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


def _clauses(value: Any) -> list[Clause]:
    return [_part(part) for part in _parts(value)]


def _part(value: Any, **form: Any) -> Clause:
    return value.wording.part(value.node, **form) if isinstance(value, Phrase) else Clause(str(value), None, False)


def _grammar(value: Any) -> Grammar:
    return value.wording.writer.grammar if isinstance(value, Phrase) else Grammar()


def _joined(value: Any, by: str = " and ") -> str:
    return joining.joined(_clauses(value), _grammar(value), by)


def _sentences(value: Any) -> str:
    clauses = []
    for part in _parts(value):
        if isinstance(part, Phrase):
            part.wording.begin_sentence()
        clauses.append(_part(part))
    return " ".join(map(english.sentence, joining.sentences(clauses, _grammar(value))))


def _statements(values: Sequence[Any]) -> list[str]:
    """What holds, as clauses: neighbouring statements about the same thing name it once."""
    found: list[Statement] = []
    previous: Node | None = None
    for value in values:
        if not isinstance(value, Phrase):
            found.append(Statement(str(value), None, goes_on=False))
            continue
        subject = _subject_of(value.node)
        rest = None
        if subject is not None:
            (name, *_) = node_fields(type(value.node))
            before = value.wording.memory
            rest = joining.without_subject(_part(value, **{name: _Subject(subject, value.wording)}).text)
            value.wording.memory = before
        goes_on = previous is not None and subject == previous
        found.append(Statement(_clause(value), rest, goes_on))
        previous = subject
    return joining.statements(found)


def _subject_of(node: Node) -> Node | None:
    """What a statement is about: its first field, where that is a node."""
    names = node_fields(type(node))
    first = getattr(node, names[0]) if names else None
    return first if isinstance(first, Node) else None


_FILTERS: dict[str, Callable[..., Any]] = {
    "a": lambda value: english.article(_text(value)),
    "does": _does,
    "subject": _subject,
    "their": _their,
    "third": english.third_person,
    "possessive": lambda value: english.possessive(_text(value)),
    "clause": _clause,
    "parts": lambda value: list(_parts(value)),
    "joined": _joined,
    "sentences": _sentences,
    "spelt": lambda value: english.spelt(int(said)) if (said := _text(value)).isdigit() else said,
    "statements": _statements,
    "times": lambda value: english.times(int(said)) if (said := _text(value)).isdigit() else f"{said} times",
    "sentence": lambda value: english.sentence(_text(value)),
    "listed": lambda values, conjunction="and": english.listed([_text(value) for value in values], conjunction),
}
