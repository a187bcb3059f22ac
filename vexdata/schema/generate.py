"""The schemas as they stand in `schema/`: card files and set profiles."""

from __future__ import annotations

import json
from typing import Any

from rules_engine.kernel.loading import Loader
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import CARD_TYPES, HOUSES, RARITIES
from vexdata.rules import card_loader
from vexdata.schema.shapes import Schema, Shaper, described_by

DIALECT = "https://json-schema.org/draft/2020-12/schema"

EXAMPLES: Schema = {
    "description": "worked examples: scenarios that are run, and printed on the card's page.",
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "title": {
                "description": "what the example shows, as a heading.",
                "type": "string",
                "minLength": 1,
            },
            "ruling": {
                "description": "a judgement that the example shows, in one or two sentences; printed under Rulings.",
                "type": "string",
                "minLength": 1,
            },
            "given": {"description": "the board; what is left out is as in the middle of a turn."},
            "do": {"description": "what the players choose, in the order the game asks.", "type": "array"},
            "then": {"description": "what must be true afterwards."},
        },
        "required": ["title"],
        "additionalProperties": False,
    },
}

DIFFERS: Schema = {
    "description": "how and why the card differs from KeyForge's card of that name, in one or two sentences.",
    "type": "string",
    "minLength": 1,
}


TWIN: Schema = {
    "description": "the name of the card of another house that this one repeats on purpose.",
    "type": "string",
    "minLength": 1,
}


def card_schema(loader: Loader | None = None) -> Schema:
    """The schema of a card file."""
    shaper = Shaper(loader or card_loader())
    fields = shaper.fields(CardDefinition)
    fields["properties"]["name"] |= {"minLength": 1}
    return {
        "$schema": DIALECT,
        **described_by(CardDefinition),
        "type": "object",
        **fields,
        "properties": {**fields["properties"], "differs": DIFFERS, "examples": EXAMPLES, "twin": TWIN},
        "allOf": [_of_type(name) for name in CARD_TYPES],
        "$defs": dict(sorted(shaper.definitions.items())),
    }


def beside_schema() -> Schema:
    """The schema of what a card file says that is no part of the card, and so is no loader's business."""
    return {
        "$schema": DIALECT,
        "type": "object",
        "properties": {"name": {"minLength": 1}, "differs": DIFFERS, "examples": EXAMPLES, "twin": TWIN},
    }


def set_schema() -> Schema:
    """The schema of a set's profile."""
    return {
        "$schema": DIALECT,
        "title": "Set",
        "description": "A set: its houses, how common each rarity is, and the cards it takes from others.",
        "type": "object",
        "properties": {
            "name": {"description": "the printed name.", "type": "string", "minLength": 1},
            "code": {
                "description": "its short name in deck lists.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+$",
            },
            "slug": {"description": "the name of its folder.", "type": "string", "pattern": "^[a-z0-9_-]+$"},
            "description": {
                "description": "what is particular about it, in a sentence or two.",
                "type": "string",
            },
            "houses": {
                "description": "the houses its decks are made of.",
                "type": "array",
                "items": {"type": "string", "enum": list(HOUSES)},
                "minItems": 3,
                "uniqueItems": True,
            },
            "rarities": {
                "description": "how likely a card of each rarity is, against the others.",
                "type": "object",
                "properties": {name: {"type": "integer", "minimum": 0} for name in RARITIES},
                "additionalProperties": False,
            },
            "reprints": {
                "description": "names of cards of other sets that are in this one too.",
                "type": "array",
                "items": {"type": "string"},
                "uniqueItems": True,
            },
            "cards": {"description": "how many cards it has.", "type": "integer", "minimum": 1},
        },
        "required": ["name", "code", "houses"],
        "additionalProperties": False,
    }


def files() -> dict[str, str]:
    """Every schema file's content, by file name."""
    return {"card.schema.json": canonical(card_schema()), "set.schema.json": canonical(set_schema())}


def canonical(schema: Any) -> str:
    """A schema as text, always the same for the same schema."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _of_type(name: str) -> Schema:
    """What holds for cards of one type only."""
    then: Schema
    then = (
        {"required": ["power"]}
        if name == "creature"
        else {"properties": {field: {"not": {}} for field in ("power", "armor", "gigantic")}}
    )
    return {"if": {"properties": {"type": {"const": name}}, "required": ["type"]}, "then": then}
