"""Typed nodes: the rules that card files are composed of, and how to walk, compare and write them back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rules_engine.kernel.parameters import parameters_of
from rules_engine.kernel.rule import Rule

Path = tuple[str | int, ...]
"""Where in plain data something stands: the keys and indices that lead to it."""


class Node(Rule):
    """A rule with parameters that card files write as `{key: {parameters}}`.

    Concrete nodes are frozen, slotted dataclasses; they hold no state of any game and can be shared by all.
    """

    __slots__ = ()

    family: ClassVar[str]
    """What kind of thing it is: effect, target, count. Set on the family's base class."""
    key: ClassVar[str]
    """Its name in a card file: the slug with underscores, unless the class says otherwise."""
    inline: ClassVar[str | None] = None
    """The one field whose value is written directly, as in `{each: card}`."""
    primary: ClassVar[str | None] = None
    """The field that a bare word or number stands for, as in `{draw: 2}`."""
    direct: ClassVar[bool] = False
    """The node is the only one of its family, so its parameters stand without its key above them."""
    is_measure: ClassVar[bool] = False
    """Whether its text names what tells a number, as "its length" does, and so stands behind what is counted."""
    sequence: ClassVar[type[Node] | None] = None
    """On a family's base: the node that a plain list of the family's nodes stands for."""

    @classmethod
    def owed(cls) -> tuple[str, ...]:
        """A node prints something, unless it is the only one of its kind and printed by what holds it."""
        return super().owed() if cls.direct else ("Text", *super().owed())

    def __str__(self) -> str:
        """The node as a person would write it in a card file."""
        return to_flow(to_data(self))


def to_data(value: Any, *, bare: bool = False) -> Any:
    """Plain data for a node or parameter, as a card file would hold it; the inverse of loading.

    Args:
        bare: leave out the node's own key and give only what stands under it.
    """
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    if not isinstance(value, Node):
        return value
    cls = type(value)
    if not bare and cls.sequence is cls:
        return to_data(getattr(value, cls.inline or ""))
    if cls.inline:
        inner = to_data(getattr(value, cls.inline))
    else:
        inner = {
            parameter.name: to_data(getattr(value, parameter.name))
            for parameter in parameters_of(cls)
            if parameter.required or getattr(value, parameter.name) != parameter.default
        }
        if cls.primary and list(inner) == [cls.primary] and not isinstance(inner[cls.primary], dict):
            inner = inner[cls.primary]
    if bare or cls.direct:
        return inner
    return cls.key if inner == {} else {cls.key: inner}


def to_flow(data: Any) -> str:
    """Plain data on one line, in YAML's flow style."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{key}: {to_flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(to_flow(item) for item in data) + "]"
    if isinstance(data, bool):
        return "true" if data else "false"
    return str(data)


def children(node: Node) -> Iterator[tuple[Path, Node]]:
    """The nodes directly under `node`, each with the path from it in plain data."""
    cls = type(node)
    for parameter in parameters_of(cls):
        value = getattr(node, parameter.name)
        start: Path = () if cls.inline == parameter.name else (parameter.name,)
        if isinstance(value, Node):
            yield start + key_path(value), value
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield (*start, index, *key_path(item)), item


def key_path(node: Node) -> Path:
    """The step that a node's own key takes in plain data; none where it has no key above it."""
    return () if type(node).direct or type(node).sequence is type(node) else (type(node).key,)


def walk(node: Node, path: Path = ()) -> Iterator[tuple[Path, Node]]:
    """`node` and every node under it, depth first, in the order of the card file."""
    yield path, node
    for step, child in children(node):
        yield from walk(child, path + step)
