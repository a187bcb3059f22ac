"""The lint `power-on-non-creature`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class PowerOnNonCreature(Lint):
    """A card that is no creature has power or armor.

    Only creatures fight, so on any other card the numbers say nothing, and the face has no place for them.
    Often the type is what is wrong.

    Bad:
        type: artifact
        power: 3

    Good:
        type: creature
        power: 3
    """

    looks_at = frozenset({"type", "power", "armor"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The power and the armor of a card that is no creature."""
        if subject.card.type != "creature":
            for field in ("power", "armor"):
                if getattr(subject.card, field) is not None:
                    message = f"a card of type {subject.card.type} has no {field}"
                    yield Complaint((field,), message, "leave it out, or is the card a creature?")
