"""Discarding a card from hand, by choice or because an effect says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.vex.resolving import open_window
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Discarded
from rules_engine.vex.zones.moving import place

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def discard_from_hand(game: Game, player: int, card: Card) -> Choices[None]:
    """Have a player discard a card from hand; what watches for that resolves."""
    place(game, card, Zone.DISCARD)
    game.log.add(Discarded(player=player, card=card.id))
    game.history[player].discarded.append(card.id)
    return open_window(game, "discarded", card, player)
