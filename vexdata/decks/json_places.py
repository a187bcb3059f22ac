"""Where in a JSON text each value stands, which the standard library's reader does not tell."""

from __future__ import annotations

import json
import re
from bisect import bisect_right

from vexdata.findings import Position

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+', re.DOTALL)

Path = tuple[str | int, ...]


class Places:
    """The places of all values and keys of a valid JSON text.

    Args:
        text: the text, which the standard library has read without an error.
    """

    def __init__(self, text: str) -> None:
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]
        self._values: dict[Path, int] = {}
        self._keys: dict[Path, int] = {}
        path: list[str | int] = []
        kinds: list[str] = []  # the brackets around this place
        awaits_key = False
        for found in _TOKEN.finditer(text):
            token = found[0]
            match token[0]:
                case "{" | "[":
                    self._values[tuple(path)] = found.start()
                    kinds.append(token)
                    path.append("" if token == "{" else 0)
                    awaits_key = token == "{"
                case "}" | "]":
                    kinds.pop()
                    path.pop()
                case ",":
                    awaits_key = kinds[-1] == "{"
                    last = path[-1]
                    if isinstance(last, int):
                        path[-1] = last + 1
                case ":":
                    awaits_key = False
                case _ if awaits_key:
                    path[-1] = json.loads(token)
                    self._keys[tuple(path)] = found.start()
                case _:
                    self._values[tuple(path)] = found.start()

    def find(self, path: Path, *, key: bool = False) -> Position:
        """Where the value at `path` stands, or its key; if there is none, the nearest part around it."""
        places = self._keys if key else self._values
        while path and path not in places:
            path, places = path[:-1], self._values
        offset = places.get(path, 0)
        line = bisect_right(self._lines, offset)
        return Position(line, offset - self._lines[line - 1] + 1)
