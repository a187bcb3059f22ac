"""Card text: what a card prints, made from the card itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from rules_engine.kernel import english
from rules_engine.kernel.joining import Grammar
from rules_engine.kernel.nodes import Node, children
from rules_engine.kernel.text import Phrase, Wording, Writer
from rules_engine.vex.families import ConstantEffect, Effect, Target, Trigger
from rules_engine.vex.play.gigantic import GiganticCreature

if TYPE_CHECKING:
    from rules_engine.vex.cards.ability import Ability
    from rules_engine.vex.cards.definition import CardDefinition

_SPEAKING = frozenset({"this", "this_creature", "it", "neighbors_of_this", "fought"})
"""Targets after which "it" still means what it meant before."""


class CardText(NamedTuple):
    """The text box of a card.

    Args:
        keywords: the keywords on the first line, as sentences; empty where there are none.
        abilities: one line for each ability.
        enhance: the line that names the bonus icons it adds to its deck; empty where it adds none.
    """

    keywords: str
    abilities: tuple[str, ...]
    enhance: str

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines that are printed, from top to bottom."""
        return tuple(line for line in (self.enhance, self.keywords, *self.abilities) if line)


def card_text(definition: CardDefinition) -> CardText:
    """The text that a card prints."""
    wording = WRITER.wording(definition.name)
    words = [wording.text(keyword) for keyword in definition.keywords]
    if definition.gigantic:
        words.insert(0, WRITER.template(GiganticCreature).render())
    keywords = " ".join(english.sentence(word) for word in words)
    counts = Counter(wording.text(icon) for icon in definition.enhance)
    icons = english.listed(
        [
            english.article(f"{icon} icon") if number == 1 else f"{number} {icon} icons"
            for icon, number in counts.items()
        ]
    )
    return CardText(
        keywords=keywords,
        abilities=tuple(ability_text(ability, definition.name) for ability in definition.abilities),
        enhance=f"Enhance {icons}." if icons else "",
    )


def ability_text(ability: Ability, name: str, writer: Writer | None = None) -> str:
    """The line of text for one ability of the card called `name`."""
    return _wording(writer or WRITER, ability, name).text(ability)


def _wording(writer: Writer, ability: Node, name: str, **facts: Any) -> Wording:
    """A rendering of one ability, which speaks to the card's controller or of the player for whom it resolves."""
    if any(isinstance(child, ConstantEffect) for _, child in children(ability)):
        return writer.wording(name, standing=True, **facts)
    if any(isinstance(child, Trigger) and child.for_anyone for _, child in children(ability)):
        return writer.wording(name, recast={"you": "they", "opponent": "their_opponent"}, theirs=True, **facts)
    return writer.wording(name, **facts)


def node_text(node: Node, name: str = "this card") -> str:
    """The text of any part of a card, as it stands inside a sentence."""
    return WRITER.wording(name).clause(node)


def _is_antecedent(node: Node) -> bool:
    if isinstance(node, Effect):
        return node.binds_it
    if isinstance(node, Trigger):
        return node.gives_it and not (node.label or node.own)
    return isinstance(node, Target) and type(node).key not in _SPEAKING


def _article(value: Any) -> str:
    phrase = english.article(str(value))
    return "another " + phrase.removeprefix("an other ") if phrase.startswith("an other ") else phrase


def _signed(value: Any) -> str:
    text = str(value)
    return text if text.startswith("-") else f"+{text}"


def _quoted(value: Any) -> str:
    """A granted ability, which speaks of the card that gains it."""
    if not isinstance(value, Phrase):
        return english.quoted(str(value))
    gained = _wording(value.wording.writer, value.node, "this creature", granter=value.wording.name)
    return english.quoted(gained.text(value.node))


def _negated(value: Any) -> str:
    return value.wording.text(value.node, negated=True) if isinstance(value, Phrase) else str(value)


def _stated(value: Any, number: str) -> str:
    """What was done, as a statement: 2 or more creatures are destroyed; without a number, one is."""
    if not isinstance(value, Phrase):
        return str(value)
    text = value.wording.text(value.node, plural_form=bool(number), stated=True)
    if number:
        return f"{number} {text}"
    return f"any {text}" if text.startswith(UNCOUNTABLE) else _article(text)


def _every(value: Any) -> str:
    """What follows "each": the types of card in it are joined by and."""
    return value.wording.text(value.node, conjunction="and") if isinstance(value, Phrase) else str(value)


def _is_plain(node: Node) -> bool:
    """An effect that nothing else is inside of: no condition, no choice between effects, nothing that lasts."""
    return isinstance(node, Effect) and all(isinstance(child, Target) for _, child in children(node))


def _continues(previous: Node, node: Node) -> bool:
    """Whether an effect is about nothing but the cards that the one before it acted on: stun a creature, exhaust it."""
    about = [child for _, child in children(node)]
    before = [child for _, child in children(previous)]
    if isinstance(previous, Effect) and previous.binds_it:
        return False  # it only chose them, which is a sentence of its own
    return len(about) == 1 == len(before) and _is_it(about[0]) and (_is_it(before[0]) or _binds_it(before[0]))


def _is_it(node: Node) -> bool:
    return isinstance(node, Target) and type(node).key == "it"


def _binds_it(node: Node) -> bool:
    return isinstance(node, Target) and node.binds_it


UNCOUNTABLE = ("Æmber", "damage", "armor", "power")
"""Nouns of the game's that have no plural."""

WRITER = Writer(
    _is_antecedent,
    {"a": _article, "signed": _signed, "quoted": _quoted, "negated": _negated, "every": _every, "stated": _stated},
    uncountable=UNCOUNTABLE,
    grammar=Grammar(_is_plain, _continues, lambda node: isinstance(node, Target) and type(node).key in _SPEAKING),
)
"""Writes the text of everything in Vex."""
