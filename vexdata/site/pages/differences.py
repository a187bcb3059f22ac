"""Where Vex differs from KeyForge, gathered from the rules' own entries."""

from __future__ import annotations

from vexdata.site.book import Book
from vexdata.site.links import rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "rulebook/keyforge/index.md"


def page(book: Book) -> Page:
    """Each rule that says how it differs, in the order of the rulebook."""
    entries = [
        (rule.title, rule_link(rule, PATH), rule.entry.differs) for rule in book.lexicon if rule.entry.differs
    ]
    return Page(PATH, render("differences.md", entries=entries))
