"""From YAML text to a tree of nodes, each with its place: by libyaml if PyYAML has it, else in Python.

Everything that a small data file has no use for is refused before a tree is made of it: anchors and aliases
(which can unfold to gigabytes), tags (which name types to construct), further documents, and nesting deep
enough to exhaust the stack of a recursive reader.
"""

import re
from typing import Any, Final

import yaml
from yaml.composer import Composer
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    NodeEvent,
    StreamEndEvent,
)
from yaml.nodes import Node
from yaml.parser import Parser
from yaml.reader import Reader, ReaderError
from yaml.scanner import Scanner

from vexdata.findings import Position

try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML without libyaml: the browser, unusual platforms
    CParser = None  # type: ignore[assignment,misc]

MAX_DEPTH: Final = 40
"""Mappings and lists inside one another. The deepest card has some fifteen."""

# libyaml's composer recurses on the C stack without a guard. This many levels fit any thread's stack.
_SAFE_FOR_C: Final = 1000

# What YAML allows in a stream; libyaml refuses the rest but tells the place in bytes.
# (Not compiled here: that takes milliseconds, and few texts need it.)
_NOT_PRINTABLE: Final = "[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"


class RefusedError(Exception):
    """The text as a whole cannot be used.

    Args:
        code: the finding's code.
        position: where the reason stands, within the text.
        message: what is wrong.
        hint: how to mend it, if that is known.
    """

    def __init__(self, code: str, position: Position, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.position = position
        self.message = message
        self.hint = hint


class _Unresolved:
    """Stands in for PyYAML's resolver, which is slow, and not needed: `scalars` says what a scalar means."""

    def descend_resolver(self, parent: Any, index: Any) -> None:
        """Nothing to prepare."""

    def ascend_resolver(self) -> None:
        """Nothing to undo."""

    def resolve(self, kind: Any, value: Any, implicit: Any) -> str:
        """No tag for any node."""
        return ""


class _PythonLoader(_Unresolved, Reader, Scanner, Parser, Composer):
    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)


def _loader(text: str) -> Any:
    """A loader over `text`: PyYAML's two kinds share methods, but no type."""
    return _PythonLoader(text) if CParser is None else _CLoader(text.encode())


if CParser is not None:

    class _CLoader(_Unresolved, CParser):
        pass


def compose(text: str) -> Node | None:
    """The root node of the one document in `text`; None if it holds nothing.

    Args:
        text: YAML without a byte order mark, encodable as UTF-8.

    Raises:
        RefusedError: if it is not YAML, or is YAML that we do not take.
    """
    try:
        if CParser is None or _needs_scan(text):
            _scan(text)
        root: Node | None = _loader(text).get_single_node()
    except yaml.YAMLError as error:
        raise _explain(error, text) from error
    except (ValueError, OverflowError) as error:
        # Only from the pure Python scanner, for an escape such as "\UFFFFFFFF" that is no character.
        raise RefusedError("not-yaml", Position(1, 1), f"not YAML: {error}") from error
    return root


def position_of(mark: Any) -> Position:
    """The place of a mark, which counts from 0."""
    return Position(mark.line + 1, mark.column + 1)


def _needs_scan(text: str) -> bool:
    """Whether `text` may hold what is refused; a cheap test that most card files pass.

    Block nesting takes at least a column for two levels (a list may stand at the column of its key), and flow
    nesting a bracket for each, which bounds the depth without parsing.
    """
    if "!" in text or "&" in text or "*" in text:
        return True
    longest_line = max(map(len, text.splitlines()), default=0)
    return 2 * longest_line + text.count("[") + text.count("{") > _SAFE_FOR_C


def _scan(text: str) -> None:
    """Go through the events of `text`, without recursion, and refuse the first that we do not take."""
    loader = _loader(text)
    depth = documents = 0
    while not isinstance(event := loader.get_event(), StreamEndEvent):
        if isinstance(event, NodeEvent):
            _refuse_properties(event, text)
        if isinstance(event, CollectionStartEvent):
            depth += 1
            if depth > MAX_DEPTH:
                raise too_deep(event.start_mark)
        elif isinstance(event, CollectionEndEvent):
            depth -= 1
        elif isinstance(event, DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _many_documents(position_of(event.start_mark))


def _refuse_properties(event: Any, text: str) -> None:
    position = position_of(event.start_mark)
    if isinstance(event, AliasEvent) or event.anchor is not None:
        kind, sign = ("alias", "*") if isinstance(event, AliasEvent) else ("anchor", "&")
        raise RefusedError(
            "alias", position, f"{sign}{event.anchor} is an {kind}; these files have none",
            f"write the values out, or quote text that begins with {sign}",
        )  # fmt: skip
    # The parser swallows the tag "!", but the node still starts at it.
    start = event.start_mark.index
    if getattr(event, "tag", None) is not None or text[start : start + 1] == "!":
        hint = "remove it, or quote text that begins with !"
        raise RefusedError("tag", position, "this is a tag; these files have none", hint)


def too_deep(mark: Any) -> RefusedError:
    """The refusal of a mapping or list at `mark` that has too many others around it."""
    return RefusedError("too-deep", position_of(mark), f"nested more than {MAX_DEPTH} levels deep")


def _many_documents(position: Position) -> RefusedError:
    message = "a second document begins here; a file holds one"
    return RefusedError("not-yaml", position, message, "move it to a file of its own")


def _explain(error: yaml.YAMLError, text: str) -> RefusedError:
    """Our refusal for an error of PyYAML's."""
    if isinstance(error, ReaderError):
        return _control_character(text)
    if not isinstance(error, yaml.MarkedYAMLError):
        return RefusedError("not-yaml", Position(1, 1), f"not YAML: {error}")
    mark = error.problem_mark or error.context_mark
    position = position_of(mark) if mark else Position(1, 1)
    if error.context == "expected a single document in the stream":
        return _many_documents(position)
    problem = error.problem or "it cannot be read"
    if "nesting depth" in problem:  # libyaml's own limit, which it meets while it looks ahead of the scan
        return too_deep(mark)
    message = f"{error.context}: {problem}" if error.context else problem
    return RefusedError("not-yaml", position, f"not YAML: {message}", _syntax_hint(problem, position, text))


def _control_character(text: str) -> RefusedError:
    found = re.search(_NOT_PRINTABLE, text)
    if found is None:  # the two readers disagree on a character; better a vague place than none
        return RefusedError("not-yaml", Position(1, 1), "there is a character in it that YAML does not allow")
    before = text[: found.start()]
    position = Position(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)
    return RefusedError(
        "not-yaml", position, f"U+{ord(found[0]):04X} is a control character", "remove this character"
    )


def _syntax_hint(problem: str, position: Position, text: str) -> str | None:
    lines = text.split("\n")
    line = lines[position.line - 1] if position.line <= len(lines) else ""
    character = line[position.column - 1 : position.column]
    if character == "\t":
        return "indent with spaces, not with tabs"
    if "mapping values are not allowed" in problem:
        return "quote text that contains a colon followed by a space"
    if "cannot start any token" in problem:
        return f"quote text that begins with {character}" if character else None
    if "could not find expected ':'" in problem:
        return "a key is followed by a colon and a space"
    return None
