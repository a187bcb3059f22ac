"""Playing a card: from wherever it is, through its bonus icons, to its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.vex.asking import FLANKS, PromptKind, choose, choose_card
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.concepts import aember
from rules_engine.vex.constant_effects.card_effects import EntersPlay
from rules_engine.vex.constant_effects.playing import PlayedAsCopy
from rules_engine.vex.constant_effects.replacements import NextPlayedEnters
from rules_engine.vex.context import Context
from rules_engine.vex.families import BonusIcon, Filter
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.play.gigantic import halves_beside, other_half
from rules_engine.vex.play.legality import to_be_played, toll
from rules_engine.vex.resolving import open_window
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Attached, Copied, IconResolved, Played, PutIntoPlay
from rules_engine.vex.zones.moving import place, remove

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game
    from rules_engine.vex.state.standing import Standing


def play_card(game: Game, player: int, card: Card) -> Choices[bool]:
    """Have a player play a card from wherever it is, whatever its house; returns whether it was played."""
    if to_be_played(game, player, card) is not None:
        return False
    kind, constants = card.definition.type, card.definition.constants
    copied = (yield from _copied(game, player, card)) if constants else None
    if kind == "artifact":
        _pay_toll(game, player, "playing_artifact")
    for effect in constants:
        effect.pay(game, card, player)
    card = _take_up(game, card)
    card.controller = player
    game.log.add(Played(player=player, card=card.id))
    if copied is not None:
        card.definition, card.icons = copied.definition, copied.icons
        game.log.add(Copied(player=player, card=card.id, other=copied.id))
    definition = card.definition
    first = not game.history[player].played
    game.history[player].played.append(card.id)
    if kind == "tactic":
        yield from open_window(game, "tactic-played", card, player)
    else:
        yield from _enter(game, player, card, played=True, first=first)
    if card.icons or card.art_half is not None:
        yield from _resolve_icons(game, player, card)
    if card.in_play or card.zone == Zone.LIMBO:
        yield from open_window(game, "play", card, player)
    yield from open_window(game, "played", card, player)
    if card.zone == Zone.LIMBO:
        place(game, card, Zone.DISCARD)
    if game.needs_settling:
        yield from settle(game)
    if definition.keywords and any(keyword.ends_phase for keyword in definition.keywords):
        game.main_ended = True
    return True


def _copied(game: Game, player: int, card: Card) -> Choices[Card | None]:
    """The card that `card` is played as a copy of, when it says so and there is one that could be played."""
    for effect in card.definition.constants:
        if isinstance(effect, PlayedAsCopy):
            context = Context(player, card, PlayedAsCopy.slug)
            (owner,) = context.players(effect.owner)
            found = [
                each
                for each in matching(game, game.players[owner].discard, effect.what, context)
                if to_be_played(game, player, each) is None
            ]
            return (yield from choose_card(game, player, found, card, PlayedAsCopy.slug))
    return None


def _pay_toll(game: Game, player: int, way: str) -> None:
    due = toll(game, player, way)
    aember.give(game, player, due)


def _resolve_icons(game: Game, player: int, card: Card) -> Choices[None]:
    """Resolve a card's bonus icons from top to bottom, for as long as it is there."""
    beside = [icon for half in halves_beside(game, [card]) for icon in half.icons]
    for key in (*card.icons, *beside):
        if not (card.in_play or card.zone == Zone.LIMBO):
            return
        game.log.add(IconResolved(player=player, card=card.id, word=key))
        yield from icon_called(key).resolve(game, card, player)
        if game.needs_settling:
            yield from settle(game)


def icon_called(key: str) -> BonusIcon:
    """The bonus icon of this key."""
    from rules_engine.vex.icons.bonus_icons import BY_KEY

    return BY_KEY[key]


def put_into_play(game: Game, card: Card, controller: int) -> Choices[bool]:
    """Put a card into play without playing it; returns whether it could be."""
    if card.definition.gigantic and other_half(game, card) is None:
        return False
    card = _take_up(game, card)
    game.log.add(PutIntoPlay(player=controller, card=card.id))
    yield from _enter(game, controller, card, played=False, first=False)
    yield from settle(game)
    return True


def _take_up(game: Game, card: Card) -> Card:
    """Take a card from where it is, on its way into play or to be resolved.

    Returns:
        The card; for either half of a gigantic creature its base half, with the other beside it.
    """
    art = other_half(game, card) if card.definition.gigantic else None
    if art is not None and card.definition.is_art_half:
        card, art = art, card
    for each in (card,) if art is None else (card, art):
        remove(game, each)
        each.shed()
    card.zone = Zone.LIMBO
    if art is not None:
        art.zone, art.host, card.art_half = Zone.BESIDE, card.id, art.id
    return card


def _enter(game: Game, player: int, card: Card, played: bool, first: bool) -> Choices[None]:
    keywords = card.definition.keywords if played else ()
    controller = 1 - player if any(keyword.enters_under_opponent for keyword in keywords) else player
    kind = card.definition.type
    if kind == "upgrade":
        host = yield from choose_card(game, player, game.creatures(), card, "upgrade")
        if host is None:
            place(game, card, Zone.DISCARD)
            return
        attach(game, card, host, player)
        yield from open_window(game, "upgrade-entered", card, player)
        return
    card.controller = controller
    card.exhausted = True
    if kind == "creature":
        line = game.players[controller].battleline
        anywhere = any(keyword.any_position for keyword in keywords)
        position = yield from _position(game, player, card, len(line), anywhere)
        line.insert(position, card)
        card.zone = Zone.BATTLELINE
    else:
        game.players[controller].artifacts.append(card)
        card.zone = Zone.ARTIFACTS
    game.touch(game.is_heard(card))
    ways = [standing for standing in game.standing[EntersPlay] if facts.applies(game, standing, card)]
    if played:
        waiting = [standing for standing in game.standing[NextPlayedEnters] if _awaited(game, standing, card, player)]
        spent = [standing.effect for standing in waiting]
        game.lasting = [lasting for lasting in game.lasting if not any(lasting.effect is each for each in spent)]
        ways += waiting
    for standing in ways:
        effect: Any = standing.effect
        if effect.how == "ready":
            card.exhausted = False
        else:
            card.stunned = kind == "creature"
    if played and waiting:
        game.touch()
    if kind == "creature":
        yield from open_window(game, "creature-entered", card, controller)


def _awaited(game: Game, standing: Standing, card: Card, player: int) -> bool:
    """Whether a card just played is the next one that a lasting effect of its player's waits for."""
    what: Filter = standing.effect.what  # type: ignore[attr-defined]
    return standing.player == player and what.matches(game, card, standing.source, player)


def _position(game: Game, player: int, card: Card, length: int, anywhere: bool) -> Choices[int]:
    """Where a creature enters the battleline: a flank, or anywhere when a keyword says so."""
    if length == 0:
        return 0
    if anywhere:
        places = [Option("position", None, index) for index in range(length + 1)]
        answer = yield from choose(game, player, PromptKind.FLANK, places, card, "deploy")
        return int(answer.value)
    answer = yield from choose(game, player, PromptKind.FLANK, FLANKS, card, "battleline")
    return 0 if answer.value == "left" else length


def attach(game: Game, upgrade: Card, host: Card, player: int) -> None:
    """Attach an upgrade to a creature."""
    remove(game, upgrade)
    upgrade.zone = Zone.ATTACHED
    upgrade.controller = player
    upgrade.host = host.id
    host.upgrades = (*host.upgrades, upgrade.id)
    game.log.add(Attached(player=player, card=upgrade.id, other=host.id))
    game.touch()
