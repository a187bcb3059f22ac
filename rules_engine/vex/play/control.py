"""Taking control of a card in play, for good or for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.vex.asking import FLANKS, PromptKind, choose
from rules_engine.vex.constant_effects.fates import YouControl
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import ControlChanged
from rules_engine.vex.state.standing import Loan

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def take_control(
    game: Game, card: Card, player: int, until: int | None = None, last: int | None = None
) -> Choices[bool]:
    """Give a player control of a card in play; a creature joins a flank of their battleline.

    Args:
        until: id of the card that it lasts as long as.
        last: the turn with which it ends. With neither it is for good, and no earlier loan of the card ends any more.

    Returns:
        Whether the card changed sides; it does not where a constant effect says whose it is.
    """
    if _claimant(game, card) not in (None, player):
        return False
    before = card.controller
    if card.zone in (Zone.BATTLELINE, Zone.ARTIFACTS):
        if until is None and last is None:
            game.loans = [loan for loan in game.loans if loan.card != card.id]
        else:
            game.loans.append(Loan(card.id, before, until, last))
    return (yield from _change_sides(game, card, player))


def end_loans(game: Game, ended: Callable[[Loan], bool]) -> Choices[None]:
    """End some changes of control: each card whose latest one it was goes back to whom it was taken from."""
    for loan in [loan for loan in game.loans if ended(loan)]:
        place = game.loans.index(loan)
        del game.loans[place]
        card = game.cards[loan.card]
        later = next((i for i in range(place, len(game.loans)) if game.loans[i].card == loan.card), None)
        if later is not None:
            game.loans[later] = game.loans[later]._replace(back=loan.back)
        elif card.id in game.claims:
            # A constant effect has it now; it goes back from there.
            game.claims[card.id] = loan.back
        elif card.in_play:
            yield from _change_sides(game, card, loan.back)


def enforce(game: Game) -> Choices[None]:
    """Have every card on the side where constant effects say it is, or back where it was before they did."""
    for card in list(game.in_play()):
        claimant = _claimant(game, card)
        if claimant is None:
            yield from _change_sides(game, card, game.claims.pop(card.id, card.controller))
        elif claimant != card.controller:
            game.claims.setdefault(card.id, card.controller)
            yield from _change_sides(game, card, claimant)


def _claimant(game: Game, card: Card) -> int | None:
    """The player who controls a card by a constant effect, if there is one."""
    claims = [standing.player for standing in game.constants(YouControl) if facts.applies(game, standing, card)]
    return claims[-1] if claims else None


def _change_sides(game: Game, card: Card, player: int) -> Choices[bool]:
    if card.controller == player or card.zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):
        return False
    pile = game.players[player].pile(card.zone)
    place = len(pile)
    if card.zone == Zone.BATTLELINE and pile:
        answer = yield from choose(game, player, PromptKind.FLANK, FLANKS, card, "battleline")
        place = 0 if answer.value == "left" else len(pile)
    game.players[card.controller].pile(card.zone).remove(card)
    card.controller = player
    pile.insert(place, card)
    game.log.add(ControlChanged(player=player, card=card.id))
    game.touch()
    return True
