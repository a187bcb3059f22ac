"""The wording rule `gains-and-gets`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rules_engine.vex.families import Keyword
from vexdata.lints.wording.base import TextRule
from vexdata.rules import lexicon

_NUMBER = r"\b(?:gains?|has|have) [+-]\d+ (?:power|armor)"


@cache
def _pattern() -> re.Pattern[str]:
    """A wrong verb in front of a keyword or of an ability in quotes."""
    names = "|".join(re.escape(rule.title.lower()) for rule in lexicon().of_kind(Keyword))
    return re.compile(rf"\b(?:gets?|has|have) (?:{names}|“[A-Z]\w*)", re.IGNORECASE)


class GainsAndGets(TextRule):
    """A card gains a keyword or an ability, and gets power or armor.

    What is gained can be lost again and is gained once; numbers add up. The two verbs keep the two apart, and
    "has" is left for what is printed.

    Bad:
        > This creature gets taunt.

    Good:
        type: upgrade
        abilities:
          - constant:
              - gets_power: {who: this_creature, amount: 2}
              - gains_keyword: {who: this_creature, keyword: taunt}
    """

    title: ClassVar[str] = "Gains keywords and abilities, gets numbers"
    hints: ClassVar[tuple[str, ...]] = ("get", "has", "have", "gain")

    def faults(self, line: str) -> Iterator[str]:
        """Every keyword or ability that is not gained, and every number that is."""
        for found in (*_pattern().finditer(line), *re.finditer(_NUMBER, line)):
            yield f"“{found[0]}” is said for “{'gets' if found[0].endswith(('power', 'armor')) else 'gains'}”"
