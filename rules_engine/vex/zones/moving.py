"""Moving cards between zones: one mechanism, whatever verb the card prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Drew, Moved, Shuffled

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

ZONE_NAMES = {
    Zone.DECK: "the deck",
    Zone.HAND: "the hand",
    Zone.DISCARD: "the discard pile",
    Zone.ARCHIVES: "the archives",
    Zone.PURGED: "the purge pile",
}

SECRET = frozenset({Zone.DECK, Zone.HAND, Zone.ARCHIVES})
"""Zones whose cards the opponent does not see."""


def remove(game: Game, card: Card) -> None:
    """Take a card out of the list that holds it, wherever that is."""
    if card.zone in (Zone.ATTACHED, Zone.LIMBO, Zone.BESIDE):
        return
    if card.zone == Zone.UNDER and card.host is not None:
        above = game.cards[card.host]
        above.under = tuple(each for each in above.under if each != card.id)
    holder = game.players[card.controller]
    holder.pile(card.zone).remove(card)


def place(game: Game, card: Card, zone: Zone, keeper: int | None = None) -> None:
    """Put a card into a zone out of play, on top; it loses what came with being in play.

    Args:
        keeper: whose archives; every other zone is the owner's.
    """
    hidden = card.zone in SECRET and zone in SECRET
    remove(game, card)
    card.shed()
    card.controller = card.owner if keeper is None or zone != Zone.ARCHIVES else keeper
    card.zone = zone
    game.players[card.controller].pile(zone).append(card)
    game.log.add(Moved(player=card.controller, card=card.id, word=ZONE_NAMES.get(zone, "play"), hidden=hidden))


def move(game: Game, card: Card, zone: Zone, keeper: int | None = None) -> None:
    """Move a card from one zone out of play to another; on top of a deck."""
    place(game, card, zone, keeper)


def top_of_deck(game: Game, owner: int, amount: int) -> list[Card]:
    """The top cards of a player's deck, topmost first."""
    return game.players[owner].deck[::-1][:amount]


def shuffle_deck(game: Game, player: int) -> None:
    """Shuffle a player's deck."""
    game.chance.shuffle(game.players[player].deck)
    game.log.add(Shuffled(player=player))


def draw(game: Game, player: int, amount: int) -> int:
    """Have a player draw up to `amount` cards; returns how many were drawn.

    An empty deck is made anew from the discard pile first.
    """
    side = game.players[player]
    drawn = 0
    while drawn < amount:
        if not side.deck:
            if not side.discard:
                break
            side.deck, side.discard = side.discard, []
            for card in side.deck:
                card.zone = Zone.DECK
            shuffle_deck(game, player)
        card = side.deck.pop()
        card.zone = Zone.HAND
        side.hand.append(card)
        drawn += 1
    if drawn:
        game.log.add(Drew(player=player, amount=drawn))
    return drawn
