"""The docstring of a lint: what it finds, why that is wrong, and cards that are bad and good."""

from __future__ import annotations

import re

from rules_engine.kernel.docstring import DocstringError, dedented, docstring_line
from rules_engine.kernel.frozen import dataclass

_SECTION = re.compile(r"^(?P<name>Bad|Good):$")


@dataclass(frozen=True, slots=True)
class LintExample:
    """An example in the docstring of a lint: card files one after the other, as text."""

    good: bool
    text: str

    @property
    def printed(self) -> tuple[str, ...]:
        """The lines of card text it consists of, for one that is no card file: those that begin with `>`."""
        if not self.text.startswith(">"):
            return ()
        return tuple(line.removeprefix(">").strip() for line in self.text.splitlines())


@dataclass(frozen=True, slots=True)
class LintEntry:
    """The docstring of a lint, parsed."""

    definition: str
    why: tuple[str, ...]
    examples: tuple[LintExample, ...]

    @property
    def bad(self) -> tuple[str, ...]:
        """The bad examples."""
        return tuple(example.text for example in self.examples if not example.good)

    @property
    def good(self) -> tuple[str, ...]:
        """The good examples."""
        return tuple(example.text for example in self.examples if example.good)


def parse_entry(cls: type) -> LintEntry:
    """Read the docstring of a lint, strictly.

    Raises:
        DocstringError: the definition, the reason, a bad or a good example is missing, or stands in no
        section.
    """
    first, _, rest = (cls.__doc__ or "").strip().partition("\n")
    if not first.endswith("."):
        raise _error(cls, "the first line is one sentence that says what the lint finds")
    prose: list[str] = []
    blocks: list[tuple[bool, list[str]]] = []
    for line in dedented(rest.split("\n")):
        if header := _SECTION.match(line):
            blocks.append((header["name"] == "Good", []))
        elif blocks and (not line.strip() or line.startswith(" ")):
            blocks[-1][1].append(line)
        elif blocks:
            raise _error(cls, f"this line stands in no section: {line!r}")
        else:
            prose.append(line)
    why = tuple(" ".join(part.split()) for part in re.split(r"\n\s*\n", "\n".join(prose)) if part.strip())
    examples = tuple(LintExample(good, "\n".join(dedented(lines)).strip() + "\n") for good, lines in blocks)
    if not why:
        raise _error(cls, "a paragraph says why this is wrong")
    if {example.good for example in examples} != {True, False}:
        raise _error(cls, "a lint has a section Bad and a section Good, each with a card")
    return LintEntry(first, why, examples)


def _error(cls: type, message: str) -> DocstringError:
    file, line = docstring_line(cls)
    return DocstringError(f"{cls.__module__}.{cls.__qualname__} ({file}:{line}): {message}")
