"""Compiled templates are kept in a folder, and nothing that becomes of it changes what a card prints."""

from __future__ import annotations

from pathlib import Path

import jinja2
import pytest

from rules_engine.kernel.text import Writer
from tests.kernel.toys import Wait


def said_with(folder: Path | None) -> str:
    """What a writer that knows no template yet says."""
    writer = Writer()
    with writer.compiled_kept_in(folder):
        return writer.wording("Digger").text(Wait(2))


def test_a_kept_template_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said_with(tmp_path / "kept") == "wait 2 turns"
    monkeypatch.setattr(jinja2.Environment, "compile", None)
    assert said_with(tmp_path / "kept") == "wait 2 turns"


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    writer = Writer()
    with writer.compiled_kept_in(tmp_path / "kept"):
        pass
    assert writer.wording("Digger").text(Wait(2)) == "wait 2 turns"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("keep", [0, 3, 15, 40, -1])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, keep: int) -> None:
    said_with(tmp_path)
    (file,) = tmp_path.iterdir()
    content = file.read_bytes()
    file.write_bytes(content[:keep] + b"\xff?")
    assert said_with(tmp_path) == "wait 2 turns"
    assert file.read_bytes() == content


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert said_with(tmp_path / "file" / "kept") == "wait 2 turns"


def test_a_template_that_was_changed_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said_with(tmp_path)
    monkeypatch.setattr(Wait, "entry", Wait.entry._replace(text="rest {{ turns }}"))
    assert said_with(tmp_path) == "rest 2"
