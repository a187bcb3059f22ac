"""The constant effects that apply to cards: each names its cards in `who`.

What is true of a card is computed from these classes, so this module knows nothing of those computations.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import walk
from rules_engine.kernel.parameters import Name
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.constant_effects.values import GainsKeyword, GetsArmor, GetsPower, LosesKeyword
from rules_engine.vex.families import ConstantEffect, Filter, StandingTarget
from rules_engine.vex.filters.matching import refuse_circular
from rules_engine.vex.lexicon import rule

__all__ = [
    "BelongsToHouse",
    "CannotBeDamaged",
    "CannotBeUsed",
    "CannotFight",
    "CannotReap",
    "ConsideredFlank",
    "DealsNoFightDamage",
    "EntersPlay",
    "GainsAbility",
    "GainsKeyword",
    "GetsArmor",
    "GetsPower",
    "LosesKeyword",
    "MayUse",
]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class GainsAbility(ConstantEffect):
    """A card has an ability that it does not print: its controller resolves it, and "you" in it is that player.

    A constant ability can be gained too; it holds as if the card that gains it printed it.

    Text:
        {{ who }} gains, {{ ability | quoted }}

    Args:
        who: the cards that gain it.
        ability: the ability, triggered or constant.

    Example: A gained ability resolves like a printed one
        given:
            you: {house: shadows, artifacts: [{School: {type: artifact, abilities: [{constant: {gains_ability: {who: {each: {creature: {side: friendly}}}, ability: {trigger: reap, do: {steal: 1}}}}}]}}], line: [{Pupil: {}}]}
            opponent: {aember: 1}
        do:
            - you: {reap: Pupil}
        then:
            you: {aember: 2}

    Example: A gained constant ability speaks for the controller of the card that has it
        given:
            phase: start
            you: {aember: 6, line: [{Bearer: {upgrades: [{Jammer: {owner: opponent, abilities: [{constant: {gains_ability: {who: this_creature, ability: {constant: {key_cost: {player: you, amount: 1}}}}}}]}}]}}]}
        do: []
        then:
            you: {keys: 0, aember: 6}

    See: gains-keyword, ability
    """

    who: StandingTarget
    ability: Ability

    def __post_init__(self) -> None:
        if any(effect.grants() for effect in self.ability.constant or ()):
            raise ValueError("a gained constant ability cannot itself give constant abilities: they would never end")

    def windows(self) -> tuple[str, ...]:
        """The windows of the ability."""
        return tuple(trigger.window for trigger in self.ability.trigger or ())

    def grants(self) -> tuple[ConstantEffect, ...]:
        """The constant effects of the ability, where it is constant."""
        return self.ability.constant or ()


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotBeDamaged(ConstantEffect):
    """Damage aimed at the creature never lands.

    It can still be destroyed in other ways.

    Text:
        {{ who | plural }} cannot be dealt damage

    Args:
        who: the creatures protected.

    Example: No damage lands
        given:
            you: {house: sanctum, line: [{Saint: {power: 1, abilities: [{constant: {cannot_be_damaged: this}}]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Saint, target: Guard}
        then:
            you: {line: [Saint: {damage: 0}]}

    See: damage, invulnerable
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotBeUsed(ConstantEffect):
    """A card cannot be used in any way, not even by an effect that has it used.

    Text:
        {{ who }} cannot be used

    Args:
        who: the cards that cannot.

    Example: No use of any kind
        given:
            you: {house: untamed, line: [{Sloth: {stunned: true, abilities: [{constant: {cannot_be_used: this}}]}}], hand: [{Wake: {type: tactic, abilities: [{trigger: play, do: {reap_with: {choose: creature}}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do:
            - then: {cannot: [{remove stun: Sloth, because: cannot-use}]}
            - you: {play: Wake}
            - you: {choose: Sloth}
        then:
            you: {aember: 0, line: [Sloth: {ready: true, stunned: true}]}

    See: using, cannot-reap, cannot-fight
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotReap(ConstantEffect):
    """The creature cannot be used to reap; other ways of using it stay open.

    Text:
        {{ who | plural }} cannot reap

    Args:
        who: the creatures that cannot.

    Example: It can still fight
        given:
            you: {house: brobnar, line: [{Crocag: {power: 7, abilities: [{constant: {cannot_reap: this}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do: []
        then:
            cannot: [{reap: Crocag, because: cannot-reap}]
            can: [{fight: Crocag, target: Guard}]

    See: reaping, cannot-fight
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotFight(ConstantEffect):
    """The creature cannot be used to fight; other ways of using it stay open.

    Text:
        {{ who | plural }} cannot fight

    Args:
        who: the creatures that cannot.

    Example: It can still reap
        given:
            you: {house: mars, line: [{Pacifist: {abilities: [{constant: {cannot_fight: this}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do: []
        then:
            cannot: [{fight: Pacifist, target: Guard, because: cannot-fight}]
            can: [{reap: Pacifist}]

    See: fighting, cannot-reap
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class MayUse(ConstantEffect):
    """A card may be used as if it belonged to the active house, or may be used so in one way only.

    A stunned creature that may be used in one way only may shake off its stun.

    Text:
        {% if to == "any" %}you may use {{ who | plural }} as if {{ "they" if who.key == "each" else "it" }} belonged to the active house
        {%- else %}{{ who | plural }} may {{ to }}{% endif %}

    Args:
        who: the cards that may be used.
        to: the way in which they may be used.

    Example: A card of another house is used
        given:
            you: {house: mars, line: [{Envoy: {house: dis, abilities: [{constant: {may_use: this}}]}}]}
        do:
            - you: {reap: Envoy}
        then:
            you: {aember: 1}

    Example: A card that may fight may not reap
        given:
            you: {house: mars, line: [{Brute: {house: dis, abilities: [{constant: {may_use: {who: this, to: fight}}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do: []
        then:
            cannot: [{reap: Brute, because: not-active-house}]
            can: [{fight: Brute, target: Guard}]

    See: versatile, using
    """

    primary: ClassVar[str | None] = "who"
    who: StandingTarget
    to: Literal["any", "fight", "reap", "action"] = "any"


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class EntersPlay(ConstantEffect):
    """A card enters play ready instead of exhausted, or stunned.

    Text:
        {{ who }} enters play {{ how }}

    Args:
        who: the cards that do.
        how: ready or stunned.

    Example: A creature that enters ready can reap at once
        given:
            you: {house: shadows, hand: [{Silver: {abilities: [{constant: {enters_play: {who: this, how: ready}}}]}}]}
        do:
            - you: {play: Silver}
            - you: {reap: Silver}
        then:
            you: {aember: 1}

    See: exhausted, stunned
    """

    who: StandingTarget
    how: Literal["ready", "stunned"]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class ConsideredFlank(ConstantEffect):
    """A creature counts as one on a flank, wherever it stands.

    Text:
        {{ who }} is considered a flank creature

    Args:
        who: the creatures that count as such.

    Example: The middle counts as a flank
        given:
            you: {house: logos, hand: [{Snipe: {type: tactic, abilities: [{trigger: play, do: {destroy: {each: {creature: {side: enemy, flank: true}}}}}]}}]}
            opponent: {line: [{Left: {}}, {Middle: {abilities: [{constant: {considered_flank: this}}]}}, {Right: {}}]}
        do:
            - you: {play: Snipe}
        then:
            opponent: {line: []}

    See: battleline
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget

    def __post_init__(self) -> None:
        refuse_circular(self.who, ("flank",), "flank")


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class BelongsToHouse(ConstantEffect):
    """A card belongs to a house besides its own, to every house, or to another house instead of its own.

    Text:
        {{ who }} belongs to {{ "all houses" if house == "every" else "house " ~ (house | replace("_", " ") | title) }}
        {%- if instead %} instead of its own{% endif %}

    Args:
        who: the cards that do.
        house: the house, or every.
        instead: whether it no longer belongs to its own house.

    Example: A card of all houses can always be used
        given:
            you: {house: mars, line: [{Patient: {house: dis, abilities: [{constant: {belongs_to_house: {who: this, house: every}}}]}}]}
        do:
            - you: {reap: Patient}
        then:
            you: {aember: 1}

    Example: A card that changes its house is lost to the old one
        given:
            you: {house: mars, line: [{Turncoat: {abilities: [{constant: {belongs_to_house: {who: this, house: dis, instead: true}}}]}}]}
        do: []
        then:
            you: {line: [Turncoat: {house: dis}]}
            cannot: [{reap: Turncoat, because: not-active-house}]

    See: house
    """

    who: StandingTarget
    house: Literal["every"] | Annotated[str, Name("house")]
    instead: bool = False

    def __post_init__(self) -> None:
        if self.instead and self.house == "every":
            raise ValueError("a card of every house still belongs to its own")
        for _, node in walk(self.who):
            if isinstance(node, Filter):
                refuse_circular(node, ("house", "not_house"), "house")


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class DealsNoFightDamage(ConstantEffect):
    """A creature deals no damage in fights; it still takes damage.

    Text:
        {{ who }} deals no damage when fighting

    Args:
        who: the creatures that do not.

    Example: It only takes damage
        given:
            you: {house: shadows, line: [{Shadow: {power: 9, abilities: [{constant: {deals_no_fight_damage: this}}]}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Shadow, target: Guard}
        then:
            you: {line: [Shadow: {damage: 2}]}
            opponent: {line: [Guard: {damage: 0}]}

    See: fight-damage-step
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget
