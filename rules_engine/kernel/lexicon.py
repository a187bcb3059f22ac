"""The lexicon: every rule of one game, by slug, title, class and rulebook section."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from typing import TypeVar

from rules_engine.kernel import docstring
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import node_fields
from rules_engine.kernel.rule import Rule, slug_of, title_of

R = TypeVar("R", bound=type[Rule])


class LexiconError(LookupError):
    """A rule is entered twice, or nothing goes by the name asked for."""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook: its slug, its printed title, and the paragraph that opens it.

    Args:
        lead: slugs of the rules that come first in it, in order; the rest follow as they were entered.
    """

    slug: str
    title: str
    intro: str
    lead: tuple[str, ...] = ()


class Lexicon:
    """All the rules of one game, in the order of the rulebook.

    It is filled while the game's modules are imported and does not change after that.
    """

    def __init__(self, sections: tuple[Section, ...], title_of: Callable[[str], str] = title_of) -> None:
        self.sections = {section.slug: section for section in sections}
        self._rules: dict[str, type[Rule]] = {}
        self._title_of = title_of

    def rule(
        self, section: str, *, slug: str | None = None, title: str | None = None, key: str | None = None
    ) -> Callable[[R], R]:
        """A class decorator that reads the class's docstring and enters it as a rule of `section`.

        It stands above `@dataclass`: a slotted dataclass is built twice, and the second is the one that plays.

        Raises:
            DocstringError: the docstring is not a complete entry.
            LexiconError: the section does not exist, or the slug is taken.
        """
        if section not in self.sections:
            raise LexiconError(f"no rulebook section {section!r}; there are {', '.join(self.sections)}")

        def enter(cls: R) -> R:
            cls.slug = slug or slug_of(cls.__name__)
            cls.title = title or self._title_of(cls.slug)
            cls.section = section
            if hasattr(cls, "family"):
                cls.key = key or cls.slug.replace("-", "_")  # type: ignore[attr-defined]
            cls.entry = docstring.parse(cls, node_fields(cls), cls.owed())
            if cls.slug in self._rules:
                raise LexiconError(f"{cls.__qualname__}: the slug {cls.slug!r} is taken by {self._rules[cls.slug]}")
            self._rules[cls.slug] = cls
            return cls

        return enter

    def __iter__(self) -> Iterator[type[Rule]]:
        for section in self.sections:
            yield from self.in_section(section)

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, slug: str) -> bool:
        return slug in self._rules

    def __getitem__(self, slug: str) -> type[Rule]:
        return self._rules[slug]

    def get(self, slug: str) -> type[Rule] | None:
        """The rule with exactly this slug, or None."""
        return self._rules.get(slug)

    def in_section(self, section: str) -> list[type[Rule]]:
        """The rules of one section: those that lead it, then the others in the order they were entered."""
        lead = self.sections[section].lead
        rules = [rule for rule in self._rules.values() if rule.section == section]
        return sorted(rules, key=lambda rule: lead.index(rule.slug) if rule.slug in lead else len(lead))

    def of_kind(self, base: type) -> list[type[Rule]]:
        """The rules that are subclasses of `base`, in the order they were entered."""
        return [rule for rule in self._rules.values() if issubclass(rule, base)]

    def find(self, name: str) -> type[Rule]:
        """The rule a person means by `name`: its slug, its title or its class name, in any case.

        Raises:
            LexiconError: nothing goes by that name; the message offers the nearest one.
        """
        wanted = _plain(name)
        for rule in self._rules.values():
            if wanted in (_plain(rule.slug), _plain(rule.title), _plain(rule.__name__)):
                return rule
        near = self.nearest(name)
        raise LexiconError(f"no rule is called {name!r}" + (f"; did you mean {near!r}?" if near else ""))

    def nearest(self, name: str) -> str | None:
        """The slug spelt most like `name`, or None when nothing is close."""
        names = {_plain(rule.slug): rule.slug for rule in self._rules.values()}
        close = difflib.get_close_matches(_plain(name), names, n=1)
        return names[close[0]] if close else None

    def dangling_references(self) -> list[str]:
        """One line for each `See:` that names no rule: empty in a sound lexicon."""
        return [
            f"{rule.__module__}.{rule.__qualname__}: See names {reference!r}, which is no rule"
            + (f"; did you mean {near!r}?" if (near := self.nearest(reference)) else "")
            for rule in self
            for reference in rule.entry.see
            if reference not in self._rules
        ]


def _plain(name: str) -> str:
    return "".join(character for character in name.lower() if character.isalnum())
