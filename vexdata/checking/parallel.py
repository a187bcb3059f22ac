"""Looking at many cards on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from vexdata.checking.memory import Looked
from vexdata.pool import CardFile

Look = Callable[[Sequence[CardFile]], list[Looked]]
"""Something that looks at cards and returns what it found in each."""

WORTHWHILE = 200
"""Fewer cards than this are looked at sooner than processes are started."""

_work: tuple[Look, Sequence[CardFile]] | None = None
"""What forked processes find already in place, so that no card has to be sent to them."""


def look_at(cards: Sequence[CardFile], look: Look) -> list[Looked]:
    """What `look` finds in `cards`, in as many processes as pay off; the order is not kept."""
    global _work
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    if cores == 1 or len(cards) < WORTHWHILE:
        return look(cards)
    import multiprocessing  # which few checks need, and which takes its time to import
    from concurrent.futures import ProcessPoolExecutor

    if "fork" not in multiprocessing.get_all_start_methods():
        return look(cards)
    _work = (look, cards)
    try:
        with ProcessPoolExecutor(min(cores, 8), multiprocessing.get_context("fork")) as executor:
            parts = executor.map(_part, range(cores), [cores] * cores)
            return [each for part in parts for each in part]
    finally:
        _work = None


def _part(first: int, step: int) -> list[Looked]:
    if _work is None:
        raise RuntimeError("this process was not forked from one with cards")
    look, cards = _work
    return look(cards[first::step])
