"""The lint `keyword-on-wrong-type`."""

from __future__ import annotations

from collections.abc import Iterator

from rules_engine.vex.vocabulary import CARD_TYPES
from vexdata.lints.base import Complaint, Lint, Subject


class KeywordOnWrongType(Lint):
    """A card has a keyword that does nothing on a card of its type.

    Most keywords speak of fighting and of the battleline, so only a creature has a use for them. An upgrade
    or an artifact that is to pass one on grants it in a constant ability.

    Bad:
        type: artifact
        keywords: [skirmish]

    Good:
        type: creature
        power: 3
        keywords: [skirmish]
    """

    looks_at = frozenset({"type", "keywords"})

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every printed keyword that the card's type cannot have."""
        for index, keyword in enumerate(subject.card.keywords):
            types = type(keyword).card_types
            if subject.card.type not in types:
                may = " or ".join(name for name in CARD_TYPES if name in types)
                message = f"{type(keyword).title} does nothing on a {subject.card.type}, only on a {may}"
                yield Complaint(("keywords", index), message)
