"""The zones, as rules of the game."""

from __future__ import annotations

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule


@rule("zones")
class Deck(Rule):
    """A player's facedown pile of cards to draw from.

    A player who must draw from an empty deck shuffles their discard pile into a new deck first.
    So a draw fails only when both are empty.

    Example: An empty deck is made anew
        given:
            you: {house: mars, deck: 0, discard: [{Old: {}}], hand: [{Study: {type: tactic, abilities: [{trigger: play, do: {draw: 1}}]}}]}
        do:
            - you: {play: Study}
        then:
            you: {hand: [Old], discard: [Study], deck: 0}

    See: draw, discard-pile
    """


@rule("zones")
class Hand(Rule):
    """The cards a player holds, hidden from the opponent.

    There is no limit to a hand; the draw phase only fills it up to six.

    Example: A card leaves the hand as it is played
        given:
            you: {house: mars, hand: [{Scout: {}}, {Second: {}}]}
        do:
            - you: {play: Scout}
        then:
            you: {hand: [Second]}

    See: draw-phase
    """


@rule("zones")
class DiscardPile(Rule):
    """A player's faceup pile of cards that were discarded, destroyed, or played as tactics.

    Either player may look through it at any time.

    Example: A tactic goes to the discard pile
        given:
            you: {house: mars, hand: [{Cheer: {type: tactic, abilities: [{trigger: play, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Cheer}
        then:
            you: {aember: 1, discard: [Cheer]}

    See: deck, destruction
    """


@rule("zones")
class Archives(Rule):
    """Cards set aside facedown, out of the opponent's reach, to be taken into hand on a later turn.

    After choosing a house a player may take all their archived cards at once.
    Archives can hold a card that the opponent owns; when it would go anywhere else it goes to its owner's zone.

    Example: Archives are taken all at once
        given:
            phase: house
            you: {houses: [mars, dis, logos], archives: [{One: {}}, {Two: {}}]}
        do:
            - you: {house: mars}
            - you: accept
        then:
            you: {archives: [], hand: [One, Two]}

    Example: An abducted creature goes home
        given:
            phase: house
            you: {houses: [mars, dis, logos], archives: [{One: {}}, {Guard: {owner: opponent}}]}
        do:
            - you: {house: mars}
            - you: accept
        then:
            you: {archives: [], hand: [One]}
            opponent: {hand: [Guard]}

    See: archive, archives-phase
    """


@rule("zones")
class PurgePile(Rule):
    """Cards set aside out of the game.

    No ability reaches a purged card unless it names the purge pile.

    Example: A purged card is not discarded
        given:
            you: {house: dis, hand: [{Banish: {type: tactic, abilities: [{trigger: play, do: {purge: {choose: creature}}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Banish}
        then:
            opponent: {line: [], purged: [Guard], discard: []}

    See: purge
    """


@rule("zones")
class Battleline(Rule):
    """The row of a player's creatures in play.

    A creature enters on either end of the row.
    The creatures at the ends are on a flank, and a creature's neighbors are the ones directly beside it.
    When a creature leaves, the row closes up.

    Example: A creature enters on the flank its player picks
        given:
            you: {house: mars, hand: [{Scout: {}}], line: [{First: {}}]}
        do:
            - you: {play: Scout}
            - you: {flank: left}
        then:
            you: {line: [Scout, First]}

    See: creature, deploy
    """
