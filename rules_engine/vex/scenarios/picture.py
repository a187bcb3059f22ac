"""A board as text, for reports of what went wrong."""

from __future__ import annotations

from rules_engine.kernel.english import counted
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import house_name

STATUSES = ("stunned", "warded", "enraged")


def picture(game: Game) -> str:
    """The board, a line for each zone that holds something."""
    house = f", house {house_name(game.house)}" if game.house else ""
    phase = game.phase.removesuffix("-phase").replace("-", " ")
    lines = [f"Turn {game.turn}, {phase} phase, {game.players[game.active].name} active{house}"]
    for player in game.players:
        chains = f", {counted(player.chains, 'chain')}" if player.chains else ""
        lines.append(f"{player.name}: {player.aember} Æmber, {counted(player.keys, 'key')}{chains}")
        lines.append(f"  line: {', '.join(card_line(game, card) for card in player.battleline) or '(empty)'}")
        if player.artifacts:
            lines.append(f"  artifacts: {', '.join(card_line(game, card) for card in player.artifacts)}")
        for name in ("hand", "archives", "discard", "purged"):
            pile: list[Card] = getattr(player, name)
            if pile:
                lines.append(f"  {name}: {', '.join(map(card_out_of_play, pile))}")
        lines.append(f"  deck: {counted(len(player.deck), 'card')}")
    return "\n".join(lines)


def card_out_of_play(card: Card) -> str:
    """The name of a card, and which half of a gigantic creature it is."""
    half = card.definition.half_name
    return f"{card.name} ({half} half)" if half else card.name


def card_line(game: Game, card: Card) -> str:
    """A card in play with its numbers and whatever is unusual about it."""
    parts = []
    if card.definition.type == "creature":
        parts.append(f"power {facts.power(game, card)}")
        if facts.armor(game, card):
            parts.append(f"armor {facts.armor_left(game, card)} of {facts.armor(game, card)}")
    if card.damage:
        parts.append(f"damage {card.damage}")
    if card.aember:
        parts.append(f"{card.aember} Æmber")
    if card.exhausted:
        parts.append("exhausted")
    parts.extend(status for status in STATUSES if getattr(card, status))
    parts.extend(f"with {game.cards[upgrade].name}" for upgrade in card.upgrades)
    return f"{card.name} ({', '.join(parts)})" if parts else card.name
