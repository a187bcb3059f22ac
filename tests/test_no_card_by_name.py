"""The engine never knows a card by its name: what a card does is in its file, as rules that any card may use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from vexdata.pool import load_pool

ROOT = Path(__file__).parents[1]
ENGINE = sorted((ROOT / "rules_engine").rglob("*.py"))


def documentation(tree: ast.Module) -> set[int]:
    """The string constants that only document: they stand as statements of their own."""
    return {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def strings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that the code of a file can compare with, and its line."""
    tree = ast.parse(source)
    prose = documentation(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


def name_branches(source: str) -> list[int]:
    """The lines on which a name is compared with a capitalised constant, or matched against one."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        names = [side for side in sides if isinstance(side, ast.Attribute) and side.attr in ("name", "title")]
        written = [
            inner.value
            for side in sides
            for inner in ast.walk(side)
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
        ]
        if names and any(word[:1].isupper() for word in written):
            found.append(node.lineno)
    return found


@pytest.fixture(scope="module")
def names() -> frozenset[str]:
    """The names of all cards."""
    return frozenset(load_pool())


def test_the_search_finds_what_it_looks_for() -> None:
    """A search that found nothing anywhere would prove nothing."""
    assert name_branches('if card.name == "Bad Penny": pass') == [1]
    assert name_branches('if card.definition.name in {"Bad Penny", "Urchin"}: pass') == [1]
    assert list(strings('"""Bad Penny."""\nx = "Bad Penny"')) == [(2, "Bad Penny")]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_branch_on_a_cards_name(path: Path, names: frozenset[str]) -> None:
    source = path.read_text(encoding="utf-8")
    assert name_branches(source) == []
    assert [(line, word) for line, word in strings(source) if word in names] == []
