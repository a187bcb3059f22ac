"""Whatever a card file can say is written back as it was read, for every rule that cards are composed of."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.loading import LoadError
from rules_engine.kernel.nodes import Node, to_data
from rules_engine.kernel.parameters import (
    Choice,
    Flag,
    Integer,
    Kind,
    ListOf,
    NodeOf,
    OneOf,
    Parameter,
    Word,
    parameters_of,
)
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.lexicon import LEXICON
from rules_engine.vex.scenarios.cards import standard_loader

LOADER = standard_loader()
NODES = LEXICON.of_kind(Node)
TRIES = 40
"""Values generated of each class; some combinations a class refuses, and those do not count."""


class Generator:
    """Draws values of the kinds that parameters come in."""

    def __init__(self, seed: int) -> None:
        self.chance = Randomness(seed)

    def value(self, kind: Kind, depth: int) -> Any:
        """A value of a kind."""
        match kind:
            case Integer(minimum=low, maximum=high):
                low = low or 0
                return low + self.chance.below((high if high is not None else low + 5) - low + 1)
            case Flag():
                return bool(self.chance.below(2))
            case Choice(values=values):
                return self.chance.choice(values)
            case Word(vocabulary=vocabulary):
                return self.chance.choice(sorted(LOADER.vocabularies.get(vocabulary, {"word"})))
            case NodeOf(base=base):
                return self.node_of(base, depth)
            case ListOf(item=item):
                return tuple(self.value(item, depth - 1) for _ in range(1 + self.chance.below(2)))
            case OneOf(kinds=kinds):
                simple = [each for each in kinds if not isinstance(each, NodeOf | ListOf)]
                return self.value(self.chance.choice(simple if depth <= 0 and simple else kinds), depth)

    def node_of(self, base: type, depth: int) -> Node:
        """A node of a family: any while there is depth left, then one that needs no other node."""
        classes = [base] if base.direct else list(LOADER.family(base).values())  # type: ignore[attr-defined]
        if depth <= 0:
            classes = [each for each in classes if not any(map(needs_nodes, parameters_of(each)))] or classes
        for _ in range(200):
            made = self.node(self.chance.choice(classes), depth)
            if made is not None:
                return made
        raise AssertionError(f"no {base.__name__} could be made")

    def node(self, cls: type[Node], depth: int) -> Node | None:
        """A node of a class, or None where the class refuses this combination of values."""
        values = {}
        for parameter in parameters_of(cls):
            if parameter.required or ((depth > 0 or cls.direct) and self.chance.below(2)):
                values[parameter.name] = self.value(parameter.kind, depth - 1)
        try:
            return cls(**values)
        except ValueError:
            return None


def needs_nodes(parameter: Parameter) -> bool:
    """Whether a parameter must be given, and given as nodes."""
    return parameter.required and isinstance(parameter.kind, NodeOf | ListOf)


@pytest.mark.parametrize("cls", NODES, ids=lambda cls: cls.__name__)
def test_what_is_written_is_read_as_it_was(cls: type[Node]) -> None:
    generator = Generator(sum(map(ord, cls.__name__)))
    base: Any = next(each for each in cls.__mro__ if "family" in each.__dict__)
    made = [node for _ in range(TRIES) if (node := generator.node(cls, 3)) is not None]
    assert made, f"{cls.__name__} refuses everything"
    for node in made:
        data = to_data(node)
        try:
            assert LOADER.load(base, data) == node
        except LoadError as error:
            raise AssertionError(f"{data}: {error}") from error
