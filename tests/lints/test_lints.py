"""Every lint finds what its docstring says is bad, and nothing in what it says is good."""

import re

import pytest

from rules_engine.kernel.docstring import DocstringError
from vexdata.lints import LINTS, Neighbours, lint
from vexdata.lints.entry import parse_entry
from vexdata.lints.samples import sample_cards

TRAITS = ("knight", "robot")

BAD = [(each, text) for each in LINTS for text in each.entry.bad]
GOOD = [(each, text) for each in LINTS for text in each.entry.good]


def codes(text: str) -> list[str]:
    """The codes of all findings in an example."""
    cards = sample_cards(text)
    return [finding.code for finding in lint(cards, Neighbours(cards, TRAITS))]


@pytest.mark.parametrize(("each", "text"), BAD, ids=[each.code for each, _ in BAD])
def test_a_bad_card_gives_exactly_this_finding(each, text):
    """A bad example is wrong in the one way that the lint is about."""
    assert codes(text) == [each.code]


@pytest.mark.parametrize(("each", "text"), GOOD, ids=[each.code for each, _ in GOOD])
def test_a_good_card_gives_none(each, text):
    """A good example is right in every way."""
    assert codes(text) == []


def test_codes_are_stable_and_in_order():
    """Codes are kebab-case, each stands once, and the list is sorted by them."""
    found = [each.code for each in LINTS]
    assert found == sorted(set(found))
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)+", code) for code in found)


def test_a_finding_stands_where_the_mistake_is():
    """The place is that of the search in the granted ability, not that of the card."""
    text = "power: 3\nabilities:\n  - trigger: reap\n    do: {search: {what: creature}}\n"
    cards = sample_cards(text)
    (finding,) = lint(cards, Neighbours(cards))
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
