"""The lint `impossible-filter`."""

from __future__ import annotations

from collections.abc import Iterator

from rules_engine.kernel.nodes import Path
from rules_engine.vex.families import Filter, Target
from vexdata.lints.base import Complaint, Lint, Subject, keyed, words


class ImpossibleFilter(Lint):
    """A description of cards that no card can fit.

    An ability whose target is described so never does anything, and nobody notices until it is played: power
    of at least five and at most three, a trait that is asked for and ruled out, a tactic among the cards in
    play.

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {destroy: {each: {creature: {power_at_least: 5, power_at_most: 3}}}}

    Bad:
        type: tactic
        abilities:
          - trigger: play
            do: {destroy: {choose: {creature: {house: mars, not_house: mars}}}}

    Good:
        type: tactic
        abilities:
          - trigger: play
            do: {destroy: {each: {creature: {power_at_least: 3, power_at_most: 5}}}}
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """Every filter that contradicts itself or the place it looks at."""
        looked_at: list[tuple[Path, str]] = []
        for path, node in subject.nodes:
            if isinstance(node, Target):
                looked_at.append((path, type(node).zones_of))
            if isinstance(node, Filter):
                if (reason := _contradiction(node)) is not None:
                    yield Complaint(path, f"no card can fit this: {reason}")
                zone = next((zone for place, zone in reversed(looked_at) if path[: len(place)] == place), None)
                if zone == "play" and keyed(node, "filter", "tactic"):
                    yield Complaint(path, "no card can fit this: a tactic is never in play")


def _contradiction(node: Filter) -> str | None:
    low, high = getattr(node, "power_at_least", None), getattr(node, "power_at_most", None)
    if isinstance(low, int) and isinstance(high, int) and low > high:
        return f"power of {low} or more is never {high} or less"
    for field in ("house", "trait"):
        both = set(words(node, field)) & set(words(node, f"not_{field}"))
        # A filter for any of several houses still fits cards of those not ruled out.
        if both and both >= set(words(node, field)):
            return f"the {field} {min(both)} is asked for and ruled out"
    return None
