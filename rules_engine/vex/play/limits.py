"""The limit that keeps a turn from going on for ever."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.cards.ability import Ability
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

MOST_TIMES = 6
"""How often one thing can happen in one turn."""


@rule("using")
class RuleOfSix(Rule):
    """No card is played or used more than six times in one turn, all cards of its name taken together.

    Playing it counts, using it counts, and both are added up; it does not matter whether the player or an effect has it played or used.
    An ability that sets itself off again, by whatever goes between, resolves six times in a row at the most.
    No creature is destroyed more than six times in one turn: what would destroy it once more leaves it as it is, and what happens instead of its destruction counts as one.
    So no turn can go on for ever.

    Example: A creature that readies itself is used six times
        given:
            you: {house: logos, line: [{Wheel: {abilities: [{trigger: reap, do: {ready: this}}]}}]}
        do:
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
        then:
            you: {aember: 6, line: [Wheel: {ready: true}]}
            cannot: [{reap: Wheel, because: six-times}]

    Example: Two cards of one name are counted together
        given:
            you: {house: logos, line: [{Wheel: {abilities: [{trigger: reap, do: {ready: this}}]}}], hand: [{Wheel: {}}]}
        do:
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {reap: Wheel}
            - you: {play: Wheel}
            - you: {flank: right}
        then:
            you: {aember: 5, line: [Wheel, Wheel]}
            cannot: [{reap: Wheel, because: six-times}]

    See: using, ability, destruction
    """


def worn_out(game: Game, player: int) -> Collection[str]:
    """The names of the cards that a player has played and used as often as can be in one turn."""
    history = game.history[player]
    if len(history.played) + len(history.used) < MOST_TIMES:
        return ()
    names = [game.cards[each].name for each in (*history.played, *history.used)]
    return {name for name in names if names.count(name) >= MOST_TIMES}


def begins_again(game: Game, card: Card, ability: Ability) -> bool:
    """Whether an ability has set itself off as often as can be."""
    return len(game.resolving) >= MOST_TIMES and game.resolving.count((card.id, id(ability))) >= MOST_TIMES


def is_spared(game: Game, card: Card) -> bool:
    """Whether a creature was destroyed as often as can be in one turn, what happened instead of it counted too."""
    history = game.history[game.active]
    if len(history.destroyed) + len(history.spared) < MOST_TIMES:
        return False
    return history.destroyed.count(card.id) + history.spared.count(card.id) >= MOST_TIMES
