"""What is changed: the methods of a rule's class, and the flags that the engine asks it for."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.rule import Rule
from rules_engine.vex.families import ConstantEffect
from rules_engine.vex.state.game import Game
from tests.mutation.operators import mutants

NOT_PLAYED = {
    "icon_keys": "what a deck list calls the icons",
    "base_half": "what a deck list is made of",
    "takes_icon": "where Enhance may put an icon as a deck is made",
    "drifts": "whether an effect can come and go by itself, so that its end has to be looked for",
    "owner": "whose zone a text speaks of",
    "several": "whether a text speaks in the plural",
}
"""Methods and flags that are never asked while a game is played, with what they are for."""
FLAGS_NOT_PLAYED = {
    "icon_keys": "what a deck list calls the icons",
    "base_half": "what a deck list is made of",
    "takes_icon": "where Enhance may put an icon as a deck is made",
    "is_composition": "whether an entry owes an example",
    "can_fail": "whether a lint accepts a gate on it",
    "binds_it": "whether a text may say it",
    "for_anyone": "whether a text calls the player it resolves for you or they",
    "lasts_only": "whether a card may print it as a constant ability",
    "grantable": "whether the schema lets it be granted",
    "label": "whether its text stands before a colon",
    "is_measure": "whether its text stands behind what is counted",
}
"""The same for flags."""


@dataclass(frozen=True, slots=True)
class Change:
    """One way in which a rule does something else.

    Args:
        place: the method or flag that is changed.
        line: the line in the file of the rule; 0 where no line says it.
        text: the change, in one line.
        number: which of the places of this method that are changed like that, from 0.
        apply: makes the change, in this process and for good.
    """

    place: str
    line: int
    text: str
    number: int
    apply: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Subject:
    """Behaviour that the examples of some rules answer for: a rule's own, or what several rules share.

    Args:
        name: the rule's slug, or the name of the base that the rules share.
        section: the section of the rulebook.
        rules: whose examples must notice a change.
        owner: the class that is changed.
    """

    name: str
    section: str
    rules: tuple[type[Rule], ...]
    owner: type

    @property
    def changes(self) -> tuple[Change, ...]:
        """The changes, worked out anew each time: of most subjects nobody asks for them."""
        return tuple(_changes(self.owner) if self.owner in self.rules else _method_changes(self.owner))


def subjects(lexicon: Lexicon) -> list[Subject]:
    """Every rule, and after the rules of each section the bases that they share."""
    found: list[Subject] = []
    for section in lexicon.sections:
        shared: dict[type, list[type[Rule]]] = {}
        for rule in lexicon.in_section(section):
            found.append(Subject(rule.slug, section, (rule,), rule))
            for base in _own_bases(rule, lexicon):
                shared.setdefault(base, []).append(rule)
        for base, rules in shared.items():
            if any(_methods(base)):
                found.append(Subject(base.__name__, section, tuple(rules), base))
    return found


def _own_bases(rule: type[Rule], lexicon: Lexicon) -> Iterator[type]:
    """The bases of a rule that are written for some rules and not for a whole family."""
    rules = set(lexicon)
    for base in rule.__mro__[1:]:
        module = base.__module__
        if module.startswith("rules_engine.vex.") and module != "rules_engine.vex.families" and base not in rules:
            yield base


def _changes(rule: type[Rule]) -> Iterator[Change]:
    yield from _method_changes(rule)
    yield from _flag_changes(rule)
    if issubclass(rule, ConstantEffect) and not any(_methods(rule)):
        yield Change("constants", 0, "in force → never in force", 0, lambda: _never_in_force(rule))


def _method_changes(cls: type) -> Iterator[Change]:
    certain = getattr(cls, "can_fail", True) is False
    for function in _methods(cls):
        for mutant in mutants(function):
            if certain and mutant.before.startswith("return "):
                continue  # nothing may be made to depend on an effect that always does something
            yield Change(function.name, mutant.line, mutant.change, mutant.number, _replacing(cls, mutant.tree))


def _methods(cls: type) -> Iterator[ast.FunctionDef]:
    for statement in _class_tree(cls).body:
        if not isinstance(statement, ast.FunctionDef) or statement.name.startswith("__"):
            continue
        if statement.name not in NOT_PLAYED:
            yield statement


def _flag_changes(rule: type[Rule]) -> Iterator[Change]:
    """A flag that a class sets is turned around; a window that it watches never opens."""
    for statement in _class_tree(rule).body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=bool(value))):
                is_class_variable = ast.unparse(statement.annotation).startswith("ClassVar")
                if is_class_variable and name not in FLAGS_NOT_PLAYED:
                    text = f"{name} = {value} → {not value}"
                    yield Change(name, statement.lineno, text, 0, _setting(rule, name, not value))
            case ast.AnnAssign(target=ast.Name(id="window"), value=ast.Constant(value=str(value))):
                text = f"window = {value!r} → 'never'"
                yield Change("window", statement.lineno, text, 0, _setting(rule, "window", "never"))


@cache
def _class_tree(cls: type) -> ast.ClassDef:
    for statement in _module_tree(cls.__module__).body:
        if isinstance(statement, ast.ClassDef) and statement.name == cls.__name__:
            return statement
    raise LookupError(f"{cls.__module__} has no class {cls.__name__}")


@cache
def _module_tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def _replacing(cls: type, method: ast.FunctionDef) -> Callable[[], None]:
    def apply() -> None:
        setattr(cls, method.name, compiled(cls, method))

    return apply


def compiled(cls: type, method: ast.FunctionDef) -> Any:
    """A method as `cls` would have it: it sees its module, and is a property where it was one."""
    shell = ast.ClassDef(cls.__name__, [], [], [method], [])
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
    module = ast.fix_missing_locations(ast.Module([future, shell], []))
    made: dict[str, Any] = {}
    exec(compile(module, sys.modules[cls.__module__].__file__ or "?", "exec"), vars(sys.modules[cls.__module__]), made)
    return vars(made[cls.__name__])[method.name]


def _setting(cls: type, name: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(cls, name, value)


def _never_in_force(effect: type) -> None:
    """Pass an effect over where the effects of the cards in play are collected."""
    module = sys.modules[Game.__module__]
    collect = module._unfold

    def unfold(found: Any, each: Any, *rest: Any) -> None:
        if not isinstance(each, effect):
            collect(found, each, *rest)

    module._unfold = unfold  # type: ignore[attr-defined]
