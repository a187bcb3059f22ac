"""Playing a rule's examples with a change in force, in a process of its own."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rules_engine.kernel.scenario import Scenario
from tests.mutation.subjects import Change

SURVIVED, KILLED = 0, 1
LEAST_SECONDS = 1.0
"""The processor time that examples are given at the least; a change may make them endless."""
MOST_MEMORY = 4 << 30
"""The memory that they are given, in bytes."""

Play = Callable[[Scenario], bool]
"""Plays a scenario; says whether it goes as it says."""


@dataclass(frozen=True, slots=True)
class Result:
    """Whether the examples noticed a change.

    Args:
        place, line, text, number: those of the change.
        killed: whether at least one example failed.
    """

    place: str
    line: int
    text: str
    number: int
    killed: bool


class BaselineError(Exception):
    """The examples fail without any change."""


def try_all(changes: Sequence[Change], scenarios: Sequence[Scenario], play: Play) -> list[Result]:
    """Try each change, one at a time.

    Raises:
        BaselineError: an example fails by itself.
    """
    began = time.process_time()
    for scenario in scenarios:
        if not play(scenario):
            raise BaselineError(f"an example fails without any change: {scenario}")
    seconds = max(LEAST_SECONDS, 20 * (time.process_time() - began))
    return [
        Result(change.place, change.line, change.text, change.number, is_noticed(change, scenarios, play, seconds))
        for change in changes
    ]


def is_noticed(change: Change, scenarios: Iterable[Scenario], play: Play, seconds: float) -> bool:
    """Whether an example fails, breaks off or does not end with the change in force."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        os._exit(_in_child(change, scenarios, play, seconds))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) != SURVIVED


def _in_child(change: Change, scenarios: Iterable[Scenario], play: Play, seconds: float) -> int:
    """The exit code of the process that the change is made in; one that goes on for ever is ended by a signal."""
    # Processor time, not time on the clock: a busy machine makes no example fail.
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        change.apply()
        return SURVIVED if all(play(scenario) for scenario in scenarios) else KILLED
    except BaseException:  # whatever it is, the example did not go as it says
        return KILLED
