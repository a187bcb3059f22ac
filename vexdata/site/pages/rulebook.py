"""The rulebook: a page for each section that has rules, and the page that lists them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from markupsafe import Markup, escape

from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import parameters_of
from rules_engine.kernel.rule import Rule
from vexdata.site.book import Book
from vexdata.site.links import GALLERY, RULEBOOK, Linker, card_link, relative, rule_link, section_page
from vexdata.site.pages.kinds import words
from vexdata.site.pages.page import Page
from vexdata.site.templates import render

_BLANK = r"\{\{ (\w+) \}\}"
MOST_CARDS = 8
"""Cards listed under an entry; the rest are one click away in the gallery."""


def pages(book: Book, linker: Linker) -> Iterator[Page]:
    """The rulebook's contents page, then its sections in order."""
    lexicon = book.lexicon
    sections = [section for section in lexicon.sections.values() if lexicon.in_section(section.slug)]
    contents = [
        (
            section,
            relative(section_page(section.slug), RULEBOOK),
            [(rule.title, rule_link(rule, RULEBOOK)) for rule in lexicon.in_section(section.slug)],
        )
        for section in sections
    ]
    yield Page(RULEBOOK, render("rulebook.md", sections=contents, count=len(lexicon)))
    for section in sections:
        path = section_page(section.slug)
        entries = [_entry(rule, book, linker, path) for rule in lexicon.in_section(section.slug)]
        yield Page(path, render("section.md", section=section, entries=entries))


def _entry(rule: type[Rule], book: Book, linker: Linker, page: str) -> dict[str, Any]:
    seen = {rule}
    users = book.users.get(rule.slug, [])
    see = [book.lexicon[slug] for slug in rule.entry.see if slug in book.lexicon]
    return {
        "title": rule.title,
        "slug": rule.slug,
        "definition": linker.link(rule.entry.definition, page, seen),
        "body": [linker.link(paragraph, page, seen) for paragraph in rule.entry.body],
        "differs": rule.entry.differs,
        "wording": _wording(rule, book),
        "examples": book.examples.get(rule, ()),
        "see": [(other.title, rule_link(other, page)) for other in see],
        "cards": [(card.definition.name, card_link(card.slug, page)) for card in users[:MOST_CARDS]],
        "more": max(0, len(users) - MOST_CARDS),
        "gallery": f"{relative(GALLERY, page)}?rule={rule.slug}",
        "authors": _for_authors(rule) if issubclass(rule, Node) else None,
    }


def _wording(rule: type[Rule], book: Book) -> list[tuple[Markup, str]]:
    """How the rule reads: printed lines, each with its card; else the template, if it is simple."""
    found: dict[str, str] = {}
    for card in book.users.get(rule.slug, []):
        line = card.line_with(rule)
        # The shortest lines show a rule best: little else stands in them.
        if line and line not in found:
            found[line] = card.definition.name
    if found:
        return [(escape(line), found[line]) for line in sorted(found, key=len)[:2]]
    text = rule.entry.text
    # Only blanks that are filled with the bare argument can be shown by its name.
    if text is None or "{" in re.sub(_BLANK, "", text):
        return []
    return [(_template_words(text), "")]


def _template_words(text: str) -> Markup:
    """A template with the names of its blanks in place of the blanks."""
    parts = re.split(_BLANK, text)
    return Markup("").join(
        Markup("<i>{}</i>").format(part.replace("_", " ")) if index % 2 else escape(part)
        for index, part in enumerate(parts)
    )


def _for_authors(rule: type[Node]) -> dict[str, Any] | None:
    if not hasattr(rule, "key"):
        return None
    cls: type = rule
    return {
        "key": None if rule.direct else rule.key,
        "family": getattr(rule, "family", "").replace("_", " "),
        "short": rule.inline or rule.primary,
        "arguments": [
            {
                "name": parameter.name,
                "kind": words(parameter.kind),
                "required": parameter.required,
                "default": _default(parameter.default),
                "description": parameter.description,
            }
            for parameter in parameters_of(cls)
        ],
    }


def _default(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | str) else ""
