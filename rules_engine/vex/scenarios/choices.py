"""Decisions and their options in words, for reports and for choosing an option by what it says."""

from __future__ import annotations

from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.nodes import Node, children, walk
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import house_name

_ASKED = {
    "mulligan": "whether to mulligan",
    "house": "which house to make active",
    "archives": "whether to take the archives",
    "main": "what to do in the main phase",
    "card": "which card to choose",
    "option": "which option to choose",
    "may": "whether to do it",
    "order": "which ability resolves next",
    "flank": "where the creature enters",
    "house-name": "which house to name",
    "number": "which number to name",
}
_WHO = ("you are", "your opponent is")


def asked(game: Game, decision: Decision) -> str:
    """A decision in words: who is asked what, by which rule and card."""
    what = _ASKED.get(decision.kind, decision.kind)
    by = "" if decision.source is None else f", by {game.cards[decision.source].name}"
    rule = f" (rule: {decision.rule})" if decision.rule else ""
    return f"{_WHO[decision.player]} asked {what}{by}{rule}"


def offered(game: Game, decision: Decision) -> list[str]:
    """The options of a decision in words."""
    return [described(game, decision, option) for option in decision.options]


def described(game: Game, decision: Decision, option: Option) -> str:
    """An option as a scenario would write it."""
    if option.verb == "option":
        said = option_words(game, decision, option)
        return f"choose {decision.options.index(option) + 1}" + (f" ({said[0]})" if said else "")
    if option.card is not None:
        name = game.cards[option.card].name
        if option.verb == "fight" and isinstance(option.value, int):
            return f"fight {name}, target {game.cards[option.value].name}"
        return f"{'remove stun' if option.verb == 'unstun' else option.verb} {name}"
    if option.value is None:
        return option.verb
    value = house_name(option.value) if option.verb == "house" else option.value
    return f"{option.verb} {value}"


def option_words(game: Game, decision: Decision, option: Option) -> list[str]:
    """What an option of a "choose one" can be called: the names of the rules that it is made of."""
    if option.verb != "option":
        return [option.verb]
    branches = _branches(game, decision)
    place = decision.options.index(option)
    if isinstance(option.value, str) or place >= len(branches):
        return [str(option.value)] if isinstance(option.value, str) else []
    return [name for _, node in walk(branches[place]) for name in (type(node).key, type(node).title)]


def _branches(game: Game, decision: Decision) -> list[Node]:
    """The branches of the "choose one" that asks: the only node of the card's with that many like children."""
    if decision.source is None:
        return []
    for ability in game.cards[decision.source].definition.abilities:
        for _, node in walk(ability):
            branches = [child for _, child in children(node)]
            if type(node).slug == decision.rule and len(branches) >= len(decision.options):
                return branches
    return []
