"""Decks are drawn from a seed, and Enhance deals its icons as the rulebook says."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.kernel.randomness import Randomness
from tests.decks.synthetic import HOUSES, card, house_cards, pool
from vexdata.decks import DeckError, Supply, check, draw, generate, render
from vexdata.decks.generation import deal_enhance
from vexdata.decks.supply import granted, printing

POOL = pool()
FIRST = POOL.sets["first"]
SUPPLY = Supply(POOL, FIRST)
SEEDS = st.integers(0, (1 << 64) - 1)


@given(SEEDS)
def test_every_drawn_deck_is_valid(seed):
    """Three houses of twelve, of the set, with all icons where they belong."""
    assert check(draw(SUPPLY, seed), POOL) == []


@given(SEEDS)
def test_a_seed_means_one_deck(seed):
    """A deck is drawn again from its seed alone, and also when its houses are named."""
    deck = draw(SUPPLY, seed)
    assert deck == generate(POOL, FIRST, seed) == generate(POOL, FIRST, seed, deck.houses)


@given(SEEDS, st.permutations(HOUSES))
def test_named_houses_are_taken(seed, houses):
    """The list prints them in canonical order, whatever order they were named in."""
    assert tuple(sorted(houses[:3])) == draw(SUPPLY, seed, houses[:3]).houses


@given(SEEDS)
def test_no_card_comes_more_than_three_times(seed):
    """As long as the house has cards enough."""
    assert max(Counter(card.name for card in draw(SUPPLY, seed).cards).values()) <= 3


def test_a_house_with_one_card_fills_up_with_it():
    """A small house still makes twelve cards."""
    small = pool([card(f"Only {house}", house) for house in HOUSES], reprints=())
    assert {12} == set(Counter(each.name for each in draw(Supply(small, small.sets["first"]), 1).cards).values())


def test_rarities_come_as_often_as_they_weigh():
    """Special cards are seldom, cards with weight 0 never come."""
    rarity = {each.name: each.rarity for each in house_cards()} | {"Guest": "common"}
    seen = Counter(rarity[each.name] for seed in range(300) for each in draw(SUPPLY, seed).cards)
    assert [name for name, _ in seen.most_common()] == ["common", "uncommon", "rare", "special"]
    assert 0 < seen["special"] < 0.03 * seen.total()
    none = pool(weights={"common": 1, "special": 0})
    drawn = [each.name for seed in range(50) for each in draw(Supply(none, none.sets["first"]), seed).cards]
    assert {"common"} == {rarity[name] for name in drawn}


@pytest.mark.parametrize("hash_seed", ["0", "1", "424242"])
def test_the_hash_seed_changes_nothing(hash_seed):
    """Another process with another hash seed draws the same decks."""
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "tests.decks.synthetic"]
    other = subprocess.run(command, env=env, cwd=root, capture_output=True, text=True, check=True)
    assert [render(draw(SUPPLY, seed)) for seed in range(5)] == json.loads(other.stdout)


def test_the_deck_of_seed_1_is_what_it_always_was():
    """Pinned, so that it holds on every Python; it changes only when the way of drawing does."""
    deck = draw(SUPPLY, 1)
    assert deck.name == "Corvell the Obstinate of Marrowfen"
    assert [(card.name, card.icons) for card in deck.cards[:4]] == [
        ("Common 0 of dis", ("aember",)),
        ("Common 1 of dis", ("aember",)),
        ("Common 1 of dis", ("aember", "draw", "draw")),
        ("Common 3 of dis", ("aember",)),
    ]


def _deal(cards, seed=1):
    return deal_enhance([printing(index, each) for index, each in enumerate(cards)], Randomness(seed))


@given(SEEDS)
def test_no_icon_is_lost(seed):
    """What Enhance grants has landed on a card or is reported."""
    cards = house_cards()[:12] + house_cards()[24:36]
    added, unplaced = _deal(cards, seed)
    landed = Counter(icon for icons in added.values() for icon in icons) + Counter(unplaced)
    assert Counter(icon for each in cards for icon in granted(each)) == landed


@given(SEEDS)
def test_icons_only_land_where_they_are_taken(seed):
    """Five icons at the most, printed ones counted, and opt-outs respected."""
    cards = house_cards()[:12]
    added, _ = _deal(cards, seed)
    for place, icons in added.items():
        assert len(cards[place].icons) + len(icons) <= 5
        assert all(cards[place].takes_icon(icon) for icon in icons)


def test_an_icon_that_no_card_can_take_is_reported():
    """A full card and a refusing one leave nowhere to go."""
    cards = [
        card("Full", "dis", icons=("draw",) * 5),
        card("Giver", "dis", enhance=("damage", "draw"), takes=("draw",)),
    ]
    assert _deal(cards) == ({1: ["draw"]}, ("damage",))


def test_eligibility_is_taken_anew_for_each_icon():
    """A card that has taken its fifth icon takes no sixth."""
    cards = [card("Giver", "dis", enhance=("damage",) * 7)]
    assert _deal(cards) == ({0: ["damage"] * 5}, ("damage", "damage"))


def test_the_source_and_every_other_card_are_equally_likely():
    """Over many seeds each of three cards takes the icon about as often."""
    cards = [card("Giver", "dis", enhance=("damage",)), card("A", "mars"), card("B", "logos")]
    seen = Counter(next(iter(_deal(cards, seed)[0])) for seed in range(3000))
    assert all(900 < seen[place] < 1100 for place in range(3))


@pytest.mark.parametrize(
    ("houses", "message"),
    [
        (("dis", "logos"), "three different houses"),
        (("dis", "dis", "logos"), "three different houses"),
        (("dis", "logos", "marz"), "did you mean mars?"),
        (("dis", "logos", "saurian"), "Saurian has no cards in The First"),
    ],
)
def test_houses_that_the_set_cannot_give_are_refused(houses, message):
    """With one line that says why."""
    with pytest.raises(DeckError) as refused:
        generate(POOL, FIRST, 1, houses)
    assert message in str(refused.value)


def test_a_set_with_two_houses_makes_no_deck():
    """Houses without cards are not drawn, and two are too few."""
    few = pool(house_cards(("dis", "logos")))
    with pytest.raises(DeckError, match="in The First these have cards: dis, logos"):
        generate(few, few.sets["first"], 1)
