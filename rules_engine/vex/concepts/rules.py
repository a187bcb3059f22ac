"""The turn, houses and chains, as rules of the game."""

from __future__ import annotations

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule


@rule("game")
class Turn(Rule):
    """The players take turns, each of eight phases in a fixed order.

    Two phases wait for the player: choosing a house, and the main phase.

    Example: Ending a turn begins the opponent's
        given:
            you: {house: mars}
        do:
            - you: end turn
        then:
            active: opponent

    Differs:
        A turn has eight phases, and they are called phases: the start, the archives and the end of a turn are phases of their own, so that every ability of a turn has one place in it.

    See: start-of-turn-phase, main-phase
    """


@rule("game")
class House(Rule):
    """Every card belongs to a house, and every deck has cards of three houses.

    Each turn the player chooses one of them as the active house, and plays, discards and uses cards of that house.

    Example: A card of another house cannot be played
        given:
            you: {house: mars, hand: [{Imp: {house: dis}}]}
        do: []
        then:
            cannot: [{play: Imp, because: not-active-house}, {discard: Imp, because: not-active-house}]

    See: house-phase, versatile
    """


@rule("game")
class ActiveHouse(Rule):
    """The house that the player chose for this turn.

    Example: Only its cards can be used
        given:
            you: {house: mars, line: [{Scout: {house: mars}}, {Imp: {house: dis}}]}
        do: []
        then:
            can: [{reap: Scout}]
            cannot: [{reap: Imp, because: not-active-house}]

    See: house, house-phase
    """


@rule("game")
class Chain(Rule):
    """A penalty that makes its player draw fewer cards until it is shed.

    For each started six chains a player draws one card fewer in the draw phase and at set-up.
    One chain is shed on each turn on which chains kept a card from being drawn.

    Example: Chains that keep no card away are kept
        given:
            you: {house: mars, chains: 1, hand: [{A: {}}, {B: {}}, {C: {}}, {D: {}}, {E: {}}, {F: {}}]}
        do:
            - you: end turn
        then:
            you: {chains: 1, hand: 6}

    Differs:
        A chain is shed only on a turn on which chains kept a card away: a player whose hand was full keeps theirs, so the price of a card with chains is always paid.

    See: draw-phase, gain-chains
    """
