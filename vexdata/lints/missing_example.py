"""The lint `missing-example`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class MissingExample(Lint):
    """A card with abilities has no worked example.

    An example shows players how the card is meant, and it is played by every check, so that a change of the
    rules that breaks the card is noticed. A card without abilities has nothing to show that its keywords and
    icons do not show already.

    Bad:
        type: tactic
        abilities: [{trigger: play, do: {draw: 1}}]
        examples: []

    Good:
        type: tactic
        abilities: [{trigger: play, do: {draw: 1}}]
        examples:
          - title: A card is drawn
            given: {you: {house: mars, hand: [Sample Card], deck: [{Next: {}}]}}
            do: [{you: {play: Sample Card}}]
            then: {you: {hand: [Next]}}

    Good:
        power: 3
        examples: []
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The name of a card with abilities and no examples."""
        if subject.card.abilities and not subject.file.examples:
            yield Complaint(("name",), f"{subject.card.name} has abilities and no example", "add one under examples")
