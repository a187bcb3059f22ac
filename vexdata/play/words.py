"""Decisions, options and the board in words, for a person at a terminal."""

from __future__ import annotations

from collections.abc import Callable

import rules_engine.vex.rulebook  # noqa: F401 - fills the lexicon
from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.nodes import walk
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.card_text import WRITER
from rules_engine.vex.lexicon import LEXICON
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Card, Zone
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import house_name

QUESTIONS: dict[PromptKind, str] = {
    PromptKind.MULLIGAN: "Mulligan your opening hand for one card fewer?",
    PromptKind.HOUSE: "Which house is active this turn?",
    PromptKind.ARCHIVES: "Take all your archived cards into your hand?",
    PromptKind.MAIN: "What do you do?",
    PromptKind.CARD: "Which card?",
    PromptKind.OPTION: "Which one?",
    PromptKind.MAY: "Do it?",
    PromptKind.ORDER: "Which resolves first?",
    PromptKind.FLANK: "Where does it enter your battleline?",
    PromptKind.HOUSE_NAME: "Name a house.",
    PromptKind.NUMBER: "Name a number.",
}
"""What each kind of prompt asks; one for every kind there is."""

_LABELS: dict[str, Callable[[Option], str]] = {
    "end turn": lambda option: "End the turn",
    "stop": lambda option: "None, or no more",
    "accept": lambda option: "Yes",
    "decline": lambda option: "No",
    "house": lambda option: house_name(str(option.value)),
    "flank": lambda option: f"On the {option.value} flank",
    "position": lambda option: f"After {option.value} creatures",
    "number": lambda option: str(option.value),
}


def question(game: Game, decision: Decision) -> str:
    """What a decision asks, with the card or rule that asks it."""
    asked = QUESTIONS[PromptKind(decision.kind)]
    if decision.source is not None:
        return f"{game.cards[decision.source].name}: {asked}"
    rule = LEXICON.get(decision.rule)
    return f"{rule.title}: {asked}" if rule is not None else asked


def explanation(game: Game, decision: Decision) -> str:
    """Why the game asks: the rule's definition and, where a card asks, its text."""
    lines = []
    rule = LEXICON.get(decision.rule)
    if rule is not None:
        lines.append(f"{rule.title}: {rule.entry.definition}")
        lines.extend(rule.entry.body)
    if decision.source is not None:
        from rules_engine.vex.card_text import card_text

        definition = game.cards[decision.source].definition
        lines.append(f"{definition.name} says: {' '.join(card_text(definition).lines)}")
    return "\n".join(lines) or QUESTIONS[PromptKind(decision.kind)]


def label(game: Game, decision: Decision, option: Option) -> str:
    """An option as a person would say it."""
    if option.verb in _LABELS:
        return _LABELS[option.verb](option)
    if option.verb == "option":
        return _alternative(game, decision, int(option.value))
    card = game.cards[option.card] if option.card is not None else None
    if card is None:
        return option.verb
    match option.verb:
        case "play" | "discard":
            return f"{option.verb.capitalize()} {described(game, card)}"
        case "reap":
            return f"Reap with {card.name}"
        case "fight":
            if option.value is None:
                return f"Fight with {card.name}"
            return f"Fight {described(game, game.cards[option.value])} with {card.name}"
        case "action":
            return f"Use the Action of {card.name}"
        case "unstun":
            return f"Shake off the stun of {card.name}"
        case "resolve":
            return f"The ability of {card.name}"
    return f"{described(game, card)}, {_whereabouts(card, decision.player)}"


def _alternative(game: Game, decision: Decision, index: int) -> str:
    """The text of one of the alternatives of a "choose one"."""
    if decision.source is not None:
        source = game.cards[decision.source].definition
        for _, node in walk(source):
            options = getattr(node, "options", ())
            if isinstance(options, tuple) and len(options) == len(decision.options):
                text = WRITER.wording(source.name).clause(options[index])
                return text[:1].upper() + text[1:]
    return f"The {('first', 'second', 'third', 'fourth', 'fifth')[index]} one"


def _whereabouts(card: Card, player: int) -> str:
    side = "yours" if card.controller == player else "your opponent's"
    where = {Zone.HAND: "in hand", Zone.DISCARD: "in the discard pile", Zone.DECK: "in the deck"}.get(card.zone)
    return f"{side} {where}" if where else side


def _half(card: Card) -> str:
    """Which half of a gigantic creature a card out of play is, as further words about it."""
    half = card.definition.half_name
    return f", {half} half" if half else ""


def described(game: Game, card: Card) -> str:
    """A card with the numbers that matter for a choice."""
    if card.zone != Zone.BATTLELINE:
        return f"{card.name} ({house_name(card.definition.house)} {card.definition.type}{_half(card)})"
    marks = [f"{facts.power(game, card)} power"]
    armor = facts.armor(game, card)
    marks += [f"{armor} armor"] if armor else []
    marks += [f"{card.damage} damage"] if card.damage else []
    marks += [f"{card.aember} Æmber"] if card.aember else []
    for name in ("exhausted", "stunned", "warded", "enraged"):
        marks += [name] if getattr(card, name) else []
    return f"{card.name} ({', '.join(marks)})"


def board(game: Game, viewer: int) -> str:
    """The table as one player may see it."""
    lines = []
    for player in (game.players[1 - viewer], game.players[viewer]):
        own = player.index == viewer
        lines.append(
            f"{'You' if own else 'Opponent'}, {player.name}: {player.aember} Æmber, {player.keys} of 3 keys, "
            f"{len(player.hand)} in hand, {len(player.deck)} in deck, {len(player.discard)} discarded"
            + (f", {len(player.archives)} archived" if player.archives else "")
            + (f", {player.chains} chains" if player.chains else "")
        )
        line = "  |  ".join(described(game, card) for card in player.battleline) or "no creatures"
        lines.append(f"  battleline: {line}")
        if player.artifacts:
            artifacts = [card.name + (" (exhausted)" if card.exhausted else "") for card in player.artifacts]
            lines.append("  artifacts:  " + "  |  ".join(artifacts))
        if own:
            hand = [f"{card.name} ({house_name(card.definition.house)}{_half(card)})" for card in player.hand]
            lines.append("  hand:       " + (", ".join(hand) or "empty"))
    house = f", house {house_name(game.house)}" if game.house else ""
    lines.append(f"Turn {game.turn}{house}")
    return "\n".join(lines)
