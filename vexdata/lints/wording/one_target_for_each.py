"""The wording rule `one-target-for-each`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules_engine.kernel.nodes import children
from vexdata.lints.base import Complaint, Subject, keyed
from vexdata.lints.wording.base import WordingRule

_CHOICES = ("choose", "choose_exactly", "choose_up_to")


class OneTargetForEach(WordingRule):
    """A card that everything counted goes to is chosen in a sentence of its own.

    "For each Mars creature, deal 1 damage to a creature" chooses a creature anew each time. Where one creature takes it
    all, the card first has it chosen, and then counts.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {deal_damage: {amount: {for_each: {of: {forged_keys: you}}}, target: {choose: creature}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              - pick: {choose: creature}
              - deal_damage: {amount: {for_each: {of: {forged_keys: you}}}, target: it}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {repeat_for_each: {of: {forged_keys: you}, do: {deal_damage: {amount: 1, target: {choose: creature}}}}}
    """

    title: ClassVar[str] = "One target is chosen before anything is counted"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every effect whose text would have its one target chosen for each thing that is counted."""
        for path, node in subject.nodes:
            if getattr(type(node), "family", None) != "effect":
                continue
            parts = [child for _, child in children(node)]
            counts = any(keyed(part, "count", "for_each") for part in parts)
            if counts and any(keyed(part, "target", *_CHOICES) for part in parts):
                message = "the text reads as if a target were chosen for each thing that is counted"
                yield Complaint(path, message, "pick the target first and act on it, or repeat the effect for each")
