"""What a check remembers of earlier ones never changes what it says."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.checking.conftest import DRONE, PROFILE, PoolFolder
from vexdata.checking import Report, check, looking, memory
from vexdata.checking.memory import Looked
from vexdata.cli import main

GUARD = DRONE.replace("Drone", "Guard").replace("power: 3", "power: 4").replace("aember: 1", "aember: 2")
IMP = """\
name: Imp
house: dis
type: creature
rarity: common
power: 2
abilities:
  - trigger: reap
    do: [{search: {what: {card: {named: Drone}}}}, shuffle]
examples:
  - title: It finds the drone
    given:
      you: {house: dis, line: [Imp], deck: [Drone]}
    do:
      - you: {reap: Imp}
    then:
      you: {hand: [Drone]}
"""

PLACES = {
    "trial/mars/drone.yaml": [DRONE, DRONE.replace("3", "x"), DRONE.replace("Drone", "Robot"), DRONE + "\n", None],
    "trial/mars/guard.yaml": [GUARD, GUARD.replace("aember: 2", "aember: 1"), DRONE, None],
    "trial/dis/imp.yaml": [IMP, IMP.replace("power: 2", "power: 3"), "name: [", None],
    "trial/set.yaml": [PROFILE, PROFILE + "reprints: [Drone]\n", None],
    "traits.yaml": ["[knight, robot]\n", "[knight]\n", None],
    "trial/notes.txt": ["x", None],
}


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files count as settled at once, so that tests need not wait for it."""
    monkeypatch.setattr(memory, "_UNSETTLED_NS", -1)


class Kept:
    """A pool that is checked with a memory."""

    def __init__(self, pool: PoolFolder, folder: Path) -> None:
        self.pool = pool
        self.folder = folder

    def check(self, *paths: Path) -> Report:
        """Check it, remembering."""
        return check(paths, self.pool.root, self.folder)

    @property
    def file(self) -> Path:
        """The file that is remembered in."""
        (path,) = self.folder.glob("*.json")
        return path


@pytest.fixture
def kept(pool: PoolFolder, tmp_path: Path) -> Kept:
    """The pool of one card, and a folder for what is remembered."""
    return Kept(pool, tmp_path / "memory")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[str]]]:
    """The files that were looked at, a list for each check that looked at any."""
    seen: list[list[str]] = []

    def counting(cards: Any, look: Any) -> list[Looked]:
        seen.append([card.document.file.rpartition("/")[2] for card in cards])
        return list(look(cards))

    monkeypatch.setattr(looking, "look_at", counting)
    yield seen


@pytest.mark.parametrize("seed", range(12))
def test_remembering_changes_no_finding(kept: Kept, seed: int) -> None:
    """Over any series of edits, and whatever is asked for, a check says what it would say without a memory."""
    chance = random.Random(seed)
    for _ in range(12):
        place = chance.choice(list(PLACES))
        content = chance.choice(PLACES[place])
        path = kept.pool.root / place
        if content is None:
            path.unlink(missing_ok=True)
        else:
            kept.pool.write(place, content)
        there = [kept.pool.root / each for each in PLACES if (kept.pool.root / each).exists()]
        asked = chance.choice([[], [], chance.sample(there, 1) if there else []])
        if kept.pool.root.is_dir():
            assert kept.check(*asked) == kept.pool.check(*asked)


def test_what_has_not_changed_is_not_looked_at_again(kept: Kept, looked: list[list[str]]) -> None:
    """A second check answers from memory, also where it asks for less."""
    kept.pool.write("trial/mars/guard.yaml", GUARD)
    first = kept.check()
    assert [finding.code for finding in first.findings] == ["example-failed"]
    assert kept.check() == first
    assert kept.check(kept.pool.root / "trial/mars/guard.yaml").findings == first.findings
    assert looked == [["drone.yaml", "guard.yaml"]]


def test_after_an_edit_only_what_was_asked_for_is_looked_at(kept: Kept, looked: list[list[str]]) -> None:
    """The others are known by what is remembered of them: here, that one of them is called Drone."""
    imp = kept.pool.write("trial/dis/imp.yaml", IMP)
    assert kept.check().clean
    imp.write_text(IMP.replace("power: 2", "power: 3"))
    assert kept.check(imp).clean
    drone = kept.pool.root / "trial/mars/drone.yaml"
    drone.write_text(DRONE.replace("Drone", "Robot"))
    assert [finding.code for finding in kept.check(imp).findings] == ["unknown-card", "bad-example"]
    assert looked == [["imp.yaml", "drone.yaml"], ["imp.yaml"], ["imp.yaml"]]


