"""The wording rule `condition-for-gate`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules_engine.kernel.nodes import Node, Path
from vexdata.lints.base import Complaint, Subject, keyed
from vexdata.lints.wording.base import WordingRule

_DOES_ITS_OWN = {
    "destroy": ("creature_destroyed", "card_destroyed", "artifact_destroyed"),
    "purge": ("creature_purged", "card_purged"),
    "archive": ("card_archived",),
    "discard": ("card_discarded",),
    "stun": ("creature_stunned",),
    "exhaust": ("creature_exhausted",),
    "steal": ("aember_stolen",),
    "heal": ("damage_healed",),
}
"""Effects whose success is the very thing that the words ask after."""


class ConditionForGate(WordingRule):
    """A condition asks whether the step before it did anything, which an arrow says.

    "Destroy a creature. If it is destroyed this way, draw 1 card" asks for what was done a line ago. The arrow
    asks the same in one mark. A condition is right where the step can succeed without the thing asked for: damage that
    may or may not destroy.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: [{destroy: {choose: creature}}, {if: {condition: it_is_destroyed_this_way, do: {draw: 1}}}]

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do:
              - destroy: {choose: creature}
              - if: {condition: {tally: {of: {done_this_way: creature_destroyed}, at_least: 1}}, do: {draw: 1}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {gate: {first: {destroy: {choose: creature}}, then: {draw: 1}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              - deal_damage: {amount: 2, target: {choose: creature}}
              - if: {condition: it_is_destroyed_this_way, do: {draw: 1}}
    """

    title: ClassVar[str] = "No condition where an arrow will do"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every condition that only repeats the step before it."""
        for path, node in subject.nodes:
            steps = getattr(node, "steps", None) or ()
            for index in range(1, len(steps)):
                if _repeats(steps[index - 1], steps[index]):
                    place: Path = (*path, index)
                    yield Complaint(place, "this asks whether the step before it did anything", "write a gate")


def _repeats(before: Node, after: Node) -> bool:
    condition = getattr(after, "condition", None)
    if not keyed(after, "effect", "if") or condition is None or getattr(after, "otherwise", None) is not None:
        return False
    if keyed(condition, "condition", "it_is_destroyed_this_way"):
        return keyed(before, "effect", "destroy")
    asked = getattr(condition, "of", None)
    if not (keyed(condition, "condition", "tally") and condition.at_least == 1 and asked is not None):
        return False
    words = getattr(asked, "words", None)
    return keyed(asked, "tally", "done_this_way") and words in _DOES_ITS_OWN.get(getattr(type(before), "key", ""), ())
