"""The kinds a rule's parameters come in, read from the annotations of its fields.

A field is annotated with what it holds, and that is all the schema, the loader and the reference need:

    int                                 a whole number
    Annotated[int, Range(1, 9)]         a whole number within bounds
    bool                                yes or no
    Literal["left", "right"]            one of some words
    Annotated[str, Name("trait")]       a word of a vocabulary that the game keeps
    Effect                              a node of a family
    tuple[Effect, ...]                  several of them
    int | Count                         either
    Filter | None                       it may be left out
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
import typing
from dataclasses import MISSING
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from rules_engine.kernel.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Range:
    """Bounds of a whole number, both included; None leaves that side open."""

    minimum: int | None = None
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class Name:
    """Marks a string as a word of a vocabulary: a trait, a color, a card."""

    vocabulary: str


@dataclass(frozen=True, slots=True)
class Integer:
    """A whole number, bounds included."""

    minimum: int | None = None
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a closed list of words."""

    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a vocabulary of the game's, or any text when the vocabulary is empty."""

    vocabulary: str = ""


@dataclass(frozen=True, slots=True)
class NodeOf:
    """A node of the family whose base class is `base`."""

    base: type


@dataclass(frozen=True, slots=True)
class ListOf:
    """Several of a kind, at least one."""

    item: Kind


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several kinds, told apart by the type of the data: number, word, mapping or list."""

    kinds: tuple[Kind, ...]


Kind = Integer | Flag | Choice | Word | NodeOf | ListOf | OneOf


@dataclass(frozen=True, slots=True)
class Parameter:
    """One field of a rule class."""

    name: str
    kind: Kind
    required: bool
    default: Any
    description: str
    """The field's line under Args."""


def node_fields(cls: type) -> tuple[str, ...]:
    """The names of the fields of a dataclass, in order; none for any other class."""
    names: tuple[str, ...] = getattr(cls, "__match_args__", ())  # what every dataclass has, and is at hand at once
    return names


_known: dict[type, tuple[Parameter, ...]] = {}
"""Parameters by class, read from the annotations when first asked for: what a class says never changes."""


def parameters_of(cls: type) -> tuple[Parameter, ...]:
    """The parameters of a rule class, in order.

    Raises:
        TypeError: an annotation says nothing that a card file could hold.
    """
    if cls not in _known:
        _known[cls] = _read_parameters(cls)
    return _known[cls]


def _read_parameters(cls: type) -> tuple[Parameter, ...]:
    if not dataclasses.is_dataclass(cls):
        return ()
    hints = {field.name: _annotation(cls, field.name) for field in dataclasses.fields(cls)}
    args: dict[str, str] = cls.entry.args if "entry" in cls.__dict__ else {}  # type: ignore[attr-defined]
    return tuple(
        Parameter(
            name=field.name,
            kind=kind_of(hints[field.name], f"{cls.__qualname__}.{field.name}"),
            required=field.default is MISSING and field.default_factory is MISSING,
            default=None if field.default is MISSING else field.default,
            description=args.get(field.name, ""),
        )
        for field in dataclasses.fields(cls)
    )


_evaluated: dict[tuple[str, str], Any] = {}
"""What annotations mean, by module and text: the same few are written on hundreds of fields."""


def _annotation(cls: type, name: str) -> Any:
    """What the annotation of a field means, in the module of the class that has it."""
    said = ((each, inspect.get_annotations(each)) for each in cls.__mro__)
    owner, annotation = next((each, annotations[name]) for each, annotations in said if name in annotations)
    if not isinstance(annotation, str):
        return annotation
    key = (owner.__module__, annotation)
    if key not in _evaluated:
        # As `typing.get_type_hints` does, which takes ten times as long over a whole lexicon.
        _evaluated[key] = eval(annotation, vars(sys.modules[owner.__module__]))
    return _evaluated[key]


def kind_of(annotation: Any, where: str = "?") -> Kind:
    """The kind that an annotation stands for.

    Raises:
        TypeError: it stands for none.
    """
    origin = get_origin(annotation)
    if origin is Annotated:
        base, *marks = get_args(annotation)
        for mark in marks:
            if isinstance(mark, Range) and base is int:
                return Integer(mark.minimum, mark.maximum)
            if isinstance(mark, Name) and base is str:
                return Word(mark.vocabulary)
        return kind_of(base, where)
    if origin is Literal:
        return Choice(get_args(annotation))
    if origin is tuple:
        return ListOf(kind_of(get_args(annotation)[0], where))
    if origin is Union or origin is types.UnionType:
        kinds = tuple(kind_of(part, where) for part in get_args(annotation) if part is not type(None))
        return kinds[0] if len(kinds) == 1 else OneOf(kinds)
    if annotation is bool:
        return Flag()
    if annotation is int:
        return Integer()
    if annotation is str:
        return Word()
    if isinstance(annotation, type) and hasattr(annotation, "family"):
        return NodeOf(annotation)
    raise TypeError(f"{where}: a card file cannot hold {typing.cast(object, annotation)!r}")
