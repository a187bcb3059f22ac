"""What the toolchain has to say about a file: where, how bad, what is wrong and how to mend it."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple


class Position(NamedTuple):
    """A place in a text.

    Args:
        line: 1 for the first.
        column: 1 for the first, in characters.
    """

    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"


class Severity(Enum):
    """Whether a finding stops a build."""

    ERROR = "error"
    WARNING = "warning"


class Finding(NamedTuple):
    """One thing that is wrong, or may be, in one place.

    Args:
        code: the kind of finding: a stable kebab-case name, such as `duplicate-key`.
        severity: whether it stops a build.
        file: the file's name as the user would write it.
        position: where in the file.
        message: what is wrong, as one sentence without a final full stop.
        hint: what to do about it, if that is known.
        rule: the slug of the rule it is about, if there is one.
    """

    code: str
    severity: Severity
    file: str
    position: Position
    message: str
    hint: str | None = None
    rule: str | None = None

    @property
    def sort_key(self) -> tuple[str, Position, str, str]:
        """Order by file, then by place; the rest makes the order total, so that output never varies."""
        return (self.file, self.position, self.code, self.message)

    def __str__(self) -> str:
        text = f"{self.file}:{self.position}: {self.severity.value}: {self.message} [{self.code}]"
        return f"{text}\n  {self.hint}" if self.hint else text


_SEPARATORS = str.maketrans("", "", "_- \t\n\u00a0")

# difflib's ratio at which two words are one with a slip of the pen in it: two wrong letters in seven still are,
# "damage" and "manage" are not.
_NEAR = 0.7


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `word` was most likely meant to be, or None if none is near.

    Case, underscores, hyphens and spaces do not count: `dealDamage` and `Deal damage` are near `deal_damage`.
    """
    bare: dict[str, str] = {}
    for candidate in candidates:
        bare.setdefault(_bare(candidate), candidate)
    wanted = _bare(word)
    if wanted in bare:
        return bare[wanted]
    import difflib  # which a check that finds nothing never needs

    matches = difflib.get_close_matches(wanted, bare, n=1, cutoff=_NEAR)
    return bare[matches[0]] if matches else None


def _bare(word: str) -> str:
    return word.casefold().translate(_SEPARATORS)
