"""Which creatures a neighbor keeps from being chosen to be fought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.vex.constant_effects.combat import IgnoresWhileAttacking, TauntReachesFurther
from rules_engine.vex.state import facts

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def shielded(game: Game, target: Card, ignored: frozenset[str] = frozenset()) -> bool:
    """Whether a neighbor keeps a creature from being chosen to be fought.

    Args:
        ignored: keys of the keywords that do not count for the attacker.
    """
    if _shields(game, target, ignored):
        return False
    if any(_shields(game, neighbor, ignored) for neighbor in game.neighbors(target)):
        return True
    if not game.constants(TauntReachesFurther):
        return False
    line = game.players[target.controller].battleline
    here = line.index(target)
    return any(
        _shields(game, other, ignored) and facts.any_applies(game, TauntReachesFurther, other)
        for place, other in enumerate(line)
        if abs(place - here) == 2
    )


def _shields(game: Game, card: Card, ignored: frozenset[str]) -> bool:
    held = facts.keywords(game, card)
    return bool(held) and any(keyword.shields_neighbors for key, keyword in held.items() if key not in ignored)


def unshielded_enemies(game: Game, player: int, ignored: frozenset[str] = frozenset()) -> list[Card]:
    """The enemy creatures that can be chosen to be fought.

    Args:
        ignored: keys of the keywords that do not count for the attacker.
    """
    line = game.players[1 - player].battleline
    if not any([_shields(game, enemy, ignored) for enemy in line]):
        return line[:]
    return [enemy for enemy in line if not shielded(game, enemy, ignored)]


def ignored_by(game: Game, attacker: Card) -> frozenset[str]:
    """The keys of the keywords of enemy creatures that do not count when `attacker` attacks."""
    return frozenset(
        key
        for standing in game.constants(IgnoresWhileAttacking)
        if facts.applies(game, standing, attacker)
        for key in standing.effect.keywords  # type: ignore[attr-defined]
    )
