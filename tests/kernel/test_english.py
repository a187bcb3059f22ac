"""The little English of card text."""

from __future__ import annotations

import pytest

from rules_engine.kernel import english


@pytest.mark.parametrize(
    ("phrase", "says"),
    [
        ("creature", "a creature"),
        ("artifact", "an artifact"),
        ("Æmber", "an Æmber"),
        ("unit", "a unit"),
        ("one-eyed giant", "a one-eyed giant"),
        ("hour", "an hour"),
        ("11-power creature", "an 11-power creature"),
        ("8-power creature", "an 8-power creature"),
        ("“Imp”", "an “Imp”"),
    ],
)
def test_articles(phrase: str, says: str) -> None:
    assert english.article(phrase) == says


@pytest.mark.parametrize(
    ("noun", "says"),
    [
        ("card", "cards"),
        ("enemy", "enemies"),
        ("key", "keys"),
        ("box", "boxes"),
        ("witch", "witches"),
        ("Æmber", "Æmber"),
        ("damage", "damage"),
        ("enemy creature", "enemy creatures"),
    ],
)
def test_plurals(noun: str, says: str) -> None:
    assert english.plural(noun, ("Æmber", "damage")) == says


def test_counted() -> None:
    assert english.counted(1, "card") == "1 card"
    assert english.counted(2, "enemy") == "2 enemies"
    assert english.counted(3, "Æmber", ("Æmber",)) == "3 Æmber"


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        ("gain", "gains"),
        ("discard 2 cards", "discards 2 cards"),
        ("have", "has"),
        ("be ready", "is ready"),
        ("carry", "carries"),
        ("play", "plays"),
        ("go", "goes"),
        ("push", "pushes"),
        ("cannot reap", "cannot reap"),
        ("may draw", "may draw"),
    ],
)
def test_third_person(verb: str, says: str) -> None:
    assert english.third_person(verb) == says


def test_lists() -> None:
    assert english.listed([]) == ""
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b"]) == "a and b"
    assert english.listed(["a", "b", "c"], "or") == "a, b, or c"


def test_possessives() -> None:
    assert english.possessive("it") == "its"
    assert english.possessive("you") == "your"
    assert english.possessive("your opponent") == "your opponent's"
    assert english.possessive("Brothers") == "Brothers'"


@pytest.mark.parametrize(
    ("clause", "says"),
    [
        ("gain 1 Æmber", "Gain 1 Æmber."),
        ("“reap: draw”", "“Reap: draw”."),
        ("done!", "Done!"),
        ("", ""),
        ("  it says “so.” ", "It says “so.”"),
        ("draw (once.)", "Draw (once.)"),
    ],
)
def test_sentences(clause: str, says: str) -> None:
    assert english.sentence(clause) == says


def test_numbers_as_words() -> None:
    assert [english.spelt(number) for number in (2, 10, 11)] == ["two", "ten", "11"]
    assert [english.times(number) for number in (1, 2, 3)] == ["once", "twice", "three times"]


def test_quotes_within_quotes_are_of_the_other_kind() -> None:
    """However deep they are."""
    inner = english.quoted("Reap: Draw 1 card.")
    assert english.quoted(f"it gains, {inner}") == "“it gains, ‘Reap: Draw 1 card.’”"
    assert english.sentence(english.quoted(f"it gains, {inner}")).endswith("card.’”")
    assert english.quoted(english.quoted(inner)) == "“‘“Reap: Draw 1 card.”’”"
