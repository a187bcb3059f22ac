"""What is true of a card right now, printed values and all constant effects taken together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.vex.constant_effects.card_effects import (
    BelongsToHouse,
    CannotBeDamaged,
    ConsideredFlank,
    GainsKeyword,
    GetsArmor,
    GetsPower,
    LosesKeyword,
)
from rules_engine.vex.context import Context
from rules_engine.vex.families import ConstantEffect, Keyword, amount_of

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game
    from rules_engine.vex.state.standing import Standing


def in_force(game: Game, standing: Standing) -> bool:
    """Whether all conditions of a standing effect hold now."""
    return not standing.conditions or all(
        condition.holds(game, Context(standing.player, standing.source)) for condition in standing.conditions
    )


def applies(game: Game, standing: Standing, card: Card) -> bool:
    """Whether a standing effect with a target in `who` applies to `card` now."""
    if standing.cards is not None:
        return card.id in standing.cards and in_force(game, standing)
    who = standing.effect.who  # type: ignore[attr-defined]
    return who.covers(game, standing.source, card, standing.player) and in_force(game, standing)


def any_applies(game: Game, kind: type[ConstantEffect], card: Card) -> bool:
    """Whether some constant effect of this class applies to `card`."""
    found = game.standing[kind]
    return bool(found) and any(applies(game, standing, card) for standing in found)


def power(game: Game, card: Card) -> int:
    """A creature's power in points: printed, counters and constant effects; never below 0."""
    total = (card.definition.power or 0) + card.power_counters
    for standing in game.standing[GetsPower]:
        if applies(game, standing, card):
            effect: GetsPower = standing.effect  # type: ignore[assignment]
            total += effect.change(game, Context(standing.player, standing.source))
    return max(total, 0)


def power_may_be_lowered(game: Game) -> bool:
    """Whether some constant effect may make a creature's power lower than what is printed and its counters say."""
    amounts = [standing.effect.amount for standing in game.standing[GetsPower]]  # type: ignore[attr-defined]
    return any([amount < 0 if type(amount) is int else amount.below_zero for amount in amounts])


def armor(game: Game, card: Card) -> int:
    """A creature's full armor in points, before any was spent this turn."""
    total = card.definition.armor or 0
    for standing in game.standing[GetsArmor]:
        if applies(game, standing, card):
            effect: GetsArmor = standing.effect  # type: ignore[assignment]
            total += amount_of(effect.amount, game, Context(standing.player, standing.source))
    return total


def armor_left(game: Game, card: Card) -> int:
    """The points of damage that a creature's armor can still prevent this turn."""
    return max(armor(game, card) - card.armor_spent, 0)


def keywords(game: Game, card: Card) -> dict[str, Keyword]:
    """A card's keywords by key, granted ones added and lost ones taken away."""
    printed = card.definition.keyword_map
    gains, losses = game.standing[GainsKeyword], game.standing[LosesKeyword]
    if not gains and not losses:
        return printed
    result = dict(printed)
    for standing in gains:
        if applies(game, standing, card):
            gained: Keyword = standing.effect.keyword  # type: ignore[attr-defined]
            key = type(gained).key
            result[key] = result[key].plus(gained) if key in result else gained
    for standing in losses:
        if applies(game, standing, card):
            result.pop(standing.effect.keyword, None)  # type: ignore[attr-defined]
    return result


def has_keyword(game: Game, card: Card, key: str) -> bool:
    """Whether a card has a keyword now."""
    return key in keywords(game, card)


def invulnerable(game: Game, card: Card) -> bool:
    """Whether a card can be neither destroyed nor damaged."""
    having = keywords(game, card)
    return bool(having) and any(keyword.invulnerable for keyword in having.values())


def cannot_be_damaged(game: Game, card: Card) -> bool:
    """Whether damage aimed at a card never lands."""
    return invulnerable(game, card) or any_applies(game, CannotBeDamaged, card)


def house_of(game: Game, card: Card) -> str:
    """The house a card counts as belonging to."""
    instead = _instead_of_own(game, card) if game.standing[BelongsToHouse] else None
    return card.house_this_turn or instead or card.house or card.definition.house


def _instead_of_own(game: Game, card: Card) -> str | None:
    """The house that a constant effect puts in the place of a card's own, if one does; the latest counts."""
    houses = [
        str(standing.effect.house)  # type: ignore[attr-defined]
        for standing in game.standing[BelongsToHouse]
        if standing.effect.instead and applies(game, standing, card)  # type: ignore[attr-defined]
    ]
    return houses[-1] if houses else None


def belongs_to(game: Game, card: Card, house: str) -> bool:
    """Whether a card counts as belonging to `house`; a card can belong to several."""
    changes = game.standing[BelongsToHouse]
    if not changes:
        return (card.house_this_turn or card.house or card.definition.house) == house
    if house_of(game, card) == house:
        return True
    return any(
        standing.effect.house in (house, "every") and applies(game, standing, card)  # type: ignore[attr-defined]
        for standing in changes
    )


def on_flank(game: Game, card: Card) -> bool:
    """Whether a creature is on a flank or counts as one that is."""
    return game.on_flank(card) or any_applies(game, ConsideredFlank, card)
