"""Telling that data keeps to a small schema without a validator, whose import takes longer than a card's check."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from vexdata.schema.shapes import Schema

_TYPES = {"object": dict, "array": list, "string": str}
_SILENT = frozenset({"$schema", "title", "description"})
"""Keywords that demand nothing."""


def surely_fits(schema: Schema, data: Any) -> bool:
    """Whether `data` keeps to the schema for certain.

    False says nothing: a keyword may not be known here, or the data may be of a kind that takes thought, as 1.0 is for
    a whole number. The validator decides then.
    """
    return all(
        keyword in _SILENT or (keyword in _FITS and _FITS[keyword](demand, data, schema))
        for keyword, demand in schema.items()
    )


def _type(name: Any, data: Any, _: Schema) -> bool:
    if name == "integer":
        return isinstance(data, int) and not isinstance(data, bool)
    return name in _TYPES and isinstance(data, _TYPES[name])


def _properties(properties: Mapping[str, Schema], data: Any, _: Schema) -> bool:
    return isinstance(data, dict) and all(
        surely_fits(part, data[name]) for name, part in properties.items() if name in data
    )


def _pattern(pattern: str, data: Any, _: Schema) -> bool:
    # A line break is where `$` means different things to different readers of patterns.
    return isinstance(data, str) and "\n" not in data and re.search(pattern, data) is not None


_FITS: dict[str, Callable[[Any, Any, Schema], bool]] = {
    "type": _type,
    "properties": _properties,
    "pattern": _pattern,
    "required": lambda names, data, _: isinstance(data, dict) and all(name in data for name in names),
    "additionalProperties": lambda allowed, data, schema: (
        allowed is False and isinstance(data, dict) and data.keys() <= schema.get("properties", {}).keys()
    ),
    "items": lambda item, data, _: isinstance(data, list) and all(surely_fits(item, each) for each in data),
    "minItems": lambda least, data, _: isinstance(data, list) and len(data) >= least,
    "minLength": lambda least, data, _: isinstance(data, str) and len(data) >= least,
    "minimum": lambda least, data, _: _type("integer", data, {}) and data >= least,
    "enum": lambda words, data, _: isinstance(data, str) and data in words,
    "uniqueItems": lambda _, data, __: (
        isinstance(data, list) and all(isinstance(each, str) for each in data) and len(set(data)) == len(data)
    ),
}
"""For each keyword, whether data surely keeps to it."""
