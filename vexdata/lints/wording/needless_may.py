"""The wording rule `needless-may`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules_engine.kernel.nodes import children
from vexdata.lints.base import Complaint, Subject, keyed
from vexdata.lints.wording.base import WordingRule


class NeedlessMay(WordingRule):
    """A "you may" stands in front of "up to", which lets a player choose none anyway.

    Two ways of declining make a player look for the difference, and the game asks twice.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {may: {do: {exhaust: {choose_up_to: {amount: 3, what: creature}}}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {exhaust: {choose_up_to: {amount: 3, what: creature}}}
    """

    title: ClassVar[str] = "Up to, without “you may”"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every offer of an effect whose player can choose nothing."""
        for path, node in subject.nodes:
            if keyed(node, "effect", "may"):
                offered = node.do  # type: ignore[attr-defined]
                if any(_can_be_none(child) for _, child in children(offered)):
                    yield Complaint(path, "“up to” already lets the player choose none", "leave out the may")


def _can_be_none(node: object) -> bool:
    return getattr(type(node), "key", None) == "choose_up_to" or bool(getattr(node, "up_to", None))
