"""The mutation command: its changes, the playing of examples against them, and its reports."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from rules_engine.kernel.scenario import Scenario
from rules_engine.vex.effects.damage import DealDamage
from rules_engine.vex.keywords.combat import Taunt
from rules_engine.vex.rulebook import LEXICON
from tests.mutation import equivalent, report
from tests.mutation.__main__ import main
from tests.mutation.equivalent import Equivalent
from tests.mutation.operators import mutants
from tests.mutation.report import Row
from tests.mutation.subjects import Change, compiled, subjects
from tests.mutation.toys import Toy
from tests.mutation.trial import BaselineError, Result, is_noticed, try_all

NOTHING = Scenario.from_data({"title": "Nothing", "given": {}, "do": [], "then": {"turn": 1}})


def method(code: str) -> ast.FunctionDef:
    """A method, from its code."""
    (function,) = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef)
    return function


def changes(body: str, returned: str = "None") -> list[str]:
    """The changes to a method with this body."""
    return [each.change for each in mutants(method(f"def run(self, game) -> {returned}:\n    {body}\n"))]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x = a < b", ["a < b → a <= b"]),
        ("x = a is b", ["a is b → a is not b"]),
        ("x = a in b", ["a in b → a not in b"]),
        ("x = a and b", ["a and b → a or b"]),
        ("x = not a", ["not a → a"]),
        ("x = a + b", ["a + b → a - b"]),
        ("x = 7", ["7 → 8", "7 → 6"]),
        ("x = 0", ["0 → 1"]),
        ("return 0", ["return 0 → return 1"]),
        ("return 5", ["return 5 → return 0"]),
        ("return False", ["return False → return True"]),
        ("for x in y[:1]: x.go()", ["for x in y[:1] → for x in ()", "1 → 2", "1 → 0", "x.go() → pass"]),
        ("context.affected = a\n    return len(context.affected)", ["context.affected = a → pass"]),
        ("x = True", ["True → False"]),
        ("x = min(a, b)", ["min(a, b) → max(a, b)"]),
        ("x = a if b else c", ["a if b else c → a", "a if b else c → c"]),
        ("x = [] if a is None else b", ["[] if a is None else b → []", "a is None → a is not None"]),
        ("x = b if a is not None else c", ["b if a is not None else c → c", "a is not None → a is None"]),
        ("x = [y for y in z if y]", ["for y in z if y → for y in z"]),
        ("a.b = c", ["a.b = c → pass"]),
        ("a += b", ["a += b → pass"]),
        ("do(a)", ["do(a) → pass"]),
        ("yield from do(a)", ["yield from do(a) → pass"]),
        ("for x in y: x.go()", ["for x in y → for x in ()", "for x in y → for x in list(y)[:1]", "x.go() → pass"]),
        ("while a: a.go()", ["while a → while False", "a.go() → pass"]),
        ("if a: a.go()", ["if a → if True", "if a → if False", "a.go() → pass"]),
    ],
)
def test_what_is_changed(body: str, expected: list[str]) -> None:
    """One place at a time, each in the ways that fit it."""
    assert sorted(changes(body)) == sorted(expected)


@pytest.mark.parametrize(
    ("returned", "expected"),
    [
        ("int", ["return f() → return (f(), 0)[1]"]),
        ("Choices[int]", ["return f() → return (f(), 0)[1]"]),
        ("bool", ["return f() → return not f()"]),
        ("Choices[list[Card]]", ["return f() → return (f(), [])[1]"]),
        ("tuple[int, ...]", ["return f() → return (f(), ())[1]"]),
        ("Card | None", ["return f() → return (f(), None)[1]"]),
        ("str", []),
    ],
)
def test_what_is_returned_depends_on_the_type(returned: str, expected: list[str]) -> None:
    """The value is still worked out, since that may be what does the work."""
    assert changes("return f()", returned) == expected


@pytest.mark.parametrize(
    "body",
    [
        '"""A docstring with 1 number."""',
        "raise ValueError(1 + 2)",
        "assert a < b",
        "game.log.add(Drew(amount=1))",
        "game.touch()",
        "yield from ()",
        "game.resting = True",
        "if a < b: game.touch()",
        "for card in cards: game.log.add(Revealed(card=card.id))",
        "context.affected = [card for card in cards if card.ready]",
        "context.affected = []\n    if a: context.affected.append(a)",
        "x = zip(a, b, strict=False)",
        "x: Annotated[int, 3]",
        "x = lambda y=1: y",
    ],
)
def test_what_is_left_alone(body: str) -> None:
    """What is said, not done."""
    assert changes(body) == []


def test_each_change_is_in_one_place_of_its_line() -> None:
    """The method differs in one line, and the change names that line of the file."""
    source = inspect.getsource(Toy.count).splitlines()
    (tree,) = ast.parse(inspect.getsource(inspect.getmodule(Toy))).body[-1:]  # type: ignore[arg-type]
    function = next(each for each in tree.body if getattr(each, "name", "") == "count")  # type: ignore[attr-defined]
    found = mutants(function)
    first = inspect.getsourcelines(Toy.count)[1]
    assert {source[each.line - first].strip() for each in found} == {
        "total = 0", "for number in numbers:", "if number < least:", "continue", "total += 1", "return total + 1",
    }  # fmt: skip
    original = ast.unparse(function).splitlines()
    for each in found:
        assert sum(a != b for a, b in zip(original, ast.unparse(each.tree).splitlines(), strict=True)) == 1
    same = [each.number for each in found if each.change == "1 → 2"]
    assert same == [0, 1]


def test_what_an_effect_returns_is_left_alone_if_it_always_does_something() -> None:
    """A gate on such an effect is a mistake that a lint finds, so nothing can notice."""
    found = {each.name: each for each in subjects(LEXICON)}
    assert any(change.text.startswith("return ") for change in found["draw"].changes)
    assert not any(change.text.startswith("return ") for change in found["choose-house"].changes)


def test_a_changed_method_is_the_class_s_own() -> None:
    """It sees its module, and a property stays one."""
    tree = method("@property\ndef flag(self) -> bool:\n    return not isinstance(self, Toy)\n")
    assert compiled(Toy, tree).fget(Toy()) is False


def _change(apply, place: str = "run") -> Change:
    return Change(place, 1, "a → b", 0, apply)


def test_a_change_is_noticed_if_an_example_fails_breaks_or_never_ends() -> None:
    """And only in a process of its own: nothing is left behind."""
    world = {"right": True}

    def play(scenario: Scenario) -> bool:
        while world["right"] is None:
            pass
        return bool(world["right"])

    def endless() -> None:
        world["right"] = None  # type: ignore[assignment]

    tried = {
        "fails": lambda: world.update(right=False),
        "breaks": lambda: world.pop("right"),
        "endless": endless,
        "same": lambda: None,
    }
    noticed = {name: is_noticed(_change(apply), [NOTHING], play, 0.2) for name, apply in tried.items()}
    assert noticed == {"fails": True, "breaks": True, "endless": True, "same": False}
    assert world == {"right": True}


def test_examples_that_fail_by_themselves_prove_nothing() -> None:
    """The run stops and names the example."""
    with pytest.raises(BaselineError, match="Nothing"):
        try_all([], [NOTHING], lambda scenario: False)


def test_every_rule_is_a_subject() -> None:
    """Its own methods and flags; a base that rules share is one too, and answers to all of them."""
    found = {each.name: each for each in subjects(LEXICON)}
    assert {rule.slug for rule in LEXICON} <= set(found)
    assert "resolve" in {change.place for change in found["deal-damage"].changes}
    assert [change.text for change in found["taunt"].changes] == ["shields_neighbors = True → False"]
    assert [change.text for change in found["reap"].changes] == ["window = 'reap' → 'never'"]
    assert len(found["CardFilter"].rules) > 1
    assert found["deal-damage"].rules == (DealDamage,)
    assert found["taunt"].rules == (Taunt,)


def test_the_command_reports_each_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Survivors with line and change, totals, a page, and 1 where a rule is under the limit."""
    page = tmp_path / "page.md"
    code = main(["--rule", "taunt", "--jobs", "1", "--out", str(page)])
    out = capsys.readouterr().out
    assert (code, out.splitlines()[-1].endswith("changes noticed (100 %)")) == (0, True)
    assert "| taunt | 1 | 1 | 100\N{NO-BREAK SPACE}% |" in page.read_text(encoding="utf-8")
    assert main(["--section", "card-types", "--least", "101", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "0 of 0 changes noticed (–)\n"
    assert main(["--rule", "gets-armor", "--jobs", "1"]) == 0, "a constant effect that is never in force is noticed"
    assert main(["--rule", "tuant"]) == 2


def test_reports_round_down_and_show_what_survived() -> None:
    """99.5 % is not 100 %."""
    results = tuple(Result("run", 3, f"{n} → {n + 1}", 0, n > 0) for n in range(200))
    row = Row("toy", "game", results)
    assert list(report.lines([row], 90)) == [
        "toy: 199 of 200 noticed (99 %)",
        "  line 3, run: 0 → 1",
        "199 of 200 changes noticed (99 %)",
    ]
    assert list(report.lines([row], 99.9))[-1] == "under 99.9 %: toy"
    assert row.percent == 99.5
    text = report.page([row, Row("silent", "game", ())], {"game": "The game"})
    assert "| toy | 200 | 199 | 99\N{NO-BREAK SPACE}% |" in text
    assert text.rstrip().endswith("silent.")


def test_what_makes_no_difference_is_set_aside_with_its_reason() -> None:
    """And an entry for a change that is noticed, or that is none, is stale."""
    survivor, other = Result("run", 3, "a → b", 0, False), Result("run", 4, "a → b", 1, True)
    known = [
        Equivalent("toy", "run", "a → b", "nobody can tell"),
        Equivalent("toy", "run", "a → b", "but one can", 1),
        Equivalent("toy", "run", "a → c", "no such change"),
        Equivalent("absent", "run", "a → c", "not tried now"),
    ]
    row = equivalent.set_aside("toy", "game", [survivor, other], known)
    assert (row.results, row.set_aside) == ((other,), ((survivor, "nobody can tell"),))
    assert equivalent.stale([row], known) == ["toy, run: a → b", "toy, run: a → c"]
    assert all(len(each.reason.split()) > 3 for each in equivalent.load())
