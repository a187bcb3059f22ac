"""Triggers of cards that watch fights about to begin."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter
from rules_engine.vex.lexicon import rule
from rules_engine.vex.triggers.watching import FilteredTrigger


@rule("triggers")
@dataclass(frozen=True, slots=True)
class BeforeCreatureFights(FilteredTrigger):
    """The ability resolves when a creature is used to fight, before any damage of the fight is dealt.

    Text:
        before {{ what | a }} fights

    Args:
        what: which creatures wake it.

    Example: It resolves for both players' creatures
        given:
            you: {house: mars, line: [{Brute: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}], artifacts: [{Trap: {abilities: [{trigger: {before_creature_fights: creature}, do: {deal_damage: {amount: 4, target: it}}}]}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [], discard: [Brute]}

    See: before-fight, before-fight-step
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "before-fight"
    what: Filter
