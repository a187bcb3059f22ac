"""Æmber: the one way for it to get from anywhere to anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.rule import Rule
from rules_engine.vex.constant_effects.player_effects import CannotStealFrom
from rules_engine.vex.constant_effects.replacements import CapturesAddedAember
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.events import (
    AemberCaptured,
    AemberGained,
    AemberGiven,
    AemberLost,
    AemberMoved,
    AemberStolen,
)
from rules_engine.vex.state.player_facts import affecting, affects

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("game", title="Æmber", slug="aember")
class Aember(Rule):
    """What keys are forged from; each player keeps theirs in a pool.

    Æmber that is gained comes from the common supply, and Æmber that is lost or spent goes back there; the supply never runs out.
    A pool is never below zero: a player who must lose more than they have loses all of it.

    Example: A pool does not go below zero
        given:
            you: {house: dis, hand: [{Tax: {type: tactic, abilities: [{trigger: play, do: {lose_aember: {player: opponent, amount: 3}}}]}}]}
            opponent: {aember: 2}
        do:
            - you: {play: Tax}
        then:
            opponent: {aember: 0}

    See: key, steal, capture
    """


def receive(game: Game, player: int, amount: int) -> int:
    """Add Æmber that has left its place to a player's pool, or to the card that captures it instead.

    Every addition to a pool goes through here. Returns how much reached the pool.
    """
    if amount <= 0:
        return 0
    instead = next((each for each in affecting(game, CapturesAddedAember, player) if each.source.in_play), None)
    if instead is None:
        game.players[player].aember += amount
        return amount
    card = instead.source
    card.aember += amount
    game.log.add(AemberCaptured(player=card.controller, card=card.id, amount=amount))
    return 0


def gain(game: Game, player: int, amount: int) -> int:
    """Move Æmber from the common supply to a player's pool; returns how much."""
    if amount <= 0:
        return 0
    game.supply -= amount
    gained = receive(game, player, amount)
    if gained:
        game.log.add(AemberGained(player=player, amount=gained))
    return gained


def lose(game: Game, player: int, amount: int) -> int:
    """Move Æmber from a player's pool to the common supply, so far as there is any; returns how much."""
    amount = min(amount, game.players[player].aember)
    if amount <= 0:
        return 0
    game.players[player].aember -= amount
    game.supply += amount
    game.log.add(AemberLost(player=player, amount=amount))
    return amount


def steal(game: Game, player: int, amount: int) -> Choices[int]:
    """Move Æmber from the opponent's pool to the player's; returns how much."""
    from rules_engine.vex.resolving import open_window

    victim = game.players[1 - player]
    amount = min(amount, victim.aember)
    if amount <= 0 or affects(game, CannotStealFrom, victim.index):
        return 0
    victim.aember -= amount
    stolen = receive(game, player, amount)
    if stolen:
        game.log.add(AemberStolen(player=player, amount=stolen))
        yield from open_window(game, "stolen", None, victim.index, stolen)
    return stolen


def give(game: Game, player: int, amount: int) -> int:
    """Move Æmber from a player's pool to their opponent's, which is no theft; returns how much left the pool."""
    amount = min(amount, game.players[player].aember)
    if amount <= 0:
        return 0
    game.players[player].aember -= amount
    game.log.add(AemberGiven(player=player, amount=amount))
    receive(game, 1 - player, amount)
    return amount


def capture(game: Game, card: Card, from_player: int, amount: int) -> int:
    """Move Æmber from a player's pool onto a card; returns how much."""
    pool = game.players[from_player]
    amount = min(amount, pool.aember)
    if amount <= 0 or not card.in_play:
        return 0
    pool.aember -= amount
    card.aember += amount
    game.log.add(AemberCaptured(player=card.controller, card=card.id, amount=amount))
    return amount


def exalt(game: Game, card: Card, amount: int) -> int:
    """Move Æmber from the common supply onto a card; returns how much."""
    if amount <= 0 or not card.in_play:
        return 0
    game.supply -= amount
    card.aember += amount
    game.log.add(AemberMoved(player=card.controller, card=card.id, amount=amount, word=card.name))
    return amount


def move_to_card(game: Game, player: int, card: Card, amount: int) -> int:
    """Move Æmber from a player's pool onto a card; returns how much."""
    amount = min(amount, game.players[player].aember)
    if amount <= 0 or not card.in_play:
        return 0
    game.players[player].aember -= amount
    card.aember += amount
    game.log.add(AemberMoved(player=player, card=card.id, amount=amount, word=card.name))
    return amount


def move_to_pool(game: Game, card: Card, player: int, amount: int) -> int:
    """Move Æmber from a card to a player's pool; returns how much."""
    amount = min(amount, card.aember)
    if amount <= 0:
        return 0
    card.aember -= amount
    moved = receive(game, player, amount)
    if moved:
        game.log.add(AemberMoved(player=player, card=card.id, amount=moved, word="the pool"))
    return moved


def move_to_supply(game: Game, card: Card, amount: int) -> int:
    """Move Æmber from a card to the common supply; returns how much."""
    amount = min(amount, card.aember)
    if amount <= 0:
        return 0
    card.aember -= amount
    game.supply += amount
    game.log.add(AemberMoved(player=card.controller, card=card.id, amount=amount, word="the common supply"))
    return amount
