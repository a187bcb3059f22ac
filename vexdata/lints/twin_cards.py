"""The lint `twin-cards`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class TwinCards(Lint):
    """Two cards are alike but for their names, houses and rarities.

    A card that does what another does already gives nobody a new choice: it is the same card twice. Let one
    of them do something of its own.

    Bad:
        name: Red Guard
        power: 4
        traits: [knight]
        ---
        name: Blue Guard
        house: sanctum
        power: 4
        traits: [knight]

    Good:
        name: Red Guard
        power: 4
        traits: [knight]
        ---
        name: Blue Guard
        house: sanctum
        power: 4
        armor: 1
        traits: [knight]
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The name of a card, where a file before this one holds a twin of it."""
        twins = subject.neighbours.by_substance[subject.facts.substance]
        first = twins[0]
        if first.file != subject.facts.file and first.slug != subject.facts.slug:
            yield Complaint(
                ("name",), f"{subject.card.name} is {first.name} under another name ({first.file})"
            )
