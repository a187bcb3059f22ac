"""The lint `shuffle-without-need`."""

from __future__ import annotations

from collections.abc import Iterator

from rules_engine.kernel.nodes import Node
from vexdata.lints.base import Complaint, Lint, Subject, keyed, words


class ShuffleWithoutNeed(Lint):
    """A deck is shuffled although nothing in the ability has looked at it or put cards into it.

    A shuffle that changes nothing that anybody knows costs the players time at the table. Worse is one that
    follows a find put on top of the deck: it loses the find.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do:
              - draw: 1
              - shuffle

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do:
              - search: {what: creature, to: deck}
              - shuffle

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {shuffle: discard}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              - search: {what: creature}
              - shuffle
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every shuffle of a deck alone with no reason for it before it in its ability."""
        for _, _, nodes in subject.abilities():
            for index, (path, node) in enumerate(nodes):
                if keyed(node, "effect", "shuffle") and not words(node, "zones"):
                    before = [each for _, each in nodes[:index]]
                    if not any(_calls_for_shuffle(each) for each in before):
                        yield Complaint(path, "nothing before this gives a reason to shuffle the deck", "leave it out")


def _calls_for_shuffle(node: Node) -> bool:
    """Whether an effect shows the order of a deck, or puts cards into it that are to be lost in it."""
    if keyed(node, "effect", "search"):
        return "deck" in words(node, "zones") and "deck" not in words(node, "to")
    if keyed(node, "effect", "put"):
        return any(word.startswith("deck") for word in words(node, "to"))
    return keyed(node, "effect", "reveal_top")
