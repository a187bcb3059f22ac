"""Validating data against the schemas: a validator built once, and its errors in the words of the project."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.loading import Problem, suggestion
from rules_engine.kernel.nodes import Path
from vexdata.schema.generate import beside_schema, card_schema, set_schema
from vexdata.schema.quick import surely_fits
from vexdata.schema.shapes import Schema

_CODES = {
    "additionalProperties": "unknown-name",
    "enum": "unknown-name",
    "required": "missing-key",
    "type": "wrong-type",
    "minimum": "out-of-range",
    "maximum": "out-of-range",
    "uniqueItems": "repeated-entry",
}
OTHER = "invalid"
"""The code of a mistake that none of the above describes."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One place where data breaks its schema, and what kind of mistake that is."""

    code: str
    problem: Problem


class Validator:
    """A schema, compiled.

    Args:
        schema: the schema.
        left_out: the schema's keyword whose errors are reported elsewhere, by a lint that says more.
    """

    def __init__(self, schema: Schema, left_out: str | None = None) -> None:
        self._schema = schema
        self._left_out = left_out

    @cached_property
    def _compiled(self) -> Any:
        import jsonschema_rs  # which takes longer to import than most cards take to check

        return jsonschema_rs.Draft202012Validator(self._schema)

    def is_valid(self, data: Any) -> bool:
        """Whether `data` keeps to the schema."""
        return surely_fits(self._schema, data) or bool(self._compiled.is_valid(data))

    def violations(self, data: Any) -> list[Violation]:
        """Every place where `data` breaks the schema."""
        if self.is_valid(data):
            return []
        return [
            Violation(_CODES.get(error.kind.name, OTHER), problem)
            for error in self._compiled.iter_errors(data)
            if not error.schema_path or error.schema_path[0] != self._left_out
            for problem in self._problems(error)
        ]

    def _problems(self, error: Any) -> Iterator[Problem]:
        path: Path = tuple(error.instance_path)
        part = self._part(error.schema_path)
        match error.kind.name:
            case "additionalProperties":
                for name in error.kind.unexpected:
                    yield Problem((*path, name), f"unknown name {name!r}", suggestion(name, part.get("properties", ())))
            case "enum":
                yield Problem(path, f"unknown word {error.instance!r}", suggestion(error.instance, part["enum"]))
            case "required":
                missing = error.kind.property
                about = part.get("properties", {}).get(missing, {}).get("description")
                yield Problem(path, f"{missing!r} is missing", about)
            case "uniqueItems":
                yield from _repeated(path, error.instance)
            case "minLength":
                yield Problem(path, "there is nothing in it")
            case _:
                short = len(error.message) < 200
                yield Problem(path, error.message if short else f"this breaks the schema: {error.kind.name}")

    def _part(self, path: list[Any]) -> Schema:
        """The part of the schema that holds the keyword an error is about."""
        part: Any = self._schema
        for step in path[:-1]:
            if isinstance(part, dict) and step not in part and "$ref" in part:
                part = self._schema["$defs"].get(part["$ref"].rpartition("/")[2], {})
            part = part.get(step, {}) if isinstance(part, dict) else part[step]
        return part if isinstance(part, dict) else {}


def _repeated(path: Path, items: list[Any]) -> Iterator[Problem]:
    """Every entry of a list that stands in it already."""
    for index, item in enumerate(items):
        # Compared as JSON does, where 1 is not true.
        first = next(place for place, other in enumerate(items) if _same(other, item))
        if first < index:
            yield Problem((*path, index), f"{item!r} is here again; it is entry {first + 1} already", "leave it out")


def _same(one: Any, other: Any) -> bool:
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


@cache
def card_validator() -> Validator:
    """The validator of card files; what a type must and cannot have is left to the lints about that."""
    return Validator(card_schema(), left_out="allOf")


@cache
def beside_validator() -> Validator:
    """The validator of what stands in a card file beside the card."""
    return Validator(beside_schema())


@cache
def set_validator() -> Validator:
    """The validator of set profiles."""
    return Validator(set_schema())


def resolved(data: Any, path: Path) -> Path:
    """The part of `path` that `data` holds: steps that only a long form has are left out."""
    found: list[str | int] = []
    here: Any = data
    for step in path:
        if isinstance(here, dict):
            if step not in here:
                if isinstance(step, int):
                    continue
                break
            here = here[step]
        elif isinstance(here, list) and isinstance(step, int) and step < len(here):
            here = here[step]
        else:
            continue
        found.append(step)
    return tuple(found)
