"""The strict reading of a rule's docstring: definition, body, and the sections Text, Args, Example, Differs, See."""

from __future__ import annotations

import ast
import inspect
import linecache
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

SECTIONS = ("Text", "Args", "Example", "Differs", "See")
"""Every section a docstring may have, in the order in which they must stand."""

_HOLDS = {"Text": "the template of what it prints on a card", "Example": "what it does, worked out in play"}
"""What a section that can be owed is there for."""
_HEADER = re.compile(r"^(?P<name>[A-Z][A-Za-z]*):(?:[ ](?P<title>\S.*))?$")
_ARGUMENT = re.compile(r"^(?P<name>[a-z_][a-z0-9_]*): (?P<text>\S.*)$")


class DocstringError(TypeError):
    """A rule's docstring is not as the rulebook needs it; says which class, file and line, and what would be right."""


class ExampleSource(NamedTuple):
    """A worked example as it stands in a docstring: the title, the lines, and where the first of them stands."""

    title: str
    lines: tuple[str, ...]
    line: int
    """Line of the example's first line of YAML within the docstring, from 0."""

    @property
    def text(self) -> str:
        """The YAML text."""
        return "\n".join(dedented(self.lines)).strip("\n") + "\n"


class Entry(NamedTuple):
    """A docstring, parsed: what the rulebook, the tooltip, the schema and the card text are made from."""

    definition: str
    body: tuple[str, ...]
    text: str | None
    args: dict[str, str]
    examples: tuple[ExampleSource, ...]
    differs: str | None
    """How and why the rule differs from the parent game's, for the list of differences."""
    see: tuple[str, ...]


def parse(cls: type, fields: tuple[str, ...] = (), owed: tuple[str, ...] = ()) -> Entry:
    """Read the docstring of `cls`, whose node fields are `fields`, strictly.

    Args:
        owed: the sections that it must have.

    Raises:
        DocstringError: something is missing, misspelt, out of order or superfluous.
    """
    return _Parser(cls, fields, owed).parse()


class _Parser:
    def __init__(self, cls: type, fields: tuple[str, ...], owed: tuple[str, ...]) -> None:
        self.cls = cls
        self.fields = fields
        self.owed = owed
        own = cls.__dict__.get("__doc__")
        # A dataclass without a docstring gets its signature as one: that is no rulebook entry.
        if not own or own.startswith(f"{cls.__name__}("):
            raise self.error(0, "has no docstring; its first line is the rule's definition")
        first, *rest = own.expandtabs().split("\n")
        self.lines = [first.strip(), *dedented(rest)]

    def error(self, line: int, message: str) -> DocstringError:
        return DocstringError(f"{self.cls.__module__}.{self.cls.__qualname__} ({_where(self.cls, line)}): {message}")

    def parse(self) -> Entry:
        definition = self.lines[0]
        if not definition.endswith((".", "!")):
            raise self.error(0, "the definition is one sentence on the first line, ended by a full stop")
        if len(self.lines) > 1 and self.lines[1].strip():
            raise self.error(1, "a blank line must follow the definition")
        prose, blocks = self._split()
        sections = self._in_order(blocks)
        for name in self.owed:
            if name not in sections:
                raise self.error(0, f"has no section {name}, which holds {_HOLDS[name]}")
        text = None
        if "Text" in sections:
            line, _, block = sections["Text"][0]
            text = " ".join(part.strip() for part in block if part.strip())
            if not text:
                raise self.error(line, "section Text is empty")
        differs = None
        if "Differs" in sections:
            differs = " ".join(part.strip() for part in sections["Differs"][0][2] if part.strip())
        return Entry(
            definition=definition,
            body=_paragraphs(prose),
            text=text,
            args=self._args(sections.get("Args", [])),
            examples=self._examples(sections.get("Example", [])),
            differs=differs,
            see=self._see(sections.get("See", [])),
        )

    def _split(self) -> tuple[list[str], list[tuple[str, str | None, int, list[str]]]]:
        """The prose before the first section, and each section as name, title, line and its indented block."""
        prose: list[str] = []
        blocks: list[tuple[str, str | None, int, list[str]]] = []
        lines = prose
        for number, line in enumerate(self.lines[1:], start=1):
            if not line or line[0] == " ":  # most lines
                if line and not blocks:
                    raise self.error(number, "an indented line stands outside every section")
                lines.append(line)
                continue
            header = _HEADER.match(line) if ":" in line else None
            if header and (header["name"] in SECTIONS or self._looks_like_header(number, header)):
                lines = []
                blocks.append((header["name"], header["title"], number, lines))
            elif blocks:
                raise self.error(number, f"section {blocks[-1][0]} ends in a line that is not indented: {line!r}")
            else:
                lines.append(line)
        return prose, blocks

    def _looks_like_header(self, number: int, header: re.Match[str]) -> bool:
        if header["title"] is not None:
            return False
        following = self.lines[number + 1] if number + 1 < len(self.lines) else ""
        return following.startswith(" ")

    def _in_order(
        self, blocks: list[tuple[str, str | None, int, list[str]]]
    ) -> dict[str, list[tuple[int, str | None, list[str]]]]:
        found: dict[str, list[tuple[int, str | None, list[str]]]] = {}
        last = -1
        for name, title, line, block in blocks:
            if name not in SECTIONS:
                raise self.error(line, f"unknown section {name!r}; the sections are {', '.join(SECTIONS)}")
            if SECTIONS.index(name) < last:
                raise self.error(line, f"section {name} comes too late; the order is {', '.join(SECTIONS)}")
            if name in found and name != "Example":
                raise self.error(line, f"section {name} stands twice")
            last = SECTIONS.index(name)
            if name == "See" and title is not None:
                block = [f"    {title}", *block]
            elif (name == "Example") != (title is not None):
                wants = "a title on its own line" if name == "Example" else "nothing after the colon"
                raise self.error(line, f"section {name} takes {wants}")
            found.setdefault(name, []).append((line, title, block))
        return found

    def _args(self, sections: list[tuple[int, str | None, list[str]]]) -> dict[str, str]:
        args: dict[str, str] = {}
        start = 0
        for start, _, block in sections:
            current = None
            for offset, line in enumerate(dedented(block), start=1):
                if not line.strip():
                    continue
                if line.startswith(" ") and current:
                    args[current] += " " + line.strip()
                    continue
                found = _ARGUMENT.match(line)
                if not found:
                    raise self.error(start + offset, f"in Args, a line reads 'name: what it is', not {line!r}")
                current = found["name"]
                if current not in self.fields:
                    raise self.error(start + offset, f"Args describes {current!r}, which is no field of the class")
                args[current] = found["text"]
        missing = [name for name in self.fields if name not in args]
        if missing:
            raise self.error(start, f"section Args lacks a line for {', '.join(missing)}")
        return args

    def _examples(self, sections: list[tuple[int, str | None, list[str]]]) -> tuple[ExampleSource, ...]:
        examples = []
        for line, title, block in sections:
            lead = next((i for i, part in enumerate(block) if part), None)
            if lead is None:
                raise self.error(line, f"example {title!r} is empty")
            examples.append(ExampleSource(title or "", tuple(block), line + 1 + lead))
        titles = [example.title for example in examples]
        for example in examples:
            if titles.count(example.title) > 1:
                raise self.error(example.line, f"two examples are called {example.title!r}")
        return tuple(examples)

    def _see(self, sections: list[tuple[int, str | None, list[str]]]) -> tuple[str, ...]:
        return tuple(
            part.strip() for _, _, block in sections for part in " ".join(block).split(",") if part.strip()
        )


