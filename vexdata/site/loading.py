"""Reading the book: the rules that the engine runs and the cards of the pool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_engine.vex.card_text import WRITER, card_text
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.combat.fight import STEPS
from rules_engine.vex.rulebook import LEXICON
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.scenarios.sentences import sentences
from rules_engine.vex.turn.course import PHASES
from vexdata.pool import CardFile, load_pool
from vexdata.rule_examples import rule_examples
from vexdata.site.book import Book, Card, Example


def load_book() -> Book:
    """The rules and the cards, as the site shows them.

    Raises:
        PoolError: a card file has a mistake.
        RuleExampleError: an example beside a rule's module has one.
    """
    pool = load_pool()
    tell = _teller(pool.definitions)
    sets = {slug: {file.slug for file in pool.of_set(slug)} for slug in pool.sets}
    return Book(
        lexicon=LEXICON,
        cards=tuple(_card(file, tell, sets) for file in pool.values()),
        phases=tuple(PHASES),
        steps=tuple(STEPS),
        examples={
            rule: tuple(tell(example.title, example.data) for example in examples)
            for rule, examples in rule_examples().items()
        },
        sets={slug: profile.name for slug, profile in pool.sets.items()},
        expected={slug: profile.cards for slug, profile in pool.sets.items() if profile.cards},
    )


Teller = Callable[[str, Any], Example]
"""Makes an example in sentences of a title and a scenario in plain data."""


def _teller(pool: Mapping[str, CardDefinition]) -> Teller:
    loader = standard_loader()

    def tell(title: str, data: Any) -> Example:
        told = sentences(data, pool, loader, WRITER)
        ruling = data.get("ruling", "") if isinstance(data, dict) else ""
        return Example(title, tuple(told.given), tuple(told.do), tuple(told.then), ruling)

    return tell


def _card(file: CardFile, tell: Teller, sets: dict[str, set[str]]) -> Card:
    definition = file.definition
    text = card_text(definition)
    return Card(
        slug=file.slug,
        definition=definition,
        lines=text.lines,
        examples=tuple(tell(data["title"], data) for data in file.examples),
        set=file.set,
        also_in=tuple(slug for slug, cards in sets.items() if slug != file.set and file.slug in cards),
        ability_lines=text.abilities,
        differs=file.differs,
    )
