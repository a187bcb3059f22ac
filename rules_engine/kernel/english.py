"""The little English that templates need: articles, plurals, verbs, lists, sentence case."""

from __future__ import annotations

import re
from collections.abc import Sequence

_IRREGULAR = {"is": "are", "has": "have", "its": "their", "it": "them", "that": "those", "this": "these"}
_SIBILANT = re.compile(r"(s|x|z|ch|sh)$")
_SOUNDS_CONSONANT = re.compile(r"(uni|use|eu|one\b|once)", re.IGNORECASE)
_SOUNDS_VOWEL = re.compile(r"(hour|honest|heir|8|11\b|18\b)", re.IGNORECASE)


def article(phrase: str) -> str:
    """`phrase` with its indefinite article: a card, an enemy, a unit, an hour."""
    plain = phrase.lstrip("“\"'(")
    vowel = plain[:1].lower() in "aeiouæ" and not _SOUNDS_CONSONANT.match(plain)
    return f"{'an' if vowel or _SOUNDS_VOWEL.match(plain) else 'a'} {phrase}"


def plural(noun: str, uncountable: tuple[str, ...] = ()) -> str:
    """The plural of a noun's last word: cards, enemies, keys. The uncountable words stay as they are."""
    if noun.endswith(uncountable):
        return noun
    if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou"):
        return noun[:-1] + "ies"
    return noun + ("es" if _SIBILANT.search(noun) else "s")


def counted(number: int, noun: str, uncountable: tuple[str, ...] = ()) -> str:
    """A number and its noun: 1 card, 2 cards."""
    return f"{number} {noun if number == 1 else plural(noun, uncountable)}"


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def spelt(number: int) -> str:
    """A small number as a word, for where a figure would run into another one: two +1 counters."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def times(number: int) -> str:
    """How often: once, twice, three times, 12 times."""
    return {1: "once", 2: "twice"}.get(number, f"{spelt(number)} times")


_QUOTES = str.maketrans("“”‘’", "‘’“”")


def quoted(words: str) -> str:
    """Words in quotes; what they quote themselves gets quotes of the other kind: “it gains, ‘Reap: Draw 1 card.’”."""
    return f"“{words.translate(_QUOTES)}”"


def third_person(verb: str) -> str:
    """The form that goes with he, she or it: gains, discards, has, loses."""
    first, _, rest = verb.partition(" ")
    if first == "have":
        first = "has"
    elif first == "be":
        first = "is"
    elif first.endswith("y") and first[-2:-1] not in tuple("aeiou"):
        first = first[:-1] + "ies"
    elif first not in ("cannot", "may", "must", "can"):
        first += "es" if _SIBILANT.search(first) or first in ("do", "go") else "s"
    return f"{first} {rest}".rstrip()


def listed(items: Sequence[str], conjunction: str = "and") -> str:
    """Items as a list in a sentence: a; a and b; a, b, and c."""
    if len(items) <= 2:
        return f" {conjunction} ".join(items)
    return f"{', '.join(items[:-1])}, {conjunction} {items[-1]}"


def possessive(phrase: str) -> str:
    """The possessive of a phrase: your opponent's, the bear's, its."""
    pronouns = {"it": "its", "you": "your", "they": "their"}
    return pronouns.get(phrase, f"{phrase}'" if phrase.endswith("s") else f"{phrase}'s")


def capitalized(clause: str) -> str:
    """A clause with its first letter large, whatever stands in front of that."""
    start = next((i for i, character in enumerate(clause) if character.isalnum()), 0)
    return clause[:start] + clause[start : start + 1].upper() + clause[start + 1 :]


def sentence(clause: str) -> str:
    """A clause as a sentence: first letter large, full stop at the end unless it ends in one."""
    clause = capitalized(clause.strip())
    if not clause:
        return ""
    return clause if clause.endswith((".", "!", "?", ".”", ".’", ".’”", ".)")) else clause + "."
