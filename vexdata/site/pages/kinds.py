"""The kinds of parameters in words, for the tables that authors read."""

from __future__ import annotations

from rules_engine.kernel.parameters import Choice, Flag, Integer, Kind, ListOf, NodeOf, OneOf, Word


def words(kind: Kind) -> str:
    """What may stand there, as a phrase."""
    match kind:
        case Integer(None, None):
            return "a number"
        case Integer(low, None):
            return f"a number, {low} or more"
        case Integer(None, high):
            return f"a number, {high} or less"
        case Integer(low, high):
            return f"a number from {low} to {high}"
        case Flag():
            return "true or false"
        case Choice(values):
            return " or ".join(str(value) for value in values)
        case Word(vocabulary):
            return f"a {vocabulary}" if vocabulary else "text"
        case NodeOf(base):
            name = str(getattr(base, "family", base.__name__)).replace("_", " ")
            return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
        case ListOf(item):
            return f"a list, each {words(item)}"
        case OneOf(kinds):
            return ", or ".join(words(each) for each in kinds)
