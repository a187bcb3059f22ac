"""What data may look like, by type: the parts that JSON Schemas are put together from.

A union is told apart by the type of the data, never by `oneOf`, so that a validator can point at the very
node that is wrong and not only at the union around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules_engine.kernel.loading import Loader
from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import (
    Choice,
    Flag,
    Integer,
    Kind,
    ListOf,
    NodeOf,
    OneOf,
    Parameter,
    Word,
    parameters_of,
)
from rules_engine.kernel.rule import slug_of

Schema = dict[str, Any]
Shapes = dict[str, Schema]
"""For each JSON type that is allowed, the keywords that hold for data of that type."""

_ORDER = ("integer", "boolean", "string", "array", "object", "null")


class Shaper:
    """Makes the schema of each kind of parameter, and keeps the definitions that they refer to.

    Args:
        loader: knows the families and the vocabularies; what it loads is what the schema admits.
    """

    def __init__(self, loader: Loader) -> None:
        self.loader = loader
        self.definitions: dict[str, Schema] = {}

    def schema(self, kind: Kind) -> Schema:
        """The schema of a kind: a reference where the kind is one family."""
        if isinstance(kind, NodeOf):
            return {"$ref": f"#/$defs/{self._family(kind.base)}"}
        return rendered(self._shapes(kind))

    def field(self, parameter: Parameter) -> Schema:
        """The schema of a field, with its line under Args as the description."""
        schema = self.schema(parameter.kind)
        return {"description": parameter.description, **schema} if parameter.description else schema

    def fields(self, cls: type[Node]) -> Schema:
        """The keywords for an object that holds the fields of `cls`."""
        parameters = parameters_of(cls)
        required = [parameter.name for parameter in parameters if parameter.required]
        return {
            "properties": {parameter.name: self.field(parameter) for parameter in parameters},
            **({"required": required} if required else {}),
            "additionalProperties": False,
        }

    def _shapes(self, kind: Kind, *, alone: bool = True) -> Shapes:
        match kind:
            case Integer(minimum=low, maximum=high):
                bounds = {"minimum": low, "maximum": high}
                return {"integer": {key: value for key, value in bounds.items() if value is not None}}
            case Flag():
                return {"boolean": {}}
            case Choice(values=values):
                return {"string": {"enum": list(values)}}
            case Word(vocabulary=vocabulary):
                if vocabulary in self.loader.vocabularies:
                    return {"string": {"enum": sorted(self.loader.vocabularies[vocabulary])}}
                return {"string": {}}
            case ListOf(item=item):
                several: Shapes = {"array": {"items": self.schema(item), "minItems": 1}}
                # One thing stands for a list of one, but not where it would be taken for another kind.
                return {**self._shapes(item), **several} if alone else several
            case OneOf(kinds=kinds):
                return united(self._shapes(each, alone=False) for each in kinds)
            case NodeOf(base=base):
                return self._node(base)

    def _node(self, base: Any) -> Shapes:
        """What a node of a family looks like: an object with one key, a bare key, or a list of nodes."""
        if base.direct:
            return {"object": self.fields(base)}
        known = self.loader.family(base)
        shapes: Shapes = {
            "object": {
                "properties": {key: {"$ref": f"#/$defs/{self._body(known[key])}"} for key in sorted(known)},
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            }
        }
        bare = [key for key in sorted(known) if _stands_alone(known[key])]
        if bare:
            shapes["string"] = {"enum": bare}
        if base.sequence:
            shapes["array"] = {"items": {"$ref": f"#/$defs/{self._family(base)}"}, "minItems": 1}
        return shapes

    def _family(self, base: Any) -> str:
        """The name of a family's definition, which is made when it is first asked for."""
        name = slug_of(base.__name__)
        if name not in self.definitions:
            self.definitions[name] = {}  # families contain each other
            described = described_by(base) if base.direct else {"description": f"A {base.family.replace('_', ' ')}."}
            self.definitions[name] = {**described, **rendered(self._node(base))}
        return name

    def _body(self, cls: type[Node]) -> str:
        """The name of the definition of what stands under a node's key."""
        name = f"{cls.family}.{cls.key}"
        if name not in self.definitions:
            self.definitions[name] = {}
            parameters = {parameter.name: parameter for parameter in parameters_of(cls)}
            shapes: Shapes
            if cls.inline:
                shapes = self._shapes(parameters[cls.inline].kind)
            else:
                shapes = {"object": self.fields(cls)}
                if cls.primary:
                    short = self._shapes(parameters[cls.primary].kind)
                    shapes = {**{key: value for key, value in short.items() if key != "object"}, **shapes}
                if _stands_alone(cls):
                    shapes["null"] = {}
            self.definitions[name] = {**described_by(cls), **rendered(shapes)}
        return name


def described_by(cls: type[Node]) -> Schema:
    """The rulebook's words for a rule, for editors to show."""
    if "entry" not in cls.__dict__:
        return {}
    entry = cls.entry
    return {
        "title": cls.title,
        "description": entry.definition,
        "markdownDescription": "\n\n".join((f"**{cls.title}**: {entry.definition}", *entry.body)),
    }


def rendered(shapes: Shapes) -> Schema:
    """The schema of data that is of any of the types in `shapes`."""
    types = [name for name in _ORDER if name in shapes]
    schema: Schema = {"type": types[0] if len(types) == 1 else types}
    for name in types:
        keywords = dict(shapes[name])
        # Unlike all the other keywords here, `enum` speaks of data of every type.
        if len(types) > 1 and "enum" in keywords:
            schema |= {"if": {"type": "string"}, "then": {"enum": keywords.pop("enum")}}
        schema |= keywords
    return schema


def united(several: Iterable[Shapes]) -> Shapes:
    """The shapes of data that is of any of several kinds."""
    union: Shapes = {}
    for shapes in several:
        for name, keywords in shapes.items():
            if name not in union:
                union[name] = dict(keywords)
            elif name == "string":
                both = "enum" in union[name] and "enum" in keywords
                words = sorted({*union[name]["enum"], *keywords["enum"]}) if both else []
                union[name] = {"enum": words} if both else {}
            elif name == "object":
                properties = {**union[name].get("properties", {}), **keywords.get("properties", {})}
                union[name] = {**union[name], "properties": dict(sorted(properties.items()))}
    return union


def _stands_alone(cls: type[Node]) -> bool:
    """Whether a node's bare key is enough, as it needs no parameter."""
    return not cls.inline and not any(parameter.required for parameter in parameters_of(cls))
