"""What earlier checks found, kept in a file, so that what has not changed is not looked at again.

Everything in it can be found out anew, so a file that is missing, damaged or of another version is as good as none, and
one that cannot be written is done without.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from vexdata.findings import Finding, Position, Severity
from vexdata.pool.files import CardFacts, Files

_FORM = 3
"""The form of the file; one of another form is not read."""
_UNSETTLED_NS = 50_000_000
"""A file changed this short a time ago may change once more without its time telling."""

Stamp = tuple[int, int, int, int]
"""What tells that a file has changed: size, time of change of its content and of its entry, and its number."""


def default_folder() -> Path:
    """Where the user's caches are."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base) / "vexdata" if base else Path.home() / "AppData" / "Local" / "vexdata"
    base = os.environ.get("XDG_CACHE_HOME")
    return Path(base) / "vexdata" if base else Path.home() / ".cache" / "vexdata"


class Looked(NamedTuple):
    """What was found in a card.

    Args:
        file: the name of its file.
        findings: what lints and examples found.
        uses: the names of the cards of the pool that its examples asked for.
    """

    file: str
    findings: tuple[Finding, ...]
    uses: frozenset[str]


@dataclass(slots=True)
class Memory:
    """What is known of a pool.

    Args:
        path: the file it is kept in.
        project: what the rules and the toolchain were when it was made.
        stamps: the files of the pool as they are now.
        facts: what is known of card files that have not changed and hold a card.
        before: what was known of all card files, also of those that have changed since.
        traits: what tells this list of traits from every other.
        pool: what tells this state of the whole pool from every other.
        everywhere: the findings of reading all files and comparing sets; None where they are not known for this state.
        looked: what was found in the cards of files, when the pool was as it was before.
    """

    path: Path
    project: str
    stamps: Mapping[str, Stamp]
    traits: str
    pool: str
    facts: dict[str, CardFacts] = field(default_factory=dict)
    before: dict[str, CardFacts] = field(default_factory=dict)
    everywhere: list[Finding] | None = None
    looked: dict[str, Looked] = field(default_factory=dict)

    @classmethod
    def recall(cls, folder: Path, files: Files) -> Memory:
        """What is known of the pool of `files`, from a file in `folder`."""
        stamps = {file: stamp for file in files.every() if (stamp := _stamp(file)) is not None}
        # Findings name files as seen from the current folder, so each such view is kept by itself.
        view = hashlib.sha256(f"{files.root.absolute()}\n{Path.cwd()}".encode()).hexdigest()[:16]
        lines = [f"{file} {stamp}" for file, stamp in sorted(stamps.items())]
        pool = _digest([*lines, *sorted(files.unreadable)])
        traits = str(stamps.get(files.traits)) if files.traits else ""
        memory = cls(folder / f"check-{view}.json", _project(), stamps, traits, pool)
        memory._read()
        return memory

    def answer(self, chosen: Iterable[str]) -> list[Finding] | None:
        """All findings about the pool and in the card files `chosen`; None where something is not known."""
        if self.everywhere is None:
            return None  # something has changed
        found = list(self.everywhere)
        for name in chosen:
            if name in self.looked:
                found.extend(self.looked[name].findings)
            elif name in self.facts:
                return None  # a sound card that was not looked at yet; one with a mistake has its findings already
        return found

    def still_true(self, now: Sequence[CardFacts]) -> dict[str, Looked]:
        """What was found in cards that is so still, though other cards may have changed since.

        A card's findings follow from its own file, from what the lints compare (the names of all cards, the traits,
        cards that are alike), and from the cards that its examples ask for.

        Args:
            now: what is known of all cards as they are now.
        """

        def names(cards: Iterable[CardFacts]) -> list[tuple[str, ...]]:
            return sorted((card.file, card.name, card.slug, card.set) for card in cards)

        if names(self.before.values()) != names(now):
            return {}
        changed = [card for card in now if card.file not in self.facts]
        touched = {card.name for card in changed}
        alike = {each.substance for card in changed for each in (card, self.before[card.file])}
        return {
            name: looked
            for name, looked in self.looked.items()
            if name in self.facts and self.facts[name].substance not in alike and not looked.uses & touched
        }

    def keep(self, facts: Iterable[CardFacts], everywhere: Sequence[Finding], looked: Sequence[Looked]) -> None:
        """Remember what is known now, if the files have settled; where it cannot be written, nothing is remembered."""
        newest = max((max(stamp[1], stamp[2]) for stamp in self.stamps.values()), default=0)
        if time.time_ns() - newest < _UNSETTLED_NS:
            return
        stamps = self.stamps
        content = {
            "form": _FORM,
            "project": self.project,
            "facts": [[*each, *stamps[each.file]] for each in facts if each.file in stamps],
            "pool": self.pool,
            "everywhere": [_packed(finding) for finding in everywhere],
            "traits": self.traits,
            "looked": {
                each.file: [[_packed(finding) for finding in each.findings], sorted(each.uses)]
                for each in looked
                if each.findings or each.uses
            },
            "sound": [each.file for each in looked if not each.findings and not each.uses],
        }
        from vexdata.atomic import WriteError, write_text

        try:
            write_text(self.path, json.dumps(content, ensure_ascii=False, separators=(",", ":")))
        except WriteError:
            return

    def _read(self) -> None:
        try:
            content = json.loads(self.path.read_bytes())
            if content["form"] != _FORM or content["project"] != self.project:
                return
            before, facts = {}, {}
            for *of_card, size, changed, entry, number in content["facts"]:
                each = CardFacts(*of_card)
                before[each.file] = each
                if self.stamps.get(each.file) == (size, changed, entry, number):
                    facts[each.file] = each
            everywhere = [_unpacked(finding) for finding in content["everywhere"]]
            looked = {name: Looked(name, (), frozenset()) for name in content["sound"]}
            looked |= {
                name: Looked(name, tuple(map(_unpacked, findings)), frozenset(uses))
                for name, (findings, uses) in content["looked"].items()
            }
            self.facts, self.before = facts, before
            self.looked = looked if content["traits"] == self.traits else {}
            self.everywhere = everywhere if content["pool"] == self.pool else None
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            # Missing or damaged: everything is found out anew, and written over it.
            return


def _packed(finding: Finding) -> dict[str, Any]:
    return {**finding._asdict(), "severity": finding.severity.value, "position": tuple(finding.position)}


def _unpacked(data: dict[str, Any]) -> Finding:
    return Finding(**{**data, "severity": Severity(data["severity"]), "position": Position(*data["position"])})


def _stamp(file: str) -> Stamp | None:
    try:
        status = os.stat(file)  # noqa: PTH116 - thousands of path objects cost more than the question
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino


def _project() -> str:
    """What the rules and the toolchain are: every source file by its size and time, and the Python they run on."""
    here = Path(__file__).resolve().parents[1]
    lines = [sys.version]
    for path in sys.path:
        if path.endswith("site-packages"):  # where another version of a library would be installed
            lines.append(f"{path} {_stamp(path)}")
    for package in (here, here.parent / "rules_engine"):
        lines.extend(_sources(str(package)))
    return _digest(lines)


def _sources(folder: str) -> Iterator[str]:
    """A line for each file below a folder of code."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_dir():
            if entry.name not in ("__pycache__", "_data"):
                yield from _sources(entry.path)
        else:
            status = entry.stat()
            yield f"{entry.path} {status.st_size} {status.st_mtime_ns}"


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
