"""Plain data becomes nodes, and every mistake in it is told with its place."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.loading import Loader, LoadError, suggestion
from rules_engine.kernel.nodes import to_data, to_flow, walk
from tests.kernel.toys import TOYS, Deed, Every, Row, TakeStones, Wait

LOADER = Loader(TOYS, {"owner": frozenset({"ann", "bob"})})


@pytest.mark.parametrize(
    ("data", "node"),
    [
        ({"take_stones": {"amount": 2}}, TakeStones(2)),
        (
            {"take_stones": {"amount": 2, "heap": {"every": "large"}, "politely": True, "owner": "ann"}},
            TakeStones(2, Every("large"), True, "ann"),
        ),
        ("wait", Wait(1)),
        ({"wait": 3}, Wait(3)),
        ({"wait": {"turns": 3}}, Wait(3)),
        ([{"wait": 1}, {"wait": 2}], Row((Wait(1), Wait(2)))),
        ({"row": ["wait"]}, Row((Wait(1),))),
    ],
)
def test_good_data(data: Any, node: Deed) -> None:
    assert LOADER.load(Deed, data) == node
    assert LOADER.load(Deed, to_data(node)) == node


@pytest.mark.parametrize(
    ("data", "path", "message", "hint"),
    [
        ({"take_stone": {}}, ("take_stone",), "unknown deed 'take_stone'", "did you mean 'take_stones'?"),
        ({"row": [{"take_stones": {"amount": 0}}]}, ("row", 0, "take_stones", "amount"), "is too small", "least is 1"),
        ([{"wait": 1}, {"take_stones": {"amount": 10}}], (1, "take_stones", "amount"), "10 is too large", "most is 9"),
        ({"take_stones": {"amount": "two"}}, ("take_stones", "amount"), "expected a whole number, not 'two'", None),
        ({"take_stones": {"amount": True}}, ("take_stones", "amount"), "expected a whole number, not True", None),
        ({"take_stones": {}}, ("take_stones",), "take_stones needs 'amount'", "how many."),
        ({"take_stones": 3}, ("take_stones",), "takes named parameters, not 3", "one of amount"),
        ({"take_stones": {"amout": 2}}, ("take_stones", "amout"), "has no parameter 'amout'", "did you mean 'amount'?"),
        (
            {"take_stones": {"amount": 1, "politely": "yes"}},
            ("take_stones", "politely"),
            "expected true or false, not 'yes'",
            None,
        ),
        (
            {"take_stones": {"amount": 1, "heap": {"every": "larg"}}},
            ("take_stones", "heap", "every"),
            "unknown word 'larg'",
            "did you mean 'large'?",
        ),
        (
            {"take_stones": {"amount": 1, "owner": "eve"}},
            ("take_stones", "owner"),
            "unknown owner 'eve'",
            "one of ann, bob",
        ),
        ({"take_stones": {"amount": 1, "owner": 7}}, ("take_stones", "owner"), "expected a owner, not 7", None),
        (7, (), "expected the name of a deed, not 7", None),
        (None, (), "expected the name of a deed, not nothing", None),
        ({"wait": 1, "row": []}, (), "here are 2 names: wait, row", None),
        ({"row": []}, ("row",), "the list is empty", "leave the key out"),
        ({"row": [[]]}, ("row", 0), "the list is empty", None),
    ],
)
def test_a_mistake_is_told_with_its_place(data: Any, path: tuple[Any, ...], message: str, hint: str | None) -> None:
    with pytest.raises(LoadError) as caught:
        LOADER.load(Deed, data, ("card",))
    problem = caught.value.problems[0]
    assert problem.path == ("card", *path)
    assert message in problem.message
    assert hint is None or hint in (problem.hint or "")


def test_every_mistake_is_told_at_once() -> None:
    data = [{"wait": "x"}, {"take_stones": {"amount": 0, "colour": "red"}}, "sing"]
    with pytest.raises(LoadError) as caught:
        LOADER.load(Deed, data)
    assert [problem.path for problem in caught.value.problems] == [
        (0, "wait", "turns"),
        (1, "take_stones", "amount"),
        (1, "take_stones", "colour"),
        (2, "sing"),
    ]
    assert "0.wait.turns: expected a whole number" in str(caught.value)


def test_walking_gives_the_places_of_the_card_file() -> None:
    tree = LOADER.load(Deed, [{"wait": 2}, {"take_stones": {"amount": 1, "heap": {"every": "large"}}}])
    assert [path for path, _ in walk(tree)] == [
        (),
        (0, "wait"),
        (1, "take_stones"),
        (1, "take_stones", "heap", "every"),
    ]


def test_data_prints_on_one_line_as_a_card_file_would_say_it() -> None:
    assert to_flow(to_data(Wait(3))) == "{wait: 3}"
    assert to_flow({"a": [True, {"b": "c"}]}) == "{a: [true, {b: c}]}"


def test_a_suggestion_is_the_nearest_word_or_the_whole_short_list() -> None:
    assert suggestion("gain ember", ["gain_aember", "draw"]) == "did you mean 'gain_aember'?"
    assert suggestion("zzz", ["gain_aember", "draw"]) == "one of gain_aember, draw"
    assert suggestion("zzz", map(str, range(50))) is None
