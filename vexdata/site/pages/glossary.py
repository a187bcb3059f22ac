"""The glossary: the definition of every rule, from A to Z."""

from __future__ import annotations

from itertools import groupby

from rules_engine.kernel.rule import Rule
from vexdata.site.book import Book
from vexdata.site.links import rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "rulebook/glossary/index.md"


def page(book: Book) -> Page:
    """All titles with their definitions, by first letter."""
    rules = sorted(book.lexicon, key=lambda rule: (_sorted_as(rule), rule.slug))
    letters = [
        (letter, [(rule.title, rule_link(rule, PATH), rule.entry.definition) for rule in group])
        for letter, group in groupby(rules, key=lambda rule: _sorted_as(rule)[0].upper())
    ]
    return Page(PATH, render("glossary.md", letters=letters))


def _sorted_as(rule: type[Rule]) -> str:
    return rule.title.casefold().replace("æ", "ae")
