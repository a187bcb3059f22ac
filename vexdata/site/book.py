"""What the pages are made from: the rules, the cards, the running turn, and which card uses which rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.nodes import walk
from rules_engine.kernel.rule import Rule
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import HOUSES


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example in sentences, and the judgement it shows, if it states one."""

    title: str
    given: tuple[str, ...]
    do: tuple[str, ...]
    then: tuple[str, ...]
    ruling: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card as its page shows it.

    Args:
        slug: its name in links.
        definition: the card.
        lines: its rendered text, the keywords' line first if it has one.
        examples: its worked examples.
        set: the slug of the set it was first printed in.
        also_in: the slugs of the sets that reprint it.
        ability_lines: the lines for each of its abilities, in the order of the definition.
        differs: how and why it differs from KeyForge's card of that name; empty where it does not.
    """

    slug: str
    definition: CardDefinition
    lines: tuple[str, ...]
    examples: tuple[Example, ...] = ()
    set: str = ""
    also_in: tuple[str, ...] = ()
    ability_lines: tuple[str, ...] = ()
    differs: str = ""

    @property
    def rulings(self) -> tuple[Example, ...]:
        """The examples that state a judgement."""
        return tuple(example for example in self.examples if example.ruling)

    @property
    def other_examples(self) -> tuple[Example, ...]:
        """The examples that only show the card in play."""
        return tuple(example for example in self.examples if not example.ruling)

    def line_with(self, rule: type[Rule]) -> str | None:
        """The line of the card's text that is about `rule`, if one is."""
        for ability, line in zip(self.definition.abilities, self.ability_lines, strict=False):
            if any(type(node) is rule for _, node in walk(ability)):
                return line
        if any(type(keyword) is rule for keyword in self.definition.keywords):
            return next((line for line in self.lines if line not in self.ability_lines), None)
        return None


@dataclass(frozen=True)
class Book:
    """Everything the site shows.

    Args:
        lexicon: the rules.
        cards: the cards, in any order.
        phases: the phases of a turn, in the order in which they run.
        steps: the steps of a fight, in the order in which they run.
        examples: the worked examples of each rule.
        sets: the printed title of each set, by slug.
        expected: how many cards each set is to have, by slug, where that is known.
    """

    lexicon: Lexicon
    cards: tuple[Card, ...] = ()
    phases: tuple[type[Rule], ...] = ()
    steps: tuple[type[Rule], ...] = ()
    examples: Mapping[type[Rule], tuple[Example, ...]] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)
    expected: dict[str, int] = field(default_factory=dict)

    @cached_property
    def by_house(self) -> dict[str, list[Card]]:
        """The cards of each house that has any, by name."""
        houses: dict[str, list[Card]] = {house: [] for house in HOUSES}
        for card in sorted(self.cards, key=lambda card: (card.definition.name.casefold(), card.slug)):
            houses.setdefault(card.definition.house, []).append(card)
        return {house: cards for house, cards in houses.items() if cards}

    @cached_property
    def rules_of(self) -> dict[str, tuple[type[Rule], ...]]:
        """The rules that each card uses, by the card's slug, in the order of the rulebook."""
        order = {rule: number for number, rule in enumerate(self.lexicon)}
        found = {}
        for card in self.cards:
            nodes: set[type[Rule]] = {type(node) for _, node in walk(card.definition)}
            used = nodes & order.keys()
            card_type = self.lexicon.get(card.definition.type)
            if card_type is not None:
                used.add(card_type)
            # Every card is a card with abilities: saying so on each page tells nobody anything.
            used = {rule for rule in used if rule.slug not in ("card", "ability")}
            found[card.slug] = tuple(sorted(used, key=lambda rule: order[rule]))
        return found

    @cached_property
    def users(self) -> dict[str, list[Card]]:
        """The cards that use each rule, by the rule's slug."""
        users: defaultdict[str, list[Card]] = defaultdict(list)
        for cards in self.by_house.values():
            for card in cards:
                for rule in self.rules_of[card.slug]:
                    users[rule.slug].append(card)
        return users
