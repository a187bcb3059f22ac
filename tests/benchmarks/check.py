"""How long checking cards takes, as a cold process: the shipped ones, and 2,500 made from them."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from vexdata import locations

CARDS = 2500


def synthesise(target: Path, number: int = CARDS) -> int:
    """Copy the shipped cards over and over under new names; returns how many files were written."""
    shipped = sorted(locations.cards().glob("*/*/*.yaml"))
    for profile in locations.cards().glob("*.yaml"):
        (target / profile.name).write_text(profile.read_text(encoding="utf-8"), encoding="utf-8")
    written = 0
    while written < number:
        for source in shipped:
            copy = written // len(shipped)
            folder = target / f"set_{copy}" / source.parent.name
            folder.mkdir(parents=True, exist_ok=True)
            text = re.sub(r"(?m)^(name: .*?)(['\"]?)$", rf"\1 {copy}\2", source.read_text(encoding="utf-8"), count=1)
            (folder / f"{source.stem}-{copy}.yaml").write_text(text, encoding="utf-8")
            written += 1
            if written == number:
                break
    return written


def _seconds(*arguments: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "vexdata.cli", "check", *arguments], capture_output=True, check=False)
    return time.perf_counter() - began


def run() -> list[tuple[str, str]]:
    """The rows of the table."""
    count = len(list(locations.cards().glob("*/*/*.yaml")))
    started = min(_seconds("--help") for _ in range(3))
    shipped = min(_seconds() for _ in range(3))
    one = next(iter(sorted(locations.cards().glob("*/*/*.yaml"))))
    single = min(_seconds(str(one)) for _ in range(3))
    with tempfile.TemporaryDirectory() as folder:
        written = synthesise(Path(folder))
        many = min(_seconds("--root", folder) for _ in range(2))
    return [
        ("start of the command", f"{started:.2f} s"),
        (f"check of the {count} shipped cards", f"{shipped:.2f} s, {shipped / started:.1f} × the bare start"),
        ("check of one card of the pool", f"{single:.2f} s, {single / started:.1f} × the bare start"),
        (f"check of {written} cards", f"{many:.2f} s, {many / started:.1f} × the bare start (budget 1 s)"),
    ]
