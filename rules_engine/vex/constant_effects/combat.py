"""Constant effects on how creatures are used to fight, and on whom damage lands."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import ConstantEffect, StandingTarget
from rules_engine.vex.lexicon import rule


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class TakesDamageFor(ConstantEffect):
    """Damage that would be dealt to certain creatures is dealt to this one instead.

    This creature's own armor, ward and protections apply to it, not those of the creature that was aimed at.
    Damage is redirected once: what one creature takes for another is not passed on.
    Where two creatures would take the same damage, the active player chooses one.
    Nothing is redirected from a creature that cannot be dealt damage.

    Text:
        damage dealt to {{ who }} is dealt to {{ this() }} instead

    Args:
        who: the creatures for which it takes damage.

    Example: Its own armor is spent
        given:
            you:
                house: mars
                hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {
                    deal_damage: {amount: 3, target: {choose: {creature: {named: Squire}}}}}}]}}]
            opponent:
                line:
                    - {Squire: {power: 2, armor: 1}}
                    - {Shield: {power: 5, armor: 1, abilities: [{constant: {takes_damage_for: neighbors_of_this}}]}}
        do:
            - you: {play: Bolt}
        then:
            opponent: {line: [Squire: {damage: 0, armor left: 1}, Shield: {damage: 2, armor left: 0}]}

    Example: Poison follows the damage
        given:
            you: {house: mars, line: [{Asp: {power: 1, keywords: [poison, skirmish]}}]}
            opponent: {line: [{Squire: {}}, {Shield: {power: 9, abilities: [{constant: {takes_damage_for: neighbors_of_this}}]}}]}
        do:
            - you: {fight: Asp, target: Squire}
        then:
            opponent: {line: [Squire], discard: [Shield]}

    See: damage, armor
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CanOnlyFight(ConstantEffect):
    """A creature can be used to fight and in no other way.

    Text:
        {{ who | plural }} can only be used to fight

    Args:
        who: the creatures that can do nothing else.

    Example: Neither reaping nor an Action is open
        given:
            you: {house: mars, line: [{Brute: {abilities: [{constant: {can_only_fight: this}}, {trigger: action, do: {draw: 1}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do: []
        then:
            cannot: [{reap: Brute, because: can-only-fight}, {action: Brute, because: can-only-fight}]
            can: [{fight: Brute, target: Guard}]

    See: fighting, cannot-reap
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget
