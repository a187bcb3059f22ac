"""Clauses become sentences as one says them."""

from __future__ import annotations

import pytest

from rules_engine.kernel.joining import Clause, Grammar, Statement, joined, sentences, statements
from tests.kernel.toys import Every, TakeStones, Wait

GRAMMAR = Grammar(
    continues=lambda previous, node: isinstance(previous, TakeStones) and isinstance(node, Wait),
    is_fixed=lambda node: isinstance(node, Every),
)


def plain(text: str, node: object = None) -> Clause:
    """A clause that others can join."""
    return Clause(text, node, plain=True)  # type: ignore[arg-type]


TAKE = plain("take a stone", TakeStones(1))


@pytest.mark.parametrize(
    ("clauses", "says"),
    [
        ([TAKE, plain("wait", Wait(1))], ["take a stone and wait"]),
        ([plain("wait", Wait(1)), TAKE], ["wait", "take a stone"]),
        ([TAKE, Clause("if you can, wait", Wait(1), plain=False)], ["take a stone", "if you can, wait"]),
        ([plain("gain 1 stone"), plain("gain 2 heaps")], ["gain 1 stone and 2 heaps"]),
        ([plain("gain 1 a"), plain("gain 2 b"), plain("gain 3 c")], ["gain 1 a, 2 b, and 3 c"]),
        ([plain("gain 1 stone"), plain("lose 2 heaps")], ["gain 1 stone", "lose 2 heaps"]),
        ([plain("gain 1 stone"), Clause("gain 2 heaps", None, plain=False)], ["gain 1 stone", "gain 2 heaps"]),
        ([plain("see them", TakeStones(1)), plain("move them", TakeStones(1))], ["see and move them"]),
        ([plain("see them", TakeStones(1)), plain("move it", TakeStones(1))], ["see them", "move it"]),
    ],
)
def test_what_belongs_together_shares_a_sentence(clauses: list[Clause], says: list[str]) -> None:
    assert sentences(clauses, GRAMMAR) == says


def test_inside_a_sentence_everything_is_joined() -> None:
    clauses = [plain("wait"), plain("gain 1 a"), plain("gain 2 b"), plain("stop")]
    assert joined(clauses, GRAMMAR, " and ") == "wait, gain 1 a and 2 b, and stop"
    assert joined(clauses, GRAMMAR, ", then ") == "wait, then gain 1 a and 2 b, then stop"


def test_a_comma_keeps_a_list_of_two_apart_from_the_list_in_its_first_part() -> None:
    """Otherwise one hears one list with two ands."""
    assert joined([plain("look and listen"), plain("stop")], GRAMMAR, " and ") == "look and listen, and stop"


def test_what_has_a_condition_in_front_begins_a_sentence() -> None:
    """A "then if" in the middle of a sentence is hard to follow."""
    clauses = [plain("wait"), Clause("if you can, stop", None, plain=False)]
    assert joined(clauses, GRAMMAR, ", then ") == "wait. If you can, stop"


def test_statements_about_one_thing_name_it_once() -> None:
    one = Statement("the heap gets +1", "gets +1", goes_on=False)
    assert statements([one, Statement("the heap gets -2", "gets -2", goes_on=True)]) == ["the heap gets +1 and -2"]
    assert statements([one, Statement("it stays", "stays", goes_on=True)]) == ["the heap gets +1 and stays"]
    assert statements([one, Statement("you stay", "stay", goes_on=False)]) == ["the heap gets +1", "you stay"]
    assert statements([one, Statement("each turn, it stays", None, goes_on=True)])[1] == "each turn, it stays"
