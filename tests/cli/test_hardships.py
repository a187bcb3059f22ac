"""The command line where something is in its way: a full disk, odd files, few characters, no docstrings."""

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from vexdata import locations
from vexdata.atomic import WriteError, write_text
from vexdata.cli import main

CARD = """\
name: Lantern Thief
house: shadows
type: creature
rarity: common
power: 3
abilities:
  - trigger: reap
    do: {steal: 1}
"""
FULL = Path("/dev/full")


def vex(*args, python=(), **settings):
    """Run a command in a process of its own."""
    command = [sys.executable, *python, "-m", "vexdata", *map(str, args)]
    environment = {**os.environ, **settings.pop("env", {})}
    return subprocess.run(
        command, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment, check=False, **settings
    )


@pytest.mark.skipif(not FULL.is_char_device(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "args",
    [
        ("--help",),
        ("text", "Bad Penny"),
        ("show", "Bad Penny"),
        ("explain", "elusive"),
        ("deck", "new", "--seed", "1"),
        ("check", locations.cards() / "traits.yaml"),
    ],
    ids=lambda args: args[0],
)
def test_an_output_that_is_full_is_told_in_one_line(args):
    """And nothing looks as if it had gone well."""
    with FULL.open("w") as full:
        done = vex(*args, stdout=full)
    assert (done.returncode, done.stderr) == (2, "Error: cannot write the output: No space left on device\n")


@pytest.mark.skipif(not FULL.is_char_device(), reason="this system has no /dev/full")
def test_a_device_is_written_to_and_not_replaced():
    """Whoever may replace `/dev/null` by a file should not do so with `--out /dev/null`."""
    result = CliRunner().invoke(main, ["deck", "new", "--seed", "1", "--out", str(FULL)])
    assert (result.exit_code, result.stderr) == (2, "Error: cannot write /dev/full: No space left on device\n")
    assert stat.S_ISCHR(FULL.stat().st_mode)
    assert CliRunner().invoke(main, ["deck", "new", "--seed", "1", "--out", os.devnull]).exit_code == 0
    assert Path(os.devnull).is_char_device()


def test_a_link_stays_a_link(tmp_path):
    """What it leads to is written, whether or not that is there yet; a ring of links leads nowhere."""
    link = tmp_path / "link.txt"
    link.symlink_to("real.txt")
    for text in ("first", "second"):
        write_text(link, text)
        assert (link.is_symlink(), (tmp_path / "real.txt").read_text()) == (True, text)
    ring = tmp_path / "ring.txt"
    ring.symlink_to("ring.txt")
    with pytest.raises(WriteError, match="cannot write"):
        write_text(ring, "x")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.txt", "real.txt", "ring.txt"]


@pytest.mark.parametrize("command", ["text", "show"])
def test_a_card_that_is_a_file_is_read(tmp_path, command):
    """A card of one's own is in no pool yet; a mistake in it is told with its place."""
    file = tmp_path / "mine.yaml"
    file.write_text(CARD)
    result = CliRunner().invoke(main, [command, str(file)])
    assert (result.exit_code, "Reap: Steal 1 Æmber." in result.output) == (0, True)
    file.write_text(CARD.replace("steal", "stael"))
    result = CliRunner().invoke(main, [command, str(file)])
    assert result.exit_code == 2
    assert f"Error: {file.as_posix()}:8:10: error: unknown effect 'stael'" in result.output
    result = CliRunner().invoke(main, [command, str(tmp_path / "none.yaml")])
    assert (result.exit_code, "none.yaml:1:1: error: cannot be read" in result.output) == (2, True)


def test_what_cannot_be_read_as_a_card_file_is_a_finding(tmp_path):
    """A link to nothing, a folder called like a card, a folder that cannot be looked into: none is passed over."""
    mars = tmp_path / "cards" / "trial" / "mars"
    mars.mkdir(parents=True)
    (mars.parent / "set.yaml").write_text("name: Trial\ncode: TR\nhouses: [mars, dis, logos]\n")
    (mars / "broken.yaml").symlink_to("nowhere.yaml")
    (mars / "folder.yaml").mkdir()
    for place in ((), (mars / "broken.yaml", mars / "folder.yaml")):
        result = CliRunner().invoke(main, ["check", "--root", str(mars.parents[1]), *map(str, place)])
        found = [line.partition(" [")[2] for line in result.output.splitlines() if line.endswith("]")]
        assert (result.exit_code, found) == (1, ["unreadable]", "unchecked-file]"]), result.output


def test_a_folder_that_is_closed_is_a_finding(tmp_path, monkeypatch):
    """Its cards were not looked at, so nobody may think that they are in order."""
    closed = tmp_path / "cards" / "trial" / "mars"
    closed.mkdir(parents=True)
    (closed.parent / "set.yaml").write_text("name: Trial\ncode: TR\nhouses: [mars, dis, logos]\n")
    scandir = os.scandir

    def refuse(path):
        if Path(path) == closed:
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)  # root may look everywhere, so the refusal is staged
    result = CliRunner().invoke(main, ["check", "--root", str(closed.parents[1])])
    assert result.exit_code == 1
    assert "mars:1:1: error: cannot be read: Permission denied [unreadable]" in result.output
    assert "checked 1 of 2 files" in result.output


