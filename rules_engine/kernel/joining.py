"""Putting clauses together into sentences as one says them: what continues the last clause joins it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules_engine.kernel import english
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import Node, children

_AMOUNT = re.compile(r"^(?P<opening>[^\d]+) (?P<rest>\d.*)$")
SUBJECT = "\x00"
"""Stands for the subject of a statement while it is rendered, so that it can be told from the rest."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A step of an ability as text.

    Args:
        text: its text, with what stands in front of it.
        node: what it is the text of; None for bare text.
        plain: nothing stands in front of it and nothing else is inside it, so that another clause can join it.
    """

    text: str
    node: Node | None
    plain: bool


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a game knows of its nodes that decides how their texts join.

    Args:
        is_plain: whether a node's text can stand beside another's in one sentence.
        continues: whether the second node goes on with what the first one picked out.
        is_fixed: whether a node names the same thing each time it is said, so that saying it once is enough.
    """

    is_plain: Callable[[Node], bool] = lambda node: False
    continues: Callable[[Node, Node], bool] = lambda previous, node: False
    is_fixed: Callable[[Node], bool] = lambda node: False


def sentences(clauses: Sequence[Clause], grammar: Grammar) -> list[str]:
    """The clauses as sentences without capital and full stop: those that belong together share one."""
    groups: list[list[Clause]] = []
    for clause in _contracted(clauses, grammar):
        last = groups[-1][-1] if groups else None
        plain = last and last.plain and clause.plain
        if last and plain and last.node and clause.node and grammar.continues(last.node, clause.node):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return [english.listed([clause.text for clause in group]) for group in groups]


def joined(clauses: Sequence[Clause], grammar: Grammar, by: str) -> str:
    """The clauses as one; where they follow each other in time, one that has a clause in front begins a sentence."""
    found = _contracted(clauses, grammar)
    if by == " and ":
        return _several([clause.text for clause in found])
    later = (by + clause.text if clause.plain else f". {english.capitalized(clause.text)}" for clause in found[1:])
    return "".join([clause.text for clause in found[:1]] + [*later])


@dataclass(frozen=True, slots=True)
class Statement:
    """Something that holds, as text.

    Args:
        text: all of it.
        rest: what it says of its subject, the verb first; None where that cannot be told apart.
        goes_on: whether it has the subject of the statement before it.
    """

    text: str
    rest: str | None
    goes_on: bool


def statements(several: Sequence[Statement]) -> list[str]:
    """Statements as clauses: those about the same thing name it once, and the same verb is said once."""
    groups: list[tuple[str, list[tuple[str, list[str]]]]] = []
    joinable = False
    for statement in several:
        rest = statement.text if statement.rest is None else statement.rest
        verb, _, thing = rest.partition(" ")
        joins, joinable = joinable and statement.goes_on, statement.rest is not None
        if not (joins and joinable):
            groups.append((statement.text.removesuffix(rest), [(verb, [thing])]))
        elif thing and groups[-1][1][-1][0] == verb:
            groups[-1][1][-1][1].append(thing)
        else:
            groups[-1][1].append((verb, [thing]))
    return [
        subject + _several([f"{verb} {_things(verb, things)}".rstrip() for verb, things in said])
        for subject, said in groups
    ]


def _things(verb: str, things: list[str]) -> str:
    """What a verb is said of; what is forbidden is forbidden each by itself."""
    return english.listed(things, "or" if verb == "cannot" else "and")


def _several(parts: list[str]) -> str:
    """Parts as a list; a comma keeps apart those that are lists themselves."""
    if len(parts) == 2 and (" and " in parts[0] or " or " in parts[0]):
        return ", and ".join(parts)
    return english.listed(parts)


def without_subject(rendered: str) -> str | None:
    """What a statement says of its subject, from its text with `SUBJECT` in its place; None if that is not in front."""
    start = f"{SUBJECT} "
    return rendered.removeprefix(start) if rendered.startswith(start) else None


def _contracted(clauses: Sequence[Clause], grammar: Grammar) -> list[Clause]:
    """Clauses in which what is said twice in a row is said once: gain 1 card and 2 coins; stun and exhaust it."""
    found: list[Clause] = []
    opening, amounts = "", list[str]()
    for clause in clauses:
        last = found[-1] if found else None
        counted = _AMOUNT.match(clause.text)
        if last and last.plain and clause.plain and counted and counted["opening"] == opening:
            amounts.append(counted["rest"])
            found[-1] = Clause(f"{opening} {english.listed(amounts)}", clause.node, plain=True)
            continue
        opening, amounts = (counted["opening"], [counted["rest"]]) if counted else ("", [])
        if last and last.plain and clause.plain and (both := _both(last, clause, grammar)):
            found[-1] = Clause(both, clause.node, plain=True)
            continue
        found.append(clause)
    return found


def _both(first: Clause, second: Clause, grammar: Grammar) -> str | None:
    """Two verbs with one object, where both do something to the same thing and say nothing else."""
    verb, _, thing = first.text.partition(" ")
    other, _, same = second.text.partition(" ")
    if not thing or thing != same or verb == other or first.node is None or second.node is None:
        return None
    things = [child for _, child in children(first.node)]
    is_the_same = things == [child for _, child in children(second.node)]
    return f"{verb} and {other} {thing}" if is_the_same and len(things) == 1 and grammar.is_fixed(things[0]) else None
