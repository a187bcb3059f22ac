"""Examples of rules in files beside the modules: found wherever they are installed, and read strictly."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from rules_engine.kernel.lexicon import Lexicon
from vexdata.rule_examples import RuleExampleError, collect, rule_examples

MODULE = '''
from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.rule import Rule

LEXICON = Lexicon((Section("all", "All", "Everything."),))

@LEXICON.rule("all")
class DealDamage(Rule):
    """Put damage on things.

    Example: In the docstring
        given: {stones: 3}
        then: {stones: 3}
    """

@LEXICON.rule("all")
class Ward(Rule):
    """Protect things."""

    is_composition = True
'''
GOOD = "- title: Beside the module\n  given: {}\n  then: {stones: 5}\n"

_numbers = count()


class Game:
    """A package with two rules and a folder of examples."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = f"toy_game_{next(_numbers)}"  # each a package of its own, since imports are kept
        self.write("__init__.py", "")
        self.write("rules/__init__.py", "")
        self.write("rules/things.py", MODULE)

    def write(self, place: str, content: str) -> None:
        """Write a file of the package."""
        path = self.folder / self.name / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")

    @property
    def lexicon(self) -> Lexicon:
        """Its rules."""
        name = f"{self.name}.rules.things"
        __import__(name)
        lexicon: Lexicon = sys.modules[name].LEXICON
        return lexicon

    def examples(self) -> dict[str, list[str]]:
        """The titles of the examples of each rule."""
        found = collect(self.lexicon, self.name)
        return {rule.slug: [example.title for example in examples] for rule, examples in found.items()}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A package that can be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    yield Game(tmp_path)


def test_further_examples_follow_those_of_the_docstring(game: Game) -> None:
    game.write("rules/examples/deal-damage.yaml", GOOD)
    assert game.examples() == {"deal-damage": ["In the docstring", "Beside the module"], "ward": []}


def test_they_are_found_in_an_archive_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Package resources are read wherever the package was installed."""
    game = Game(tmp_path / "source")
    game.write("rules/examples/ward.yaml", GOOD)
    archive = tmp_path / "game.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted((tmp_path / "source").rglob("*")):
            packed.write(path, path.relative_to(tmp_path / "source"))
    monkeypatch.syspath_prepend(archive)
    assert game.examples()["ward"] == ["Beside the module"]


@pytest.mark.parametrize(
    ("place", "content", "said"),
    [
        ("rules/examples/wards.yaml", GOOD, "examples/wards.yaml:1:1: error: no rule has the slug 'wards'"),
        ("examples/ward.yaml", GOOD, "examples/ward.yaml:1:1: error: Ward is not in toy_game"),
        ("rules/examples/ward.yml", GOOD, "examples/ward.yml:1:1: error: this is no file of examples"),
        ("rules/examples/ward.yaml", "title: x\n", "ward.yaml:1:1: error: a file of examples is a list"),
        ("rules/examples/ward.yaml", "- [}", "ward.yaml:1:4: error: not YAML"),
        ("rules/examples/ward.yaml", GOOD + "- title: x\n  thn: {}\n", "ward.yaml:5:8: error: an example has no 'thn'"),
        ("rules/examples/ward.yaml", GOOD + "- title: x\n", "ward.yaml:4:3: error: an example needs a 'then'"),
        ("rules/examples/ward.yaml", GOOD + GOOD, "ward.yaml:4:10: error: Ward has an example of this title"),
        (
            "rules/examples/deal-damage.yaml",
            GOOD.replace("Beside the module", "In the docstring"),
            "deal-damage.yaml:1:10: error: Deal Damage has an example of this title already",
        ),
    ],
)
def test_a_mistake_is_told_with_file_and_line(game: Game, place: str, content: str, said: str) -> None:
    game.write(place, content)
    with pytest.raises(RuleExampleError) as caught:
        game.examples()
    assert said in str(caught.value)


def test_an_unknown_slug_gets_the_nearest(game: Game) -> None:
    game.write("rules/examples/deal-damge.yaml", GOOD)
    with pytest.raises(RuleExampleError, match="did you mean 'deal-damage'"):
        game.examples()


def test_the_rulebook_has_such_files() -> None:
    """Each example knows its file and line, which is where the title stands."""
    beside: list[Any] = [one for each in rule_examples().values() for one in each if one.document]
    assert beside
    for example in beside:
        file, _, line = example.where.rpartition(":")
        assert example.title in Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1]
