"""A card's definition: the facts that all its copies share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, ClassVar, Literal

from rules_engine.kernel.nodes import Node
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.families import BonusIcon, ConstantEffect, Keyword
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import CardTypeName

MOST_ICONS = 5
"""Bonus icons that one card can carry, printed and added together."""


@rule("game", slug="card")
@dataclass(frozen=True)
class CardDefinition(Node):
    """A card belongs to a house, has a type, and says what it does.

    The upper left corner shows the card's house and, below it, its bonus icons.
    The name stands at the top, with the type and any traits: words such as Knight or Robot that other cards look at and that have no rules of their own.
    Keywords stand on the first line of the text, abilities below.
    A creature also shows its power and, where it has any, its armor.
    A gigantic creature is printed as two cards.

    Args:
        name: the printed name, by which a deck list and other cards know it.
        house: the house it belongs to.
        type: creature, artifact, tactic or upgrade.
        rarity: how often it is found in decks.
        icons: its printed bonus icons, from top to bottom, five at the most.
        power: a creature's power in points, 1 or more.
        armor: a creature's armor in points.
        traits: words that other cards look at.
        keywords: its standing rules.
        abilities: its lines of rules text, in printed order.
        enhance: bonus icons that are added to random cards of a deck that holds this card.
        gigantic: whether it is printed as two halves; everything but the bonus icons is on its base half.
        takes_enhance: whether it can receive bonus icons from Enhance; a list names the icons it can receive.
        number: its number in its set.

    Example: A creature is played to a flank, exhausted
        given:
            you: {house: mars, hand: [{Scout: {power: 3}}]}
        do:
            - you: {play: Scout}
        then:
            you: {hand: [], line: [Scout: {power: 3, ready: false}]}

    See: house, bonus-icon, ability, gigantic-creature
    """

    family: ClassVar[str] = "card"
    direct: ClassVar[bool] = True

    name: str
    house: Annotated[str, Name("house")]
    type: CardTypeName
    rarity: Literal["common", "uncommon", "rare", "special"]
    icons: tuple[BonusIcon, ...] = ()
    power: Annotated[int, Range(1, 99)] | None = None
    armor: Annotated[int, Range(0, 99)] | None = None
    traits: tuple[Annotated[str, Name("trait")], ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    enhance: tuple[BonusIcon, ...] = ()
    gigantic: bool = False
    takes_enhance: bool | tuple[BonusIcon, ...] = True
    number: Annotated[int, Range(1)] | None = None

    def __post_init__(self) -> None:
        if self.gigantic and self.type != "creature":
            raise ValueError("only a creature can be gigantic")

    @cached_property
    def base_half(self) -> CardDefinition:
        """The half of a gigantic creature that stands in the battleline: all of it but the bonus icons."""
        return replace(self, icons=(), takes_enhance=False)

    @cached_property
    def art_half(self) -> CardDefinition:
        """The half of a gigantic creature that carries its bonus icons and nothing else."""
        return replace(self, power=None, armor=None, traits=(), keywords=(), abilities=(), enhance=())

    @property
    def is_art_half(self) -> bool:
        """Whether it is only the half of a gigantic creature that carries the icons."""
        return self.gigantic and self.power is None

    @property
    def half_name(self) -> str:
        """Which half of a gigantic creature it is out of play, base or art; empty for any other card."""
        if not self.gigantic:
            return ""
        return "art" if self.is_art_half else "base"

    def half(self, name: str) -> CardDefinition:
        """One physical card: a half of a gigantic creature, by its name, or the whole of any other card.

        Raises:
            ValueError: there is no such half.
        """
        match name:
            case "":
                return self
            case "base":
                return self.base_half
            case "art":
                return self.art_half
        raise ValueError(f"{name!r} is no half of a card")

    @cached_property
    def icon_keys(self) -> tuple[str, ...]:
        """The keys of the printed bonus icons, top to bottom."""
        return tuple(type(icon).key for icon in self.icons)

    @cached_property
    def keyword_map(self) -> dict[str, Keyword]:
        """The printed keywords by key."""
        return {type(keyword).key: keyword for keyword in self.keywords}

    @cached_property
    def watching(self) -> dict[str, tuple[tuple[Ability, int], ...]]:
        """For each timing window, the printed abilities that watch it, each with the index of its trigger."""
        return by_window(self.abilities)

    @cached_property
    def watching_others(self) -> dict[str, tuple[tuple[Ability, int], ...]]:
        """What of `watching` watches for what happens to other cards, and not to this one alone."""
        return {
            window: watching
            for window, watching in self.watching.items()
            if not all(ability.trigger[index].own for ability, index in watching if ability.trigger)
        }

    @cached_property
    def minds_others(self) -> bool:
        """Whether anything is to be looked up of it while it is in play and nothing happens to it."""
        return bool(self.watching_others or self.constants)

    @cached_property
    def constants(self) -> tuple[ConstantEffect, ...]:
        """The constant effects of the printed abilities."""
        return tuple(effect for ability in self.abilities for effect in ability.constant or ())

    def takes_icon(self, icon: str) -> bool:
        """Whether Enhance may add `icon` to this card, apart from the limit on the number of icons."""
        if isinstance(self.takes_enhance, bool):
            return self.takes_enhance
        return any(type(each).key == icon for each in self.takes_enhance)


def by_window(abilities: tuple[Ability, ...]) -> dict[str, tuple[tuple[Ability, int], ...]]:
    """Triggered abilities by the timing window they watch."""
    found: dict[str, list[tuple[Ability, int]]] = {}
    for ability in abilities:
        for index, trigger in enumerate(ability.trigger or ()):
            found.setdefault(trigger.window, []).append((ability, index))
    return {window: tuple(watching) for window, watching in found.items()}
