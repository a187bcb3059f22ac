"""How long checking cards takes, as a cold process: the shipped ones, and 2,500 made from them."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rules_engine.vex.vocabulary import HOUSES
from vexdata import locations
from vexdata.reading import parse

CARDS = 2500


def synthesise(target: Path, number: int = CARDS) -> int:
    """Copy the shipped cards until there are `number`, each time with names and a trait of their own; returns how many.

    Nothing is wrong with the copies: what is measured is the check of a sound pool, as its authors run it every day.
    """
    shipped = {path: path.read_text(encoding="utf-8") for path in sorted(locations.cards().glob("*/*/*.yaml"))}
    named = sorted((_name(text) for text in shipped.values()), key=len, reverse=True)
    every = re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, named))})(?![\w'])")
    traits = locations.cards().joinpath("traits.yaml").read_text(encoding="utf-8").rstrip()
    copies = -(-number // len(shipped))
    own = "".join(f"- copy_{copy}\n" for copy in range(copies))
    (target / "traits.yaml").write_text(f"{traits}\n{own}", encoding="utf-8")
    written = 0
    for copy in range(copies):
        name = f"set_{copy}"
        for source, text in shipped.items():
            folder = target / name / source.parent.name
            folder.mkdir(parents=True, exist_ok=True)
            text = every.sub(rf"\1 C{copy}", text)
            if re.search(r"(?m)^traits: \[", text):
                text = re.sub(r"(?m)^traits: \[", f"traits: [copy_{copy}, ", text, count=1)
            else:
                text = re.sub(r"(?m)^(name: .*)$", rf"\1\ntraits: [copy_{copy}]", text, count=1)
            (folder / f"{source.stem}-c{copy}.yaml").write_text(text, encoding="utf-8")
            written += 1
        (target / name / "set.yaml").write_text(f"name: Set {copy}\ncode: S{copy}\nhouses: [{', '.join(HOUSES)}]\n")
    return written


def _name(text: str) -> str:
    name: str = parse(text, "card.yaml").data["name"]
    return name


def _seconds(*arguments: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "vexdata", "check", *arguments], capture_output=True, check=False)
    return time.perf_counter() - began


def _after_an_edit(pool: Path, number: int) -> float:
    """Seconds for a check after one card file was written anew, once what it found before could be remembered."""
    one = sorted(pool.glob("*/*/*.yaml"))[number]
    one.write_text(f"{one.read_text(encoding='utf-8').rstrip()}\n# {number}\n", encoding="utf-8")
    time.sleep(0.1)  # a file that has just changed is not remembered yet
    return _seconds("--root", str(pool))


def run() -> list[tuple[str, str]]:
    """The rows of the table."""
    count = len(list(locations.cards().glob("*/*/*.yaml")))
    started = min(_seconds("--help") for _ in range(3))
    shipped = min(_seconds() for _ in range(3))
    one = next(iter(sorted(locations.cards().glob("*/*/*.yaml"))))
    single = min(_seconds(str(one)) for _ in range(3))
    with tempfile.TemporaryDirectory() as folder:
        written = synthesise(Path(folder))
        many = min(_seconds("--root", folder) for _ in range(3))
        edited = min(_after_an_edit(Path(folder), number) for number in range(7))
    return [
        ("start of the command", f"{started:.2f} s"),
        (f"check of the {count} shipped cards", f"{shipped:.2f} s, {shipped / started:.1f} × the bare start"),
        ("check of one card of the pool", f"{single:.2f} s, {single / started:.1f} × the bare start"),
        (f"check of {written} cards", f"{many:.2f} s, {many / started:.1f} × the bare start (budget 1 s)"),
        ("check of them after one edit", f"{edited:.3f} s, {edited / started:.1f} × the bare start (budget 0.15 s)"),
    ]
