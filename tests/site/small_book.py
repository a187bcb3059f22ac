"""A book of a few rules and cards, so that the pages can be tested apart from the game's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.nodes import Node
from rules_engine.kernel.rule import Rule
from rules_engine.vex.cards.definition import CardDefinition
from vexdata.site.book import Book, Card, Example

LEXICON = Lexicon(
    (
        Section("turn", "The turn", "A turn is a list of phases."),
        Section("card-types", "Card types", "What a card is."),
        Section("keywords", "Keywords", "Standing rules of a card."),
        Section("effects", "Effects", "What an ability does."),
        Section("empty", "Nothing yet", "A section without a rule gets no page."),
    )
)


class Bare(Rule):
    """The base of rules that owe no example."""

    is_composition: ClassVar[bool] = True


@LEXICON.rule("turn")
class ReadyPhase(Bare):
    """The active player readies their cards."""


@LEXICON.rule("card-types")
class Creature(Bare):
    """A card that stands in the battleline."""


@LEXICON.rule("keywords")
@dataclass(frozen=True, slots=True)
class Taunt(Node):
    """Its neighbors cannot be fought.

    A creature with Taunt stands in front.
    In the ready phase nothing happens to a creature, or to another creature.

    Text:
        taunt

    Differs:
        Only <neighbors> are shielded.

    See: ready-phase
    """

    family: ClassVar[str] = "keyword"
    is_composition: ClassVar[bool] = True


@LEXICON.rule("effects")
@dataclass(frozen=True, slots=True)
class DealDamage(Node):
    """Put damage on creatures.

    Text:
        deal {{ amount }} damage

    Args:
        amount: points of damage.

    See: taunt
    """

    family: ClassVar[str] = "effect"
    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "amount"

    amount: int = 1


EXAMPLE = Example(
    "A <guard> stands in front", ("You have a *Guard*.",), ("You fight the Guard.",), ("It is hurt.",)
)
DECIDED = Example("A second lamp", ("You have two.",), (), ("Both burn.",), "Two lamps <both> burn.")


def _card(slug: str, name: str, house: str, text: str, examples: tuple[Example, ...] = (), differs: str = "") -> Card:
    definition = CardDefinition(
        name=name, house=house, type="creature", rarity="rare", power=4, armor=1, traits=("knight",)
    )
    return Card(slug, definition, (text,) if text else (), examples, "first", differs=differs)


BOOK = Book(
    lexicon=LEXICON,
    cards=(
        _card("red-guard", 'Red "Guard"', "brobnar", "Taunt. (Stand *firm* & <fast>.)"),
        _card("lamplighter", "Lamplighter", "sanctum", "Reap: Gain 1 Æmber.", (EXAMPLE, DECIDED), "It burns <longer>."),
        _card("plain", "Plain", "mars", ""),
    ),
    phases=(ReadyPhase,),
    examples={Taunt: (EXAMPLE,)},
    sets={"first": "The First Set"},
    expected={"first": 370},
)
