"""A gigantic creature is two cards of a deck, its base half and its art half."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules_engine.vex.new_game import new_game
from rules_engine.vex.state.invariants import violations
from tests.decks.synthetic import HOUSES, card, gigantic, house_cards, pool
from vexdata.decks import Supply, check, draw, parse_deck, render
from vexdata.play.decks import to_play

POOL = pool([*house_cards(), *(gigantic(f"Colossus of {house}", house, icons=("aember",)) for house in HOUSES)])
SUPPLY = Supply(POOL, POOL.sets["first"])
SEEDS = st.integers(0, (1 << 64) - 1)
WITH_ONE = next(deck for deck in map(lambda seed: draw(SUPPLY, seed), range(100)) if any(c.half for c in deck.cards))


@given(SEEDS)
def test_both_halves_come_together(seed):
    """Every deck is valid, and has as many base halves as art halves."""
    deck = draw(SUPPLY, seed)
    assert check(deck, POOL) == []
    halves = Counter(each.half for each in deck.cards)
    assert halves["base"] == halves["art"]


@given(SEEDS)
def test_icons_are_on_the_art_half_only(seed):
    """The base half has none printed, and Enhance adds none."""
    for each in draw(SUPPLY, seed).cards:
        if each.half:
            assert (each.icons == ()) == (each.half == "base")


def test_a_house_of_few_cards_is_filled_to_the_last_place():
    """Two halves do not fit into one place; a card of one does."""
    few = [each for house in HOUSES for each in (gigantic(f"Colossus of {house}", house), card(f"Only {house}", house))]
    small = pool(few, reprints=())
    for seed in range(50):
        assert check(draw(Supply(small, small.sets["first"]), seed), small) == []


def test_a_half_without_the_other_is_no_deck():
    """Replaced by another copy of the same half."""
    rows = list(WITH_ONE.cards)
    place = next(index for index, each in enumerate(rows) if each.half == "art")
    rows[place] = rows[place - 1]
    said = [finding.message for finding in check(replace(WITH_ONE, cards=tuple(rows)), POOL)]
    name = rows[place].name
    assert any(f"art halves of {name}" in message for message in said), said


def test_each_card_of_it_is_a_half():
    """The whole of it is no card, and other cards have no halves."""
    rows = list(WITH_ONE.cards)
    place = next(index for index, each in enumerate(rows) if each.half == "art")
    other = next(index for index, each in enumerate(rows) if not each.half)
    rows[place], rows[other] = replace(rows[place], half=""), replace(rows[other], half="art")
    said = [finding.message for finding in check(replace(WITH_ONE, cards=tuple(rows)), POOL)]
    assert f"{rows[place].name} is gigantic: each card of it is its base half or its art half" in said
    assert f"{rows[other].name} is not gigantic, and has no halves" in said


def test_a_list_tells_the_halves_apart():
    """In every format."""
    for format_ in ("text", "markdown", "json"):
        assert parse_deck(render(WITH_ONE, format_)) == WITH_ONE
    assert "(base half)" in render(WITH_ONE)


def test_a_game_starts_with_both_halves():
    """Two cards of one name, one with the power and one with the icons."""
    game = new_game([to_play(WITH_ONE, POOL), to_play(WITH_ONE, POOL)], 1)
    halves = [each.definition for each in game.cards if each.owner == 0 and each.definition.gigantic]
    assert violations(game) == []
    assert {(half.is_art_half, bool(half.icons), half.power) for half in halves} == {
        (False, False, 15),
        (True, True, None),
    }
