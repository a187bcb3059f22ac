"""A page for every card: its face, its text with links, its facts, its examples and the rules it uses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rules_engine.vex.vocabulary import house_name
from vexdata.site.book import Book, Card
from vexdata.site.links import GALLERY, Linker, card_page, escaped, relative, rule_link
from vexdata.site.pages.page import Page
from vexdata.site.templates import LABEL, render


def pages(book: Book, linker: Linker) -> Iterator[Page]:
    """The cards' pages. The navigation does not list them: the gallery and the search do."""
    for cards in book.by_house.values():
        for card in cards:
            yield Page(card_page(card.slug), _markdown(card, book, linker), in_navigation=False)


def _bold_label(line: str) -> str:
    return LABEL.sub(r"**\g<0>**", line, count=1)


def _markdown(card: Card, book: Book, linker: Linker) -> str:
    path = card_page(card.slug)
    rules = book.rules_of[card.slug]
    # Type and house are linked among the facts, so the text need not.
    seen = {rule for rule in rules if rule.section == "card-types"}
    sections = [
        (book.lexicon.sections[slug].title, [(rule.title, rule_link(rule, path)) for rule in group])
        for slug, group in groupby(rules, key=lambda rule: rule.section)
    ]
    definition = card.definition
    return render(
        "card.md",
        card=card,
        face=render("face.html", card=card),
        description=f"{house_name(definition.house)} {definition.type}. {' '.join(card.lines)}".strip(),
        lines=[linker.link(_bold_label(escaped(line)), path, seen) for line in card.lines],
        type_link=next((rule_link(rule, path) for rule in rules if rule.section == "card-types"), None),
        sets=[book.sets.get(slug, slug) for slug in (card.set, *card.also_in) if slug],
        gallery=relative(GALLERY, path),
        sections=sections,
    )
