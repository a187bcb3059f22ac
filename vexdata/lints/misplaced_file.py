"""The lint `misplaced-file`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class MisplacedFile(Lint):
    """The name or folder of a file does not agree with the card in it.

    A card is found by its place: the folder of its set, in that the folder of its house, and the file by the
    name of the card, in lower case with hyphens between the words. A file elsewhere is overlooked by people
    who know the rule.

    Bad:
        # file: one/dis/sample-card.yaml
        name: Sample Card
        house: mars
        power: 3

    Bad:
        # file: one/mars/simple-card.yaml
        name: Sample Card
        power: 3

    Good:
        # file: one/mars/sample-card.yaml
        name: Sample Card
        power: 3
    """

    looks_at = frozenset({"name", "house"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The house or the name, where the file's place says another."""
        place = subject.file.place
        if place is None:
            return
        right = f"{place.set}/{subject.card.house}/{subject.file.slug}.yaml"
        if place.house != subject.card.house:
            message = f"the card's house is {subject.card.house}, and the file lies in the folder {place.house}"
            yield Complaint(("house",), message, f"move it to {right}, or correct the house")
        elif place.slug != subject.file.slug:
            message = f"the file of {subject.card.name!r} is called {place.slug}.yaml"
            yield Complaint(("name",), message, f"rename it to {right}, or correct the name")
