"""Taking control of a card in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.vex.asking import PromptKind, choose
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import ControlChanged

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def take_control(game: Game, card: Card, player: int) -> Choices[bool]:
    """Give a player control of a card in play; a creature joins a flank of their battleline."""
    if card.controller == player or card.zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):
        return False
    pile = game.players[player].pile(card.zone)
    place = len(pile)
    if card.zone == Zone.BATTLELINE and pile:
        flanks = (Option("flank", None, "left"), Option("flank", None, "right"))
        answer = yield from choose(game, player, PromptKind.FLANK, flanks, card, "battleline")
        place = 0 if answer.value == "left" else len(pile)
    game.players[card.controller].pile(card.zone).remove(card)
    card.controller = player
    pile.insert(place, card)
    game.log.add(ControlChanged(player=player, card=card.id))
    game.touch()
    return True
