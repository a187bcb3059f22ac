"""The lint `unknown-trait`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_engine.kernel.nodes import Node, Path
from rules_engine.kernel.parameters import Kind, ListOf, OneOf, Parameter, Word, parameters_of
from vexdata.findings import nearest
from vexdata.lints.base import Complaint, Lint, Subject, words

TRAIT = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*")
"""How a trait is spelt in data; of one that is spelt otherwise, `hand-spelt-name` tells."""


class UnknownTrait(Lint):
    """A card has, or asks for, a trait that is not in the list of traits.

    A trait does nothing but be asked for by other cards, so one that is misspelt is never found. A new trait
    is added to the list in `traits.yaml`.

    Bad:
        power: 3
        traits: [knigth]

    Good:
        power: 3
        traits: [knight]
    """

    looks_at = frozenset({"traits"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every trait that is not in the list."""
        known = subject.neighbours.traits
        if not known:
            return
        for path, node in subject.nodes:
            for parameter in trait_parameters(type(node)):
                for trait in words(node, parameter.name):
                    if trait not in known and TRAIT.fullmatch(trait):
                        near = nearest(trait, known)
                        hint = f"did you mean {near!r}?" if near else "add it to traits.yaml if it is a new one"
                        yield Complaint(place_of(path, node, parameter, trait), f"unknown trait {trait!r}", hint)


_known: dict[type, tuple[Parameter, ...]] = {}
"""The parameters that hold traits, by kind of node: what a class says never changes."""


def trait_parameters(cls: type) -> tuple[Parameter, ...]:
    """The parameters of a kind of node that hold traits."""
    if cls not in _known:
        _known[cls] = tuple(parameter for parameter in parameters_of(cls) if _is_trait(parameter.kind))
    return _known[cls]


def _is_trait(kind: Kind) -> bool:
    match kind:
        case Word(vocabulary=vocabulary):
            return vocabulary == "trait"
        case ListOf(item=item):
            return _is_trait(item)
        case OneOf(kinds=kinds):
            return any(map(_is_trait, kinds))
    return False


def place_of(path: Path, node: Node, parameter: Parameter, trait: str) -> Path:
    """Where in the card one of the traits in a parameter of a node stands."""
    value = getattr(node, parameter.name)
    place: Path = path if type(node).inline == parameter.name else (*path, parameter.name)
    return (*place, value.index(trait)) if isinstance(value, tuple) else place
