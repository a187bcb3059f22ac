"""Building nodes from plain data, with every mistake reported at the place where it stands."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.nodes import Node, Path
from rules_engine.kernel.parameters import (
    Choice,
    Flag,
    Integer,
    Kind,
    ListOf,
    NodeOf,
    OneOf,
    Word,
    parameters_of,
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in plain data: where it stands, what is wrong, and what would be right if that can be told."""

    path: Path
    message: str
    hint: str | None = None

    def __str__(self) -> str:
        place = ".".join(str(step) for step in self.path)
        return f"{place}: {self.message}" + (f" ({self.hint})" if self.hint else "")


class LoadError(ValueError):
    """Plain data does not say what it should; carries every problem found, not the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


_BAD: Any = object()
"""Stands for a value that could not be built; the reason is among the problems."""


class Loader:
    """Builds the nodes of one lexicon.

    Args:
        lexicon: the rules that may be named.
        vocabularies: for each vocabulary, the words it holds; an absent one admits any word.
    """

    __slots__ = ("_families", "lexicon", "vocabularies")

    def __init__(self, lexicon: Lexicon, vocabularies: Mapping[str, frozenset[str]] | None = None) -> None:
        self.lexicon = lexicon
        self.vocabularies = vocabularies or {}
        self._families: dict[type, dict[str, type[Node]]] = {}

    def family(self, base: type) -> dict[str, type[Node]]:
        """The concrete nodes of a family, by the key that card files use."""
        if base not in self._families:
            self._families[base] = {
                rule.key: rule for rule in self.lexicon if issubclass(rule, base) and issubclass(rule, Node)
            }
        return self._families[base]

    def load(self, kind: Kind | type, data: Any, path: Path = ()) -> Any:
        """Build the value of `kind` that `data` describes.

        Raises:
            LoadError: with every problem found and its path in `data`.
        """
        problems: list[Problem] = []
        value = self._load(NodeOf(kind) if isinstance(kind, type) else kind, data, path, problems)
        if problems:
            raise LoadError(problems)
        return value

    def _load(self, kind: Kind, data: Any, path: Path, problems: list[Problem]) -> Any:
        match kind:
            case NodeOf(base=base):
                return self._node(base, data, path, problems)
            case ListOf(item=item):
                items = data if isinstance(data, list) else [data]
                if not items:
                    problems.append(Problem(path, "the list is empty", "give at least one, or leave the key out"))
                start = [(*path, i) for i in range(len(items))] if isinstance(data, list) else [path]
                return tuple(self._load(item, part, at, problems) for at, part in zip(start, items, strict=True))
            case OneOf(kinds=kinds):
                fitting = [option for option in kinds if _fits(option, data)] or list(kinds)
                return self._load(fitting[0], data, path, problems)
            case Integer(minimum=low, maximum=high):
                if isinstance(data, bool) or not isinstance(data, int):
                    return _bad(problems, path, f"expected a whole number, not {_show(data)}")
                if low is not None and data < low:
                    return _bad(problems, path, f"{data} is too small", f"the least is {low}")
                if high is not None and data > high:
                    return _bad(problems, path, f"{data} is too large", f"the most is {high}")
                return data
            case Flag():
                if isinstance(data, bool):
                    return data
                return _bad(problems, path, f"expected true or false, not {_show(data)}")
            case Choice(values=values):
                return self._word(values, data, path, problems)
            case Word(vocabulary=vocabulary):
                if isinstance(data, str) and vocabulary not in self.vocabularies:
                    return data
                return self._word(sorted(self.vocabularies.get(vocabulary, ())), data, path, problems, vocabulary)

    def _word(
        self, values: Sequence[str], data: Any, path: Path, problems: list[Problem], what: str = "word"
    ) -> Any:
        if not isinstance(data, str):
            return _bad(problems, path, f"expected a {what or 'word'}, not {_show(data)}", _listing(values))
        if data not in values:
            return _bad(problems, path, f"unknown {what} {data!r}", suggestion(data, values))
        return data

    def _node(self, base: type, data: Any, path: Path, problems: list[Problem]) -> Any:
        known = self.family(base)
        family: str = base.family  # type: ignore[attr-defined]
        if base.direct:  # type: ignore[attr-defined]
            return self._build(base, data, path, problems)
        if isinstance(data, list) and base.sequence:  # type: ignore[attr-defined]
            return self._build(base.sequence, data, path, problems)  # type: ignore[attr-defined]
        if isinstance(data, str):
            data = {data: {}}
        if not isinstance(data, dict):
            return _bad(problems, path, f"expected the name of a {family}, not {_show(data)}")
        if len(data) != 1:
            names = ", ".join(map(str, data))
            message = f"a {family} is one name with its parameters under it; here are {len(data)} names: {names}"
            return _bad(problems, path, message)
        ((key, value),) = data.items()
        if key not in known:
            return _bad(problems, (*path, key), f"unknown {family} {key!r}", suggestion(key, known))
        return self._build(known[key], value, (*path, key), problems)

    def _build(self, cls: type[Node], value: Any, path: Path, problems: list[Problem]) -> Any:
        parameters = {parameter.name: parameter for parameter in parameters_of(cls)}
        before = len(problems)
        if cls.inline:
            values = {cls.inline: self._load(parameters[cls.inline].kind, value, path, problems)}
        else:
            if value is None:
                value = {}
            if cls.primary and not isinstance(value, dict):
                value = {cls.primary: value}
            if not isinstance(value, dict):
                message = f"{cls.key} takes named parameters, not {_show(value)}"
                return _bad(problems, path, message, _listing(parameters))
            values = {}
            for name, part in value.items():
                if name not in parameters:
                    message = f"{cls.key} has no parameter {name!r}"
                    problems.append(Problem((*path, name), message, suggestion(name, parameters)))
                else:
                    # A bare number under the primary field stands at the node's own place.
                    values[name] = self._load(parameters[name].kind, part, (*path, name), problems)
            problems.extend(
                Problem(path, f"{cls.key} needs {parameter.name!r}", parameter.description or None)
                for parameter in parameters.values()
                if parameter.required and parameter.name not in value
            )
        if len(problems) > before:
            return _BAD
        try:
            return cls(**values)
        except ValueError as error:
            return _bad(problems, path, str(error))


def suggestion(word: object, words: Any) -> str | None:
    """What would be right instead of `word`: the nearest spelling, or the whole list when it is short."""
    words = [str(each) for each in words]
    plain = {each.lower().replace("-", "_").replace(" ", "_"): each for each in words}
    close = difflib.get_close_matches(str(word).lower().replace("-", "_").replace(" ", "_"), plain, n=1, cutoff=0.6)
    return f"did you mean {plain[close[0]]!r}?" if close else _listing(words)


def _listing(words: Any) -> str | None:
    words = list(words)
    return f"one of {', '.join(words)}" if 0 < len(words) <= 12 else None


def _bad(problems: list[Problem], path: Path, message: str, hint: str | None = None) -> Any:
    problems.append(Problem(path, message, hint))
    return _BAD


def _show(data: Any) -> str:
    match data:
        case dict():
            return "a mapping"
        case list():
            return "a list"
        case None:
            return "nothing"
        case _:
            return repr(data)


def _fits(kind: Kind, data: Any) -> bool:
    match kind:
        case Integer():
            return isinstance(data, int) and not isinstance(data, bool)
        case Flag():
            return isinstance(data, bool)
        case Choice(values=values):
            return isinstance(data, str) and data in values
        case Word():
            return isinstance(data, str)
        case NodeOf():
            return isinstance(data, dict | str)
        case ListOf():
            return isinstance(data, list)
        case OneOf(kinds=kinds):
            return any(_fits(option, data) for option in kinds)
