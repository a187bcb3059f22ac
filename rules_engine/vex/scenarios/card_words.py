"""How sentences introduce a card and tell its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_engine.kernel.english import article, counted, listed, plural, quoted
from rules_engine.kernel.nodes import to_flow
from rules_engine.kernel.scenario_data import Keyed
from rules_engine.kernel.text import TextError, Writer
from rules_engine.vex.card_text import ability_text
from rules_engine.vex.scenarios.cards import Cast, Entry, read_entry
from rules_engine.vex.vocabulary import house_name

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_STATUSES = ("stunned", "warded", "enraged")

_HAS: dict[str, Callable[[Any], str]] = {
    "power": lambda value: f"power {value}",
    "armor": lambda value: f"armor {value}" if value else "no armor",
    "damage": lambda value: f"{value or 'no'} damage",
    "armor left": lambda value: f"{value or 'no'} armor left",
    "aember": lambda value: f"{value or 'no'} Æmber on it",
    "power counters": lambda value: counted(value, "power counter") if value else "no power counters",
    "counters": lambda value: counted(value, "power counter") if isinstance(value, int) else _counters(value),
    "named house": lambda value: f"house {house_name(str(value))} named for it",
    "keywords": lambda value: _listed_flow(value) or "no keywords",
    "icons": lambda value: f"the bonus icons {_listed_flow(value)}" if value else "no bonus icons",
    "upgrades": lambda value: f"{_below(value) or 'no upgrades'} attached",
    "under": lambda value: f"{_below(value) or 'no cards'} under it",
}
_IS: dict[str, Callable[[Any], str]] = {
    "ready": lambda value: "ready" if value else "exhausted",
    "stunned": lambda value: "stunned" if value else "not stunned",
    "warded": lambda value: "warded" if value else "not warded",
    "enraged": lambda value: "enraged" if value else "not enraged",
    "attacked": lambda value: "already attacked" if value else "not attacked yet",
    "controller": lambda value: "under your control" if value == "you" else "under your opponent's control",
    "owner": lambda value: "your card" if value == "you" else "your opponent's card",
    "half": lambda value: f"the {value} half",
    "house": lambda value: f"of house {house_name(str(value))}",
}


def state_of(said: Keyed) -> str:
    """What is said of a card, as the rest of a sentence: is exhausted and has 1 damage."""
    has = [_HAS[key](value) for key, (_, value) in said.items() if key in _HAS]
    being = [_IS[key](value) for key, (_, value) in said.items() if key in _IS]
    being.sort(key=lambda one: one.startswith("not "))
    parts = ([f"is {listed(being)}"] if being else []) + ([f"has {listed(has)}"] if has else [])
    return " and ".join(parts)


class CardWords:
    """Introduces the cards of a board.

    Args:
        cast: finds the cards and builds the stand-ins.
        writer: the templates that render a stand-in's abilities.
    """

    def __init__(self, cast: Cast, writer: Writer) -> None:
        self.cast = cast
        self.writer = writer

    def introduce(self, entry: Entry, default_type: str | None = None) -> str:
        """A card with what a reader must know of it: Guard (power 4, armor 2, exhausted)."""
        facts = self._printed(entry, default_type) if self.cast.stands_in(entry, default_type) else []
        for key, (_, value) in entry.said.items():
            if key in _STATUSES and value:
                facts.append(key)
            elif key == "ready" and not value:
                facts.append("exhausted")
            elif key == "attacked" and value:
                facts.append("already attacked this turn")
            elif key == "half":
                facts.append(_IS["half"](value))
            elif key == "owner":
                facts.append(_IS["owner"](value))
            elif key in ("damage", "aember", "power counters", "counters", "named house") and value:
                facts.append(f"with {_HAS[key](value)}")
            elif key in ("upgrades", "under") and value:
                kind = "upgrade" if key == "upgrades" else None
                named = [self.introduce(read_entry(item, entry.path), kind) for item in value]
                facts.append(f"with {listed(named)} {'attached' if key == 'upgrades' else 'under it'}")
        return f"{entry.name} ({', '.join(facts)})" if facts else entry.name

    def _printed(self, entry: Entry, default_type: str | None) -> list[str]:
        card = self.cast.definition(entry, default_type)
        facts = []
        if "house" in entry.said:
            facts.append(house_name(card.house))
        if card.type != "creature":
            facts.append(article(card.type))
        if "power" in entry.said:
            facts.append(f"power {card.power}")
        if "armor" in entry.said:
            facts.append(f"armor {card.armor}")
        facts.extend(card.traits)
        if "icons" in entry.said:
            icons = entry.said["icons"][1]
            facts.append(f"{plural('bonus icon') if len(icons) > 1 else 'bonus icon'} {_listed_flow(icons)}")
        if "keywords" in entry.said:
            facts.append(_listed_flow(entry.said["keywords"][1]))
        for ability in card.abilities:
            try:
                facts.append(quoted(" ".join(ability_text(ability, card.name, self.writer).split())))
            except TextError:
                facts.append(f"with {to_flow(entry.said['abilities'][1])}")
                break
        return facts


def _listed_flow(values: Any) -> str:
    """Keywords or icons as a list in a sentence: taunt and assault 2."""
    said = [to_flow(value).strip("{}").replace(": ", " ").replace("_", "-") for value in values]
    return listed([each.replace("aember", "Æmber") for each in said])


def _counters(value: dict[str, int]) -> str:
    return listed([counted(number, f"{name} counter") for name, number in value.items()]) or "no counters"


def _below(value: Any) -> str:
    if isinstance(value, int):
        return counted(value, "card") if value else ""
    return listed([item if isinstance(item, str) else next(iter(item)) for item in value])
