"""Constant effects on whom creatures fight and how, and on whom damage lands."""

from __future__ import annotations

from typing import Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
from rules_engine.vex.families import ConstantEffect, Filter, StandingTarget
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


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class TauntReachesFurther(ConstantEffect):
    """A creature's taunt shields its neighbors' neighbors besides its neighbors.

    A creature that is shielded only from that far can still not be chosen to be fought while the creature is in play.
    Without taunt the creature shields nobody.

    Text:
        {{ who | possessive }} taunt also shields its neighbors' neighbors

    Args:
        who: the creatures whose taunt reaches so far.

    Example: Two places away is near enough
        given:
            you: {house: mars, line: [{Scout: {power: 3}}]}
            opponent: {line: [{Lady: {power: 5, keywords: [taunt], abilities: [{constant: {taunt_reaches_further: this}}]}}, {Near: {}}, {Far: {}}, {Free: {}}]}
        do: []
        then:
            cannot: [{fight: Scout, target: Near, because: shielded-by-taunt}, {fight: Scout, target: Far, because: shielded-by-taunt}]
            can: [{fight: Scout, target: Lady}, {fight: Scout, target: Free}]

    Example: The shield falls with the creature
        given:
            you: {house: mars, line: [{Scout: {power: 3}}], hand: [{Doom: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]}
            opponent: {line: [{Lady: {power: 5, keywords: [taunt], abilities: [{constant: {taunt_reaches_further: this}}]}}, {Near: {}}, {Far: {}}]}
        do:
            - you: {play: Doom}
            - you: {choose: Lady}
        then:
            can: [{fight: Scout, target: Near}, {fight: Scout, target: Far}]

    Example: Taunt of its own frees a creature
        given:
            you: {house: mars, line: [{Scout: {power: 3}}]}
            opponent: {line: [{Lady: {power: 5, keywords: [taunt], abilities: [{constant: {taunt_reaches_further: this}}]}}, {Near: {}}, {Far: {keywords: [taunt]}}]}
        do: []
        then:
            cannot: [{fight: Scout, target: Near, because: shielded-by-taunt}]
            can: [{fight: Scout, target: Far}]

    See: taunt, declare-fight
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class FightsOnly(ConstantEffect):
    """A creature cannot be used to fight any creatures but some.

    It can still be fought by all.

    Text:
        {{ who }} can only fight {{ what | plural }}

    Args:
        who: the creatures that are so limited.
        what: the creatures that they can fight.

    Example: Only a stunned creature can be fought
        given:
            you: {house: untamed, line: [{Twig: {power: 7, abilities: [{constant: {fights_only: {who: this, what: {creature: {stunned: true}}}}}]}}]}
            opponent: {line: [{Guard: {}}, {Dizzy: {stunned: true}}]}
        do: []
        then:
            cannot: [{fight: Twig, target: Guard, because: fights-others-only}]
            can: [{fight: Twig, target: Dizzy}]

    See: declare-fight, cannot-fight
    """

    who: StandingTarget
    what: Filter


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class IgnoresWhileAttacking(ConstantEffect):
    """While a creature attacks, some keywords of the enemy creatures do not count.

    They count neither when the creature to fight is chosen nor in the fight itself.

    Text:
        while {{ who }} is attacking, ignore {{ keywords | listed | replace("_", "-") }}

    Args:
        who: the creatures for which they do not count.
        keywords: the names of those keywords.

    Example: Neither the shield nor the sidestep helps
        given:
            you: {house: untamed, line: [{Ape: {power: 3, abilities: [{constant: {ignores_while_attacking: {who: this, keywords: [taunt, elusive]}}}]}}, {Cub: {power: 3}}]}
            opponent: {line: [{Shade: {power: 3, keywords: [elusive]}}, {Knight: {power: 5, keywords: [taunt]}}]}
        do:
            - then: {cannot: [{fight: Cub, target: Shade, because: shielded-by-taunt}]}
            - you: {fight: Ape, target: Shade}
        then:
            you: {line: [Cub], discard: [Ape]}
            opponent: {line: [Knight], discard: [Shade]}

    See: taunt, elusive, loses-keyword
    """

    who: StandingTarget
    keywords: tuple[Annotated[str, Name("keyword")], ...]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class MustFight(ConstantEffect):
    """A creature that is used must fight, if there is a creature it can fight.

    It can then neither reap nor use its Action ability.
    Where it has nothing to fight, or cannot fight, it may do either.

    Text:
        {{ who }} must fight when used, if able

    Args:
        who: the creatures that must.

    Example: It binds both players' creatures
        given:
            you: {house: mars, line: [{Scout: {abilities: [{trigger: action, do: {draw: 1}}]}}]}
            opponent: {line: [{Rascal: {abilities: [{constant: {must_fight: {each: creature}}}]}}]}
        do: []
        then:
            cannot: [{reap: Scout, because: must-fight}, {action: Scout, because: must-fight}]
            can: [{fight: Scout, target: Rascal}]

    Example: With nothing to fight a creature is free
        given:
            you: {house: mars, line: [{Rascal: {abilities: [{constant: {must_fight: {each: creature}}}]}}]}
        do:
            - you: {reap: Rascal}
        then:
            you: {aember: 1}

    See: fighting, enrage
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget
