"""Imports go one way: cards, then the toolchain, then the game, then the kernel."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = sorted((ROOT / "rules_engine").rglob("*.py"))
KERNEL = [path for path in ENGINE if "kernel" in path.parts]
THE_GAMES_WORDS = re.compile(r"æmber|aember|\bhouses?\b|\bcreatures?\b|battleline", re.IGNORECASE)


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


def called(path: Path) -> str:
    """A file by its place in the repository."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", ENGINE, ids=called)
def test_the_engine_imports_only_itself_the_standard_library_and_jinja2(path: Path) -> None:
    allowed = {"rules_engine", "jinja2", *sys.stdlib_module_names}
    assert {name.partition(".")[0] for name in imported(path)} <= allowed


@pytest.mark.parametrize("path", KERNEL, ids=called)
def test_the_kernel_imports_nothing_of_a_game(path: Path) -> None:
    own = [name for name in imported(path) if name.startswith("rules_engine")]
    assert [name for name in own if not name.startswith("rules_engine.kernel")] == []


def test_the_game_knows_nothing_of_the_toolchain() -> None:
    assert [called(path) for path in ENGINE if any(name.startswith("vexdata") for name in imported(path))] == []


@pytest.mark.parametrize("path", KERNEL, ids=called)
def test_the_kernel_does_not_speak_of_the_game(path: Path) -> None:
    """Another game stands on the same kernel, with words of its own."""
    assert THE_GAMES_WORDS.findall(path.read_text(encoding="utf-8")) == []
