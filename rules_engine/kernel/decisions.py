"""What a game asks, and what may be answered."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Option(NamedTuple):
    """One legal answer: what is done, to which card, and any further word that tells it from the others."""

    verb: str
    card: int | None = None
    """The id of the card it is about; two copies of one card have two ids."""
    value: Any = None


class Decision:
    """A question put to one player. The answer is exactly one of the options.

    Args:
        player: whose choice it is, 0 or 1.
        kind: one of the game's closed list of prompt kinds.
        options: the legal answers, at least one.
        source: the id of the card whose ability asks, or None when the rules themselves do.
        rule: the slug of the rule that asks.
    """

    __slots__ = ("kind", "options", "player", "rule", "source")

    def __init__(
        self, player: int, kind: str, options: Sequence[Option], source: int | None = None, rule: str = ""
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.source = source
        self.rule = rule

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.kind!r}, {len(self.options)} options, rule={self.rule!r})"


Choices = Generator[Decision, Option, T]
"""A stretch of play: yields decisions, is sent the options chosen, and returns a T."""


def _nothing_asked() -> Choices[None]:
    yield from ()


NOTHING_ASKED: Choices[None] = _nothing_asked()
"""A stretch of play that is over: what a function returns that found nothing to do, so that none need be made."""
