"""The lint `creature-without-power`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class CreatureWithoutPower(Lint):
    """A creature has no power.

    A creature is destroyed once the damage on it reaches its power, so it cannot be without. The least is 1.

    Bad:
        type: creature

    Good:
        type: creature
        power: 1
    """

    looks_at = frozenset({"type", "power"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The type of a creature that has no power."""
        if subject.card.type == "creature" and subject.card.power is None:
            yield Complaint(
                ("type",),
                f"{subject.card.name} is a creature and has no power",
                "add a line such as power: 3",
            )
