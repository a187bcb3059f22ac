"""Every lint finds what its docstring says is bad, and nothing in what it says is good."""

import re

import pytest

from rules_engine.kernel.docstring import DocstringError
from vexdata.lints import LINTS, Neighbours, lint
from vexdata.lints.entry import LintExample, parse_entry
from vexdata.lints.samples import sample_cards
from vexdata.lints.wording.base import TextRule

TRAITS = ("knight", "robot")

BAD = [(each, example) for each in LINTS for example in each.entry.examples if not example.good]
GOOD = [(each, example) for each in LINTS for example in each.entry.examples if example.good]
TEXT_RULES = [each for each in LINTS if issubclass(each, TextRule)]


def codes(example: LintExample) -> list[str]:
    """The codes of all findings in an example."""
    if example.printed:
        lines = [(each, line) for each in TEXT_RULES for line in example.printed if each().may_break(line)]
        return [each.code for each, line in lines for _ in each().faults(line)]
    cards = sample_cards(example.text)
    return [finding.code for finding in lint(cards, Neighbours([card.facts for card in cards], TRAITS))]


@pytest.mark.parametrize(("each", "example"), BAD, ids=[each.code for each, _ in BAD])
def test_a_bad_card_gives_exactly_this_finding(each, example):
    """A bad example is wrong in the one way that the lint is about."""
    assert codes(example) == [each.code]


@pytest.mark.parametrize(("each", "example"), GOOD, ids=[each.code for each, _ in GOOD])
def test_a_good_card_gives_none(each, example):
    """A good example is right in every way."""
    assert codes(example) == []


def test_codes_are_stable_and_in_order():
    """Codes are kebab-case, each stands once, and the list is sorted by them."""
    found = [each.code for each in LINTS]
    assert found == sorted(set(found))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)+", code) for code in found)


def test_a_finding_stands_where_the_mistake_is():
    """The place is that of the search in the granted ability, not that of the card."""
    text = "power: 3\nabilities:\n  - trigger: reap\n    do: {search: {what: creature}}\n"
    cards = sample_cards(text)
    (finding,) = lint(cards, Neighbours([card.facts for card in cards]))
    assert str(finding.position) == "4:10"


class Plain:
    """This docstring has no examples.

    So it is no lint's.
    """


class Unexplained:
    """This one has no reason.

    Bad:
        power: 3

    Good:
        power: 3
    """


@pytest.mark.parametrize("cls", [Plain, Unexplained])
def test_an_incomplete_docstring_is_refused(cls):
    """A lint without a reason, or without cards that show it, cannot be made."""
    with pytest.raises(DocstringError, match=cls.__name__):
        parse_entry(cls)
