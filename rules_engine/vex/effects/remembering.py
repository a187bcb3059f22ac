"""What a lasting effect keeps of the choices that were made before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import node_fields
from rules_engine.vex.state import facts

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game

N = TypeVar("N", bound=Node)


def as_chosen(node: N, game: Game, context: Context) -> N:
    """The node with the house and the number that the ability chose in place of the words for them."""
    changes = {}
    for name in node_fields(type(node)):
        value = getattr(node, name)
        kept = _kept(name, value, game, context)
        if kept is not value:
            changes[name] = kept
    return replace(node, **changes) if changes else node  # type: ignore[type-var]


def _kept(name: str, value: Any, game: Game, context: Context) -> Any:
    if isinstance(value, Node):
        return as_chosen(value, game, context)
    if isinstance(value, tuple):
        kept = tuple(_kept(name, item, game, context) for item in value)
        return value if all(new is old for new, old in zip(kept, value, strict=True)) else kept
    if value == "chosen" and name.endswith("house"):
        return context.house or value
    if value == "chosen" and name.startswith("power"):
        return context.number
    if value == "its" and name.endswith("house") and context.it:
        return facts.house_of(game, context.it[0])
    return value
