"""Whether the schema files are those that the rule classes make, and writing them."""

from __future__ import annotations

import difflib
from pathlib import Path

from vexdata import locations
from vexdata.atomic import write_text
from vexdata.schema.generate import files

MEND = "vexdata schema"
"""The command that makes stale files fresh."""


def write(folder: Path | None = None) -> list[Path]:
    """Write the schemas; returns the files that changed.

    Raises:
        WriteError: a file cannot be written.
    """
    changed = []
    for name, content in files().items():
        path = (folder or locations.schema()) / name
        if _content(path) != content:
            write_text(path, content)
            changed.append(path)
    return changed


def differences(folder: Path | None = None) -> str:
    """The difference between the schema files and what they should be; empty when they are fresh."""
    found = []
    for name, content in files().items():
        path = (folder or locations.schema()) / name
        before = _content(path)
        if before != content:
            lines = difflib.unified_diff(
                (before or "").splitlines(keepends=True),
                content.splitlines(keepends=True),
                f"schema/{name} (stale)" if before is not None else f"schema/{name} (missing)",
                f"schema/{name} (made from the rules)",
            )
            found.append("".join(lines))
    return "".join(found)


def _content(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
