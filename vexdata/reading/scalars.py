"""What a plain (unquoted) scalar means: the core schema of YAML 1.2.

PyYAML follows YAML 1.1, in which `no` is false, `010` is eight and `12:30` is 750. No author of a card means
that.
"""

import math
import re
from typing import Final

Scalar = str | int | float | bool | None

_WORDS: Final[dict[str, bool | None]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip

_NUMBER_STARTS: Final = frozenset("0123456789+-.")
_INTEGER: Final = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT: Final = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_NOT_FINITE: Final = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_BASES: Final = {"0o": 8, "0x": 16}

_MAX_DIGITS: Final = 18
_TOO_LARGE: Final = 10**_MAX_DIGITS


class NumberRefusedError(ValueError):
    """A number that is well-formed YAML but that no card means.

    Args:
        message: what is wrong with the number.
    """


def plain_scalar(text: str) -> Scalar:
    """The value that `text` stands for when it is written without quotes.

    Raises:
        NumberRefusedError: for an integer of more than 18 digits (not every JSON reader would keep it)
            and for infinities and not-a-number (JSON has none).
    """
    if text in _WORDS:
        return _WORDS[text]
    return _number(text) if text[0] in _NUMBER_STARTS else text


def _number(text: str) -> Scalar:
    if _INTEGER.fullmatch(text):
        return _integer(text)
    if _FLOAT.fullmatch(text):
        value = float(text)
        if math.isfinite(value):
            return value
        raise NumberRefusedError(f"{_short(text)} is larger than any number that can be stored")
    if _NOT_FINITE.fullmatch(text):
        raise NumberRefusedError(f"{text} is not a number that a card can use")
    return text


def _integer(text: str) -> int:
    base = _BASES.get(text[:2], 10)
    # Length first: Python itself refuses to convert decimals of more than 4300 digits.
    digits = text.lstrip("+-0") if base == 10 else ""
    if len(digits) <= _MAX_DIGITS:
        value = int(text, base)
        if abs(value) < _TOO_LARGE:
            return value
    raise NumberRefusedError(f"{_short(text)} has more than {_MAX_DIGITS} digits")


def _short(text: str) -> str:
    return text if len(text) <= 30 else f"{text[:27]}..."
