"""What the active player may do in the main phase, and the reason for everything they may not."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from rules_engine.kernel.decisions import Option
from rules_engine.vex.asking import END_TURN, offer
from rules_engine.vex.constant_effects.card_effects import (
    BelongsToHouse,
    CannotBeUsed,
    CannotFight,
    CannotReap,
    GainsAbility,
    MayUse,
)
from rules_engine.vex.constant_effects.combat import CanOnlyFight, FightsOnly, IgnoresWhileAttacking, MustFight
from rules_engine.vex.constant_effects.player_effects import CannotPlay, CannotUse, MayPlay, PlayLimit, Toll
from rules_engine.vex.play import refusals
from rules_engine.vex.play.gigantic import other_half
from rules_engine.vex.play.limits import worn_out
from rules_engine.vex.play.refusals import Refusal
from rules_engine.vex.play.shielding import ignored_by, shielded, unshielded_enemies
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.player_facts import affecting

if TYPE_CHECKING:
    from rules_engine.vex.cards.definition import CardDefinition
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game
    from rules_engine.vex.state.standing import Standing

class Leeway(NamedTuple):
    """What no constant effect in force has a say in, so that it need not be asked card by card.

    Args:
        plays: whether a card can be played.
        grants: not leeway but its lack: whether some effect lets players play what the turn does not allow.
        houses: to which house a card belongs.
        uses: whether and how a card can be used.
        fights: which enemies a creature can fight.
    """

    plays: bool
    grants: bool
    houses: bool
    uses: bool
    fights: bool

    @staticmethod
    def of(game: Game) -> Leeway:
        """The leeway that the constant effects in force leave."""
        binding = (CannotBeUsed, CannotFight, CannotReap, CannotUse, CanOnlyFight, MustFight)
        return Leeway(
            plays=not (game.standing[CannotPlay] or game.standing[PlayLimit]),
            grants=bool(game.standing[MayPlay]),
            houses=not game.standing[BelongsToHouse],
            uses=not any(game.standing[kind] for kind in binding),
            fights=not (game.standing[FightsOnly] or game.standing[IgnoresWhileAttacking]),
        )


def main_options(game: Game) -> list[Option]:
    """Everything the active player may do now, ending the turn included."""
    player = game.active
    side = game.players[player]
    options: list[Option] = []
    # What holds for all cards alike is asked once: this runs after everything that anybody does.
    spent, leeway, worn = first_turn_spent(game, player), game.remembered(Leeway.of), worn_out(game, player)
    house = None if spent else game.house
    open_to_all = leeway.plays and not worn
    for card in side.hand if leeway.grants or not spent else ():
        definition = card.definition
        own = leeway.houses
        free = house is not None and (definition.house == house if own else facts.belongs_to(game, card, house))
        if (free or (leeway.grants and play_grant(game, player, card))) and (
            (open_to_all and plays_freely(definition)) or to_be_played(game, player, card) is None
        ):
            options.append(offer("play", card.id))
        if free:
            options.append(offer("discard", card.id))
    if leeway.uses or not _barred(game, player, "any"):
        _add_uses(game, player, options, leeway, worn)
    options.append(END_TURN)
    return options


def plays_freely(definition: CardDefinition) -> bool:
    """Whether nothing about a card itself can keep it from being played: no place it needs, no keyword, no constant."""
    needs_nothing = definition.type in ("creature", "tactic") and not definition.gigantic
    return needs_nothing and not (definition.keywords or definition.constants)


def _add_uses(game: Game, player: int, options: list[Option], leeway: Leeway, worn: Collection[str]) -> None:
    """Add what the player's cards in play can be used for."""
    side = game.players[player]
    unshielded: list[Card] | None = None
    unbound = leeway.uses
    for card in side.battleline:
        if card.exhausted or (worn and card.name in worn) or not (ways := open_ways(game, card)):
            continue
        if not unbound and facts.any_applies(game, CannotBeUsed, card):
            continue
        if card.stunned:
            options.append(offer("unstun", card.id))
            continue
        if unshielded is None:
            unshielded = unshielded_enemies(game, player)
        fights = unshielded and "fight" in ways and (unbound or free_to_fight(game, player, card))
        enemies = unshielded if fights else []
        if enemies and not leeway.fights:
            enemies = fightable(game, player, card)
        options.extend([offer("fight", card.id, enemy.id) for enemy in enemies])
        free = unbound and not card.enraged
        if "reap" in ways and (free or to_reap(game, player, card, bool(enemies)) is None):
            options.append(offer("reap", card.id))
        if "action" in ways and has_action(game, card) and (free or to_act(game, player, card, bool(enemies)) is None):
            options.append(offer("action", card.id))
    for card in side.artifacts:
        if card.exhausted or not has_action(game, card) or (worn and card.name in worn):
            continue
        if "action" not in open_ways(game, card):
            continue
        if facts.any_applies(game, CannotBeUsed, card):
            continue
        if to_act(game, player, card, False) is None:
            options.append(offer("action", card.id))


