"""What can be told of a match as plain data: the state as one player may see it, what is asked, what happened.

A player sees the table, their own hand and their own archives. The order of a deck nobody sees.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rules_engine.kernel.decisions import Decision
from rules_engine.kernel.match import Match
from rules_engine.kernel.nodes import to_data
from rules_engine.vex.card_text import card_text
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Card, Zone
from rules_engine.vex.state.events import Names, Told, is_hidden_from, tell
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.player import Player
from vexdata.play import words
from vexdata.play.replaying import caller

Everyone = None
"""The viewer who sees all there is to see."""


def state(game: Game, viewer: int | None) -> dict[str, Any]:
    """The game as a player may see it, or all of it.

    Args:
        viewer: 0 or 1; None for somebody who may see both hands, as a referee does.
    """
    return {
        "turn": game.turn,
        "phase": game.phase.removesuffix("-phase"),
        "active": game.active,
        "house": game.house,
        "winner": game.winner,
        "players": [_player(game, player, viewer) for player in game.players],
        "playing": [card_facts(card) for card in game.cards if card.zone == Zone.LIMBO],
    }


def _player(game: Game, player: Player, viewer: int | None) -> dict[str, Any]:
    own = viewer is None or viewer == player.index
    return {
        "player": player.index,
        "name": player.name,
        "houses": list(player.houses),
        "aember": player.aember,
        "keys": player.keys,
        "chains": player.chains,
        "line": [_in_play(game, card, viewer) for card in player.battleline],
        "artifacts": [_in_play(game, card, viewer) for card in player.artifacts],
        "hand": _pile(player.hand, own),
        "archives": _pile(player.archives, own),
        "discard": _pile(player.discard, True),
        "purged": _pile(player.purged, True),
        "deck": _pile(player.deck, False),
    }


def _pile(cards: Sequence[Card], seen: bool) -> dict[str, Any]:
    """A zone: how many cards, and which they are where they may be seen; the last one is on top."""
    found: dict[str, Any] = {"count": len(cards)}
    if seen:
        found["cards"] = [card_facts(card) for card in cards]
    return found


def card_facts(card: Card) -> dict[str, Any]:
    """A card by its id and by what is printed on it and on this copy; out of play a gigantic creature is two halves."""
    definition = card.definition
    found: dict[str, Any] = {
        "id": card.id,
        "name": definition.name,
        "house": definition.house,
        "type": definition.type,
        "icons": list(card.icons),
    }
    if definition.gigantic and card.zone != Zone.BATTLELINE:
        found["half"] = definition.half_name
    return found


def _in_play(game: Game, card: Card, viewer: int | None) -> dict[str, Any]:
    found = card_facts(card)
    found["owner"] = card.owner
    if card.definition.type == "creature":
        found["power"] = facts.power(game, card)
        found["armor"] = facts.armor(game, card)
        found["armor_left"] = facts.armor_left(game, card)
        found["damage"] = card.damage
    found["aember"] = card.aember
    found["ready"] = not card.exhausted
    found["statuses"] = [name for name in ("stunned", "warded", "enraged") if getattr(card, name)]
    found["counters"] = {**({"power": card.power_counters} if card.power_counters else {}), **(card.counters or {})}
    found["keywords"] = [to_data(keyword) for keyword in facts.keywords(game, card).values()]
    found["upgrades"] = [
        {**card_facts(game.cards[upgrade]), "owner": game.cards[upgrade].owner} for upgrade in card.upgrades
    ]
    under = [game.cards[below] for below in card.under]
    seen = [each for each in under if viewer is None or viewer in (card.controller, each.owner)]
    found["under"] = {"count": len(under), "cards": [card_facts(each) for each in seen]}
    return found


def decision(match: Match[Game], viewer: int | None) -> dict[str, Any] | None:
    """What is asked, with the options for the player who is asked; None once the game is over."""
    asked = match.decision
    if asked is None:
        return None
    found: dict[str, Any] = {"player": asked.player, "kind": str(asked.kind)}
    if viewer is not None and viewer != asked.player:
        return found
    found["question"] = words.question(match.game, asked)
    found["rule"] = asked.rule
    found["source"] = None if asked.source is None else card_facts(match.game.cards[asked.source])
    found["options"] = [_option(match.game, asked, index) for index in range(len(asked.options))]
    return found


def _option(game: Game, asked: Decision, index: int) -> dict[str, Any]:
    option = asked.options[index]
    found: dict[str, Any] = {"id": index, "text": words.label(game, asked, option), "verb": option.verb}
    if option.card is not None:
        found["card"] = option.card
    if option.verb == "fight" and option.value is not None:
        found["target"] = option.value
    elif option.value is not None and option.verb != "resolve":
        found["value"] = option.value
    return found


def events(game: Game, first: int, viewer: int | None) -> list[dict[str, Any]]:
    """What happened, from the event `first` on, each as a type with its facts and as a sentence."""
    players = (caller(game, 0), caller(game, 1))
    names = Names(players, {card.id: card.name for card in game.cards}, viewer=viewer)
    return [_event(event, names) for event in game.log.events[first:]]


def _event(event: Told, names: Names) -> dict[str, Any]:
    found: dict[str, Any] = {"event": event_name(type(event)), "player": event.player}
    if event.card >= 0 and not is_hidden_from(event, names.viewer):
        found["card"] = event.card
    if event.other >= 0:
        found["other"] = event.other
    if event.amount:
        found["amount"] = event.amount
    if event.word:
        found["word"] = event.word
    found["text"] = tell(event, names)
    return found


def event_name(kind: type[Told]) -> str:
    """The name of a type of event: key-forged."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def printed(definition: CardDefinition) -> dict[str, Any]:
    """A card as it is printed, its text included."""
    found: dict[str, Any] = {
        "name": definition.name,
        "house": definition.house,
        "type": definition.type,
        "rarity": definition.rarity,
        "icons": list(definition.icon_keys),
        "traits": list(definition.traits),
        "text": list(card_text(definition).lines),
    }
    if definition.type == "creature":
        found["power"] = definition.power
        found["armor"] = definition.armor or 0
    return found
