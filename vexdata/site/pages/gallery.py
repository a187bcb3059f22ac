"""The gallery: every card by house, with filters that work in the page."""

from __future__ import annotations

from rules_engine.vex.vocabulary import CARD_TYPES, RARITIES
from vexdata.site.book import Book
from vexdata.site.links import GALLERY
from vexdata.site.pages.page import Page
from vexdata.site.templates import render


def page(book: Book) -> Page:
    """All cards, each a small face that links to its page."""
    tiles = render(
        "tiles.html", houses=book.by_house, rules_of=book.rules_of, types=CARD_TYPES, rarities=RARITIES
    )
    titles = {rule.slug: rule.title for rule in book.lexicon}
    return Page(GALLERY, render("gallery.md", tiles=tiles, count=len(book.cards), titles=titles))
