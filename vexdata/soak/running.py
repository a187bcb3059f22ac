"""Many trials, one after the other or on several cores; the game of a seed is the same either way."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import NamedTuple

from rules_engine.kernel.match import UniformlyRandom
from vexdata.soak.decks import random_start, supplies
from vexdata.soak.trial import Fault, Limits, Trial

PORTION = 20
"""Games that are sent to a process at a time."""
LOOKED_AT = 16
"""Answers after which a game is looked at; one with a fault is played again and looked at after each."""


class Result(NamedTuple):
    """How the game of a seed went."""

    seed: int
    turns: int
    decisions: int
    fault: Fault | None
    long: bool


def trial(seed: int, sets: Sequence[str] = (), limits: Limits | None = None, every: int = LOOKED_AT) -> Trial:
    """Play the random game of a seed."""
    player = UniformlyRandom(seed)
    return Trial(random_start(seed, sets), limits or Limits(), every).play(player.choose)


def cores() -> int:
    """How many processes can run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(seeds: range, jobs: int, sets: Sequence[str] = (), limits: Limits | None = None) -> Iterator[Result]:
    """Play the games of these seeds, each result as soon as it is there.

    Args:
        jobs: in how many processes; with one, in this process.
    """
    if jobs == 1 or len(seeds) <= PORTION:
        for seed in seeds:
            yield _result(seed, sets, limits)
        return
    supplies()  # read before the processes part, so that each finds the cards in place
    method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    portions = iter([seeds[at : at + PORTION] for at in range(0, len(seeds), PORTION)])
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context(method))
    try:
        waiting: set[Future[list[Result]]] = set()
        while True:
            # No more is handed out than is soon needed, so that an interrupt is soon obeyed.
            while len(waiting) < 2 * jobs and (portion := next(portions, None)) is not None:
                waiting.add(executor.submit(_portion, portion, sets, limits))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _portion(seeds: Sequence[int], sets: Sequence[str], limits: Limits | None) -> list[Result]:
    return [_result(seed, sets, limits) for seed in seeds]


def _result(seed: int, sets: Sequence[str], limits: Limits | None) -> Result:
    found = trial(seed, sets, limits)
    return Result(seed, found.turns, len(found.answers), found.fault, found.long)