def test_a_terminal_with_few_characters_gets_others_in_their_place():
    """A card can be shown where neither Æ nor a middle dot can."""
    done = vex("show", "Bad Penny", stdout=subprocess.PIPE, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "Creature ? Human ? Thief" in done.stdout
    done = vex("explain", "steal", stdout=subprocess.PIPE, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr, "Then: You have 2" in done.stdout) == (0, "", True)


def test_without_docstrings_there_is_no_rulebook():
    """One line says why, and what to do."""
    done = vex("check", python=["-OO"], stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "Start it without -OO." in done.stderr


def test_a_rule_that_is_not_whole_stops_every_command(tmp_path):
    """Its class, file and line are told in one line, whatever was to be done."""
    for folder in ("rules_engine", "vexdata"):
        shutil.copytree(locations.root() / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("cards", "mkdocs.yml", "site", "schema"):
        (tmp_path / name).symlink_to(locations.root() / name)
    (tmp_path / "rules_engine/vex/keywords/loud.py").write_text(
        "from dataclasses import dataclass\n"
        "from rules_engine.vex.families import Keyword\n"
        "from rules_engine.vex.lexicon import rule\n\n\n"
        '@rule("keywords")\n@dataclass(frozen=True, slots=True)\nclass Loud(Keyword):\n'
        '    """It is loud.\n\n    Texte:\n        loud\n    """\n'
    )
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    for args in (("check",), ("explain", "elusive"), ("schema", "--check")):
        done = vex(*args, stdout=subprocess.PIPE, cwd=tmp_path, env={"PYTHONPATH": paths})
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), done.stderr
        assert "rules_engine.vex.keywords.loud.Loud" in done.stderr
        assert "loud.py:11): unknown section 'Texte'" in done.stderr
    for module, args in (("vexdata", ("site", "build")), ("mkdocs", ("build", "--quiet"))):
        command = [sys.executable, "-m", module, *args]
        environment = {**os.environ, "PYTHONPATH": paths}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
        assert done.returncode != 0
        assert "loud.py:11): unknown section 'Texte'" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [("none.txt", "No such file or directory"), ("folder", "Is a directory"), ("binary", "it is not UTF-8 text")],
)
def test_a_deck_that_cannot_be_read_is_told_before_anything_else(tmp_path, name, reason):
    """One line and exit code 2; a list that is no deck ends with 1."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(b"Deck: \xff")
    result = CliRunner().invoke(main, ["play", "--deck", str(tmp_path / name)])
    assert (result.exit_code, result.output) == (2, f"Error: cannot read {tmp_path / name}: {reason}\n")
    (tmp_path / "short.txt").write_text("Deck: A\nSet: mass_mutation\n")
    result = CliRunner().invoke(main, ["play", "--deck", str(tmp_path / "short.txt")])
    assert (result.exit_code, "the deck has 0 cards; a deck has 36" in result.output) == (1, True)


def test_a_record_that_cannot_be_kept_is_told_before_the_game(tmp_path):
    """Nobody plays for an hour to learn it then."""
    place = tmp_path / "card.txt" / "game.json"
    place.parent.write_text("")
    result = CliRunner().invoke(main, ["play", "--seed", "7", "--save", str(place)], input="quit\n")
    assert (result.exit_code, result.output) == (2, f"Error: cannot write {place}: File exists\n")


def test_an_interrupted_game_is_kept(tmp_path, monkeypatch):
    """Ctrl-C leaves the game, not what was played of it."""
    typed = iter(["1"])

    def read(prompt):
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", read)
    place = tmp_path / "game.json"
    assert CliRunner().invoke(main, ["play", "--seed", "7", "--save", str(place)]).exit_code == 130
    assert json.loads(place.read_text(encoding="utf-8"))["answers"] != []
