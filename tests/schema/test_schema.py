"""The schemas are those of the rules, and every validator understands them alike."""

from pathlib import Path

import jsonschema
import pytest

from vexdata import locations
from vexdata.pool.files import find_files
from vexdata.reading import read
from vexdata.schema import freshness
from vexdata.schema.generate import card_schema, files, set_schema

CARDS = list(map(Path, find_files(locations.cards()).cards))


def card(**more):
    """A creature, with what else it is to have."""
    return {"name": "Scout", "house": "mars", "type": "creature", "rarity": "common", "power": 3, **more}


@pytest.fixture(scope="module")
def validator():
    """The schema of cards in the validator that everybody has."""
    return jsonschema.Draft202012Validator(card_schema())


def test_the_files_are_fresh():
    """`vexdata schema` has been run since the rules were changed."""
    assert freshness.differences() == ""


def test_a_stale_file_is_shown(tmp_path):
    """What is stale is shown as a difference; writing mends it, and a second writing changes nothing."""
    freshness.write(tmp_path)
    assert freshness.differences(tmp_path) == ""
    (tmp_path / "set.schema.json").write_text("{}\n")
    assert "set.schema.json (stale)" in freshness.differences(tmp_path)
    assert [path.name for path in freshness.write(tmp_path)] == ["set.schema.json"]
    assert freshness.write(tmp_path) == []


def test_generation_is_stable():
    """The same rules make the same files."""
    assert files() == files()


@pytest.mark.parametrize("schema", [card_schema, set_schema])
def test_the_schema_is_standard(schema):
    """It is a schema of the draft it names."""
    jsonschema.Draft202012Validator.check_schema(schema())


def test_there_is_no_union_without_a_name():
    """Validators point at the wrong node itself, since nothing is tried out and thrown away."""

    def keywords(part):
        if isinstance(part, dict):
            yield from part
            for value in part.values():
                yield from keywords(value)
        elif isinstance(part, list):
            for value in part:
                yield from keywords(value)

    assert not {"oneOf", "anyOf"} & set(keywords(card_schema()))


@pytest.mark.parametrize("path", CARDS, ids=[path.stem for path in CARDS])
def test_every_card_is_valid_in_the_other_validator(path, validator):
    """The schemas are no dialect of one validator's."""
    assert [error.message for error in validator.iter_errors(read(path).data)] == []


@pytest.mark.parametrize(
    "data",
    [
        card(keywords=["elusive"]),
        card(abilities=[{"trigger": "reap", "do": {"draw": 1}}]),
        card(
            abilities=[
                {"trigger": ["play", "fight"], "do": [{"draw": {"amount": 2}}, {"stun": {"choose": "creature"}}]}
            ]
        ),
        card(takes_enhance=False),
        card(takes_enhance=["aember"]),
    ],
)
def test_short_and_long_forms_are_valid(data, validator):
    """A bare word, a bare number, one thing in place of a list, and a list in place of a sequence."""
    assert [error.message for error in validator.iter_errors(data)] == []


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (card(abilities=[{"trigger": "reap", "do": {"drow": 1}}]), ["abilities", 0, "do"]),
        (
            card(abilities=[{"trigger": "reap", "do": {"draw": {"amount": "x"}}}]),
            ["abilities", 0, "do", "draw", "amount"],
        ),
        (card(type="artifact"), ["power"]),
        (card(power=0), ["power"]),
        (card(keywords=["elusiv"]), ["keywords", 0]),
    ],
)
def test_an_error_stands_at_the_very_node(data, path, validator):
    """Not at the union around it."""
    assert path in [list(error.absolute_path) for error in validator.iter_errors(data)]
