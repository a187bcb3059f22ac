"""The lint `repeated-ability`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class RepeatedAbility(Lint):
    """A card has the same ability twice.

    Both would resolve, one after the other, which reads like a slip of the pen. If it is meant, one ability
    with a larger amount says so.

    Bad:
        type: tactic
        abilities:
          - {trigger: play, do: {draw: 1}}
          - {trigger: play, do: {draw: 1}}

    Good:
        type: tactic
        abilities:
          - {trigger: play, do: {draw: 2}}
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every ability that equals one before it."""
        abilities = subject.card.abilities
        for index, ability in enumerate(abilities):
            if ability in abilities[:index]:
                yield Complaint(("abilities", index), "the card has this ability already", "leave it out")