def refusal(game: Game, player: int, verb: str, card: Card, target: Card | None = None) -> Refusal | None:
    """Why `player` cannot do this now, or None when they can.

    Args:
        verb: play, discard, reap, fight, action or unstun.
        target: the creature to fight.

    Raises:
        ValueError: there is no such verb.
    """
    if player != game.active:
        return refusals.NOT_YOUR_TURN
    if verb == "play":
        return to_play(game, player, card)
    if verb == "discard":
        return to_discard(game, player, card)
    reason = to_use(game, player, card)
    if reason is not None:
        return reason
    if verb == "unstun":
        return None if card.stunned else refusals.NOT_STUNNED
    if card.stunned:
        return refusals.STUNNED
    ways = open_ways(game, card)
    if verb not in ways:
        return refusals.NOT_ACTIVE_HOUSE
    may_fight = card.zone == Zone.BATTLELINE and "fight" in ways
    enemies = fightable(game, player, card) if may_fight else []
    match verb:
        case "reap":
            return to_reap(game, player, card, bool(enemies))
        case "action":
            return to_act(game, player, card, bool(enemies))
        case "fight":
            return to_fight(game, player, card, target)
    raise ValueError(f"{verb!r} is nothing one does with a card")


def in_house(game: Game, card: Card) -> bool:
    """Whether a card is of the active house."""
    return game.house is not None and facts.belongs_to(game, card, game.house)


def first_turn_spent(game: Game, player: int) -> bool:
    """Whether the one card of the first player's first turn is already played or discarded."""
    return game.turn == 1 and game.history[player].by_choice > 0


def to_play(game: Game, player: int, card: Card) -> Refusal | None:
    """Why a card cannot be played from hand, of the player's own volition or because a card lets them."""
    if card.zone != Zone.HAND or card.controller != player:
        return refusals.NOT_IN_HAND
    reason = to_play_freely(game, player, card)
    if reason is not None and play_grant(game, player, card) is None:
        return reason
    return to_be_played(game, player, card)


def to_play_freely(game: Game, player: int, card: Card) -> Refusal | None:
    """Why the turn as such does not let a card be played: its house, or the one card of the first turn."""
    if not in_house(game, card):
        return refusals.NOT_ACTIVE_HOUSE
    return refusals.FIRST_TURN if first_turn_spent(game, player) else None


def play_grant(game: Game, player: int, card: Card) -> Standing | None:
    """The effect that lets a player play a card beyond what the turn allows, if one still does."""
    if not game.constants(MayPlay):
        return None
    allowed: dict[int, int] = {}
    granted = game.history[player].granted
    for standing in affecting(game, MayPlay, player):
        effect: MayPlay = standing.effect  # type: ignore[assignment]
        if effect.what.matches(game, card, standing.source, standing.player):
            # One card can give the same permission several times, each time it resolves.
            allowed[standing.source.id] = allowed.get(standing.source.id, 0) + effect.amount
            if granted.count(standing.source.id) < allowed[standing.source.id]:
                return standing
    return None


