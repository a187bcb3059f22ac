"""Frozen, slotted dataclasses that cost next to nothing to define.

A game has hundreds of rule classes, of which one command uses a few dozen. The standard decorator writes and compiles
six functions for each of them, which is most of the time that importing the game takes. Here five of the six are shared
by all classes, and the sixth, `__init__`, is written when the class is first used.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
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
    # Its methods would be made only to be replaced; but a frozen class's heir has to be frozen.
    frozen = any(dataclasses.is_dataclass(base) for base in cls.__mro__[1:])
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, frozen=frozen, slots=True)(cls)
    for field in dataclasses.fields(made):
        if field.default_factory is not MISSING or not field.init or field.kw_only:
            raise TypeError(f"{made.__qualname__}.{field.name} is not a plain field with or without a default")
    # To the standard library it is frozen, so that it inherits from its like and its like from it.
    made.__dataclass_params__ = _Model.__dataclass_params__  # type: ignore[attr-defined]
    for name, method in _SHARED.items():
        if name not in cls.__dict__:
            setattr(made, name, method)
    if "__init__" not in cls.__dict__:
        made.__init__ = _written_when_used(made)
    return made  # type: ignore[no-any-return]


@dataclasses.dataclass(frozen=True, slots=True)
class _Model:
    pass


def _written_when_used(cls: Any) -> Callable[..., None]:
    def __init__(self: object, *values: object, **named: object) -> None:
        cls.__init__ = _init(cls)
        cls.__init__(self, *values, **named)

    return __init__


def _init(cls: Any) -> Callable[..., None]:
    """The `__init__` that the standard decorator would have made."""
    fields = dataclasses.fields(cls)
    names: dict[str, Any] = {"_set": object.__setattr__}
    parameters, lines = ["self"], []
    for field in fields:
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
