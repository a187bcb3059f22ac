"""The timing chart, drawn from the lists of phases and of combat steps that the engine runs."""

from __future__ import annotations

from rules_engine.kernel.rule import Rule
from vexdata.site.book import Book
from vexdata.site.links import rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "rulebook/timing/index.md"


def page(book: Book) -> Page:
    """The turn from first phase to last, and a fight from first step to last."""
    return Page(PATH, render("timing.md", phases=_stops(book.phases), steps=_stops(book.steps)))


def _stops(rules: tuple[type[Rule], ...]) -> list[tuple[str, str, str]]:
    return [(rule.title, rule_link(rule, PATH), rule.entry.definition) for rule in rules]
