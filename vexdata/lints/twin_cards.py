"""The lint `twin-cards`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class TwinCards(Lint):
    """Two cards are alike but for their names, houses and rarities.

    A card that does what another does already gives nobody a new choice: it is the same card twice. Let one
    of them do something of its own. A card that a set prints in two houses on purpose names the other one under
    `twin`; that name must be true.

    Bad:
        name: Red Guard
        power: 4
        traits: [knight]
        ---
        name: Blue Guard
        house: sanctum
        power: 4
        traits: [knight]

    Bad:
        name: Red Guard
        power: 4
        ---
        name: Blue Guard
        house: sanctum
        power: 5
        twin: Red Guard

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
        """The name of a card, where a file before this one holds a twin of it, or a `twin` that is none."""
        facts = subject.facts
        twins = subject.neighbours.by_substance[facts.substance]
        if facts.twin:
            if facts.twin not in {each.name for each in twins if each.file != facts.file}:
                yield Complaint(("twin",), f"{facts.name} is not alike to {facts.twin}", "leave `twin` out")
            return
        first = next(each for each in twins if not each.twin)
        if first.file != facts.file and first.slug != facts.slug:
            yield Complaint(
                ("name",), f"{subject.card.name} is {first.name} under another name ({first.file})"
            )
