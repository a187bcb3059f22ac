"""What the effects share: the kinds of their parameters, and acting on the cards of a target."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.parameters import Range
from rules_engine.vex.families import Count, Target, amount_of
from rules_engine.vex.filters.matching import controller_of

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Amount: TypeAlias = Annotated[int, Range(1, 99)] | Count
"""How much an effect does: a printed number, or one that is counted."""
Share: TypeAlias = Literal["all", "half"] | Annotated[int, Range(1, 99)] | Count
"""How much of a pool: everything, half of it rounded down, or an amount."""


def share_of(share: str | int | Count, pool: int, game: Game, context: Context) -> int:
    """How much of a pool of `pool` is meant."""
    if share == "all":
        return pool
    if share == "half":
        return pool // 2
    assert not isinstance(share, str)
    return amount_of(share, game, context)


def players_of(who: str, game: Game, context: Context) -> tuple[int, ...]:
    """The players that a word of card text means, those named by their part in the card spoken of last included."""
    match who:
        case "its_owner":
            found = [card.owner for card in context.it]
        case "its_controller":
            found = [controller_of(game, card, context) for card in context.it]
        case "its_opponent":
            found = [1 - controller_of(game, card, context) for card in context.it]
        case _:
            return context.players(who)
    return tuple(dict.fromkeys(found))


def one_player(who: str, game: Game, context: Context) -> int | None:
    """The one player that a word of card text means, the first where it means several; None where it means nobody."""
    return next(iter(players_of(who, game, context)), None)


def view_of(who: str, player: int, context: Context) -> Context:
    """The context in which an amount is counted for one of the players meant: each player counts what is theirs."""
    return context.seen_by(player) if who == "each_player" else context


def cards_of(target: Target | None, game: Game, context: Context) -> Choices[list[Card]]:
    """The cards of a target; the card that the ability is on, where none is given and it is in play."""
    if target is None:
        return [context.source] if context.source.in_play else []
    return (yield from target.select(game, context))


def change_each(
    target: Target | None, game: Game, context: Context, change: Callable[[Game, Card], bool | int]
) -> Choices[int]:
    """Do something to every card of a target; returns the number of cards that it changed."""
    cards = yield from cards_of(target, game, context)
    context.affected = [card for card in cards if change(game, card)]
    return len(context.affected)
