"""Damage: the one path by which points of damage reach a creature, or do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import choose_card
from rules_engine.vex.constant_effects.combat import TakesDamageFor
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state import facts
from rules_engine.vex.state.events import DamageDealt, DamagePrevented, WardSpent
from rules_engine.vex.targets.here import creature_of

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("combat")
class Damage(Rule):
    """Points that stay on a creature and destroy it once they reach its power.

    Before damage lands, a creature that takes damage for others takes it, and then it is prevented in this order: by what makes a creature impossible to damage, by a ward, by armor.
    What is not prevented stays on the creature as damage until it is healed or the creature leaves play.
    Damage never lowers power.
    When one ability damages several creatures they are damaged at the same moment, and those that die are destroyed together.

    Example: Damage reaching power destroys
        given:
            you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 3, target: {each: creature}}}}]}}]}
            opponent: {line: [{Small: {power: 3}}, {Large: {power: 4}}]}
        do:
            - you: {play: Bolt}
        then:
            opponent: {line: [Large: {damage: 3}], discard: [Small]}

    See: armor, ward, invulnerable
    """


@rule("combat")
class Armor(Rule):
    """Each point of a creature's armor prevents one point of damage a turn.

    Armor that has prevented damage is spent until the ready phase at the end of its controller's turn.
    Armor never lowers power, and healing does not restore it.

    Example: Armor soaks the first points
        given:
            you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 3, target: {each: creature}}}}]}}]}
            opponent: {line: [{Guard: {power: 4, armor: 2}}]}
        do:
            - you: {play: Bolt}
        then:
            opponent: {line: [Guard: {damage: 1, armor left: 0}]}

    Differs:
        Armor comes back in the ready phase of its controller's turn and not with each turn, so that armor spent in defense is back for the player's next turn but not during their own.

    See: damage, ready-phase
    """


def deal_damage(
    game: Game, hits: list[tuple[Card, int]], source: Card | None, ignore_armor: bool = False
) -> Choices[list[tuple[Card, int]]]:
    """Deal damage to several creatures at one moment.

    Args:
        hits: creatures with the points aimed at each; a creature named twice takes the sum as one wave.
        ignore_armor: whether armor prevents none of it.

    Returns:
        The creatures that damage landed on, with the points that did.
    """
    return (yield from land_damage(game, (yield from redirected(game, hits)), ignore_armor))


def redirected(game: Game, hits: list[tuple[Card, int]]) -> Choices[list[tuple[Card, int]]]:
    """The same damage, aimed at the creatures that take it for those it was aimed at."""
    shields = game.standing[TakesDamageFor]
    if not shields:
        return hits
    takers: dict[int, Card] = {}
    for card, amount in hits:
        if amount > 0 and card.in_play and card.id not in takers and not facts.cannot_be_damaged(game, card):
            willing = [
                taker
                for standing in shields
                if (taker := creature_of(game, standing.source)) is not None
                and taker is not card
                and facts.applies(game, standing, card)
            ]
            chosen = yield from choose_card(game, game.active, willing, None, "takes-damage-for")
            takers[card.id] = chosen or card
    return [(takers.get(card.id, card), amount) for card, amount in hits]


def land_damage(
    game: Game, hits: list[tuple[Card, int]], ignore_armor: bool = False
) -> Choices[list[tuple[Card, int]]]:
    """Deal damage to the creatures it is aimed at, without redirecting any; see `deal_damage`."""
    pending: dict[int, int] = {}
    for card, amount in hits:
        if amount > 0 and card.in_play:
            pending[card.id] = pending.get(card.id, 0) + amount
    landed: list[tuple[Card, int]] = []
    prevented: list[tuple[Card, int]] = []
    for identity, amount in pending.items():
        card = game.cards[identity]
        if facts.cannot_be_damaged(game, card):
            game.log.add(DamagePrevented(card=card.id, amount=amount, word="invulnerability"))
            continue
        if card.warded:
            card.warded = False
            game.log.add(WardSpent(card=card.id))
            continue
        soaked = 0 if ignore_armor else min(amount, facts.armor_left(game, card))
        if soaked:
            card.armor_spent += soaked
            prevented.append((card, soaked))
            game.log.add(DamagePrevented(card=card.id, amount=soaked, word="Armor"))
        if amount > soaked:
            card.damage += amount - soaked
            game.unsettled = True
            landed.append((card, amount - soaked))
            game.log.add(DamageDealt(card=card.id, amount=amount - soaked))
    if prevented:
        from rules_engine.vex.resolving import open_window

        for card, soaked in prevented:
            yield from open_window(game, "armor-prevented", card, card.controller, soaked)
    return landed
