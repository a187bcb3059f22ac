"""Cards as scenarios name them: by printed name, or described in place as a stand-in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules_engine.kernel.loading import Loader, LoadError, suggestion
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.parameters import node_fields
from rules_engine.kernel.scenario_data import Keyed, ScenarioError, fail, keyed, spelt
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.lexicon import LEXICON
from rules_engine.vex.vocabulary import HOUSES

Pool = Mapping[str, CardDefinition]
"""The printed cards, by name."""

STATE_KEYS = (
    "damage", "ready", "stunned", "warded", "enraged", "aember", "upgrades", "counters", "power counters", "under",
    "attacked", "owner", "half", "facedown", "named house",
)  # fmt: skip
"""What a scenario can say of a card in play, beyond what the card prints."""
FILLER = re.compile(r"Filler \d+")
"""The names of the vanilla creatures that fill decks."""
PRINTED_KEYS = tuple(spelt(name) for name in node_fields(CardDefinition) if name != "name")
"""What a stand-in can be given, as a card file would say it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as a list in a scenario names it: its name, its place, and what is said under it."""

    name: str
    path: Path
    said: Keyed = field(default_factory=dict)

    @property
    def described(self) -> bool:
        """Whether what is said under the name describes a card, rather than the state of one.

        A name with empty braces describes an ordinary card of that name, whatever is printed under it.
        """
        if not self.said and self.path[-1:] == (self.name,):
            return True
        return any(key in PRINTED_KEYS for key in self.said)


def read_entry(data: Any, path: Path, allowed: tuple[str, ...] = (*PRINTED_KEYS, *STATE_KEYS)) -> Entry:
    """Read one card of a list: its name, or its name with a mapping under it."""
    if isinstance(data, str):
        return Entry(data.strip(), path)
    if not isinstance(data, Mapping) or len(data) != 1:
        fail(path, f"a card is its name, or one name with what is said of it, not {data!r}")
    ((name, said),) = data.items()
    return Entry(str(name), (*path, name), keyed(said, allowed, (*path, name), str(name)))


class Cast:
    """Finds or makes the definitions of the cards in one scenario.

    Args:
        pool: the printed cards.
        loader: builds stand-ins.
        house: the house of stand-ins that name none.
    """

    def __init__(self, pool: Pool, loader: Loader, house: str) -> None:
        self.pool = pool
        self.loader = loader
        self.house = house

    def stands_in(self, entry: Entry, default_type: str | None = None) -> bool:
        """Whether an entry means a stand-in, and no printed card.

        Args:
            default_type: the type of card that belongs where the entry stands in play; None out of play. A card of
                another type that is printed under the name is not meant, where the entry says how the card is.
        """
        if entry.described or entry.name not in self.pool:
            return True
        return bool(entry.said) and default_type not in (None, self.pool[entry.name].type)

    def definition(self, entry: Entry, default_type: str | None = None) -> CardDefinition:
        """The card that an entry means.

        Args:
            default_type: the type of card that belongs where the entry stands in play; None out of play.

        Raises:
            ScenarioError: nothing is printed under that name, or the stand-in is no card.
        """
        if not self.stands_in(entry, default_type):
            return self.pool[entry.name]
        if not entry.described and FILLER.fullmatch(entry.name):
            return self.filler(int(entry.name.split()[-1]))
        if not entry.described and not entry.said:
            near = suggestion(entry.name, self.pool) if self.pool else None
            describe = f"to make up a card, describe it in place: {{{entry.name}: {{power: 3}}}}"
            near = near if near and near.startswith("did you mean") else None
            fail(entry.path, f"no card is called {entry.name!r}", near or describe)
        data: dict[str, Any] = {"house": self.house, "type": default_type or "creature", "rarity": "common"}
        data.update({key.replace(" ", "_"): value for key, (_, value) in entry.said.items() if key in PRINTED_KEYS})
        if isinstance(data["house"], str):
            data["house"] = spelt(data["house"]).replace(" ", "_")
        if data["type"] == "creature":
            data.setdefault("power", 3)
        try:
            made = self.loader.load(CardDefinition, {"name": entry.name, **data}, entry.path)
        except LoadError as error:
            raise ScenarioError(error.problems) from None
        assert isinstance(made, CardDefinition)
        return made

    def filler(self, number: int) -> CardDefinition:
        """One of the vanilla creatures that fill decks."""
        return CardDefinition(name=f"Filler {number}", house=self.house, type="creature", rarity="common", power=3)


def standard_loader() -> Loader:
    """A loader for the rules of Vex that knows the houses and admits any trait."""
    return Loader(LEXICON, {"house": frozenset(HOUSES)})
