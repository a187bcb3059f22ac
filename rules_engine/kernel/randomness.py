"""Seeded chance whose draws mean the same on every Python: the state is one number, part of the game's own state."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

_RANGE = 1 << 64
_MASK = _RANGE - 1


class Randomness:
    """A SplitMix64 generator (Steele, Lea and Flood, 2014).

    Args:
        state: the seed, or the state of another generator to go on from.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def copy(self) -> Randomness:
        """A generator that will draw the same from here on."""
        return Randomness(self.state)

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each as likely as the next.

        Raises:
            ValueError: `bound` is not positive.
        """
        if bound <= 0:
            raise ValueError(f"cannot draw a number below {bound}")
        # The steps of `next`, without a call: somebody draws for every answer of a random game.
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn = state ^ (state >> 31)
        # Numbers past the last whole multiple of the bound would favour small remainders; the first test is a quick
        # one that nearly every draw passes.
        while drawn >= _RANGE - bound and drawn >= _RANGE - _RANGE % bound:
            drawn = self.next()
        return drawn % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely as the next."""
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight says.

        Raises:
            ValueError: no weight is positive.
        """
        drawn = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if drawn < weight:
                return index
            drawn -= weight
        raise ValueError("weights must not be negative")

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
