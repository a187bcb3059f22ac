"""From nodes to plain data and to the places that the data came from."""

from typing import Any, Final

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rules_engine.kernel.nodes import Path
from vexdata.findings import Position
from vexdata.reading.nodes import MAX_DEPTH, RefusedError, position_of, too_deep
from vexdata.reading.scalars import NumberRefusedError, plain_scalar

_NO_KEY: Final = object()


class Converter:
    """Converts one document's nodes, collecting what is wrong with single keys and values.

    A wrong value becomes None, a repeated or wrong key is left out, and the rest is still converted, so that
    one run tells everything.

    Args:
        first_line: the line of the file that the document begins on, for messages that name a line.
    """

    def __init__(self, first_line: int = 1) -> None:
        self.first_line = first_line
        self.refusals: list[RefusedError] = []

    def convert(self, node: Any, depth: int = 0) -> Any:
        """The data that `node` stands for.

        Raises:
            RefusedError: if it is nested too deeply.
        """
        # `type` and not `isinstance`, and scalars first: this runs for every node of thousands of files.
        kind = type(node)
        if kind is ScalarNode:
            return node.value if node.style else self._plain(node)
        if depth >= MAX_DEPTH:
            raise too_deep(node.start_mark)
        if kind is MappingNode:
            return self._mapping(node, depth + 1)
        return [self.convert(item, depth + 1) for item in node.value]

    def _plain(self, node: Any) -> Any:
        try:
            return plain_scalar(node.value)
        except NumberRefusedError as error:
            self._refuse("number", node, str(error), "quote it if it is meant as text")
            return None

    def _mapping(self, node: Any, depth: int) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = _key(key_node)
            if not isinstance(key, str):
                hint = f'quote it: "{key_node.value}"' if type(key_node) is ScalarNode else None
                self._refuse("bad-key", key_node, "this key is not text", hint)
            elif key in data:
                first = next(other for other, _ in node.value if _key(other) == key)
                self._refuse_repeated(key, first, key_node)
            else:
                data[key] = self.convert(value_node, depth)
                continue
            self.convert(value_node, depth)
        return data

    def _refuse_repeated(self, key: str, first: Any, again: Any) -> None:
        line = position_of(first.start_mark).line + self.first_line - 1
        message = f"the key {key} is here again; it is on line {line} already"
        self._refuse("duplicate-key", again, message, "remove one of the two")

    def _refuse(self, code: str, node: Node, message: str, hint: str | None) -> None:
        self.refusals.append(RefusedError(code, position_of(node.start_mark), message, hint))


def _key(node: Any) -> object:
    """The key that `node` stands for, if it is text; anything else is not."""
    if type(node) is not ScalarNode:
        return _NO_KEY
    if node.style:
        return node.value
    try:
        return plain_scalar(node.value)
    except NumberRefusedError:
        return _NO_KEY


class Positions:
    """Where every key and value of a document stands."""

    def __init__(self, root: Node) -> None:
        self.keys: dict[Path, Position] = {}
        self.values: dict[Path, Position] = {}
        self._add(root, ())

    def find(self, path: Path, key: bool) -> Position:
        """Where the value at `path`, or its key, stands; if there is none, the nearest part around it."""
        places = self.keys if key else self.values
        while path and path not in places:
            path = path[:-1]
        return places.get(path, self.values[()])

    def _add(self, node: Any, path: Path) -> None:
        self.values[path] = position_of(node.start_mark)
        if type(node) is SequenceNode:
            for index, item in enumerate(node.value):
                self._add(item, (*path, index))
        elif type(node) is MappingNode:
            for key_node, value_node in node.value:
                key = _key(key_node)
                # The first of repeated keys is the one whose value is kept.
                if isinstance(key, str) and (*path, key) not in self.keys:
                    self.keys[*path, key] = position_of(key_node.start_mark)
                    self._add(value_node, (*path, key))
