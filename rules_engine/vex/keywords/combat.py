"""The keywords that change a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.combat.damage import deal_damage
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.combat.fight import Fight, Strike
from rules_engine.vex.families import Keyword
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import open_window

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Points = Annotated[int, Range(1, 99)]


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Assault(Keyword):
    """When this creature attacks, it first deals that much damage to the creature it fights.

    The damage is dealt before the fight; if it destroys the other creature, the fight does not happen.
    Assault given twice adds up.

    Text:
        assault {{ amount }}

    Args:
        amount: damage dealt before the fight, in points.

    Example: Assault strikes before the fight
        given:
            you: {house: untamed, line: [{Bear: {power: 5, keywords: [assault: 2]}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Bear, target: Guard}
        then:
            you: {line: [Bear: {damage: 0}]}
            opponent: {line: []}

    See: hazardous, before-fight-step
    """

    inline: ClassVar[str | None] = "amount"
    amount: Points

    def plus(self, other: Keyword) -> Keyword:
        """Add the numbers."""
        return Assault(self.amount + other.amount) if isinstance(other, Assault) else self

    def before_fight(self, game: Game, fight: Fight, card: Card) -> Choices[None] | None:
        """Strike first, when attacking."""
        return self._strike(game, fight, card) if card is fight.attacker else None

    def _strike(self, game: Game, fight: Fight, card: Card) -> Choices[None]:
        if fight.stands(card) and fight.stands(fight.defender):
            yield from deal_damage(game, [(fight.defender, self.amount)], card)
            destroyed = yield from settle(game)
            if fight.defender in destroyed and fight.stands(card):
                yield from open_window(game, "assault-killed", fight.defender, card.controller, fight=fight)


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Hazardous(Keyword):
    """When this creature is attacked, it first deals that much damage to the attacker.

    The damage is dealt before the fight; if it destroys the attacker, the fight does not happen.
    Hazardous given twice adds up.

    Text:
        hazardous {{ amount }}

    Args:
        amount: damage dealt to an attacker, in points.

    Example: Attacking a hazardous creature hurts
        given:
            you: {house: untamed, line: [{Brute: {power: 5}}]}
            opponent: {line: [{Thorn: {power: 2, keywords: [hazardous: 5]}}]}
        do:
            - you: {fight: Brute, target: Thorn}
        then:
            you: {line: []}
            opponent: {line: [Thorn: {damage: 0}]}

    See: assault, before-fight-step
    """

    inline: ClassVar[str | None] = "amount"
    amount: Points

    def plus(self, other: Keyword) -> Keyword:
        """Add the numbers."""
        return Hazardous(self.amount + other.amount) if isinstance(other, Hazardous) else self

    def before_fight(self, game: Game, fight: Fight, card: Card) -> Choices[None] | None:
        """Strike first, when attacked."""
        return self._strike(game, fight, card) if card is fight.defender else None

    def _strike(self, game: Game, fight: Fight, card: Card) -> Choices[None]:
        if fight.stands(card) and fight.stands(fight.attacker):
            yield from deal_damage(game, [(fight.attacker, self.amount)], card)
            yield from settle(game)


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Elusive(Keyword):
    """The first time each turn that this creature is attacked, no fight damage is dealt by or to it.

    Later fights of that turn deal damage as usual.
    The fight happens all the same, so what follows a fight resolves.

    Text:
        elusive

    Example: Only the first attack of a turn misses
        given:
            you: {house: mars, line: [{First: {power: 3}}, {Second: {power: 3}}]}
            opponent: {line: [{Shade: {power: 2, keywords: [elusive]}}]}
        do:
            - you: {fight: First, target: Shade}
            - then: {opponent: {line: [Shade: {damage: 0}]}, you: {line: [First: {damage: 0}, Second]}}
            - you: {fight: Second, target: Shade}
        then:
            opponent: {line: []}
            you: {line: [First, Second: {damage: 2}]}

    See: fight-damage-step
    """

    def change_exchange(self, game: Game, fight: Fight, card: Card) -> None:
        """Take out the damage between the two."""
        if card is fight.defender and fight.first_attack:
            pair = {fight.attacker.id, fight.defender.id}
            fight.strikes = [strike for strike in fight.strikes if {strike.source.id, strike.target.id} != pair]


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Skirmish(Keyword):
    """When this creature is used to fight, it takes no fight damage from the creature it fights.

    Text:
        skirmish

    Example: A skirmisher takes nothing back
        given:
            you: {house: mars, line: [{Rider: {power: 2, keywords: [skirmish]}}]}
            opponent: {line: [{Guard: {power: 6}}]}
        do:
            - you: {fight: Rider, target: Guard}
        then:
            you: {line: [Rider: {damage: 0}]}
            opponent: {line: [Guard: {damage: 2}]}

    See: fight-damage-step
    """

    def change_exchange(self, game: Game, fight: Fight, card: Card) -> None:
        """Take out the damage dealt back."""
        if card is fight.attacker:
            fight.strikes = [strike for strike in fight.strikes if strike.target is not card]


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Poison(Keyword):
    """Any creature that this creature's fight damage reaches is destroyed, whatever its power.

    Damage that was prevented has not reached it.

    Text:
        poison

    Example: A scratch is enough
        given:
            you: {house: mars, line: [{Asp: {power: 1, keywords: [poison, skirmish]}}]}
            opponent: {line: [{Giant: {power: 9}}]}
        do:
            - you: {fight: Asp, target: Giant}
        then:
            opponent: {line: [], discard: [Giant]}

    Example: Armor keeps the poison out
        given:
            you: {house: mars, line: [{Asp: {power: 1, keywords: [poison, skirmish]}}]}
            opponent: {line: [{Giant: {power: 9, armor: 1}}]}
        do:
            - you: {fight: Asp, target: Giant}
        then:
            opponent: {line: [Giant: {damage: 0}]}

    Differs:
        The damage of splash-attack poisons as that of the fight does, since both come from the same creature at the same moment.

    See: fight-damage-step, armor
    """

    def after_exchange(self, game: Game, fight: Fight, card: Card) -> list[Card]:
        """Everything its damage landed on."""
        return [strike.target for strike in fight.strikes if strike.source is card and strike.target.in_play]


@rule("keywords", title="Splash-attack")
@dataclass(frozen=True, slots=True)
class SplashAttack(Keyword):
    """When this creature attacks, it also deals that much damage to each neighbor of the creature it fights.

    The damage is dealt at the same moment as the damage of the fight.
    Splash-attack given twice adds up.

    Text:
        splash-attack {{ amount }}

    Args:
        amount: damage to each neighbor, in points.

    Example: Both neighbors are splashed
        given:
            you: {house: mars, line: [{Cannoneer: {power: 4, keywords: [splash_attack: 2]}}]}
            opponent: {line: [{Left: {power: 3}}, {Middle: {power: 3}}, {Right: {power: 2}}]}
        do:
            - you: {fight: Cannoneer, target: Middle}
        then:
            opponent: {line: [Left: {damage: 2}], discard: [Middle, Right]}

    See: fight-damage-step
    """

    inline: ClassVar[str | None] = "amount"
    amount: Points

    def plus(self, other: Keyword) -> Keyword:
        """Add the numbers."""
        return SplashAttack(self.amount + other.amount) if isinstance(other, SplashAttack) else self

    def change_exchange(self, game: Game, fight: Fight, card: Card) -> None:
        """Add the splash."""
        if card is fight.attacker:
            for neighbor in game.neighbors(fight.defender):
                fight.strikes.append(Strike(card, neighbor, self.amount))


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Taunt(Keyword):
    """This creature's neighbors cannot be chosen to be fought, unless they have taunt themselves.

    Text:
        taunt

    Example: Taunt shields its neighbors
        given:
            you: {house: mars, line: [{Scout: {power: 3}}]}
            opponent: {line: [{Weak: {power: 1}}, {Knight: {power: 5, keywords: [taunt]}}, {Far: {}}, {Free: {}}]}
        do: []
        then:
            cannot: [{fight: Scout, target: Weak, because: shielded-by-taunt}, {fight: Scout, target: Far, because: shielded-by-taunt}]
            can: [{fight: Scout, target: Knight}, {fight: Scout, target: Free}]

    See: declare-fight
    """

    shields_neighbors: ClassVar[bool] = True


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Invulnerable(Keyword):
    """This creature cannot be destroyed or dealt damage.

    Damage aimed at it never lands and uses up none of its armor, and every destruction passes it over.

    Text:
        invulnerable

    Example: Destruction passes it over
        given:
            you: {house: mars, hand: [{End: {type: tactic, abilities: [{trigger: play, do: {destroy: {each: creature}}}]}}]}
            opponent: {line: [{Ghost: {power: 1, keywords: [invulnerable]}}, {Guard: {}}]}
        do:
            - you: {play: End}
        then:
            opponent: {line: [Ghost], discard: [Guard]}

    Example: It can be granted for a fight only
        given:
            you: {house: mars, line: [{Nizak: {power: 2, abilities: [{constant: {while: {condition: fighting, apply: {gains_keyword: {who: this, keyword: invulnerable}}}}}]}}], hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 2, target: {choose: {creature: {side: friendly}}}}}}]}}]}
            opponent: {line: [{Giant: {power: 9}}]}
        do:
            - you: {fight: Nizak, target: Giant}
            - then: {you: {line: [Nizak: {damage: 0}]}, opponent: {line: [Giant: {damage: 2}]}}
            - you: {play: Bolt}
        then:
            you: {line: [], discard: [Nizak, Bolt]}

    See: damage, destruction
    """

    invulnerable: ClassVar[bool] = True
