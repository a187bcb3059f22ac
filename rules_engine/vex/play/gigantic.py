"""Gigantic creatures: two cards that are one creature in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("card-types")
class GiganticCreature(Rule):
    """A creature that is printed as two cards of one name: a base half with all that it is, and an art half with its bonus icons.

    It is played from either half, and only when its player has both.
    The other half must be in their hand, or in the same place as the half that is played, but not in a deck.
    In play the two are one creature: the base half stands in the battleline and the art half beside it.
    Playing it is playing one card, and its art half's bonus icons resolve as its own.
    When it leaves play, both halves go to the same place together.
    Out of play each half is a creature card of its own.
    Put into play by an effect, it needs both halves too; a lone half stays where it is.

    Text:
        gigantic

    Example: Both halves in hand make one creature
        given:
            you:
                house: saurian
                hand:
                    - {Colossus: {gigantic: true, power: 15, icons: [aember, draw]}}
                    - {Colossus: {gigantic: true, power: 15, icons: [aember, draw], half: art}}
                deck: [{Next: {}}]
        do:
            - you: {play: Colossus}
        then:
            you: {aember: 1, hand: [Next], line: [Colossus: {power: 15, ready: false}]}

    Example: The art half alone cannot be played, but discarded
        given:
            you:
                house: saurian
                hand: [{Colossus: {gigantic: true, power: 15, half: art}}]
                discard: [{Colossus: {gigantic: true, power: 15}}]
        do:
            - then: {cannot: [{play: Colossus, because: other-half-missing}]}
            - you: {discard: Colossus}
        then:
            you: {hand: [], discard: [Colossus: {half: art}, Colossus: {half: base}]}

    Example: It leaves as one and is two cards again
        given:
            you:
                house: dis
                hand: [{Fright: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose: creature}, to: hand}}}]}}]
            opponent: {line: [{Colossus: {gigantic: true, power: 15, damage: 3}}]}
        do:
            - you: {play: Fright}
        then:
            opponent: {line: [], hand: [Colossus: {half: base, damage: 0}, Colossus: {half: art}]}

    Example: Under another card both wait, and come back as one
        given:
            you:
                house: logos
                artifacts: [{Box: {abilities: [
                    {trigger: action, do: {put_under: {what: {choose: creature}}}},
                    {trigger: leaves_play, do: put_into_play_from_under}]}}]
                hand: [{Blast: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: artifact}}}]}}]
            opponent: {line: [{Colossus: {gigantic: true, power: 15}}]}
        do:
            - you: {action: Box}
            - then: {you: {artifacts: [Box: {under: [Colossus, Colossus]}]}}
            - you: {play: Blast}
        then:
            opponent: {line: [Colossus], discard: []}

    See: creature, bonus-icon, leaving-play
    """


def other_half(game: Game, card: Card) -> Card | None:
    """The other half of a gigantic creature, where it can be played or put into play together with `card`."""
    owner = game.players[card.owner]
    near = [] if card.zone in (Zone.DECK, Zone.LIMBO) else game.players[card.controller].pile(card.zone)
    for each in (*near, *owner.hand):
        if (
            each.definition.gigantic
            and each.name == card.name
            and each.owner == card.owner
            and each.definition.is_art_half != card.definition.is_art_half
            and (each.zone != Zone.UNDER or each.host == card.host)
        ):
            return each
    return None


def halves_beside(game: Game, cards: Iterable[Card]) -> list[Card]:
    """The art halves that are beside those of `cards` that are gigantic creatures in play."""
    return [game.cards[card.art_half] for card in cards if card.art_half is not None]
