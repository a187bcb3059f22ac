"""What is told to be sound without the validator is sound to the validator."""

from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vexdata import locations
from vexdata.reading import parse
from vexdata.schema.generate import beside_schema, set_schema
from vexdata.schema.quick import surely_fits

WORDS = st.sampled_from(["a", "b", "ab", "", "10", "a\n"])
SMALL = st.integers(0, 2)
PART = st.sampled_from([{}, {"type": "string"}, {"type": "integer", "minimum": 1}, {"minLength": 1}, {"enum": ["a"]}])
ANY = {"title": WORDS, "not": PART}
KEYWORDS = {
    "string": {
        "minLength": SMALL,
        "maxLength": SMALL,
        "pattern": st.sampled_from(["^[a-z]+$", "a", "^$"]),
        "enum": st.lists(WORDS, min_size=1, max_size=2, unique=True),
    },
    "array": {"minItems": SMALL, "maxItems": SMALL, "items": PART, "uniqueItems": st.booleans()},
    "object": {
        "properties": st.dictionaries(WORDS, PART, max_size=2),
        "required": st.lists(WORDS, max_size=1),
        "additionalProperties": st.booleans() | PART,
    },
    "integer": {"minimum": SMALL, "maximum": SMALL, "enum": st.lists(SMALL, min_size=1, unique=True)},
    "number": {},
    "boolean": {},
}
"""The keywords that go with each type of data, those too that are not known without the validator."""
SCALARS = st.none() | st.booleans() | st.integers(-1, 2) | st.sampled_from([1.0, 0.5]) | WORDS
DATA = {
    "string": WORDS,
    "array": st.lists(WORDS, max_size=3) | st.lists(SCALARS, max_size=3),
    "object": st.dictionaries(WORDS, SCALARS, max_size=2),
}


PAIRS = [(kind, keyword) for kind, keywords in KEYWORDS.items() for keyword in ("type", "title", "not", *keywords)]


@pytest.mark.parametrize(("kind", "keyword"), PAIRS)
@given(drawn=st.data())
def test_what_is_surely_sound_is_sound(kind: str, keyword: str, drawn: st.DataObject) -> None:
    known = {"type": st.just(kind), **KEYWORDS[kind], **ANY}
    further = drawn.draw(st.none() | st.sampled_from(sorted(known)))
    schema = {name: drawn.draw(known[name]) for name in {keyword: 0, further: 0} if name}
    data = drawn.draw(DATA.get(kind, SCALARS) | SCALARS)
    if surely_fits(schema, data):
        assert jsonschema_rs.Draft202012Validator(schema).is_valid(data)


@given(st.sampled_from([beside_schema(), set_schema()]), st.data())
def test_what_is_surely_sound_of_a_card_or_set_is_sound(schema: dict[str, Any], drawn: st.DataObject) -> None:
    names = st.sampled_from([*schema["properties"], "unknown"])
    data = drawn.draw(st.dictionaries(names, SCALARS | DATA["array"], max_size=4))
    assert not surely_fits(schema, data) or jsonschema_rs.Draft202012Validator(schema).is_valid(data)


PROFILES = sorted(locations.cards().glob("*/set.yaml"))


@pytest.mark.parametrize("path", PROFILES, ids=[path.parent.name for path in PROFILES])
def test_a_shipped_set_needs_no_validator(path: Any) -> None:
    assert surely_fits(set_schema(), parse(path.read_text(encoding="utf-8"), path.name).data)
