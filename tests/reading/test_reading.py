"""What a card file says, and where."""

import pytest

from vexdata.findings import Position
from vexdata.reading import ReadError, parse

CARD = """\
name: No
abilities:
  - trigger: play
    do: {deal_damage: {amount: 010, target: on}}
"""


def test_words_are_words():
    """`no` and `on` are words, and 010 is ten."""
    data = parse(CARD, "no.yaml").data
    assert data["name"] == "No"
    assert data["abilities"][0]["do"] == {"deal_damage": {"amount": 10, "target": "on"}}


def test_every_part_knows_its_place():
    """A value and the name in front of it can both be pointed at."""
    document = parse(CARD, "no.yaml")
    path = ("abilities", 0, "do", "deal_damage", "amount")
    assert document.position(path) == Position(4, 32)
    assert document.position(path, key=True) == Position(4, 24)


def test_a_path_deeper_than_the_file_ends_where_the_file_ends():
    """A short form stands for something longer; the place is that of the short form."""
    path = ("abilities", 0, "trigger", 0, "play")
    assert parse(CARD, "no.yaml").position(path) == Position(3, 14)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty-file"),
        (b"\xff\xfe", "not-utf-8"),
        (b"a: [", "not-yaml"),
        (b"a: 1\na: 2", "duplicate-key"),
        (b"a: &x 1\nb: *x", "alias"),
        (b"a: !!python/object:os.system {}", "tag"),
        (b"? [1]\n: 2", "bad-key"),
        (b"a: " + b"9" * 6000, "number"),
        (b"a: .inf", "number"),
        (b"a: 1e999", "number"),
        (b"[" * 500 + b"]" * 500, "too-deep"),
        (b"[" * 50000, "too-deep"),
        (b"a: \x00", "not-yaml"),
        (b"--- 1\n--- 2", "not-yaml"),
    ],
)
def test_what_is_no_card_file_is_a_finding(content: bytes, code: str):
    """Whatever a file holds, reading it ends in data or in findings."""
    with pytest.raises(ReadError) as caught:
        parse(content, "x.yaml")
    assert [finding.code for finding in caught.value.findings] == [code]