def to_be_played(game: Game, player: int, card: Card) -> Refusal | None:
    """Why a card cannot be played at all, by any effect."""
    definition = card.definition
    if (worn := worn_out(game, player)) and card.name in worn:
        return refusals.SIX_TIMES
    for keyword in definition.keywords:
        reason = keyword.forbids_play(game, player)
        if reason is not None:
            return reason
    for effect in definition.constants:
        reason = effect.forbids_play(game, card, player)
        if reason is not None:
            return reason
    for standing in affecting(game, CannotPlay, player):
        if standing.effect.what.matches(game, card, standing.source, standing.player):  # type: ignore[attr-defined]
            return refusals.CANNOT_PLAY
    for standing in affecting(game, PlayLimit, player):
        if len(game.history[player].played) >= standing.effect.amount:  # type: ignore[attr-defined]
            return refusals.PLAY_LIMIT
    if definition.gigantic and other_half(game, card) is None:
        return refusals.OTHER_HALF_MISSING
    if definition.type == "upgrade" and not (game.players[0].battleline or game.players[1].battleline):
        return refusals.NO_HOST
    if definition.type == "artifact" and toll(game, player, "playing_artifact") > game.players[player].aember:
        return refusals.CANNOT_PAY_TOLL
    return None


def toll(game: Game, player: int, way: str) -> int:
    """The Æmber a player must give in order to do something with an artifact."""
    return sum(
        standing.effect.amount  # type: ignore[attr-defined]
        for standing in affecting(game, Toll, player)
        if standing.effect.what == way  # type: ignore[attr-defined]
    )


def to_discard(game: Game, player: int, card: Card) -> Refusal | None:
    """Why a card cannot be discarded from hand."""
    if card.zone != Zone.HAND or card.controller != player:
        return refusals.NOT_IN_HAND
    if not in_house(game, card):
        return refusals.NOT_ACTIVE_HOUSE
    return refusals.FIRST_TURN if first_turn_spent(game, player) else None


def to_use(
    game: Game, player: int, card: Card, free: bool = False, borrowed: bool = False
) -> Refusal | None:
    """Why a card in play cannot be used at all.

    Args:
        free: whether an effect lets the player use it, whatever its house.
        borrowed: whether an effect lets the player use an artifact that they do not control.
    """
    theirs = card.controller == player or (borrowed and card.zone == Zone.ARTIFACTS)
    if not theirs or not card.in_play:
        return refusals.NOT_YOURS
    if card.exhausted:
        return refusals.EXHAUSTED
    if card.name in worn_out(game, player):
        return refusals.SIX_TIMES
    if not free and not open_ways(game, card):
        return refusals.NOT_ACTIVE_HOUSE
    return refusals.CANNOT_USE if barred_from_use(game, player, card) else None


def barred_from_use(game: Game, player: int, card: Card) -> bool:
    """Whether some effect says that a card cannot be used, or that its player cannot use any."""
    return _barred(game, player, "any") or facts.any_applies(game, CannotBeUsed, card)


ALL_WAYS = frozenset({"fight", "reap", "action"})
"""The ways in which a card can be used."""
NO_WAYS: frozenset[str] = frozenset()


def open_ways(game: Game, card: Card) -> frozenset[str]:
    """The ways in which the active house, or an exception to it, lets a card be used."""
    if in_house(game, card):
        return ALL_WAYS
    keywords = facts.keywords(game, card)
    if keywords and any([keyword.usable_out_of_house for keyword in keywords.values()]):
        return ALL_WAYS
    exceptions = game.standing[MayUse]
    if not exceptions:
        return NO_WAYS
    found = {standing.effect.to for standing in exceptions if facts.applies(game, standing, card)}  # type: ignore[attr-defined]
    return ALL_WAYS if "any" in found else frozenset(found)


