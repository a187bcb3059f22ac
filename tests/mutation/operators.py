"""The changes: what can be done to one place of a method so that the rule does something else.

What is not changed, since no example could or should notice it: docstrings, annotations, defaults, errors that are
raised, assertions, what is written into the log, that a cache is emptied, and what an effect only notes for a later
count of whose cards it acted on.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_NOT_RULES = {
    "resting": "whether a search may copy the game where it stands",
    "unsettled": "whether there may be destruction to carry out, so that it is not looked for in vain",
}
"""What a method sets for the sake of speed or of a search, with what it is for."""
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A method with one change in it.

    Args:
        line: the line of the file that the change is on.
        before: the changed code as it was.
        after: the code in its place.
        number: which of the places of this method that are changed like that, from 0.
        tree: the changed method.
    """

    line: int
    before: str
    after: str
    number: int
    tree: ast.FunctionDef

    @property
    def change(self) -> str:
        """The change in one line."""
        return f"{_short(self.before)} → {_short(self.after)}"


def mutants(function: ast.FunctionDef) -> list[Mutant]:
    """Every method that differs from `function` in one place."""
    found: list[Mutant] = []
    skipped = _skipped(function)
    returns = _return_types(function)
    for index, node in enumerate(ast.walk(function)):
        if id(node) in skipped:
            continue
        for replacement in _replacements(node, returns.get(id(node), "")):
            line = node.iter.lineno if isinstance(node, ast.comprehension) else node.lineno  # type: ignore[attr-defined]
            replacement.lineno = line  # type: ignore[attr-defined] # what is written out as code needs one
            before, after = _unparsed(node), _unparsed(replacement)
            tree = copy.deepcopy(function)
            _replace(tree, index, replacement)
            ast.fix_missing_locations(tree)
            number = sum((other.before, other.after) == (before, after) for other in found)
            found.append(Mutant(line, before, after, number, tree))
    return sorted(found, key=lambda mutant: mutant.line)


def _replacements(node: ast.AST, returned: str) -> Iterator[ast.AST]:
    """What can stand in the place of a node.

    Args:
        returned: for a return statement, the type of what is returned.
    """
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=comparators):
            yield ast.Compare(left, [_COMPARISONS[type(operator)]()], comparators)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _ARITHMETIC:
            yield ast.BinOp(left, _ARITHMETIC[type(operator)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 0:  # what is counted in the game is never less than none
                yield ast.Constant(value - 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in _FUNCTIONS:
            yield ast.Call(ast.Name(_FUNCTIONS[name], ast.Load()), args, keywords)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            # What stands for something that is not None breaks where it is None: that branch is there for the types.
            if not _is_none(test, ast.IsNot):
                yield body
            if not _is_none(test, ast.Is):
                yield orelse
        case ast.If(body=body, orelse=orelse):
            yield ast.If(ast.Constant(True), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.While(body=body, orelse=orelse):
            yield ast.While(ast.Constant(False), body, orelse)
        case ast.For(target=target, iter=iter, body=body, orelse=orelse):
            yield ast.For(target, ast.Tuple([], ast.Load()), body, orelse)
            if not _is_one_at_most(iter):
                yield ast.For(target, _first_of(iter), body, orelse)
        case ast.comprehension(target=target, iter=iter, ifs=ifs, is_async=is_async) if ifs:
            for index in range(len(ifs)):
                yield ast.comprehension(target, iter, ifs[:index] + ifs[index + 1 :], is_async)
        case ast.Return(value=ast.Constant(value=int(value))) if not isinstance(value, bool):
            yield ast.Return(ast.Constant(0 if value else 1))  # whether anything was done; how much is worked out
        case ast.Return(value=value) if value is not None:
            yield from (ast.Return(other) for other in _other_results(value, returned))
        case ast.Continue() | ast.Break() | ast.AugAssign():
            yield ast.Pass()
        case ast.Expr():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def _other_results(value: ast.expr, returned: str) -> Iterator[ast.expr]:
    """What else could be returned. The value is worked out all the same: it may be what does the work."""
    if isinstance(value, ast.Constant) and not isinstance(value.value, bool):
        return
    kind = returned.removeprefix("Choices[").removesuffix("]") if returned.startswith("Choices[") else returned
    if isinstance(value, ast.Constant):
        yield ast.Constant(not value.value)
    elif kind == "bool":
        if not isinstance(value, ast.Compare | ast.UnaryOp | ast.BoolOp):  # these are changed by themselves
            yield ast.UnaryOp(ast.Not(), value)
    elif kind == "int":
        yield _instead_of(value, ast.Constant(0))
    elif kind.startswith("list["):
        yield _instead_of(value, ast.List([], ast.Load()))
    elif kind.startswith("tuple["):
        yield _instead_of(value, ast.Tuple([], ast.Load()))
    elif kind.endswith(" | None"):
        yield _instead_of(value, ast.Constant(None))


def _instead_of(value: ast.expr, other: ast.expr) -> ast.expr:
    both = ast.Tuple([value, other], ast.Load())
    return ast.Subscript(both, ast.Constant(1), ast.Load())


def _first_of(iterable: ast.expr) -> ast.expr:
    everything = ast.Call(ast.Name("list", ast.Load()), [iterable], [])
    return ast.Subscript(everything, ast.Slice(upper=ast.Constant(1)), ast.Load())


def _is_none(test: ast.expr, operator: type[ast.cmpop]) -> bool:
    match test:
        case ast.Compare(ops=[found], comparators=[ast.Constant(value=None)]):
            return isinstance(found, operator)
    return False


def _is_one_at_most(iterable: ast.expr) -> bool:
    """Whether a loop goes over one thing at the most anyway."""
    match iterable:
        case ast.Subscript(slice=ast.Slice(lower=None, upper=ast.Constant(value=1))):
            return True
    return False


def _is_quiet(node: ast.AST, function: ast.FunctionDef) -> bool:
    """Whether a statement only logs, empties a cache or notes what was acted on, or only leads to such statements."""
    if _is_note(node, function):
        return True
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr="log"), attr="add"))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="touch"))):
            return True
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return True  # makes a method that asks nothing one that could
        case ast.Assign(targets=[ast.Attribute(attr=name)]) if name in _NOT_RULES:
            return True
        case ast.If(body=body, orelse=orelse):
            return all(_is_quiet(each, function) for each in [*body, *orelse])
        case ast.For(body=body):
            return all(_is_quiet(each, function) for each in body)
    return False


