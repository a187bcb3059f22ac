"""Effects that give creatures a status or take it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.effects.common import cards_of, change_each
from rules_engine.vex.families import Count, Effect, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.events import StatusLost
from rules_engine.vex.statuses import marks

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Ready(Effect):
    """Turn exhausted cards upright, so that they can be used again.

    A card that is ready already is not readied.

    Text:
        ready {{ target }}

    Args:
        target: the cards that are readied.

    Example: A readied creature can be used again
        given:
            you:
                house: mars
                hand: [{Horn: {type: tactic, abilities: [{trigger: play, do: {ready: {choose: creature}}}]}}]
                line: [{Recruit: {ready: false}}]
        do:
            - you: {play: Horn}
            - you: {reap: Recruit}
        then:
            you: {aember: 1}

    See: exhaust, exhausted
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Ready them; returns how many were exhausted."""
        return (yield from change_each(self.target, game, context, marks.ready))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Exhaust(Effect):
    """Turn ready cards sideways, so that they cannot be used until they are readied.

    Text:
        exhaust {{ target }}

    Args:
        target: the cards that are exhausted.

    Example: The creature has to rest
        given:
            you:
                house: mars
                hand: [{Fog: {type: tactic, abilities: [{trigger: play, do: {exhaust: {each: creature}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Fog}
        then:
            opponent: {line: [Guard: {ready: false}]}

    See: ready, exhausted
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Exhaust them; returns how many were ready."""
        return (yield from change_each(self.target, game, context, marks.exhaust))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Stun(Effect):
    """Put a stun on creatures; the next use of a stunned creature does nothing but remove the stun.

    A creature carries one stun at most.

    Text:
        stun {{ target }}

    Args:
        target: the creatures that are stunned.

    Example: The creature is stunned
        given:
            you:
                house: mars
                hand: [{Zap: {type: tactic, abilities: [{trigger: play, do: {stun: {choose: creature}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Zap}
        then:
            opponent: {line: [Guard: {stunned: true}]}

    See: stunned, unstun
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Stun them; returns how many were not stunned yet."""
        return (yield from change_each(self.target, game, context, marks.stun))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Unstun(Effect):
    """Take the stun off creatures, without their being used.

    Text:
        unstun {{ target }}

    Args:
        target: the creatures that lose their stun.

    Example: The creature is free to reap
        given:
            you:
                house: mars
                hand: [{Salts: {type: tactic, abilities: [{trigger: play, do: {unstun: {choose: creature}}}]}}]
                line: [{Recruit: {stunned: true}}]
        do:
            - you: {play: Salts}
            - you: {reap: Recruit}
        then:
            you: {aember: 1}

    See: stunned, stun
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Unstun them; returns how many were stunned."""
        return (yield from change_each(self.target, game, context, marks.unstun))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Ward(Effect):
    """Put a ward on creatures, which absorbs the next damage or removal that would befall them.

    A creature carries one ward at most.

    Text:
        ward {{ target }}

    Args:
        target: the creatures that are warded.

    Example: The ward absorbs a destruction
        given:
            you:
                house: sanctum
                line: [{Squire: {}}]
                hand:
                    - {Bless: {type: tactic, abilities: [{trigger: play, do: {ward: {choose: creature}}}]}}
                    - {Doom: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}
        do:
            - you: {play: Bless}
            - you: {play: Doom}
        then:
            you: {line: [Squire: {warded: false}]}

    See: warded, destroy, deal-damage
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Ward them; returns how many were not warded yet."""
        return (yield from change_each(self.target, game, context, marks.ward))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Enrage(Effect):
    """Make creatures enraged, so that they must be used to fight if they can.

    Text:
        enrage {{ target }}

    Args:
        target: the creatures that are enraged.

    Example: The creature is enraged
        given:
            you:
                house: brobnar
                hand: [{Taunts: {type: tactic, abilities: [{trigger: play, do: {enrage: {each: creature}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Taunts}
        then:
            opponent: {line: [Guard: {enraged: true}]}

    See: enraged, fighting
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Enrage them; returns how many were not enraged yet."""
        return (yield from change_each(self.target, game, context, marks.enrage))


@rule("effects")
@dataclass(frozen=True, slots=True)
class GivePowerCounters(Effect):
    """Put +1 power counters, or -1 power counters, on creatures.

    Text:
        put {% set sign = "-1" if amount is number and amount < 0 else "+1" -%}
        {% if amount in (1, -1) %}a {{ sign }} power counter
        {%- else %}{{ (amount | abs if amount is number else amount) | spelt }} {{ sign }} power counters{% endif %} on {{ target or this() }}

    Args:
        amount: how many counters each creature gets; a number below 0 gives as many -1 power counters.
        target: the creatures that get them; the card itself where none is named.

    Example: The creature grows
        given:
            you:
                house: untamed
                line: [{Sapling: {power: 1, abilities: [{trigger: reap, do: {give_power_counters: 2}}]}}]
        do:
            - you: {reap: Sapling}
        then:
            you: {line: [Sapling: {power: 3}]}

    See: power-counter
    """

    primary: ClassVar[str | None] = "amount"

    amount: Annotated[int, Range(-20, 20)] | Count = 1
    target: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Put the counters on; returns how many."""
        amount = amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        given = [(card, marks.add_power_counters(game, card, amount)) for card in cards]
        context.affected = [card for card, each in given if each]
        return sum(each for _, each in given)


@rule("effects")
@dataclass(frozen=True, slots=True)
class MoveWard(Effect):
    """Take the ward off a creature and put it on another.

    Nothing happens when no ward can be taken, or when the other creature has one already.

    Text:
        move a ward from {{ target }} to {{ to }}

    Args:
        target: the creature that gives up its ward.
        to: the creature that is warded instead.

    Example: The ward changes its bearer
        given:
            you:
                house: sanctum
                line: [{Priest: {abilities: [{trigger: reap, do: {
                    move_ward: {target: {each: {creature: {side: enemy}}}, to: this}}}]}}]
            opponent: {line: [{Guard: {warded: true}}]}
        do:
            - you: {reap: Priest}
        then:
            you: {line: [Priest: {warded: true}]}
            opponent: {line: [Guard: {warded: false}]}

    See: warded, ward
    """

    target: Target
    to: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the ward; returns 1 when it moved."""
        givers = yield from self.target.select(game, context)
        takers = yield from self.to.select(game, context)
        context.affected = []
        for giver, taker in zip(givers, takers, strict=False):
            if giver.warded and giver is not taker and marks.ward(game, taker):
                giver.warded = False
                game.log.add(StatusLost(card=giver.id, word="warded"))
                context.affected.append(taker)
        return len(context.affected)
