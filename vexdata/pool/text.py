"""The text of a card, rendered from its nodes."""

from __future__ import annotations

from functools import cache

from rules_engine.kernel.nodes import Node
from rules_engine.kernel.text import Writer
from rules_engine.vex.cards.definition import CardDefinition


@cache
def writer() -> Writer:
    """The templates of Vex, compiled as they are needed."""
    return Writer(is_antecedent=_is_antecedent)


def card_text(card: CardDefinition) -> tuple[str, ...]:
    """The lines of a card's text: its keywords on one line, then a line for each ability.

    Raises:
        TextError: a rule's template fails.
    """
    wording = writer().wording(card.name)
    lines = []
    if card.keywords:
        lines.append(" ".join(f"{wording.text(keyword).strip('.')}." for keyword in card.keywords))
    lines.extend(wording.text(ability) for ability in card.abilities)
    return tuple(lines)


def _is_antecedent(node: Node) -> bool:
    return bool(getattr(type(node), "binds_it", False))
