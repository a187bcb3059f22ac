"""Worked examples call a house by its name."""

from rules_engine.vex.card_text import WRITER
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.scenarios.sentences import sentences


def test_a_choice_between_houses_names_them() -> None:
    """By the name that is printed, not by the key that card files use; a card keeps its own name."""
    then = {"can choose": ["star_alliance", "dis", "Dissenter"]}
    told = sentences({"given": {}, "do": [], "then": then}, {}, standard_loader(), WRITER)
    assert told.then == ("The choice is between Star Alliance, Dis, and Dissenter.",)


def test_the_only_house_that_is_left_is_named() -> None:
    """In the other sentence too."""
    told = sentences({"given": {}, "do": [], "then": {"can choose": ["mars"]}}, {}, standard_loader(), WRITER)
    assert told.then == ("Only Mars can be chosen.",)
