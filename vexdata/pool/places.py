"""From a place in a card to a place in its file."""

from __future__ import annotations

from rules_engine.kernel.nodes import Path
from vexdata.findings import Position
from vexdata.reading import Document
from vexdata.schema.validation import resolved


def position(document: Document, path: Path, *, key: bool = False) -> Position:
    """Where in its file the part of a card at `path` stands, written in a short form or a long one.

    Args:
        key: the place of the name in front of it, where it has one.
    """
    path = resolved(document.data, path)
    return document.position(path, key=key and bool(path) and isinstance(path[-1], str))
