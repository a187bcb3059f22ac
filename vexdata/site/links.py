"""Where each rule and card has its place on the site, and how prose comes to link there."""

from __future__ import annotations

import html
import re

from rules_engine.kernel import english
from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.rule import Rule

GALLERY = "cards/index.md"
RULEBOOK = "rulebook/index.md"

# Sections whose titles are terms. The other sections' titles ("Choose", "Each", "Destroy") are also plain
# English, and a link on every such word would drown the ones that help.
_TERMS = ("turn", "combat", "zones", "card-types", "keywords", "bonus-icons", "statuses", "using", "game")

# Titles of those sections that prose uses in their everyday sense, or on every other line.
_EVERYDAY = {
    *("ability", "action", "card", "discard", "draw", "it", "main", "play", "player", "ready", "turn", "use"),
}


def relative(target: str, page: str) -> str:
    """The link from the source page `page` to the source page `target`."""
    folder, path = page.split("/")[:-1], target.split("/")
    shared = 0
    while shared < min(len(folder), len(path) - 1) and folder[shared] == path[shared]:
        shared += 1
    return "/".join([*[".."] * (len(folder) - shared), *path[shared:]])


def section_page(section: str) -> str:
    """The source page of a section of the rulebook."""
    return f"rulebook/{section}/index.md"


def rule_link(rule: type[Rule], page: str) -> str:
    """The link to a rule's entry: its anchor is its slug, for ever."""
    target = section_page(rule.section)
    return f"#{rule.slug}" if target == page else f"{relative(target, page)}#{rule.slug}"


def card_page(slug: str) -> str:
    """The source page of a card."""
    return f"cards/{slug}/index.md"


def card_link(slug: str, page: str) -> str:
    """The link to a card's page."""
    return relative(card_page(slug), page)


def escaped(text: str) -> str:
    """Plain text as Markdown that shows just that."""
    return re.sub(r"([\\`*_\[\]{}#])", r"\\\1", html.escape(text, quote=False))


class Linker:
    """Links the first use of each rule's title to the rule's entry.

    Args:
        lexicon: the rules whose titles are linked.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self._exact: dict[str, type[Rule]] = {}
        self._any_case: dict[str, type[Rule]] = {}
        for rule in lexicon:
            if rule.section not in _TERMS or rule.title.casefold() in _EVERYDAY:
                continue
            # A keyword is printed with a capital; in small letters "poison" and "ward" are words of any text.
            capital = rule.section == "keywords" and " " not in rule.title
            names = self._exact if capital else self._any_case
            for form in {rule.title, english.plural(rule.title)}:
                names.setdefault(form if capital else form.casefold(), rule)
            # What a card prints of its type is another word than the entry's title: Gigantic.
            if rule.section == "card-types" and rule.entry.text and rule.entry.text.isalpha():
                self._exact.setdefault(english.capitalized(rule.entry.text), rule)
        titles = sorted({*self._exact, *self._any_case}, key=lambda title: (-len(title), title))
        # Code and links are matched first, so that nothing inside them is taken for a term.
        skipped = r"`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^>]*>"
        terms = "|".join(re.escape(title) for title in titles) or r"(?!)"
        self._pattern = re.compile(rf"({skipped})|(?<![\w-])({terms})(?![\w-])", re.IGNORECASE)

    def link(self, text: str, page: str, seen: set[type[Rule]]) -> str:
        """`text` with links; the rules in `seen` get none, and those linked are added to it."""

        def linked(match: re.Match[str]) -> str:
            word = match[2]
            rule = word and (self._exact.get(word) or self._any_case.get(word.casefold()))
            if not rule or rule in seen:
                return match[0]
            seen.add(rule)
            tooltip = html.escape(rule.entry.definition)
            return f'[<abbr title="{tooltip}">{word}</abbr>]({rule_link(rule, page)})'

        return self._pattern.sub(linked, text)
