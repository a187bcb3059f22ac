"""What a scenario can say must be true of one card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_engine.kernel.nodes import to_data, to_flow
from rules_engine.kernel.scenario_data import ACTORS, flag, items, text, whole, word
from rules_engine.vex.scenarios.cards import Entry, read_entry
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.game import Game
from rules_engine.vex.vocabulary import HOUSES

_NUMBERS: dict[str, Callable[[Game, Card], int]] = {
    "power": facts.power,
    "armor": facts.armor,
    "armor left": facts.armor_left,
    "damage": lambda game, card: card.damage,
    "aember": lambda game, card: card.aember,
    "power counters": lambda game, card: card.power_counters,
}
_FLAGS: dict[str, Callable[[Card], bool]] = {
    "ready": lambda card: not card.exhausted,
    "stunned": lambda card: card.stunned,
    "warded": lambda card: card.warded,
    "enraged": lambda card: card.enraged,
    "attacked": lambda card: card.attacked,
    "facedown": lambda card: card.facedown,
}
_PLAYERS: dict[str, Callable[[Card], int]] = {
    "controller": lambda card: card.controller,
    "owner": lambda card: card.owner,
}
CARD_CHECKS = (
    *_NUMBERS, *_FLAGS, *_PLAYERS, "counters", "half", "house", "named house", "keywords", "icons", "upgrades", "under",
)  # fmt: skip
"""Everything that can be looked at on a card."""


def check_card(game: Game, card: Card, entry: Entry) -> list[str]:
    """One line for each thing said of a card that is not true.

    Raises:
        ScenarioError: a value has the wrong shape.
    """
    failures: list[str] = []
    for key, (at, value) in entry.said.items():
        expected: Any
        actual: Any
        if key in _NUMBERS:
            expected, actual = whole(value, at), _NUMBERS[key](game, card)
        elif key in _FLAGS:
            expected, actual = flag(value, at), _FLAGS[key](card)
        elif key in _PLAYERS:
            expected, actual = word(value, ACTORS, at, "player"), ACTORS[_PLAYERS[key](card)]
        elif key == "half":
            expected = word(value, ("base", "art"), at, "half")
            actual = card.definition.half_name or "no half"
        elif key == "house":
            expected, actual = word(value, HOUSES, at, "house"), facts.house_of(game, card)
        elif key == "named house":
            expected, actual = word(value, HOUSES, at, "house"), card.named_house
        elif key == "counters":
            expected, actual = value, card.power_counters if isinstance(value, int) else (card.counters or {})
        elif key == "icons":
            expected = [text(one, place, "an icon") for place, one in items(value, at, "icons")]
            actual = list(card.icons)
        elif key == "keywords":
            held = facts.keywords(game, card)
            wanted = [one for _, one in items(value, at, "keywords")]
            full = {name: to_flow(to_data(keyword)) for name, keyword in held.items()}
            expected = sorted(to_flow(one) for one in wanted)
            actual = sorted(name if name in wanted else full[name] for name in held)
        else:
            failures.extend(_below(game, card, key, at, value))
            continue
        if expected != actual:
            failures.append(f"{'.'.join(map(str, at))}: expected {expected}, but it is {actual}")
    return failures


def _below(game: Game, card: Card, key: str, at: Any, value: Any) -> list[str]:
    """What is wrong with the upgrades on a card or the cards under it."""
    ids = card.upgrades if key == "upgrades" else card.under
    cards = [game.cards[id] for id in ids]
    if isinstance(value, int) and not isinstance(value, bool):
        place = ".".join(map(str, at))
        return [] if value == len(cards) else [f"{place}: expected {value} cards, but there are {len(cards)}"]
    entries = [read_entry(item, place, CARD_CHECKS) for place, item in items(value, at, "cards")]
    if [entry.name for entry in entries] != [each.name for each in cards]:
        wanted, found = (", ".join(each.name for each in some) for some in (entries, cards))
        return [f"{'.'.join(map(str, at))}: expected [{wanted}], but it is [{found}]"]
    return [line for entry, each in zip(entries, cards, strict=True) for line in check_card(game, each, entry)]
