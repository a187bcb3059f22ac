"""The worked examples of rules: those in the docstrings, then those in `examples/<slug>.yaml` beside the modules."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any

from rules_engine.kernel.docstring import docstring_line
from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.rule import Rule
from rules_engine.kernel.scenario_data import Scenario, ScenarioError
from vexdata.findings import Finding, Position, Severity
from vexdata.pool.files import shown
from vexdata.reading import Document, ReadError, parse

FOLDER = "examples"
"""The folder beside a rule's module that holds further examples of it."""


class RuleExampleError(Exception):
    """Files with examples of rules cannot be used; carries the findings that say why."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(map(str, self.findings)))


@dataclass(frozen=True, slots=True)
class RuleExample:
    """A worked example of a rule.

    Args:
        rule: the rule.
        title: what it shows.
        data: the scenario, as plain data.
        line: the line of the docstring that it starts on, from 0; for an example in a file, its place there.
        document: the file it stands in; None for the rule's docstring.
    """

    rule: type[Rule]
    title: str
    data: Any
    line: int
    document: Document | None = None

    @property
    def where(self) -> str:
        """The file and line it starts on, where that can be found out."""
        if self.document is not None:
            return f"{self.document.file}:{self.document.position((self.line,)).line}"
        file, line = docstring_line(self.rule)
        return f"{inspect.getmodule(self.rule)}" if file == "?" else f"{file}:{line + self.line}"

    @property
    def scenario(self) -> Scenario:
        """The example as it is played."""
        origin = f"{self.rule.title} ({self.where})"
        return Scenario.from_data(self.data, title=None if "title" in self.data else self.title, origin=origin)


@cache
def rule_examples() -> Mapping[type[Rule], tuple[RuleExample, ...]]:
    """The examples of every rule of Vex, in the order of the rulebook.

    Raises:
        RuleExampleError: a file of examples has a mistake.
    """
    from vexdata.rules import lexicon

    return collect(lexicon(), "rules_engine.vex")


def collect(lexicon: Lexicon, package: str) -> dict[type[Rule], tuple[RuleExample, ...]]:
    """The examples of every rule of a lexicon.

    Args:
        package: the name of the package that all its rules are in.

    Raises:
        RuleExampleError: a file of examples has a mistake.
    """
    found = {rule: list(_in_docstring(rule)) for rule in lexicon}
    findings: list[Finding] = []
    for owner, file in _files(package):
        try:
            further = list(_in_file(file, owner, lexicon))
        except RuleExampleError as error:
            findings.extend(error.findings)
            continue
        examples = found[further[0].rule]
        for example in further:
            if any(other.title == example.title for other in examples):
                message = f"{example.rule.title} has an example of this title already: {example.title!r}"
                findings.append(_finding(_document(example), (example.line, "title"), message, code="invalid"))
            examples.append(example)
    if findings:
        raise RuleExampleError(findings)
    return {rule: tuple(examples) for rule, examples in found.items()}


def _in_docstring(rule: type[Rule]) -> Iterator[RuleExample]:
    for source in rule.entry.examples:
        yield RuleExample(rule, source.title, parse(source.text, rule.slug).data, source.line)


def _files(package: str) -> Iterator[tuple[str, Traversable]]:
    """Every file in a folder of examples, with the name of the package beside whose modules it lies."""
    root = importlib.import_module(package)
    inner = pkgutil.walk_packages(root.__path__, f"{package}.")
    for owner in [package, *(module.name for module in inner if module.ispkg)]:
        folder = resources.files(owner) / FOLDER
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if not file.name.startswith((".", "__")):
                    yield owner, file


def _in_file(file: Traversable, owner: str, lexicon: Lexicon) -> Iterator[RuleExample]:
    """The examples in one file.

    Raises:
        RuleExampleError: it is the file of no rule, or says what no example can.
    """
    name = shown(FilePath(str(file)))
    rule = _rule_of(file.name, name, owner, lexicon)
    try:
        document = parse(file.read_bytes(), name)
    except ReadError as error:
        raise RuleExampleError(error.findings) from error
    if not isinstance(document.data, list) or not document.data:
        raise RuleExampleError([_finding(document, (), "a file of examples is a list of them", code="wrong-type")])
    findings = []
    for index, data in enumerate(document.data):
        try:
            title = Scenario.from_data(data, path=(index,)).title
        except ScenarioError as error:
            for problem in error.problems:
                path = problem.path if problem.path[:1] == (index,) else (index, *problem.path)
                findings.append(_finding(document, path, problem.message, problem.hint))
        else:
            yield RuleExample(rule, title, data, index, document)
    if findings:
        raise RuleExampleError(findings)


def _rule_of(file_name: str, name: str, owner: str, lexicon: Lexicon) -> type[Rule]:
    """The rule whose examples a file holds."""
    slug, _, ending = file_name.rpartition(".")
    rule = lexicon.get(slug)
    hint = None
    if ending != "yaml":
        message, hint = "this is no file of examples", "they are called <slug of the rule>.yaml"
    elif rule is None:
        near = lexicon.nearest(slug)
        message, hint = f"no rule has the slug {slug!r}", f"did you mean {near!r}?" if near else None
    elif rule.__module__.rpartition(".")[0] != owner:
        message = f"{rule.title} is not in {owner}"
        hint = f"its examples lie in {rule.__module__.rpartition('.')[0].replace('.', '/')}/{FOLDER}"
    else:
        return rule
    raise RuleExampleError([Finding("unknown-name", Severity.ERROR, name, Position(1, 1), message, hint)])


def _document(example: RuleExample) -> Document:
    assert example.document is not None
    return example.document


def _finding(
    document: Document, path: Path, message: str, hint: str | None = None, code: str = "bad-example"
) -> Finding:
    return Finding(code, Severity.ERROR, document.file, document.position(path), message, hint)
