"""A rule to be changed, whose behaviour no game knows."""

from __future__ import annotations


class Base:
    """What several rules share."""

    def shared(self) -> int:
        """A number."""
        return 2


class Toy(Base):
    """Every kind of place that can be changed, and every kind that is left alone."""

    def count(self, numbers: list[int], least: int = 3) -> int:
        """How many are large enough, plus one."""
        assert least > 0
        total = 0
        for number in numbers:
            if number < least:
                continue
            total += 1
        return total + 1

    @property
    def flag(self) -> bool:
        """Whether there is a class."""
        return isinstance(self, Toy)
