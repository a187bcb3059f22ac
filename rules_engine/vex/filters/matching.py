"""What every filter of cards can ask for, and how it is looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import Node, walk
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.families import Filter
from rules_engine.vex.state.card import Zone
from rules_engine.vex.vocabulary import Side

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

HouseOrWord: TypeAlias = Literal["chosen", "active", "its"] | Annotated[str, Name("house")]
"""A house, the house that the ability chose, the active house, or that of the card that was spoken of last."""
Trait: TypeAlias = Annotated[str, Name("trait")]
CardName: TypeAlias = Annotated[str, Name("card")]
KeywordName: TypeAlias = Annotated[str, Name("keyword")]
PowerBound: TypeAlias = Literal["chosen"] | Annotated[int, Range(0, 99)]
"""Points of power, or the number that the ability chose."""


@dataclass(frozen=True, slots=True)
class CardFilter(Filter):
    """What can be asked of a card of any type, wherever it is."""

    is_composition: ClassVar[bool] = True
    type_name: ClassVar[str | None] = None
    """The only type of card that matches, or None for all."""

    side: Side = "any"
    other: bool = False
    house: HouseOrWord | None = None
    not_house: HouseOrWord | None = None
    trait: Trait | None = None
    not_trait: Trait | None = None
    named: CardName | None = None
    not_named: CardName | None = None

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether the card has everything asked for."""
        definition = card.definition
        if self.type_name is not None and definition.type != self.type_name:
            return False
        if self.side != "any" and (self.side == "friendly") != (controller_of(game, card, context) == player):
            return False
        if self.other and source is not None and card.id in (source.id, source.host):
            return False
        if self.trait is not None and self.trait not in definition.traits:
            return False
        if self.not_trait is not None and self.not_trait in definition.traits:
            return False
        if self.named is not None and definition.name != self.named:
            return False
        if self.not_named is not None and definition.name == self.not_named:
            return False
        if self.house is not None and not _in_house(game, card, self.house, context):
            return False
        return self.not_house is None or not _in_house(game, card, self.not_house, context)


def controller_of(game: Game, card: Card, context: Context | None) -> int:
    """Who controls a card; for one that the ability speaks of and that has left play, who last did."""
    if not card.in_play and context is not None and card.id in game.last_known and _spoken_of(card, context):
        return game.last_known[card.id].controller
    return card.controller


def _spoken_of(card: Card, context: Context) -> bool:
    return card in context.it or card in context.destroyed


def power_of(game: Game, card: Card, context: Context | None = None) -> int:
    """A creature's power; for one that the ability speaks of and that has left play, the power it had."""
    from rules_engine.vex.state import facts

    if card.zone == Zone.BATTLELINE:
        return facts.power(game, card)
    if context is not None and card.id in game.last_known and _spoken_of(card, context):
        return game.last_known[card.id].power
    return card.definition.power or 0


def _in_house(game: Game, card: Card, house: str, context: Context | None) -> bool:
    from rules_engine.vex.state import facts

    meant: str | None = house
    if house == "chosen":
        meant = None if context is None else context.house
    elif house == "active":
        meant = game.house
    elif house == "its":
        meant = None if context is None or not context.it else _house_of(game, context.it[0])
    return meant is not None and facts.belongs_to(game, card, meant)


def _house_of(game: Game, card: Card) -> str:
    """The house a card belongs to; for one that has left play, the house it belonged to."""
    from rules_engine.vex.state import facts

    if not card.in_play and card.id in game.last_known:
        return game.last_known[card.id].house
    return facts.house_of(game, card)


def matching(
    game: Game, cards: Iterator[Card] | list[Card], what: Filter, context: Context
) -> list[Card]:
    """Those of `cards` that fit, seen from the side of the ability."""
    return [card for card in cards if what.matches(game, card, context.source, context.player, context)]


def refuse_circular(node: Node, fields: tuple[str, ...], what: str) -> None:
    """Refuse a constant effect that looks at the very thing that it changes: there would be no answer.

    Raises:
        ValueError: a filter in `node` asks for one of `fields`.
    """
    for _, part in walk(node):
        if any(getattr(part, name, None) is not None for name in fields):
            raise ValueError(f"what changes {what} cannot pick its cards by {what}")
