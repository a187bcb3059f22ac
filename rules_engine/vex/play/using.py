"""Using a card in play: reaping, fighting, taking its Action, or shaking off a stun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import PromptKind, choose, choose_card
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.combat.fight import carry_out
from rules_engine.vex.concepts import aember
from rules_engine.vex.constant_effects.replacements import ReapingSteals
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import legality
from rules_engine.vex.play.limits import worn_out
from rules_engine.vex.resolving import open_window
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import ActionUsed, Reaped, StunRemoved
from rules_engine.vex.state.player_facts import affects

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("using")
class Using(Rule):
    """A ready card of the active house can be used in the main phase, which exhausts it.

    A creature is used to reap, to fight, or for its Action ability; an artifact is used for its Action ability.
    An effect can let a player use a card of another house, but not an exhausted one.

    Example: A card of another house cannot be used
        given:
            you: {house: mars, line: [{Alien: {house: dis}}]}
        do: []
        then:
            cannot: [{reap: Alien, because: not-active-house}]

    See: reaping, fighting, action, house
    """


@rule("using")
class Reaping(Rule):
    """Using a creature to reap gains its controller 1 Æmber from the common supply.

    The creature's Reap abilities resolve after that.

    Example: Reaping gains an Æmber
        given:
            you: {house: mars, line: [{Scout: {}}]}
        do:
            - you: {reap: Scout}
        then:
            you: {aember: 1, line: [Scout: {ready: false}]}

    See: reap, using
    """


@rule("using")
class Fighting(Rule):
    """Using a creature to fight has it attack an enemy creature.

    The steps of a fight are the rules of combat.

    Example: There must be an enemy to fight
        given:
            you: {house: mars, line: [{Scout: {}}]}
        do: []
        then:
            cannot: [{fight: Scout, because: no-enemy-creature}]

    See: declare-fight, using
    """


def use_to_reap(game: Game, player: int, card: Card) -> Choices[bool]:
    """Use a ready creature to reap."""
    if not _begin(game, player, card):
        return False
    if card.stunned:
        return _shake_off(game, card)
    game.log.add(Reaped(player=player, card=card.id))
    if affects(game, ReapingSteals, player):
        yield from aember.steal(game, player, 1)
    else:
        aember.gain(game, player, 1)
    yield from open_window(game, "reap", card, player)
    yield from _used(game, player, card)
    return True


def have_reap(game: Game, player: int, card: Card) -> Choices[bool]:
    """Have a ready creature reap, whatever its house, unless something keeps it from reaping."""
    enemies = legality.fightable(game, player, card) if card.zone == Zone.BATTLELINE else []
    if not card.stunned and legality.to_reap(game, player, card, bool(enemies)) is not None:
        return False
    return (yield from use_to_reap(game, player, card))


def use_action(game: Game, player: int, card: Card) -> Choices[bool]:
    """Use a ready card for its Action abilities."""
    if not _begin(game, player, card):
        return False
    if card.stunned:
        return _shake_off(game, card)
    if card.zone == Zone.ARTIFACTS:
        due = legality.toll(game, player, "using_artifact")
        aember.give(game, player, due)
    game.log.add(ActionUsed(player=player, card=card.id))
    yield from open_window(game, "action", card, player)
    yield from _used(game, player, card)
    return True


def use_to_fight(
    game: Game, player: int, card: Card, among: list[Card] | None = None, fought: list[Card] | None = None
) -> Choices[bool]:
    """Use a ready creature to fight an enemy creature.

    Args:
        among: the creatures that may be fought; all that can be chosen when None.
        fought: where the creature that is fought is noted down.
    """
    if card.exhausted or card.zone != Zone.BATTLELINE:
        return False
    if card.stunned:
        return _begin(game, player, card) and _shake_off(game, card)
    enemies = legality.fightable(game, player, card)
    if among is not None:
        enemies = [enemy for enemy in enemies if enemy in among]
    defender = yield from choose_card(game, player, enemies, card, "fighting")
    if defender is None or not _begin(game, player, card):
        return False
    if fought is not None:
        fought.append(defender)
    fight = yield from carry_out(game, card, defender)
    if not fight.averted:
        yield from _used(game, player, card)
    return True


def use(game: Game, player: int, card: Card, borrowed: bool = False) -> Choices[bool]:
    """Use a ready card whatever its house, in the way its player picks.

    Args:
        borrowed: whether an artifact of the opponent's may be used as if it were the player's.
    """
    if legality.to_use(game, player, card, free=True, borrowed=borrowed) is not None:
        return False
    if card.stunned:
        _begin(game, player, card)
        return _shake_off(game, card)
    enemies = legality.fightable(game, player, card) if card.zone == Zone.BATTLELINE else []
    ways = []
    if legality.to_reap(game, player, card, bool(enemies)) is None:
        ways.append(Option("reap", card.id))
    if enemies:
        ways.append(Option("fight", card.id))
    if legality.to_act(game, player, card, bool(enemies)) is None:
        ways.append(Option("action", card.id))
    if not ways:
        return False
    way = yield from choose(game, player, PromptKind.OPTION, ways, card, "using")
    match way.verb:
        case "reap":
            return (yield from use_to_reap(game, player, card))
        case "fight":
            return (yield from use_to_fight(game, player, card))
        case _:
            return (yield from use_action(game, player, card))


def shake_off_stun(game: Game, player: int, card: Card) -> None:
    """Use a stunned creature: it is exhausted and its stun removed, and that is all."""
    if _begin(game, player, card):
        _shake_off(game, card)


def _begin(game: Game, player: int, card: Card) -> bool:
    barred = card.name in worn_out(game, player) or legality.barred_from_use(game, player, card)
    if card.exhausted or not card.in_play or barred:
        return False
    card.exhausted = True
    card.used += 1
    game.history[player].used.append(card.id)
    return True


def _shake_off(game: Game, card: Card) -> bool:
    card.stunned = False
    game.log.add(StunRemoved(player=card.controller, card=card.id))
    return True


def _used(game: Game, player: int, card: Card) -> Choices[None]:
    yield from settle(game)
    yield from open_window(game, "used", card, player)
