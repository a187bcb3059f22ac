"""The wording rules and the other lints, from their own docstrings, with the text of the cards in them."""

from __future__ import annotations

from dataclasses import dataclass

from rules_engine.vex.card_text import card_text
from vexdata.lints import LINTS, Lint
from vexdata.lints.entry import LintExample
from vexdata.lints.samples import sample_cards
from vexdata.lints.wording.base import WordingRule
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "authors/wording/index.md"


@dataclass(frozen=True, slots=True)
class Shown:
    """An example of a wording rule as the page shows it.

    Args:
        lines: what the card prints.
        file: the card file it is printed from; empty where no card file prints it.
    """

    lines: tuple[str, ...]
    file: str


def page() -> Page:
    """Every wording rule, then every other lint in a line."""
    rules = [lint for lint in LINTS if issubclass(lint, WordingRule)]
    others = [lint for lint in LINTS if not issubclass(lint, WordingRule)]
    entries = [
        {
            "code": rule.code,
            "title": rule.title,
            "definition": rule.entry.definition,
            "why": rule.entry.why,
            "bad": [_shown(example) for example in rule.entry.examples if not example.good],
            "good": [_shown(example) for example in rule.entry.examples if example.good],
        }
        for rule in rules
    ]
    return Page(PATH, render("wording.md", rules=entries, others=[_line(lint) for lint in others]))


def _line(lint: type[Lint]) -> tuple[str, str]:
    return lint.code, lint.entry.definition


def _shown(example: LintExample) -> Shown:
    if example.printed:
        return Shown(example.printed, "")
    lines = [line for card in sample_cards(example.text) for line in card_text(card.definition).lines]
    return Shown(tuple(lines), example.text)
