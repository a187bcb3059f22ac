"""A YAML file as plain data which knows where every part of it stands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path as FilePath
from typing import Any, Final

from rules_engine.kernel.nodes import Path
from vexdata.findings import Finding, Position, Severity
from vexdata.reading.convert import Converter, Positions
from vexdata.reading.nodes import RefusedError, compose

MAX_BYTES: Final = 256 * 1024
"""The largest file that is read. The largest card has some four thousand."""

_START: Final = Position(1, 1)


class ReadError(Exception):
    """A file that cannot be used.

    Args:
        findings: everything that is wrong with it, at least one.
    """

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__("\n".join(map(str, findings)))
        self.findings = tuple(findings)


class Document:
    """What a file says.

    Args:
        file: the file's name as the user would write it.
        data: what it holds: dicts, lists, strings, numbers, booleans and None.
        text: the file as it is written.
        first: where in the file `text` begins; all its lines are indented like the first.
    """

    __slots__ = ("_positions", "data", "file", "first", "text")

    def __init__(self, file: str, data: Any, text: str, first: Position = _START) -> None:
        self.file = file
        self.data = data
        self.text = text
        self.first = first
        self._positions: Positions | None = None

    def position(self, path: Path, key: bool = False) -> Position:
        """Where the value at `path` stands, or with `key` the key in front of it.

        A path that leads further than the document does ends at the last part that exists.
        """
        if self._positions is None:
            # Only documents with findings are asked, so places are found by composing once more, when first
            # needed: keeping the nodes of thousands of cards would cost more than reading them.
            root = compose(self.text)
            if root is None:
                return self.first
            self._positions = Positions(root)
        found = self._positions.find(tuple(path), key)
        return _shift(found, self.first)


def read(path: FilePath, file: str | None = None) -> Document:
    """Read the file at `path`; `file` is its name in findings, `path` itself if not given.

    Raises:
        ReadError: if it cannot be read, or not be used.
    """
    name = path.as_posix() if file is None else file
    try:
        with path.open("rb") as stream:
            # One byte more than allowed tells that there are too many, however many there are.
            content = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ReadError([_finding("unreadable", name, _START, f"cannot be read: {reason}")]) from error
    return parse(content, name)


def parse(content: bytes | str, file: str, first: Position = _START) -> Document:
    """Read YAML.

    Args:
        content: the text, or its bytes in UTF-8; a byte order mark is skipped.
        file: its name in findings.
        first: where in that file it begins, if it is part of one. All its lines are indented like the first.

    Raises:
        ReadError: if it cannot be used.
    """
    text = _decode(content, file)
    converter = Converter(first.line)
    try:
        root = compose(text)
        if root is None:
            raise ReadError([_finding("empty-file", file, first, "there is nothing in it")])
        data = converter.convert(root)
    except RefusedError as refusal:
        raise ReadError([_refused(refusal, file, first)]) from refusal
    if converter.refusals:
        findings = [_refused(refusal, file, first) for refusal in converter.refusals]
        raise ReadError(sorted(findings, key=lambda finding: finding.sort_key))
    return Document(file, data, text, first)


def _decode(content: bytes | str, file: str) -> str:
    """The text of `content`, which is then sure to be encodable and of a tolerable size."""
    try:
        encoded = content if isinstance(content, bytes) else content.encode()
        if len(encoded) > MAX_BYTES:
            message = f"it is larger than {MAX_BYTES // 1024} KiB"
            raise ReadError([_finding("too-large", file, _START, message)])
        return encoded.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        message = f"the byte 0x{error.object[error.start]:02X} is not UTF-8"
        problem = _finding("not-utf-8", file, _end_of(before), message, "save the file as UTF-8")
        raise ReadError([problem]) from error
    except UnicodeEncodeError as error:
        place = _end_of(error.object[: error.start])
        problem = _finding("not-utf-8", file, place, "half of a surrogate pair is no character")
        raise ReadError([problem]) from error


def _end_of(text: str) -> Position:
    """The place behind `text`."""
    return Position(text.count("\n") + 1, len(text) - text.rfind("\n"))


def _shift(position: Position, first: Position) -> Position:
    return Position(position.line + first.line - 1, position.column + first.column - 1)


def _refused(refusal: RefusedError, file: str, first: Position) -> Finding:
    return _finding(refusal.code, file, _shift(refusal.position, first), refusal.message, refusal.hint)


def _finding(code: str, file: str, position: Position, message: str, hint: str | None = None) -> Finding:
    return Finding(code, Severity.ERROR, file, position, message, hint)