def dedented(lines: Sequence[str]) -> list[str]:
    """The lines without the spaces that all of them begin with; blank ones are empty."""
    # `textwrap.dedent` does the same with regular expressions, which takes most of the time of reading a docstring.
    bare = [line.lstrip() for line in lines]
    margin = min([len(line) - len(rest) for line, rest in zip(lines, bare, strict=True) if rest], default=0)
    return [line[margin:] if rest else "" for line, rest in zip(lines, bare, strict=True)]


def _paragraphs(lines: list[str]) -> tuple[str, ...]:
    text = "\n".join(lines).strip()
    return tuple(" ".join(part.split()) for part in re.split(r"\n\s*\n", text) if part.strip())


def docstring_line(cls: type) -> tuple[str, int]:
    """The file of `cls` and the line its docstring starts on, from 1; line 0 where the source is not to be had."""
    try:
        file = inspect.getsourcefile(cls)
    except TypeError:
        return "?", 0
    line = _docstring_lines(file).get(cls.__qualname__) if file else None
    return ("?", 0) if file is None or line is None else (file, line)


# `inspect` would find a class too, but reads the whole file anew for each; a class stays where it was when it was read.
@lru_cache(maxsize=1 << 9)
def _docstring_lines(file: str) -> dict[str, int]:
    """The line that each class's docstring starts on, from 1, by the class's qualified name; without one, its own."""
    found: dict[str, int] = {}

    def look(body: list[ast.stmt], above: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                first = node if ast.get_docstring(node, clean=False) is None else node.body[0]
                found.setdefault(above + node.name, first.lineno)
                look(node.body, f"{above}{node.name}.")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                look(node.body, f"{above}{node.name}.<locals>.")
            else:
                look([each for each in ast.iter_child_nodes(node) if isinstance(each, ast.stmt)], above)

    look(ast.parse("".join(linecache.getlines(file))).body, "")
    return found


def _where(cls: type, line: int) -> str:
    file, first = docstring_line(cls)
    return f"{file}:{first + line}" if first else f"docstring line {line + 1}"