def _is_note(node: ast.AST, function: ast.FunctionDef) -> bool:
    """Whether a statement notes the cards that were acted on, and its method does not look at them again."""
    notes: set[int] = set()
    for each in ast.walk(function):
        match each:
            case ast.Assign(targets=[ast.Attribute(attr="affected") as noted]):
                notes.add(id(noted))
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="affected") as noted, attr="append")):
                notes.add(id(noted))
    mentions = [each for each in ast.walk(function) if isinstance(each, ast.Attribute) and each.attr == "affected"]
    if any(id(each) not in notes for each in mentions):
        return False
    match node:
        case ast.Assign(targets=[ast.Attribute(attr="affected")]):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(attr="affected"), attr="append"))):
            return True
    return False


def _skipped(function: ast.FunctionDef) -> set[int]:
    """The nodes that are left as they are, by id."""
    skipped: set[int] = set()

    def skip(*nodes: ast.AST | None) -> None:
        skipped.update(id(part) for node in nodes if node is not None for part in ast.walk(node))

    for node in ast.walk(function):
        match node:
            case ast.FunctionDef() | ast.Lambda():
                skip(node.args)
                if isinstance(node, ast.FunctionDef):
                    skip(node.returns, *node.decorator_list)
                    first = node.body[0]
                    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                        skip(first)
            case ast.AnnAssign():
                skip(node.annotation)
            case ast.Raise() | ast.Assert():
                skip(node)
            case ast.Expr() | ast.If() | ast.For() | ast.Assign() if _is_quiet(node, function):
                skip(node)
            case ast.Return(value=ast.Constant()):
                skip(node.value)
            case ast.keyword(arg="strict"):
                skip(node)
    return skipped


def _return_types(function: ast.FunctionDef) -> dict[int, str]:
    """For each return statement, by id, what its function says that it returns."""
    found: dict[int, str] = {}

    def visit(node: ast.AST, returned: str) -> None:
        if isinstance(node, ast.FunctionDef):
            returned = ast.unparse(node.returns) if node.returns else ""
        elif isinstance(node, ast.Return):
            found[id(node)] = returned
        for child in ast.iter_child_nodes(node):
            visit(child, returned)

    visit(function, "")
    return found


def _replace(tree: ast.FunctionDef, index: int, replacement: ast.AST) -> None:
    """Put `replacement` where the node stands that is the `index`-th to be walked."""
    wanted = next(node for number, node in enumerate(ast.walk(tree)) if number == index)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is wanted:
                setattr(parent, name, copy.deepcopy(replacement))
                return
            if isinstance(value, list):
                for place, item in enumerate(value):
                    if item is wanted:
                        value[place] = copy.deepcopy(replacement)
                        return
    raise LookupError(f"node {index} has no parent")


def _unparsed(node: ast.AST) -> str:
    """A node as code; of a statement with a body, its first line."""
    return ast.unparse(node).strip().splitlines()[0].removesuffix(":")


def _short(code: str) -> str:
    return code if len(code) <= 70 else f"{code[:67]}…"
