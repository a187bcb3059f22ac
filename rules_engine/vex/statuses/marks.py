"""Putting statuses on cards and taking them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import CountersChanged, Healed, StatusGained, StatusLost

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def stun(game: Game, card: Card) -> bool:
    """Stun a creature; returns whether it was not stunned yet."""
    if card.stunned or card.zone != Zone.BATTLELINE:
        return False
    card.stunned = True
    game.log.add(StatusGained(card=card.id, word="stunned"))
    return True


def unstun(game: Game, card: Card) -> bool:
    """Take a creature's stun away; returns whether there was one."""
    if not card.stunned:
        return False
    card.stunned = False
    game.log.add(StatusLost(card=card.id, word="stunned"))
    return True


def ward(game: Game, card: Card) -> bool:
    """Ward a creature; returns whether it was not warded yet."""
    if card.warded or card.zone != Zone.BATTLELINE:
        return False
    card.warded = True
    game.log.add(StatusGained(card=card.id, word="warded"))
    return True


def enrage(game: Game, card: Card) -> bool:
    """Enrage a creature; returns whether it was not enraged yet."""
    if card.enraged or card.zone != Zone.BATTLELINE:
        return False
    card.enraged = True
    game.log.add(StatusGained(card=card.id, word="enraged"))
    return True


def ready(game: Game, card: Card) -> bool:
    """Ready a card; returns whether it was exhausted."""
    if not card.exhausted or not card.in_play:
        return False
    card.exhausted = False
    game.log.add(StatusLost(card=card.id, word="exhausted"))
    return True


def exhaust(game: Game, card: Card) -> bool:
    """Exhaust a card; returns whether it was ready."""
    if card.exhausted or not card.in_play:
        return False
    card.exhausted = True
    game.log.add(StatusGained(card=card.id, word="exhausted"))
    return True


def add_power_counters(game: Game, card: Card, amount: int) -> int:
    """Put +1 power counters on a creature, or -1 counters for a negative amount; returns how many."""
    if card.zone != Zone.BATTLELINE or amount == 0:
        return 0
    card.power_counters += amount
    game.unsettled = True
    game.log.add(CountersChanged(card=card.id, amount=amount))
    return abs(amount)


def heal(game: Game, card: Card, amount: int | None) -> int:
    """Take damage off a creature, all of it when `amount` is None; returns how many points."""
    healed = card.damage if amount is None else min(card.damage, amount)
    if healed <= 0 or not card.in_play:
        return 0
    card.damage -= healed
    game.log.add(Healed(card=card.id, amount=healed))
    return healed