def test_a_change_is_felt_where_it_matters_and_nowhere_else(kept: Kept, looked: list[list[str]]) -> None:
    """The imp's example draws the drone: when the drone changes, both are looked at, and the guard is not."""
    kept.pool.write("trial/dis/imp.yaml", IMP)
    kept.pool.write("trial/mars/guard.yaml", GUARD.replace("aember: 2", "aember: 1"))
    kept.check()
    drone = kept.pool.root / "trial/mars/drone.yaml"
    drone.write_text(DRONE.replace("power: 3", "power: 5"))
    assert kept.check().clean
    drone.write_text(DRONE.replace("power: 3", "power: 4"))
    assert [finding.code for finding in kept.check().findings] == ["twin-cards"]
    drone.write_text(DRONE.replace("power: 3", "power: 6"))
    assert kept.check().clean
    kept.pool.write("traits.yaml", "[robot]\n")
    assert kept.check().clean
    every = ["imp.yaml", "drone.yaml", "guard.yaml"]
    assert [sorted(files) for files in looked] == [
        sorted(every),
        ["drone.yaml", "imp.yaml"],
        sorted(every),
        sorted(every),
        sorted(every),
    ]


def test_a_card_that_others_need_is_read_when_they_need_it(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card in the example's deck is read for it, and nothing else is."""
    imp = kept.pool.write("trial/dis/imp.yaml", IMP)
    kept.pool.write("trial/mars/guard.yaml", GUARD)
    kept.check()
    imp.write_text(IMP.replace("power: 2", "power: 3"))
    read: list[str] = []
    original = looking.Loaded.card

    def counting(self: Any, file: str, place: Any) -> None:
        read.append(file.rpartition("/")[2])
        original(self, file, place)

    monkeypatch.setattr(looking.Loaded, "card", counting)
    assert kept.check(imp).clean
    assert read == ["imp.yaml", "drone.yaml"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff", b"[]", b'"x"', b"{}", b'{"form": 1}', b'{"form": 99, "project": "x"}'],
)
def test_a_damaged_memory_is_as_good_as_none(kept: Kept, content: bytes) -> None:
    first = kept.check()
    kept.file.write_bytes(content)
    assert kept.check() == first
    assert json.loads(kept.file.read_bytes())["everywhere"] == []


def test_parts_of_a_damaged_memory_are_not_believed(kept: Kept) -> None:
    """Whatever value is of the wrong kind, the check says what it should."""
    first = kept.check()
    sound = json.loads(kept.file.read_bytes())
    for key in sound:
        for wrong in (None, 3, "x", [3], {"x": 3}, [[1, 2]]):
            kept.file.write_text(json.dumps({**sound, key: wrong}))
            assert kept.check() == first, (key, wrong)


def test_another_version_of_the_rules_is_another_memory(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found with other rules is not believed."""
    kept.pool.write("trial/mars/drone.yaml", DRONE.replace("aember: 1", "aember: 2"))
    kept.check()
    content = json.loads(kept.file.read_bytes())
    kept.file.write_text(json.dumps({**content, "everywhere": [], "looked": {}}))
    monkeypatch.setattr(memory, "_project", lambda: "another")
    assert not kept.check().clean


def test_where_nothing_can_be_written_everything_is_looked_at(kept: Kept) -> None:
    """A file stands where the folder would have to be."""
    kept.folder.write_text("")
    assert kept.check() == kept.check() == kept.pool.check()


def test_a_file_that_was_just_changed_is_not_remembered(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may change once more within one tick of the clock, and look the same."""
    monkeypatch.setattr(memory, "_UNSETTLED_NS", 10**12)
    kept.check()
    assert not kept.folder.exists()


def test_a_card_from_elsewhere_is_not_remembered(kept: Kept, tmp_path: Path) -> None:
    """It is compared with the pool, but is no part of it."""
    stray = tmp_path / "stray.yaml"
    stray.write_text(DRONE)
    assert [finding.code for finding in kept.check(stray).findings] == ["duplicate-name"]
    assert kept.check().clean


def test_the_command_can_do_without(pool: PoolFolder, own_caches: Path) -> None:
    """`--no-cache` neither reads nor writes."""
    arguments = ["check", "--root", str(pool.root)]
    assert CliRunner().invoke(main, [*arguments, "--no-cache"]).exit_code == 0
    assert list(own_caches.rglob("*.json")) == []
    assert CliRunner().invoke(main, arguments).exit_code == 0
    assert len(list(own_caches.rglob("*.json"))) == 1


def test_an_unchanged_pool_needs_no_rules(pool: PoolFolder, tmp_path: Path) -> None:
    """The answer from memory imports neither the engine nor the readers of YAML and templates."""
    program = (
        "import sys; from pathlib import Path; from vexdata.checking import check, memory; memory._UNSETTLED_NS = -1;"
        "report = check((), Path(sys.argv[1]), Path(sys.argv[2]));"
        "print(report.clean, sorted({'rules_engine', 'yaml', 'jinja2', 'jsonschema_rs'} & {*sys.modules}))"
    )
    arguments = [sys.executable, "-c", program, str(pool.root), str(tmp_path / "memory")]
    said = [subprocess.run(arguments, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert said == ["True ['jinja2', 'rules_engine', 'yaml']\n", "True []\n"]
