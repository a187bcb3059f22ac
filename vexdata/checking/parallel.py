"""Looking at many cards on all cores."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor

from vexdata.findings import Finding
from vexdata.pool import CardFile

Look = Callable[[Sequence[CardFile]], list[Finding]]
"""Something that looks at cards and returns what it found."""

WORTHWHILE = 200
"""Fewer cards than this are looked at sooner than processes are started."""

_work: tuple[Look, Sequence[CardFile]] | None = None
"""What forked processes find already in place, so that no card has to be sent to them."""


def look_at(cards: Sequence[CardFile], look: Look) -> list[Finding]:
    """What `look` finds in `cards`, in as many processes as pay off; the order of findings is not kept."""
    global _work
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    if cores == 1 or len(cards) < WORTHWHILE or "fork" not in multiprocessing.get_all_start_methods():
        return look(cards)
    _work = (look, cards)
    try:
        with ProcessPoolExecutor(min(cores, 8), multiprocessing.get_context("fork")) as executor:
            parts = executor.map(_part, range(cores), [cores] * cores)
            return [finding for part in parts for finding in part]
    finally:
        _work = None


def _part(first: int, step: int) -> list[Finding]:
    if _work is None:
        raise RuntimeError("this process was not forked from one with cards")
    look, cards = _work
    return look(cards[first::step])
