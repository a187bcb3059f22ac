"""The lint `it-without-antecedent`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rules_engine.kernel.nodes import Node
from vexdata.lints.base import Complaint, Subject, keyed
from vexdata.lints.wording.base import WordingRule


class ItWithoutAntecedent(WordingRule):
    """An ability says "it" although nothing before that could be meant.

    "It" is the card that an earlier part of the ability picked out, or the card that triggered it. Where
    there is none, the text asks the player to guess and the game does nothing.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do:
              - draw: 1
              - stun: it

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {gain_aember: {player: its_owner}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              - exhaust: {choose: creature}
              - stun: it
    """

    title: ClassVar[str] = "“It” has been named"

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every "it" with no card named before it in its ability."""
        for _, ability, nodes in subject.abilities():
            bound = bool(ability.trigger) and all(trigger.gives_it for trigger in ability.trigger or ())
            for path, node in nodes:
                if (keyed(node, "target", "it") or _names_its_player(node)) and not bound:
                    yield Complaint(path, "nothing before this tells which card “it” is", "name the card here")
                bound = bound or bool(getattr(type(node), "binds_it", False))


def _names_its_player(node: Node) -> bool:
    return str(getattr(node, "player", "")).startswith("its_")