def _barred(game: Game, player: int, way: str) -> bool:
    if not game.standing[CannotUse]:
        return False
    return any(standing.effect.way == way for standing in affecting(game, CannotUse, player))  # type: ignore[attr-defined]


def must_fight(game: Game, card: Card) -> bool:
    """Whether a creature that is used must fight if it can."""
    return card.enraged or facts.any_applies(game, MustFight, card)


def to_reap(game: Game, player: int, card: Card, can_fight: bool) -> Refusal | None:
    """Why a usable creature cannot reap."""
    if card.zone != Zone.BATTLELINE:
        return refusals.NOT_A_CREATURE
    if can_fight and must_fight(game, card):
        return refusals.MUST_FIGHT
    if facts.any_applies(game, CanOnlyFight, card):
        return refusals.CAN_ONLY_FIGHT
    if _barred(game, player, "reap") or facts.any_applies(game, CannotReap, card):
        return refusals.CANNOT_REAP
    return None


def to_act(game: Game, player: int, card: Card, can_fight: bool) -> Refusal | None:
    """Why a usable card's Action cannot be used."""
    if not has_action(game, card):
        return refusals.NO_ACTION
    if can_fight and must_fight(game, card):
        return refusals.MUST_FIGHT
    if facts.any_applies(game, CanOnlyFight, card):
        return refusals.CAN_ONLY_FIGHT
    if card.zone == Zone.ARTIFACTS and toll(game, player, "using_artifact") > game.players[player].aember:
        return refusals.CANNOT_PAY_TOLL
    return None


def has_action(game: Game, card: Card) -> bool:
    """Whether a card has an Action ability, its own or granted."""
    if "action" in card.definition.watching:
        return True
    granting = game.standing[GainsAbility]
    return bool(granting) and any(
        trigger.window == "action"
        for standing in granting
        for trigger in standing.effect.ability.trigger or ()  # type: ignore[attr-defined]
        if facts.applies(game, standing, card)
    )


def to_fight(game: Game, player: int, card: Card, target: Card | None = None) -> Refusal | None:
    """Why a usable creature cannot fight, or cannot fight `target`."""
    if card.zone != Zone.BATTLELINE:
        return refusals.NOT_A_CREATURE
    if not free_to_fight(game, player, card):
        return refusals.CANNOT_FIGHT
    if target is None:
        return None if fightable(game, player, card) else refusals.NO_ENEMY
    if target.zone != Zone.BATTLELINE or target.controller == player:
        return refusals.NOT_AN_ENEMY
    if not _may_fight(game, card, target):
        return refusals.FIGHTS_OTHERS_ONLY
    return refusals.SHIELDED_BY_TAUNT if shielded(game, target, ignored_by(game, card)) else None


def _may_fight(game: Game, attacker: Card, enemy: Card) -> bool:
    """Whether what limits the creatures that `attacker` can fight lets it fight this one."""
    return all(
        standing.effect.what.matches(game, enemy, standing.source, standing.player)  # type: ignore[attr-defined]
        for standing in game.constants(FightsOnly)
        if facts.applies(game, standing, attacker)
    )


def fightable(game: Game, player: int, card: Card) -> list[Card]:
    """The enemy creatures that a usable creature can be used to fight; none for a creature of the enemy's own."""
    if card.controller != player or not free_to_fight(game, player, card):
        return []
    enemies = unshielded_enemies(game, player, ignored_by(game, card))
    return [enemy for enemy in enemies if _may_fight(game, card, enemy)]


def free_to_fight(game: Game, player: int, card: Card) -> bool:
    """Whether no effect keeps a creature from fighting at all."""
    return not (_barred(game, player, "fight") or facts.any_applies(game, CannotFight, card))
