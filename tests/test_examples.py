"""Every worked example of the rulebook and of every card is played, and must go as it says."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.pool import Pool, PoolError, load_pool
from vexdata.rule_examples import RuleExample, rule_examples


@functools.cache
def the_pool() -> Pool:
    """Every printed card; none where the card files have mistakes, which is a failure of its own."""
    try:
        return load_pool()
    except PoolError:
        return Pool((), {})


@functools.cache
def stage() -> VexStage:
    """Where all examples are played."""
    return VexStage(the_pool().definitions)


def examples_of_rules() -> Iterator[Any]:
    """Every example of a rule, in its docstring or beside its module."""
    for rule, examples in rule_examples().items():
        for example in examples:
            yield pytest.param(example, id=f"{rule.slug}: {example.title}")


def examples_of_cards() -> Iterator[Any]:
    """Every example that stands in a card file."""
    for file in the_pool().values():
        for index, data in enumerate(file.examples):
            title = data.get("title", index) if isinstance(data, dict) else index
            yield pytest.param(file, index, id=f"{file.slug}: {title}")


def test_the_card_files_have_no_mistakes() -> None:
    load_pool()


@pytest.mark.parametrize("example", list(examples_of_rules()))
def test_an_example_of_a_rule(example: RuleExample) -> None:
    scenario = example.scenario
    outcome = stage().run(scenario)
    assert outcome.passed, str(outcome)
    told = stage().sentences(scenario)
    assert told.given
    assert told.then


@pytest.mark.parametrize(("file", "index"), list(examples_of_cards()))
def test_an_example_of_a_card(file: Any, index: int) -> None:
    scenario = Scenario.from_data(file.examples[index], origin=f"{file.name} ({file.place})", path=("examples", index))
    outcome = stage().run(scenario)
    assert outcome.passed, str(outcome)
    told = stage().sentences(scenario)
    assert told.given
    assert told.then
