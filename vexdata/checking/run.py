"""One run of the checks over card files."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from vexdata import locations
from vexdata.checking.memory import Memory
from vexdata.findings import Finding, nearest
from vexdata.pool.files import Files, find_files, shown


class CheckError(Exception):
    """The check could not be run; the message says why."""


class Report(NamedTuple):
    """What a check found.

    Args:
        findings: in order of file and place.
        checked: how many files were read and looked at.
        found: how many there were.
    """

    findings: tuple[Finding, ...]
    checked: int
    found: int

    @property
    def clean(self) -> bool:
        """Whether there is nothing to say."""
        return not self.findings


def check(paths: Sequence[Path] = (), root: Path | None = None, memory: Path | None = None) -> Report:
    """Check card files.

    Args:
        paths: files and folders to report on; none means all. The whole pool is taken in in any case, since a card can
            be wrong because of another.
        root: the folder of the pool, the project's own unless another is given.
        memory: the folder in which is kept what earlier checks found; None to look at everything anew.

    Raises:
        CheckError: a path does not exist, or there is no pool.
    """
    root = root or locations.cards()
    if not root.is_dir():
        raise CheckError(f"there is no folder {shown(root)} with cards in it")
    files = find_files(root)
    wanted, strays = _wanted(paths, files)
    chosen = [name for name in files.cards if wanted is None or name in wanted]
    # A card from elsewhere is compared with the pool as if it lay in it, which nothing is to be remembered of.
    known = None if memory is None or strays else Memory.recall(memory, files)
    findings = known.answer(chosen) if known else None
    if findings is None:
        from vexdata.checking.looking import look_into  # the whole engine, which an unchanged pool never needs

        findings = look_into(files, strays, chosen, known)
    names = [*files.every(), *strays, *files.unreadable]
    if wanted is not None:
        findings = [finding for finding in findings if finding.file in wanted]
        names = [name for name in names if name in wanted]
    closed = files.unreadable
    unchecked = {finding.file for finding in findings if finding.code == "unchecked-file" or finding.file in closed}
    return Report(
        tuple(sorted(set(findings), key=lambda finding: finding.sort_key)),
        len(names) - len(unchecked),
        len(names),
    )


def _wanted(paths: Sequence[Path], files: Files) -> tuple[Collection[str] | None, list[str]]:
    """The names of the files to report on, None for all; and those among them that lie outside the pool."""
    if not paths:
        return None, []
    inside = dict.fromkeys(files.every())
    wanted: set[str] = set()
    strays: list[str] = []
    for path in paths:
        normal = Path(os.path.normpath(path.absolute()))
        name = shown(normal)
        if path.is_dir() and name not in inside:
            here, start = Path.cwd(), f"{normal.as_posix().rstrip('/')}/"
            below = [each for each in inside if (here / each).as_posix().startswith(start)]
            if not below:
                raise CheckError(f"there is no card file in {path}")
            wanted.update(below)
        elif name in inside:
            wanted.add(name)
        elif path.is_file() or path.is_symlink():
            strays.append(shown(path))
            wanted.add(shown(path))
        else:
            near = nearest(path.name, [each.rpartition("/")[2] for each in inside])
            raise CheckError(f"there is no file {path}" + (f"; did you mean {near}?" if near else ""))
    return wanted, strays
