"""The log: what happened, as typed events that are rendered to sentences only where somebody reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class Log:
    """Events in the order they happened.

    An event is a named tuple of the game's; the log only keeps it.
    """

    __slots__ = ("events",)

    def __init__(self, events: list[Any] | None = None) -> None:
        self.events: list[Any] = [] if events is None else events

    def add(self, event: Any) -> None:
        """Write down an event."""
        self.events.append(event)

    def copy(self) -> Log:
        """A log that goes on by itself from here."""
        return Log(self.events[:])

    def of_type(self, kind: type) -> list[Any]:
        """The events of one type, oldest first."""
        return [event for event in self.events if type(event) is kind]

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.events)
