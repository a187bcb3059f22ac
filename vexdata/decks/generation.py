"""Drawing decks: houses, cards by rarity, the icons of Enhance; a seed means the same deck anywhere."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.cards.definition import MOST_ICONS
from rules_engine.vex.vocabulary import HOUSES, ICONS, house_name
from vexdata.decks.deck import CARDS_PER_HOUSE, HOUSES_IN_DECK, Deck
from vexdata.decks.naming import deck_name
from vexdata.decks.supply import DeckError, Printing, Stack, Supply
from vexdata.findings import nearest
from vexdata.pool import Pool, SetProfile

_CANONICAL = {icon: place for place, icon in enumerate(ICONS)}
_HOUSE_ORDER = {house: place for place, house in enumerate(HOUSES)}


def generate(pool: Pool, profile: SetProfile, seed: int, houses: Sequence[str] | None = None) -> Deck:
    """Draw one deck of a set; for many, make a `Supply` and call `draw`.

    Args:
        pool: the cards of all sets.
        profile: the set.
        seed: 0 or more; all chance comes from it.
        houses: the three houses; drawn if not given.

    Raises:
        DeckError: the set lacks cards, or cannot give those houses.
    """
    return draw(Supply(pool, profile), seed, houses)


def draw(supply: Supply, seed: int, houses: Sequence[str] | None = None) -> Deck:
    """Draw a deck from a set's cards; see `generate`."""
    randomness = Randomness(seed)
    # Drawn even when they are given, so that naming the houses of a deck gives that very deck.
    drawn = _draw_houses(supply, randomness)
    if houses is not None:
        drawn = checked_houses(supply, houses)
    picked: list[Printing] = []
    for house in sorted(drawn, key=_HOUSE_ORDER.__getitem__):
        picked += _draw_cards(supply.stacks[house], randomness)
    rows = [printing.row for printing in picked]
    added, unplaced = deal_enhance(picked, randomness)
    for place, icons in added.items():
        row = rows[place]
        icons.sort(key=_CANONICAL.__getitem__)
        rows[place] = replace(row, icons=(*row.icons, *icons))
    return Deck(deck_name(seed), supply.profile.slug, tuple(rows), seed, supply.version, unplaced)


def checked_houses(supply: Supply, houses: Sequence[str]) -> list[str]:
    """`houses`, if a deck of the set can have them.

    Raises:
        DeckError: they are not three different houses that have cards in the set.
    """
    for house in houses:
        if house in supply.houses:
            continue
        offered = f"the houses of {supply.profile.name} are {', '.join(supply.houses)}"
        if house in HOUSES:
            raise DeckError(f"{house_name(house)} has no cards in {supply.profile.name}; {offered}")
        near = nearest(house, supply.houses)
        raise DeckError(f"unknown house {house!r}; " + (f"did you mean {near}?" if near else offered))
    if len(houses) != HOUSES_IN_DECK or len(set(houses)) != HOUSES_IN_DECK:
        raise DeckError(f"a deck has three different houses, not {', '.join(houses) or 'none'}")
    return list(houses)


def deal_enhance(
    cards: Sequence[Printing], randomness: Randomness
) -> tuple[dict[int, list[str]], tuple[str, ...]]:
    """Give each icon of the cards' Enhance, in order, to any card that can take it at that moment.

    Returns:
        The icons added, by the place of the card in `cards`; and the icons that no card could take.
    """
    added: dict[int, list[str]] = {}
    unplaced: list[str] = []
    room = [MOST_ICONS - len(card.row.icons) for card in cards]
    for source in cards:
        for icon in source.grants:
            eligible = [place for place, card in enumerate(cards) if room[place] > 0 and icon in card.takes]
            if not eligible:
                unplaced.append(icon)
                continue
            place = randomness.choice(eligible)
            room[place] -= 1
            added.setdefault(place, []).append(icon)
    return added, tuple(unplaced)


def _draw_houses(supply: Supply, randomness: Randomness) -> list[str]:
    if len(supply.houses) < HOUSES_IN_DECK:
        having = ", ".join(supply.houses) or "none"
        raise DeckError(f"a deck needs three houses, and in {supply.profile.name} these have cards: {having}")
    left = list(supply.houses)
    return [left.pop(randomness.below(len(left))) for _ in range(HOUSES_IN_DECK)]


def _draw_cards(stack: Stack, randomness: Randomness) -> list[Printing]:
    """Twelve cards by name: for each a rarity by weight, then any card of it that has copies left.

    Both halves of a gigantic creature are drawn together, where there is room for two.
    """
    below = randomness.below
    bounds, groups, limit = stack.bounds, stack.groups, stack.limit
    total = bounds[-1]
    copies: dict[int, int] = {}
    picked: list[Printing] = []
    while len(picked) < CARDS_PER_HOUSE:
        group = groups[bisect_right(bounds, below(total))]
        card = group[below(len(group))]
        count = copies.get(card.index, 0)
        if count < limit and len(picked) + card.size <= CARDS_PER_HOUSE:
            copies[card.index] = count + 1
            picked.append(card)
            if card.other is not None:
                picked.append(card.other)
    picked.sort(key=lambda card: card.index)
    return picked
