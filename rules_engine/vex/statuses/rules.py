"""The statuses, as rules of the game."""

from __future__ import annotations

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule


@rule("statuses")
class Exhausted(Rule):
    """An exhausted card lies sideways and cannot be used until it is readied.

    Cards enter play exhausted, and using a card exhausts it.
    The ready phase readies all cards of the player whose turn it is.

    Example: An exhausted creature cannot reap
        given:
            you: {house: mars, line: [{Recruit: {ready: false}}]}
        do: []
        then:
            cannot: [{reap: Recruit, because: exhausted}]

    See: ready-phase, using
    """


@rule("statuses")
class Stunned(Rule):
    """A stunned creature must shake off its stun before it can be used for anything else.

    When it would be used, it is exhausted and the stun removed, and nothing else happens.
    Its constant abilities, and abilities that do not need it to be used, go on working.

    Example: A use only removes the stun
        given:
            you: {house: mars, line: [{Recruit: {stunned: true}}]}
        do:
            - you: {remove stun: Recruit}
        then:
            you: {aember: 0, line: [Recruit: {stunned: false, ready: false}]}

    See: stun, unstun
    """


@rule("statuses")
class Warded(Rule):
    """A ward absorbs the first damage or removal that would befall its creature, and is spent by it.

    A single point of damage spends the whole ward; all damage of one moment counts as one.
    It absorbs destruction, purging, and every other way of leaving play, even one of the controller's own.
    It does not stop a stun, an enrage, a capture, a change of control or a loss of power.
    A ward gained by a creature that is already destroyed does not undo that.

    Example: A ward absorbs a whole wave of damage
        given:
            you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 9, target: {choose: creature}}}}]}}]}
            opponent: {line: [{Guard: {power: 2, warded: true}}]}
        do:
            - you: {play: Bolt}
        then:
            opponent: {line: [Guard: {damage: 0, warded: false}]}

    See: ward, damage, leaving-play
    """


@rule("statuses")
class Enraged(Rule):
    """An enraged creature must be used to fight if it can; otherwise it may reap or use its Action.

    After it was used to fight it is no longer enraged, whether or not damage was dealt.

    Example: An enraged creature cannot reap while it can fight
        given:
            you: {house: mars, line: [{Brute: {power: 4, enraged: true}}]}
            opponent: {line: [{Guard: {power: 1}}]}
        do:
            - then: {cannot: [{reap: Brute, because: must-fight}]}
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [Brute: {enraged: false, damage: 1}]}

    See: enrage, fighting
    """


@rule("statuses")
class PowerCounter(Rule):
    """A +1 power counter raises a creature's power by 1 for as long as it is in play; a -1 counter lowers it.

    A creature can carry any number of them and loses them all when it leaves play.

    Example: A counter makes a creature outlast damage
        given:
            you: {house: mars, line: [{Brute: {power: 2, power counters: 2}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [Brute: {damage: 3, power: 4}]}
            opponent: {line: []}

    See: give-power-counters
    """
