"""A rule's docstring is read strictly: whatever is wrong with it is told with the class and the line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules_engine.kernel.docstring import DocstringError, parse

GOOD = """A heap is a pile of stones.

    It lies on the table.
    Nobody moves it.

    It can be empty.

    Text:
        a heap of {{ size }}
        stones

    Args:
        size: how many stones,
            counted once.
        colour: what they look like.

    Example: A small heap
        given: {stones: 3}
        then: {stones: 3}

    Example: A large heap
        given: {stones: 9}

        then: {stones: 9}

    Differs:
        Elsewhere heaps are called piles.

    See: stone, table
    """


def made(docstring: str | None) -> type:
    """A rule class with this docstring."""
    return type("Heap", (), {"__doc__": docstring, "__module__": "somewhere"})


def test_every_section_is_read() -> None:
    entry = parse(made(GOOD), ("size", "colour"))
    assert entry.definition == "A heap is a pile of stones."
    assert entry.body == ("It lies on the table. Nobody moves it.", "It can be empty.")
    assert entry.text == "a heap of {{ size }} stones"
    assert entry.args == {"size": "how many stones, counted once.", "colour": "what they look like."}
    assert [example.title for example in entry.examples] == ["A small heap", "A large heap"]
    assert entry.examples[0].text == "given: {stones: 3}\nthen: {stones: 3}\n"
    assert entry.differs == "Elsewhere heaps are called piles."
    assert entry.see == ("stone", "table")


def test_an_example_knows_the_line_it_starts_on() -> None:
    entry = parse(made(GOOD), ("size", "colour"))
    assert [GOOD.splitlines()[example.line].strip() for example in entry.examples] == [
        "given: {stones: 3}",
        "given: {stones: 9}",
    ]


@pytest.mark.parametrize(
    ("docstring", "line", "says"),
    [
        (None, 1, "has no docstring"),
        ("", 1, "has no docstring"),
        ("Heap(size: int)", 1, "has no docstring"),
        ("A heap without end", 1, "ended by a full stop"),
        ("A heap.\n    It lies.", 2, "a blank line must follow"),
        ("A heap.\n\n    Exmple:\n        given: {}\n", 3, "unknown section 'Exmple'"),
        ("A heap.\n\n    Prose.\n        Indented.\n", 4, "outside every section"),
        ("A heap.\n\n    Text:\n        a\n    heap\n", 5, "not indented: 'heap'"),
        ("A heap.\n\n    Text:\n\n    See: stone\n", 3, "section Text is empty"),
        ("A heap.\n\n    See: stone\n\n    Text:\n        a heap\n", 5, "Text comes too late"),
        ("A heap.\n\n    Text:\n        a\n\n    Text:\n        b\n", 6, "section Text stands twice"),
        ("A heap.\n\n    Example:\n        given: {}\n", 3, "section Example takes a title"),
        ("A heap.\n\n    Text: a heap\n", 3, "section Text takes nothing after the colon"),
        ("A heap.\n\n    Example: Nothing\n\n    See: stone\n", 3, "example 'Nothing' is empty"),
        (
            "A heap.\n\n    Example: One\n        given: {}\n\n    Example: One\n        given: {}\n",
            4,
            "two examples are called 'One'",
        ),
        ("A heap.\n\n    Args:\n        size how many\n", 4, "a line reads 'name: what it is'"),
        ("A heap.\n\n    Args:\n        weight: in grams.\n", 4, "describes 'weight', which is no field"),
    ],
)
def test_a_mistake_names_class_and_line(docstring: str | None, line: int, says: str) -> None:
    with pytest.raises(DocstringError, match=re.escape(says)) as caught:
        parse(made(docstring), ("size",) if docstring and "Args" in docstring else ())
    assert f"somewhere.Heap (docstring line {line})" in str(caught.value)


def test_a_field_without_its_line_is_named() -> None:
    with pytest.raises(DocstringError, match="lacks a line for colour, weight"):
        parse(made("A heap.\n\n    Args:\n        size: how many.\n"), ("size", "colour", "weight"))


def test_a_field_without_any_section_is_named() -> None:
    with pytest.raises(DocstringError, match=r"somewhere\.Heap .*lacks a line for size"):
        parse(made("A heap."), ("size",))


def test_the_signature_that_a_dataclass_gets_is_no_entry() -> None:
    @dataclass
    class Bare:
        size: int

    with pytest.raises(DocstringError, match="has no docstring"):
        parse(Bare, ("size",))


def test_a_class_in_a_file_is_told_by_file_and_line() -> None:
    class Misspelt:
        """A heap.

        Exmaple:
            given: {}

        Args:
            size: how many.
        """

    with pytest.raises(DocstringError) as caught:
        parse(Misspelt)
    found = re.search(r"test_docstrings\.py:(\d+)\)", str(caught.value))
    assert found is not None
    lines = Path(__file__).read_text(encoding="utf-8").splitlines()
    assert lines[int(found[1]) - 1].strip() == "Exmaple:"


@pytest.mark.parametrize("section", ["Text", "Example"])
def test_a_section_that_is_owed_must_be_there(section: str) -> None:
    without = re.sub(rf"    {section}:.*?(?=\n    [A-Z])", "", GOOD, flags=re.DOTALL)
    if section == "Example":
        without = re.sub(r"    Example: A large heap.*?(?=    Differs)", "", without, flags=re.DOTALL)
    parse(made(without), ("size", "colour"))
    with pytest.raises(DocstringError, match=f"has no section {section}, which holds"):
        parse(made(without), ("size", "colour"), ("Text", "Example"))
