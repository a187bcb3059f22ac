"""Keys: what they cost, how they are forged, and how the game is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import PromptKind, choose, confirm
from rules_engine.vex.concepts import aember
from rules_engine.vex.constant_effects.forging import GetsSpentAember, MaySpendAember
from rules_engine.vex.constant_effects.player_effects import KeyCost
from rules_engine.vex.context import Context
from rules_engine.vex.families import Moment, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import open_window, resolve_all, watchers
from rules_engine.vex.state.events import AemberReceived, AemberSpent, GameWon, KeyForged, KeyUnforged
from rules_engine.vex.state.facts import applies
from rules_engine.vex.state.game import GameOver
from rules_engine.vex.state.player_facts import affecting
from rules_engine.vex.vocabulary import KEY_COST, KEYS_TO_WIN

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("game")
class Key(Rule):
    """What both players race for: whoever forges a third key wins at once.

    A key costs 6 Æmber unless something changes that; a cost is never below 0.
    The Æmber is spent from the player's pool and returns to the common supply, unless a card says otherwise.

    Example: The third key wins
        given:
            phase: start
            you: {keys: 2, aember: 6}
        do: []
        then:
            winner: you
            you: {keys: 3, aember: 0}

    See: forge-phase, aember
    """


def key_cost(game: Game, player: int) -> int:
    """What a key costs a player now, in Æmber."""

    cost = KEY_COST
    for standing in affecting(game, KeyCost, player):
        effect: KeyCost = standing.effect  # type: ignore[assignment]
        cost += amount_of(effect.amount, game, Context(standing.player, standing.source))
    return max(cost, 0)


def forge(game: Game, player: int, extra_cost: int = 0, free: bool = False) -> Choices[bool]:
    """Have a player forge a key if they can pay for it; returns whether they did.

    Raises:
        GameOver: it was the last key they needed.
    """

    side = game.players[player]
    cost = 0 if free else max(key_cost(game, player) + extra_cost, 0)
    if not can_pay(game, player, cost):
        return False
    if side.aember < cost and not (yield from confirm(game, player, stores(game, player)[0], "may-spend-aember")):
        return False
    moment = Moment("would-forge", None, player)
    yield from resolve_all(game, watchers(game, moment), moment.window)
    if moment.prevented or not can_pay(game, player, cost):
        return False
    yield from _pay(game, player, cost)
    side.keys += 1
    game.history[player].forged += 1
    game.log.add(KeyForged(player=player, amount=cost))
    if side.keys >= KEYS_TO_WIN:
        game.winner = player
        game.log.add(GameWon(player=player))
        raise GameOver
    yield from open_window(game, "forged", None, player, cost)
    return True


def stores(game: Game, player: int) -> list[Card]:
    """The cards with Æmber on them that a player may spend when forging keys."""

    standings = [standing for standing in game.standing[MaySpendAember] if standing.player == player]
    if not standings:
        return []
    return [card for card in game.in_play() if card.aember and any(applies(game, each, card) for each in standings)]


def can_pay(game: Game, player: int, cost: int) -> bool:
    """Whether a player's pool, with the Æmber on cards that they may spend, is enough for a key."""
    held = game.players[player].aember
    return held >= cost or held + sum(card.aember for card in stores(game, player)) >= cost


def _pay(game: Game, player: int, cost: int) -> Choices[None]:
    """Spend Æmber on a key: from each card as much as the player wants, the rest from the pool."""

    side = game.players[player]
    due = cost
    cards = stores(game, player)
    for place, card in enumerate(cards):
        elsewhere = side.aember + sum(other.aember for other in cards[place + 1 :])
        amounts = range(max(due - elsewhere, 0), min(card.aember, due) + 1)
        offers = [Option("number", None, amount) for amount in amounts]
        answer = yield from choose(game, player, PromptKind.NUMBER, offers, card, "may-spend-aember")
        spent = int(answer.value)
        if spent:
            card.aember -= spent
            game.supply += spent
            due -= spent
            game.log.add(AemberSpent(player=player, card=card.id, amount=spent))
    side.aember -= due
    game.supply += due
    receiver = next((standing.player for standing in affecting(game, GetsSpentAember, player)), None)
    if receiver is not None and cost:
        game.supply -= cost
        received = aember.receive(game, receiver, cost)
        if received:
            game.log.add(AemberReceived(player=receiver, amount=received))


def unforge(game: Game, player: int) -> bool:
    """Take a forged key away from a player; returns whether there was one."""
    if not game.players[player].keys:
        return False
    game.players[player].keys -= 1
    game.log.add(KeyUnforged(player=player))
    return True
