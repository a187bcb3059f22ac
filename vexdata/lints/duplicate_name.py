"""The lint `duplicate-name`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject


class DuplicateName(Lint):
    """Two card files hold cards of one name.

    Deck lists and other cards know a card by its name alone. A card that is printed in a second set is listed
    among the reprints of that set and not written down again.

    Bad:
        # file: one/mars/echo.yaml
        name: Echo
        power: 3
        ---
        # file: two/mars/echo.yaml
        name: Echo
        power: 4

    Good:
        name: Echo
        power: 3
        ---
        name: Double Echo
        power: 4
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The name, where a file before this one has it too."""
        others = subject.neighbours.by_slug[subject.facts.slug]
        if others[0].file != subject.facts.file:
            hint = "list it under reprints in the profile of the set"
            yield Complaint(("name",), f"the name {subject.card.name!r} is taken by {others[0].file}", hint)
