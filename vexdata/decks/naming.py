"""Invented names for decks, drawn from the word lists in `names.yaml`."""

from functools import cache
from pathlib import Path

import yaml

from rules_engine.kernel.randomness import Randomness

_APART = 0x6E616D65
"""Sets the draws for the name apart from those for the cards, so that a name depends on the seed alone."""


def deck_name(seed: int) -> str:
    """The name of the deck with that seed, such as "Ombrel the Unhurried of Saltmere"."""
    randomness = Randomness(seed ^ _APART)
    given, epithets, places = _words()
    return f"{randomness.choice(given)} the {randomness.choice(epithets)} of {randomness.choice(places)}"


@cache
def _words() -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    text = Path(__file__).with_name("names.yaml").read_text(encoding="utf-8")
    # BaseLoader reads every scalar as the word it is.
    lists: dict[str, list[str]] = yaml.load(text, Loader=yaml.BaseLoader)
    return tuple(lists["given"]), tuple(lists["epithets"]), tuple(lists["places"])
