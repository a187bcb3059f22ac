"""The lint `search-without-shuffle`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject, keyed, words


class SearchWithoutShuffle(Lint):
    """A deck is searched and not shuffled afterwards.

    Whoever searched a deck has seen the order of its cards. Only a shuffle after the search, in the same
    ability, takes that knowledge back; one before the search does not. A find that is put on top of the deck
    needs none: the deck is shuffled before the find is placed.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do:
              - search: {what: creature, to: hand}
              - draw: 1

    Bad:
        power: 3
        abilities:
          - constant:
              gains_ability:
                who: {each: {creature: {side: friendly}}}
                ability: {trigger: reap, do: {search: {what: creature, to: archives}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do:
              - search: {what: creature, to: hand}
              - shuffle

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {search: {what: creature, to: deck}}
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every search of a deck with no shuffle after it in its ability."""
        for _, _, nodes in subject.abilities():
            for index, (path, node) in enumerate(nodes):
                if not keyed(node, "effect", "search") or "deck" not in words(node, "zones"):
                    continue
                later = (each for _, each in nodes[index + 1 :])
                if "deck" not in words(node, "to") and not any(keyed(each, "effect", "shuffle") for each in later):
                    yield Complaint(
                        path,
                        "the deck is searched and not shuffled after that",
                        "add shuffle as the next step",
                    )
