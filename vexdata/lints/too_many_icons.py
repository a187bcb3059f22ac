"""The lint `too-many-icons`."""

from __future__ import annotations

from collections.abc import Iterator

from rules_engine.vex.cards.definition import MOST_ICONS
from vexdata.lints.base import Complaint, Lint, Subject


class TooManyIcons(Lint):
    """A card prints more bonus icons than a card can carry.

    Five icons fit below the house in the corner of a card, printed and added ones together. What is beyond
    that has no place to be printed in.

    Bad:
        power: 3
        icons: [aember, aember, aember, draw, draw, damage]

    Good:
        power: 3
        icons: [aember, draw]
    """

    looks_at = frozenset({"icons"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The first icon beyond the limit."""
        if len(subject.card.icons) > MOST_ICONS:
            message = f"the card has {len(subject.card.icons)} bonus icons, and {MOST_ICONS} are the most"
            yield Complaint(("icons", MOST_ICONS), message)
