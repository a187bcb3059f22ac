"""The base of every rule: a class whose docstring is its rulebook entry."""

from __future__ import annotations

import re
from typing import ClassVar

from rules_engine.kernel.docstring import Entry


class Rule:
    """Anything the rulebook has an entry for.

    A concrete rule is entered into a lexicon by `Lexicon.rule`, which sets the class attributes below.
    """

    __slots__ = ()

    entry: ClassVar[Entry]
    slug: ClassVar[str]
    """The rule's name in links, card files and commands: lower case, hyphens between words."""
    title: ClassVar[str]
    """The rule's name as the rulebook prints it."""
    section: ClassVar[str]
    """Slug of the rulebook section the rule stands in."""

    is_composition: ClassVar[bool] = False
    """Pure composition (a sequence, a filter, a count) owes only Text and Args, no example of its own."""

    @classmethod
    def owed(cls) -> tuple[str, ...]:
        """The sections that the docstring must have, besides a line for each argument."""
        return () if cls.is_composition else ("Example",)


_SMALL = frozenset({"a", "an", "and", "at", "for", "from", "in", "of", "on", "the", "this", "to", "with"})
"""Words that a title does not capitalise inside it."""


def slug_of(class_name: str) -> str:
    """The slug for a class name: DealDamage gives deal-damage."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", class_name).lower()


def title_of(slug: str) -> str:
    """The printed name for a slug: deal-damage gives Deal Damage."""
    first, *rest = slug.split("-")
    return " ".join([first.capitalize(), *(word if word in _SMALL else word.capitalize() for word in rest)])
