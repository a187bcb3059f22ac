"""What decks are drawn from: the cards of one set, in tables that make drawing fast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import HOUSES, ICONS, RARITIES
from vexdata.decks.deck import CARDS_PER_HOUSE, DeckCard
from vexdata.pool import Pool, SetProfile

DEFAULT_SET = "mass_mutation"
"""The set that decks are drawn from when none is named: one with Enhance in it."""

MOST_COPIES = 3
"""Copies of one card in a generated deck, where the house has cards enough."""


class DeckError(ValueError):
    """No deck can be made of what was asked for; the message says why, as one line."""


@dataclass(frozen=True, slots=True)
class Printing:
    """A card as the generator looks at it.

    Args:
        index: its place in the set's order: by name.
        row: its row in a deck list when Enhance adds nothing to it.
        grants: the icons its Enhance gives, in printed order.
        takes: the icons that Enhance may add to it.
        other: for the base half of a gigantic creature, its art half, which comes with it.
    """

    index: int
    row: DeckCard
    grants: tuple[str, ...]
    takes: frozenset[str]
    other: Printing | None = None

    @property
    def size(self) -> int:
        """How many cards of a deck it is."""
        return 1 if self.other is None else 2


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards of one house, by rarity.

    Args:
        bounds: the rarities' weights, summed up.
        groups: for each of those rarities, its cards.
        limit: how many copies of one card a deck may get.
    """

    bounds: tuple[int, ...]
    groups: tuple[tuple[Printing, ...], ...]
    limit: int


class Supply:
    """The cards of one set, ready for drawing; make it once to draw many decks.

    Args:
        pool: the cards of all sets.
        profile: the set.
    """

    __slots__ = ("houses", "profile", "stacks", "version")

    def __init__(self, pool: Pool, profile: SetProfile) -> None:
        cards = sorted(cards_of(pool, profile), key=lambda card: card.name)
        self.profile = profile
        self.version = pool.version
        self.stacks: dict[str, Stack] = {}
        for house in HOUSES:
            stack = _stack(
                profile, [(index, card) for index, card in enumerate(cards) if card.house == house]
            )
            if stack is not None:
                self.stacks[house] = stack
        self.houses = tuple(self.stacks)
        """The houses that have cards, in canonical order."""


def cards_of(pool: Pool, profile: SetProfile) -> list[CardDefinition]:
    """The cards that decks of a set can hold: its own and its reprints, of its houses."""
    return [card.definition for card in pool.of_set(profile.slug) if card.definition.house in profile.houses]


def granted(card: CardDefinition) -> tuple[str, ...]:
    """The icons that a card's Enhance gives to cards of its deck."""
    return tuple(type(icon).key for icon in card.enhance)


def printing(index: int, card: CardDefinition) -> Printing:
    """A card as the generator looks at it, in its place; a gigantic creature's base half with its art half."""
    if not card.gigantic:
        return _printing(index, card)
    return _printing(index, card.base_half, "base", _printing(index, card.art_half, "art"))


def _printing(index: int, card: CardDefinition, half: str = "", other: Printing | None = None) -> Printing:
    row = DeckCard(card.name, card.house, card.icon_keys, half)
    takes = frozenset(icon for icon in ICONS if card.takes_icon(icon))
    return Printing(index, row, granted(card), takes, other)


def _stack(profile: SetProfile, cards: Sequence[tuple[int, CardDefinition]]) -> Stack | None:
    weights: list[int] = []
    groups: list[tuple[Printing, ...]] = []
    for rarity in RARITIES:
        group = tuple(printing(index, card) for index, card in cards if card.rarity == rarity)
        weight = profile.rarities.get(rarity, 0)
        if group and weight:
            weights.append(weight)
            groups.append(group)
    number = sum(map(len, groups))
    if not number:
        return None
    # Cards of two halves cannot fill the last place of a house, so those of one must be enough to do it.
    singles = sum(card.size == 1 for group in groups for card in group)
    enough = -(-CARDS_PER_HOUSE // (singles or 2 * number))
    return Stack(tuple(accumulate(weights)), tuple(groups), max(MOST_COPIES, enough))
