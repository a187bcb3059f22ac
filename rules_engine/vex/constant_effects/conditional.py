"""Constant effects that hold only while something is true."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Condition, ConstantEffect
from rules_engine.vex.lexicon import rule


@rule("constant-effects", slug="while", key="while", title="While")
@dataclass(frozen=True, slots=True)
class While(ConstantEffect):
    """Other constant effects hold only while a condition is true.

    Text:
        {% set first = condition | string -%}
        {% set then = apply | statements | join(" and ") -%}
        while {{ first }}, {{ then | replace("this creature ", "it ", 1) if first.startswith("this creature ") else then }}

    Args:
        condition: what must be true.
        apply: what holds as long as it is.

    Example: The effect comes and goes with the condition
        given:
            you: {house: sanctum, line: [{Staunch: {power: 4, abilities: [{constant: {while: {condition: on_flank, apply: {gets_power: {who: this, amount: 2}}}}}]}}, {Other: {}}], hand: [{New: {}}]}
        do:
            - then: {you: {line: [Staunch: {power: 6}, Other]}}
            - you: {play: New}
            - you: {flank: left}
        then:
            you: {line: [New, Staunch: {power: 4}, Other]}

    See: constant-ability
    """

    is_composition: ClassVar[bool] = False
    condition: Condition
    apply: tuple[ConstantEffect, ...]

    def unfold(self) -> tuple[Condition, tuple[ConstantEffect, ...]]:
        """The condition and what depends on it."""
        return self.condition, self.apply
