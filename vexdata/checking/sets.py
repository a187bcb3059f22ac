"""Whether sets and cards agree: every card's set has a profile, and every reprint is a card."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.findings import Finding, Position, Severity, nearest
from vexdata.pool.loading import Loaded
from vexdata.pool.places import position


def check_sets(loaded: Loaded) -> Iterator[Finding]:
    """What is wrong between the set profiles and the cards."""
    for slug in sorted({card.set for card in loaded.facts if card.set} - set(loaded.files.profiles)):
        file = next(card.file for card in loaded.facts if card.set == slug)
        hint = "it holds the set's name, code and houses"
        message = f"the folder {slug} has cards and no set.yaml"
        yield Finding("missing-profile", Severity.ERROR, file, Position(1, 1), message, hint)
    names = {card.name: card for card in loaded.facts}
    for slug, profile in loaded.sets.items():
        document = loaded.profiles[slug]
        for index, name in enumerate(profile.reprints):
            if name in names and names[name].set != slug:
                continue
            place = position(document, ("reprints", index))
            if name not in names:
                near = nearest(name, names)
                meant = f"did you mean {near!r}?" if near else None
                message = f"no card is called {name!r}"
                yield Finding("unknown-card", Severity.ERROR, document.file, place, message, meant)
            else:
                message = f"{name} is printed in this set already"
                yield Finding("needless-reprint", Severity.ERROR, document.file, place, message, "leave it out")
