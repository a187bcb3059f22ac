"""Plain data from strangers, as JSON: read strictly, and taken apart with mistakes that say what would be right."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from vexdata.findings import nearest

MOST_SEED = (1 << 64) - 1
"""The largest seed; all bits of a seed count."""


class PlainError(ValueError):
    """Plain data does not say what it should.

    Args:
        message: what is wrong, as one sentence without a final full stop.
        hint: what to do about it, if that is known.
    """

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(f"{message} ({hint})" if hint else message)
        self.message = message
        self.hint = hint


def read_json(text: str) -> Any:
    """The data that a JSON text stands for; a key that stands twice and numbers that are not finite are refused.

    Raises:
        PlainError: with the place, where it is no JSON.
    """
    try:
        return json.loads(text, object_pairs_hook=_without_repetition, parse_constant=_not_finite, parse_float=_finite)
    except json.JSONDecodeError as error:
        place = f"column {error.colno}" if "\n" not in text.strip() else f"line {error.lineno}, column {error.colno}"
        raise PlainError(f"this is not JSON: {error.msg[:1].lower()}{error.msg[1:]}, at {place}") from None
    except RecursionError:
        raise PlainError("this is nested too deeply") from None
    except PlainError:
        raise
    except ValueError:
        # Python refuses to read whole numbers of thousands of digits.
        raise PlainError("a number in this is too long") from None


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise PlainError(f"{key!r} stands twice")
        found[key] = value
    return found


def _finite(digits: str) -> float:
    number = float(digits)
    return number if math.isfinite(number) else _not_finite(digits[:20])


def _not_finite(word: str) -> NoReturn:
    raise PlainError(f"{word} is no number that JSON knows")


def entries(data: Any, what: str, required: Iterable[str] = (), optional: Iterable[str] = ()) -> Mapping[str, Any]:
    """The entries of a mapping with these keys and no others.

    Raises:
        PlainError: it is no mapping, a key is unknown, or one is missing.
    """
    required, optional = tuple(required), tuple(optional)
    known = (*required, *optional)
    listed = f"its keys are {', '.join(known)}" if known else "it has no keys"
    if not isinstance(data, Mapping):
        raise PlainError(f"{what} is an object, not {shown(data)}", listed)
    unknown = [key for key in data if key not in known]
    if unknown:
        near = nearest(str(unknown[0]), known)
        raise PlainError(f"{what} has no {shown(unknown[0])}", f"did you mean {near!r}?" if near else listed)
    missing = [key for key in required if key not in data]
    if missing:
        raise PlainError(f"{what} needs {missing[0]!r}", listed)
    return data


def whole(data: Any, what: str, least: int = 0, most: int | None = None) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise PlainError(f"{what} is a whole number, not {shown(data)}")
    if data < least:
        raise PlainError(f"{what} is {least} or more, not {data}")
    if most is not None and data > most:
        raise PlainError(f"{what} is {most} at the most, not {shown(data)}")
    return data


def word(data: Any, what: str, words: Iterable[str] | None = None) -> str:
    """Some text that is not empty, one of `words` if they are given."""
    if not isinstance(data, str) or not data.strip():
        raise PlainError(f"{what} is text, not {shown(data)}")
    if words is not None and data not in (known := tuple(words)):
        near = nearest(data, known)
        short = f"there are {', '.join(known)}" if len(known) <= 20 else None
        raise PlainError(f"{what} cannot be {shown(data)}", f"did you mean {near!r}?" if near else short)
    return data


def listed(data: Any, what: str, length: int | None = None) -> list[Any]:
    """A list, of a certain length if that is given."""
    if not isinstance(data, list):
        raise PlainError(f"{what} is a list, not {shown(data)}")
    if length is not None and len(data) != length:
        raise PlainError(f"{what} is a list of {length}, not of {len(data)}")
    return data


def shown(data: Any) -> str:
    """A value as a message shows it: short, and in JSON's spelling."""
    if isinstance(data, list):
        return "a list"
    if isinstance(data, Mapping):
        return "an object"
    if isinstance(data, int) and not isinstance(data, bool) and abs(data) >= 1 << 128:
        return "a very large number"
    text = repr(data) if isinstance(data, str) else json.dumps(data)
    return text if len(text) <= 60 else f"{text[:57]}..."
