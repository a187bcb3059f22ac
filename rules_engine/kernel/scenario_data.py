"""A scenario as plain data, read strictly: what is given, what the players do, what must then be true."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NoReturn

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.loading import LoadError, Problem, suggestion
from rules_engine.kernel.nodes import Path

ACTORS = ("you", "opponent")
"""The players as scenarios name them: player 0 and player 1."""
CHECK = "then"
"""The step that makes no choice but looks at the board."""

Keyed = dict[str, tuple[Path, Any]]
"""A mapping after reading: under each key, spelt plainly, the place of its value and the value."""


class ScenarioError(LoadError):
    """A scenario does not say what it should; carries the place, the mistake and the nearest spelling."""


def fail(path: Path, message: str, hint: str | None = None) -> NoReturn:
    """Report a mistake at `path`."""
    raise ScenarioError([Problem(path, message, hint)])


def spelt(key: object) -> str:
    """A key as scenarios compare it: lower case, with spaces for underscores and hyphens."""
    return _spelt(key if isinstance(key, str) else str(key))


@lru_cache(1024)
def _spelt(key: str) -> str:
    return " ".join(key.lower().replace("_", " ").replace("-", " ").split())


def keyed(data: Any, allowed: Iterable[str], path: Path, what: str) -> Keyed:
    """The entries of a mapping whose keys must all be among `allowed`; nothing at all is an empty mapping.

    Raises:
        ScenarioError: it is no mapping, or a key is unknown or stands twice.
    """
    allowed = tuple(allowed)
    if data is None:
        return {}
    if not isinstance(data, Mapping):
        fail(path, f"{what} is a mapping, not {data!r}", f"its keys are {', '.join(allowed)}")
    found: Keyed = {}
    for key, value in data.items():
        name = spelt(key)
        if name not in allowed:
            fail((*path, key), f"{what} has no {str(key)!r}", suggestion(key, allowed))
        if name in found:
            fail((*path, key), f"{name!r} stands twice")
        found[name] = ((*path, key), value)
    return found


def whole(data: Any, path: Path, least: int = 0) -> int:
    """A whole number, `least` or more."""
    if isinstance(data, bool) or not isinstance(data, int):
        fail(path, f"expected a whole number, not {data!r}")
    if data < least:
        fail(path, f"{data} is too small", f"the least is {least}")
    return data


def flag(data: Any, path: Path) -> bool:
    """True or false."""
    if not isinstance(data, bool):
        fail(path, f"expected true or false, not {data!r}")
    return data


def word(data: Any, words: Iterable[str], path: Path, what: str) -> str:
    """One of some words, in whatever spelling people use; returned as the list spells it."""
    plain = _by_spelling(tuple(words))
    if not isinstance(data, str) or spelt(data) not in plain:
        fail(path, f"unknown {what} {data!r}", suggestion(data, plain.values()))
    return plain[spelt(data)]


@lru_cache(256)
def _by_spelling(words: tuple[str, ...]) -> Mapping[str, str]:
    return {spelt(each): each for each in words}


def text(data: Any, path: Path, what: str) -> str:
    """Some text that is not empty."""
    if not isinstance(data, str) or not data.strip():
        fail(path, f"expected {what}, not {data!r}")
    return data.strip()


def items(data: Any, path: Path, what: str) -> list[tuple[Path, Any]]:
    """The items of a list, each with its place; nothing at all is an empty list."""
    if data is None:
        return []
    if not isinstance(data, list | tuple):
        fail(path, f"expected a list of {what}, not {data!r}")
    return [((*path, index), item) for index, item in enumerate(data)]


_SENTENCE_END = re.compile(r"[.!?][”\"’')]*(?=\s|$)")


def prose(data: Any, path: Path, what: str, most: int = 2) -> str:
    """A few whole sentences on one line, such as a reader finds printed.

    Args:
        most: how many sentences at the most.
    """
    said = text(data, path, what)
    if "\n" in said:
        fail(path, f"{what} stands on one line")
    ends = list(_SENTENCE_END.finditer(said))
    if not ends or ends[-1].end() != len(said):
        fail(path, f"{what} is a whole sentence, ended by a full stop")
    if len(ends) > most:
        fail(path, f"{what} has {len(ends)} sentences", f"say it in {most} at the most")
    return said


@dataclass(frozen=True, slots=True)
class Step:
    """One entry under `do`: who acts, or `then` for a check in the middle, and what is done or must be true."""

    actor: str
    content: Any
    path: Path


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example that can be run.

    Args:
        title: what it shows, in a few words.
        given: the board, as the game's stage reads it.
        do: the players' choices, in the order in which the game asks for them.
        then: what must be true at the end.
        origin: where it stands: the rule or the card file.
        ruling: a judgement that it shows, in a sentence or two; empty where it states none.
    """

    title: str
    given: Any
    do: tuple[Step, ...]
    then: Any
    origin: str = ""
    ruling: str = ""

    def __str__(self) -> str:
        return f"{self.origin}: {self.title}" if self.origin else self.title

    @classmethod
    def from_data(cls, data: Any, *, title: str | None = None, origin: str = "", path: Path = ()) -> Scenario:
        """Read a scenario from plain data.

        Args:
            title: the title, where it stands outside the data.
            path: where the data stands, for the places in errors.

        Raises:
            ScenarioError: a key is unknown, something is missing, or has the wrong shape.
        """
        allowed = ("given", "do", "then") if title is not None else ("title", "ruling", "given", "do", "then")
        if not isinstance(data, Mapping):
            fail(path, f"an example is a mapping, not {data!r}", f"its keys are {', '.join(allowed)}")
        parts = keyed(data, allowed, path, "an example")
        if title is None:
            if "title" not in parts:
                fail(path, "an example needs a 'title'")
            title = text(parts["title"][1], parts["title"][0], "a title")
        if "then" not in parts or not parts["then"][1]:
            fail(path, "an example needs a 'then': what must be true at the end")
        for name in ("given", "then"):
            place, value = parts.get(name, ((*path, name), {}))
            if value is not None and not isinstance(value, Mapping):
                fail(place, f"{name!r} is a mapping, not {value!r}")
        ruling = prose(parts["ruling"][1], parts["ruling"][0], "a ruling") if "ruling" in parts else ""
        place, steps = parts.get("do", ((*path, "do"), []))
        return cls(
            title=title,
            given=parts["given"][1] if "given" in parts else {},
            do=tuple(_step(step, at) for at, step in items(steps, place, "steps")),
            then=parts["then"][1],
            origin=origin,
            ruling=ruling,
        )


def _step(data: Any, path: Path) -> Step:
    if not isinstance(data, Mapping) or len(data) != 1:
        fail(path, f"a step is one of {', '.join((*ACTORS, CHECK))} with what happens under it, not {data!r}")
    ((actor, (place, content)),) = keyed(data, (*ACTORS, CHECK), path, "a step").items()
    if content is None or content == {} or content == []:
        fail(place, "the step says nothing")
    return Step(actor, content, place)
