"""Chance is drawn by code of our own, so that a seed means the same game everywhere and for good."""

from __future__ import annotations

import pytest

from rules_engine.kernel.randomness import Randomness


def test_the_published_sequence() -> None:
    chance = Randomness(1234567)
    assert [chance.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_shuffle_that_must_never_change() -> None:
    cards = list(range(10))
    Randomness(42).shuffle(cards)
    assert cards == [0, 9, 5, 8, 6, 4, 7, 2, 1, 3]


def test_a_copy_draws_the_same_from_here_on() -> None:
    chance = Randomness(9)
    chance.next()
    copy = chance.copy()
    assert [chance.next() for _ in range(3)] == [copy.next() for _ in range(3)]


def test_draws_stay_below_their_bound_and_reach_all_of_it() -> None:
    chance = Randomness(5)
    assert {chance.below(6) for _ in range(200)} == set(range(6))
    with pytest.raises(ValueError, match="below 0"):
        chance.below(0)


def test_weights() -> None:
    chance = Randomness(5)
    drawn = [chance.weighted([0, 3, 1]) for _ in range(400)]
    assert set(drawn) == {1, 2}
    assert drawn.count(1) > drawn.count(2)
    with pytest.raises(ValueError, match="below 0"):
        chance.weighted([0, 0])


def test_a_choice_is_one_of_the_items() -> None:
    assert Randomness(1).choice(["only"]) == "only"
