"""Frozen, slotted dataclasses that cost next to nothing to define.

A game has hundreds of rule classes, of which one command uses a few dozen. The standard decorator writes and compiles
six functions for each of them, which is most of the time that importing the game takes. Here five of the six are shared
by all classes; the sixth, `__init__`, is written when the class is first used, and what the standard library keeps of
its fields when somebody asks for it.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, FrozenInstanceError
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def dataclass(*, frozen: bool, slots: bool) -> Callable[[type[T]], type[T]]:
    """The standard library's decorator of this name, as far as `frozen=True, slots=True` goes.

    What it makes is equal by its fields, hashable, never changed, and a dataclass to the functions of `dataclasses`.

    Raises:
        TypeError: something else is asked for, or a field is not a plain one.
    """
    if not (frozen and slots):
        raise TypeError("this decorator makes frozen, slotted dataclasses and no others")
    return _make


def _make(cls: type[T]) -> type[T]:
    own: dict[str, tuple[Any, Any]] = {}
    for name, annotation in inspect.get_annotations(cls).items():
        if not _is_class_variable(annotation):
            own[name] = (annotation, cls.__dict__.get(name, MISSING))
            _refuse_special(cls, name, *own[name])
    # As the standard library does: a slot needs a class made anew, without the default that stands in its place.
    content = {name: value for name, value in cls.__dict__.items() if name not in own}
    content.pop("__dict__", None)
    content.pop("__weakref__", None)
    inherited = [name for base in cls.__mro__[:0:-1] for name in base.__dict__.get("__match_args__", ())]
    content["__slots__"] = tuple(name for name in own if name not in inherited)
    content["__match_args__"] = tuple(dict.fromkeys([*inherited, *own]))
    content["__dataclass_fields__"] = _Fields(own)
    # To the standard library it is frozen, so that it inherits from its like and its like from it.
    content["__dataclass_params__"] = _Model.__dataclass_params__  # type: ignore[attr-defined]
    metaclass: Any = type(cls)
    made: Any = metaclass(cls.__name__, cls.__bases__, {**_SHARED, **content})
    made.__qualname__ = cls.__qualname__
    if "__init__" not in content:
        made.__init__ = _written_when_used(made)
    return made  # type: ignore[no-any-return]


def _is_class_variable(annotation: Any) -> bool:
    said = annotation if isinstance(annotation, str) else getattr(annotation, "__qualname__", str(annotation))
    return said.removeprefix("typing.").startswith("ClassVar")


def _refuse_special(cls: type, name: str, annotation: Any, default: Any) -> None:
    special = isinstance(default, dataclasses.Field) or type(default).__hash__ is None
    if special or "InitVar" in str(annotation) or "KW_ONLY" in str(annotation):
        raise TypeError(f"{cls.__qualname__}.{name} is not a plain field with or without a default")


@dataclasses.dataclass(frozen=True, slots=True)
class _Model:
    field: int


class _Fields:
    """What the standard library keeps of a class's fields, made when it is first asked for."""

    __slots__ = ("own",)

    def __init__(self, own: dict[str, tuple[Any, Any]]) -> None:
        self.own = own

    def __get__(self, instance: object, cls: Any) -> dict[str, dataclasses.Field[Any]]:
        owner = next(each for each in cls.__mro__ if each.__dict__.get("__dataclass_fields__") is self)
        fields: dict[str, dataclasses.Field[Any]] = {}
        for base in owner.__mro__[:0:-1]:
            fields.update(getattr(base, "__dataclass_fields__", {}))
        for name, (annotation, default) in self.own.items():
            (model,) = dataclasses.fields(_Model)
            field = copy(model)
            field.name, field.type, field.default = name, annotation, default
            fields[name] = field
        owner.__dataclass_fields__ = fields
        return fields


def _written_when_used(cls: Any) -> Callable[..., None]:
    def __init__(self: object, *values: object, **named: object) -> None:
        cls.__init__ = _init(cls)
        cls.__init__(self, *values, **named)

    return __init__


def _init(cls: Any) -> Callable[..., None]:
    """The `__init__` that the standard decorator would have made."""
    names: dict[str, Any] = {"_set": object.__setattr__}
    parameters, lines = ["self"], []
    for field in dataclasses.fields(cls):
        default = ""
        if field.default is not MISSING:
            names[f"_default_{field.name}"] = field.default
            default = f"=_default_{field.name}"
        parameters.append(f"{field.name}{default}")
        lines.append(f"    _set(self, {field.name!r}, {field.name})")
    if hasattr(cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    exec("\n".join([f"def __init__({', '.join(parameters)}):", *(lines or ["    pass"])]), names)
    made: Callable[..., None] = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _values(self: Any) -> tuple[object, ...]:
    return tuple([getattr(self, name) for name in type(self).__match_args__])


def _eq(self: object, other: object) -> bool:
    return _values(self) == _values(other) if type(other) is type(self) else NotImplemented


def _hash(self: object) -> int:
    return hash(_values(self))


def _repr(self: Any) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).__match_args__)
    return f"{type(self).__qualname__}({fields})"


def _set_nothing(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete_nothing(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _reduce(self: object) -> tuple[object, ...]:
    """How it is pickled and copied: as a call with its fields."""
    return type(self), _values(self)


_SHARED = {
    "__eq__": _eq,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _set_nothing,
    "__delattr__": _delete_nothing,
    "__reduce__": _reduce,
}
