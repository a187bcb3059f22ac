"""The answer that makes the least of a question."""

from __future__ import annotations

from rules_engine.kernel.decisions import Decision


def plainest(decision: Decision) -> int:
    """The index of the option to end the turn, to decline or to stop; where there is none of them, the first."""
    for index, option in enumerate(decision.options):
        if option.verb in ("end turn", "decline", "stop"):
            return index
    return 0
