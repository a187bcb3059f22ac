"""Every statement that the game's rules make is carried by a rule and shown by a scenario that passes.

`statements/` lists the statements by chapter. A row says the statement in words of our own, the slug of the rule whose
class carries it, and what shows it: the title of a scenario, or the name of a test where the statement is about
something that is no play, such as how a card looks. The scenarios are the examples of rules and cards, and those in
`scenarios/`, which show what two or more rules do together.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex.rulebook import LEXICON
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.pool import Pool, PoolError, load_pool
from vexdata.reading import parse
from vexdata.rule_examples import rule_examples

HERE = Path(__file__).parent
TESTS = HERE.parent
KEYS = ({"says", "rule", "shown"}, {"says", "rule", "shown", "by"}, {"says", "rule", "test"})
"""A row: what it says, its rule, and the scenario, with whose example it is where the title is not enough, or test."""


@functools.cache
def the_pool() -> Pool:
    """Every printed card; none where the card files have mistakes, which is a failure of its own."""
    try:
        return load_pool()
    except PoolError:
        return Pool((), {})


@functools.cache
def stage() -> VexStage:
    """Where the scenarios are played."""
    return VexStage(the_pool().definitions)


def rows(file: Path) -> list[dict[str, str]]:
    """The statements of one chapter."""
    listed: list[dict[str, str]] = parse(file.read_text(encoding="utf-8"), str(file)).data
    return listed


@functools.cache
def scenarios() -> dict[tuple[str, str], Scenario]:
    """Every scenario by its title and by whose it is: the slug of a rule or card, or the name of a file here."""
    found: dict[tuple[str, str], Scenario] = {}
    for rule, examples in rule_examples().items():
        for example in examples:
            found[example.title, rule.slug] = example.scenario
    for card in the_pool().values():
        for index, data in enumerate(card.examples):
            scenario = Scenario.from_data(data, origin=card.slug, path=("examples", index))
            found[scenario.title, card.slug] = scenario
    for file in sorted(HERE.glob("scenarios/*.yaml")):
        for scenario in together(file):
            assert (scenario.title, file.stem) not in found, f"{file.name}: two scenarios are called {scenario.title!r}"
            found[scenario.title, file.stem] = scenario
    return found


def together(file: Path) -> Iterator[Scenario]:
    """The scenarios of one file here."""
    for index, data in enumerate(parse(file.read_text(encoding="utf-8"), str(file)).data):
        yield Scenario.from_data(data, origin=file.stem, path=(index,))


def meant(row: dict[str, str]) -> list[str]:
    """Whose scenario a row means: the one it names, else its own rule's, else one that stands here, else any."""
    whose = [owner for title, owner in scenarios() if title == row["shown"]]
    here = [file.stem for file in HERE.glob("scenarios/*.yaml")]
    for preferred in ([row.get("by")], [row["rule"]], here, whose):
        if found := [owner for owner in whose if owner in preferred]:
            return found
    return []


@functools.cache
def names_of_tests() -> set[str]:
    """The names of all test functions."""
    return {
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }


CHAPTERS = sorted(HERE.glob("statements/*.yaml"))
STATEMENTS = [
    pytest.param(row, id=f"{file.stem}-{number}") for file in CHAPTERS for number, row in enumerate(rows(file), start=1)
]


@pytest.mark.parametrize("row", STATEMENTS)
def test_a_statement_is_carried_by_a_rule_and_shown(row: dict[str, str]) -> None:
    """The rule exists, and so does what shows the statement, which goes as it says."""
    assert set(row) in KEYS, row
    assert row["says"].strip().endswith("."), row
    assert row["rule"] in LEXICON, f"no rule has the slug {row['rule']!r}"
    if "test" in row:
        assert row["test"] in names_of_tests(), f"there is no test {row['test']}"
        return
    found = meant(row)
    assert len(found) == 1, f"{row['shown']!r} is a scenario of {found or 'nobody'}; say whose with 'by'"
    outcome = stage().run(scenarios()[row["shown"], found[0]])
    assert outcome.passed, str(outcome)


def test_no_statement_is_made_twice() -> None:
    """One fact has one home."""
    said = [row["says"] for file in CHAPTERS for row in rows(file)]
    assert sorted(said) == sorted(set(said))


SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}: {scenario.title}")
    for file in sorted(HERE.glob("scenarios/*.yaml"))
    for scenario in together(file)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_of_several_rules(scenario: Scenario) -> None:
    """What rules do together goes as the scenario says, and can be told in sentences."""
    outcome = stage().run(scenario)
    assert outcome.passed, str(outcome)
    told: Any = stage().sentences(scenario)
    assert told.given
    assert told.then


def test_every_scenario_here_shows_a_statement() -> None:
    """A scenario that no statement names is one that nobody would miss."""
    named = {(row.get("shown"), row.get("by")) for file in CHAPTERS for row in rows(file)}
    titles = {title for title, _ in named}
    unnamed = [scenario.title for file in HERE.glob("scenarios/*.yaml") for scenario in together(file)
               if scenario.title not in titles]  # fmt: skip
    assert unnamed == []
