"""The generated pages, as Markdown: each module here writes one kind."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.site.book import Book
from vexdata.site.links import Linker
from vexdata.site.pages import cards, coverage, differences, gallery, glossary, rulebook, timing, wording
from vexdata.site.pages.page import Page


def all_pages(book: Book) -> Iterator[Page]:
    """Every generated page of the site."""
    linker = Linker(book.lexicon)
    yield from rulebook.pages(book, linker)
    yield glossary.page(book)
    yield timing.page(book)
    yield differences.page(book)
    yield coverage.page(book)
    yield wording.page()
    yield gallery.page(book)
    yield from cards.pages(book, linker)
