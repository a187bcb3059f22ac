"""The lint `unknown-card`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.findings import nearest
from vexdata.lints.base import Complaint, Lint, Subject, keyed, words


class UnknownCard(Lint):
    """A card speaks of another by a name that no card has.

    Such an ability never finds what it looks for. Most often the name is misspelt, or was changed.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: [{search: {what: {card: {named: Sampel Card}}}}, shuffle]

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: [{search: {what: {card: {named: Sample Card}}}}, shuffle]
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every name of a card that there is not."""
        for path, node in subject.nodes:
            if keyed(node, "filter", "creature", "artifact", "card", "tactic", "upgrade"):
                for name in words(node, "named"):
                    if name not in subject.neighbours.names:
                        near = nearest(name, subject.neighbours.names)
                        yield Complaint(
                            (*path, "named"),
                            f"no card is called {name!r}",
                            f"did you mean {near!r}?" if near else None,
                        )
