"""The lint `gate-on-certain-effect`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules_engine.vex.families import Effect
from vexdata.lints.base import Complaint, Subject, keyed
from vexdata.lints.wording.base import WordingRule


class GateOnCertainEffect(WordingRule):
    """An effect waits for the success of one that cannot fail.

    "If you do" asks whether the first part did anything. Where it always does, the question is idle and the
    text longer than the ability: a plain sequence says the same.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {gate: {first: {shuffle: discard}, then: {draw: 1}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {gate: {first: {destroy: {choose: creature}}, then: {draw: 1}}}
    """

    title: ClassVar[str] = "No arrow behind what cannot fail"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every result gate whose first part always does something."""
        for path, node in subject.nodes:
            if keyed(node, "effect", "gate") and _is_certain(node.first):  # type: ignore[attr-defined]
                yield Complaint(path, "the first part cannot fail, so nothing depends on it", "write the two as a list")


def _is_certain(effect: Effect) -> bool:
    """Whether the effect always does something; a sequence does if one of its steps does."""
    steps = getattr(effect, "steps", None)
    return any(map(_is_certain, steps)) if steps else not type(effect).can_fail
