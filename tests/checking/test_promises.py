"""The promises that the toolchain makes, each kept by breaking something real."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.docstring import DocstringError
from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.scenario import Scenario
from rules_engine.vex.effects.damage import DealDamage
from rules_engine.vex.families import Keyword
from rules_engine.vex.rulebook import LEXICON
from rules_engine.vex.scenarios.stage import VexStage
from vexdata import locations
from vexdata.cli import main
from vexdata.pool import load_pool
from vexdata.reading import parse


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A copy of the shipped cards, to be broken."""
    target = tmp_path / "cards"
    shutil.copytree(locations.cards(), target)
    return target


def check(path: Path) -> tuple[int, str]:
    """The exit code and output of `vexdata check`."""
    result = CliRunner().invoke(main, ["check", "--root", str(path)])
    return result.exit_code, result.output


def codes(output: str) -> list[str]:
    """The codes of the findings, in the order of the output."""
    return re.findall(r"\[([a-z-]+)\]$", output, re.MULTILINE)


def test_the_shipped_cards_have_no_finding() -> None:
    """The main job of the project is done on itself."""
    result = CliRunner().invoke(main, ["check"])
    assert (result.exit_code, result.output.splitlines()[-1].endswith("no findings")) == (0, True)


SEARCHING = """\
name: Call the Pack
house: untamed
type: tactic
rarity: common
number: 999
abilities:
  - trigger: play
    do:
      - search: {what: {card: {types: creature}}}
      - shuffle
examples:
  - title: A creature is fetched
    given:
      you: {house: untamed, hand: [Call the Pack], deck: [{One: {type: tactic}}, Dust Pixie]}
    do:
      - you: {play: Call the Pack}
    then:
      you: {hand: [Dust Pixie], deck: [One]}
"""


def test_a_search_that_lost_its_shuffle_gives_exactly_that_finding(cards: Path) -> None:
    """A searching card is clean; without its shuffle the lint for it finds that, and nothing else is found."""
    file = cards / "call_of_the_archons" / "untamed" / "call-the-pack.yaml"
    file.write_text(SEARCHING, encoding="utf-8")
    assert check(cards)[0] == 0
    file.write_text(SEARCHING.replace("      - shuffle\n", ""), encoding="utf-8")
    code, output = check(cards)
    assert (code, codes(output)) == (1, ["search-without-shuffle"]), output


def test_a_shipped_card_that_lost_its_shuffle_is_found_by_its_example_as_well(cards: Path) -> None:
    """Where the shuffle moves the discard pile, the lint finds it missing and the example shows what it would do."""
    file = cards / "call_of_the_archons" / "logos" / "help-from-future-self.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("      - shuffle: [discard]\n", ""), encoding="utf-8")
    code, output = check(cards)
    assert (code, sorted(codes(output))) == (1, ["example-failed", "search-without-shuffle"]), output


def test_a_misspelt_effect_deep_inside_is_reported_at_its_place(cards: Path) -> None:
    """Three levels down, the line and column are the word's own, and the right word is offered."""
    file = cards / "call_of_the_archons" / "mars" / "chuff-ape.yaml"
    text = file.read_text(encoding="utf-8")
    lines = text.replace("then: {heal: ", "then: {heel: ").splitlines()
    row = next(number for number, line in enumerate(lines, 1) if "{heel: " in line)
    column = lines[row - 1].index("heel") + 1
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    code, output = check(cards)
    assert (code, f"chuff-ape.yaml:{row}:{column}: error" in output, "'heal'" in output) == (1, True, True), output


def examples() -> Iterator[Any]:
    """The worked examples of dealing damage."""
    for example in LEXICON["deal-damage"].entry.examples:
        yield Scenario.from_data(parse(example.text, "deal-damage").data, title=example.title)


def test_an_effect_that_does_something_else_fails_its_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rulebook cannot say one thing while the game does another."""

    def resolve(self: Any, game: Any, context: Any) -> Choices[int]:
        yield from ()
        return 0

    stage = VexStage(load_pool().definitions)
    assert all(stage.run(scenario).passed for scenario in examples())
    monkeypatch.setattr(DealDamage, "resolve", resolve)
    assert not all(stage.run(scenario).passed for scenario in examples())


def test_a_keyword_whose_argument_is_not_explained_stops_the_build() -> None:
    """A new keyword whose docstring lacks the section Args is no rule: making the class fails and says where."""
    lexicon = Lexicon((Section("keywords", "Keywords", "Words."),))
    with pytest.raises(DocstringError, match=r"Sticky.*amount"):

        @lexicon.rule("keywords")
        @dataclass(frozen=True, slots=True)
        class Sticky(Keyword):
            """This creature cannot be moved.

            Text:
                sticky {{ amount }}

            Example: It stays
                given: {you: {line: [Limpet: {keywords: [sticky: 1]}]}}
            """

            amount: int
