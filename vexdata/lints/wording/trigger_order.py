"""The wording rule `trigger-order`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from vexdata.lints.base import Complaint, Subject
from vexdata.lints.wording.base import WordingRule

_ORDER = ("play", "before_fight", "fight", "reap", "action", "destroyed", "leaves_play")


class TriggerOrder(WordingRule):
    """Triggers that share an ability stand in the order of a card's life.

    Play, Fight, Reap: always in this order, "Fight/Reap" is read as one word. The other way round it looks like
    something else.

    Bad:
        power: 3
        abilities: [{trigger: [reap, fight], do: {draw: 1}}]

    Good:
        power: 3
        abilities: [{trigger: [play, fight, reap], do: {draw: 1}}]
    """

    title: ClassVar[str] = "Play/Fight/Reap, in this order"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every list of triggers that is out of order."""
        for path, ability, _ in subject.abilities():
            keys = [type(trigger).key for trigger in ability.trigger or ()]
            places = [_ORDER.index(key) for key in keys if key in _ORDER]
            if places != sorted(places):
                wanted = sorted(keys, key=lambda key: _ORDER.index(key) if key in _ORDER else len(_ORDER))
                yield Complaint((*path, "trigger"), "the triggers are out of order", f"write [{', '.join(wanted)}]")
