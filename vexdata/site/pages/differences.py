"""Where Vex differs from KeyForge, gathered from the rules' own entries and from the card files."""

from __future__ import annotations

from itertools import groupby

from vexdata.site.book import Book
from vexdata.site.links import card_link, rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "rulebook/keyforge/index.md"


def page(book: Book) -> Page:
    """Each rule that says how it differs, by section, in the order of the rulebook; then each card that does."""
    rules = [rule for rule in book.lexicon if rule.entry.differs]
    sections = [
        (book.lexicon.sections[slug], [(rule.title, rule_link(rule, PATH), rule.entry.differs) for rule in group])
        for slug, group in groupby(rules, key=lambda rule: rule.section)
    ]
    cards = [
        (card.definition.name, card_link(card.slug, PATH), card.differs)
        for each in book.by_house.values()
        for card in each
        if card.differs
    ]
    return Page(PATH, render("differences.md", sections=sections, cards=cards, count=len(rules)))
