"""The decks of random games: drawn from any set, or from all cards together, so that any two cards can meet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.vocabulary import HOUSES, RARITIES
from vexdata.decks.generation import draw
from vexdata.decks.supply import DeckError, Supply
from vexdata.findings import nearest
from vexdata.play.decks import pool, to_play
from vexdata.play.starts import FromDecks
from vexdata.pool import Pool, SetProfile

EVERYTHING = "all"
"""The name of the decks that are drawn from the cards of all sets together, each rarity as likely as the next."""


@cache
def supplies() -> dict[str, Supply]:
    """What decks can be drawn from, by name: each set that has cards for a deck, and all cards together."""
    cards = pool()
    profiles = dict(cards.sets)
    names = tuple(cards)
    profiles[EVERYTHING] = SetProfile(EVERYTHING, "All cards", "ALL", HOUSES, dict.fromkeys(RARITIES, 1), names)
    together = Pool(cards.values(), profiles, cards.traits)
    found = {name: Supply(together, profile) for name, profile in profiles.items()}
    return {name: supply for name, supply in found.items() if len(supply.houses) >= 3}


def checked(sets: Sequence[str]) -> tuple[str, ...]:
    """The names of these sets, or of all there are when none is named.

    Raises:
        DeckError: there is no such set, or it has too few cards for a deck.
    """
    known = supplies()
    for name in sets:
        if name not in known:
            near = nearest(name, known)
            hint = f"did you mean {near!r}?" if near else f"there are {', '.join(known)}"
            raise DeckError(f"no decks can be drawn from {name!r}; {hint}")
    return tuple(sets) or tuple(known)


def random_start(seed: int, sets: Sequence[str] = ()) -> FromDecks:
    """The beginning of the random game of this seed.

    Args:
        sets: what its decks are drawn from; each deck from any of them.
    """
    chance = Randomness(seed)
    known = supplies()
    decks = []
    for _ in range(2):
        supply = known[chance.choice(tuple(sets) or tuple(known))]
        decks.append(to_play(draw(supply, chance.next()), pool()))
    return FromDecks(tuple(decks), chance.next())
