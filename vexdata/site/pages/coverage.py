"""What is there and what is missing: cards by set and house, and the rules that wait for a card."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rules_engine.kernel.nodes import Node
from vexdata.site.book import Book
from vexdata.site.links import rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

PATH = "authors/coverage/index.md"


def page(book: Book) -> Page:
    """Counts of everything, and the lists of what is still to come."""
    houses = [(slug, card.definition.house) for card in book.cards for slug in (card.set, *card.also_in)]
    counts, totals = Counter(houses), Counter(slug for slug, _ in houses)
    sets = list(book.sets) or sorted(totals)
    waiting = [
        rule for rule in book.lexicon if issubclass(rule, Node) and not rule.direct and not book.users.get(rule.slug)
    ]
    idle = [
        (book.lexicon.sections[slug].title, [(rule.title, rule_link(rule, PATH)) for rule in group])
        for slug, group in groupby(waiting, key=lambda rule: rule.section)
    ]
    return Page(
        PATH,
        render(
            "coverage.md",
            sets=[(slug, book.sets.get(slug, slug)) for slug in sets],
            houses=list(book.by_house),
            counts=counts,
            totals=totals,
            rules=len(book.lexicon),
            cards=len(book.cards),
            rule_examples=sum(len(examples) for examples in book.examples.values()),
            card_examples=sum(len(card.examples) for card in book.cards),
            idle=idle,
            expected=book.expected,
        ),
    )
