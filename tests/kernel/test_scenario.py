"""Scenarios: read strictly, played in order, and failing wherever the game and the example part ways."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.scenario import Outcome, Scenario, ScenarioError, run
from tests.kernel.toys import NimStage


def played(data: dict[str, Any]) -> Outcome:
    """How a scenario of the toy game ends."""
    return run(Scenario.from_data(data, title="A try", origin="nim"), NimStage())


def test_what_happens_as_told_passes() -> None:
    outcome = played(
        {
            "given": {"stones": 5},
            "do": [{"you": 3}, {"then": {"stones": 2}}, {"opponent": 2}],
            "then": {"stones": 0, "winner": "opponent"},
        }
    )
    assert outcome.passed
    assert str(outcome) == "nim: A try: passed"
    assert outcome.match.answers == [2, 1]


def test_what_is_not_true_at_the_end_fails_with_its_place() -> None:
    outcome = played({"given": {"stones": 5}, "do": [{"you": 3}], "then": {"stones": 1}})
    assert outcome.failure is not None
    assert outcome.failure.reasons == ("then.stones: expected 1, but it is 2",)
    assert outcome.failure.board == "2 stones"
    assert outcome.failure.asked == "opponent: take"
    assert outcome.failure.offered == ("take 1", "take 2")


def test_a_check_in_the_middle_fails_there() -> None:
    outcome = played({"do": [{"you": 1}, {"then": {"stones": 5}}, {"opponent": 1}], "then": {"stones": 3}})
    assert outcome.failure is not None
    assert outcome.failure.path == ("do", 1, "then")
    assert outcome.failure.reasons == ("do.1.then.stones: expected 5, but it is 4",)


@pytest.mark.parametrize(
    ("data", "step", "says"),
    [
        ({"do": [{"you": 4}], "then": {"stones": 1}}, "Step 1 (you: 4)", "nobody may take 4"),
        ({"do": [{"opponent": 1}], "then": {"stones": 4}}, "Step 1 (opponent: 1)", "the game asks you, not opponent"),
        ({"given": {"stones": 1}, "do": [{"you": 1}, {"opponent": 1}], "then": {"stones": 0}}, "Step 2", "is over"),
        ({"given": {"stones": 8}, "do": [{"you": 1}], "then": {"stones": 7}}, "At the end", "that no step answers"),
    ],
)
def test_a_choice_that_was_not_asked_for_fails(data: dict[str, Any], step: str, says: str) -> None:
    outcome = played(data)
    assert outcome.failure is not None
    assert outcome.failure.step.startswith(step)
    assert says in str(outcome)


def test_one_step_can_give_several_answers() -> None:
    assert played({"given": {"stones": 8}, "do": [{"you": [1, "boast"]}], "then": {"stones": 7}}).passed


@pytest.mark.parametrize(
    ("data", "path", "says"),
    [
        ([], (), "an example is a mapping"),
        ({"then": {}}, (), "needs a 'then'"),
        ({"gven": {}, "then": {"stones": 1}}, ("gven",), "did you mean 'given'"),
        ({"given": 3, "then": {"stones": 1}}, ("given",), "'given' is a mapping"),
        ({"given": {"stone": 3}, "then": {"stones": 1}}, ("given", "stone"), "did you mean 'stones'"),
        ({"given": {"stones": 0}, "then": {"stones": 1}}, ("given", "stones"), "0 is too small"),
        ({"given": {"stones": "x"}, "then": {"stones": 1}}, ("given", "stones"), "expected a whole number"),
        ({"ruling": "Twice.", "then": {"stones": 1}}, ("ruling",), "has no 'ruling'"),
        ({"do": 3, "then": {"stones": 1}}, ("do",), "expected a list of steps"),
        ({"do": ["end"], "then": {"stones": 1}}, ("do", 0), "a step is one of you, opponent, then"),
        ({"do": [{"yuo": 1}], "then": {"stones": 1}}, ("do", 0, "yuo"), "did you mean 'you'"),
        ({"do": [{"you": None}], "then": {"stones": 1}}, ("do", 0, "you"), "the step says nothing"),
        ({"do": [{"you": 1, "opponent": 1}], "then": {"stones": 1}}, ("do", 0), "a step is one of"),
        ({"then": {"stoned": 1}}, ("then", "stoned"), "did you mean 'stones'"),
    ],
)
def test_a_misspelt_scenario_is_told_with_its_place(data: Any, path: tuple[Any, ...], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        played(data)
    assert caught.value.problems[0].path == path
    assert says in str(caught.value)


def test_a_card_file_gives_the_title_inside() -> None:
    assert Scenario.from_data({"title": "Inside", "then": {"stones": 5}}).title == "Inside"
    with pytest.raises(ScenarioError, match="needs a 'title'"):
        Scenario.from_data({"then": {"stones": 5}})


def test_a_card_file_may_state_what_the_example_decides() -> None:
    data = {"title": "Inside", "ruling": "Nobody takes four. That is so.", "then": {"stones": 5}}
    assert Scenario.from_data(data).ruling == "Nobody takes four. That is so."
    assert Scenario.from_data({"title": "Inside", "then": {"stones": 5}}).ruling == ""


@pytest.mark.parametrize(
    ("ruling", "says"),
    [
        ("", "expected a ruling"),
        (3, "expected a ruling"),
        ("nobody takes four", "is a whole sentence"),
        ("Nobody takes four. That is so", "is a whole sentence"),
        ("Nobody takes four.\nThat is so.", "stands on one line"),
        ("One. Two. Three.", "has 3 sentences"),
    ],
)
def test_a_ruling_is_a_sentence_or_two(ruling: Any, says: str) -> None:
    with pytest.raises(ScenarioError, match=says) as caught:
        Scenario.from_data({"title": "Inside", "ruling": ruling, "then": {"stones": 5}}, path=("examples", 0))
    assert caught.value.problems[0].path == ("examples", 0, "ruling")
