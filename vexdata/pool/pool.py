"""All cards, loaded and ready to be used; a pool with a mistake in it is not used at all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from rules_engine.kernel.nodes import to_data
from rules_engine.vex.cards.definition import CardDefinition
from vexdata import locations
from vexdata.findings import Finding
from vexdata.pool.card_file import CardFile, SetProfile
from vexdata.pool.files import find_files
from vexdata.pool.loading import Loaded


class PoolError(Exception):
    """The card files cannot be used; carries the findings that say why."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        count = len(self.findings)
        super().__init__(f"the cards cannot be used: {count} mistake{'s' if count != 1 else ''} (see `vexdata check`)")


class Pool(Mapping[str, CardFile]):
    """Card files by printed name, in the order of their places.

    Args:
        cards: the card files.
        sets: the set profiles, by slug.
        traits: the traits a card can have.
    """

    def __init__(self, cards: Iterable[CardFile], sets: Mapping[str, SetProfile], traits: Iterable[str] = ()) -> None:
        self._cards = {card.name: card for card in cards}
        self.sets = dict(sets)
        self.traits = tuple(traits)

    def __getitem__(self, name: str) -> CardFile:
        return self._cards[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def of_set(self, slug: str) -> list[CardFile]:
        """The cards of a set: those in its folder, then those it reprints."""
        own = [card for card in self._cards.values() if card.set == slug]
        return own + [self._cards[name] for name in self.sets[slug].reprints if name in self._cards]

    @cached_property
    def definitions(self) -> dict[str, CardDefinition]:
        """The cards themselves, by printed name."""
        return {name: card.definition for name, card in self._cards.items()}

    @cached_property
    def version(self) -> str:
        """A short word that changes whenever a card or a set does; deck lists and records name it."""
        content = {
            "cards": {name: to_data(card.definition) for name, card in self._cards.items()},
            "sets": {slug: [profile.houses, profile.rarities, profile.reprints] for slug, profile in self.sets.items()},
            "places": {name: card.set for name, card in self._cards.items()},
        }
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def load_pool(root: Path | None = None) -> Pool:
    """The pool under `root`, which is the project's own unless another is given.

    Raises:
        PoolError: a file cannot be read, or says what no card can.
    """
    loaded = Loaded(find_files(root or locations.cards()))
    if loaded.findings:
        raise PoolError(loaded.findings)
    return Pool(loaded.cards, loaded.sets, loaded.traits)
