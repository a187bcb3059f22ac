"""The families of nodes that cards are composed of, and what the engine asks of each.

The engine's procedures import these bases only; concrete rules import the procedures. So no rule is
known to the engine by name, and a new one is a new class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.nodes import Node

if TYPE_CHECKING:
    from rules_engine.vex.combat.fight import Fight
    from rules_engine.vex.context import Context
    from rules_engine.vex.play.refusals import Refusal
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class Effect(Node):
    """Something an ability does.

    `resolve` returns how much it did: cards affected, Æmber moved, damage dealt. 0 means that nothing
    happened, which is what a result gate looks at.
    """

    __slots__ = ()
    family: ClassVar[str] = "effect"

    can_fail: ClassVar[bool] = True
    """Whether it can do nothing, so that a result gate on it makes sense."""
    binds_it: ClassVar[bool] = False
    """Whether it leaves a card in context, for a following "it", by itself."""

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Carry the effect out; returns how much was done."""
        raise TypeError(f"{type(self).__qualname__} does not say how it resolves")


class Target(Node):
    """The cards an effect acts on, found when it resolves."""

    __slots__ = ()
    family: ClassVar[str] = "target"

    binds_it: ClassVar[bool] = False
    """Whether the cards found are what a following "it" means."""
    zones_of: ClassVar[str] = "play"
    """Where it looks: play, or an out-of-play zone."""

    @property
    def several(self) -> bool:
        """Whether its text speaks of cards in the plural."""
        return False

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, in the order in which they are acted on; choices are the controller's."""
        raise TypeError(f"{type(self).__qualname__} does not say what it selects")


class StandingTarget(Target):
    """A target that needs no choice, so that a constant effect can use it: asked of each card, is it meant."""

    __slots__ = ()

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether a constant effect of `source`, controlled by `player`, applies to `card`."""
        raise TypeError(f"{type(self).__qualname__} does not say what it covers")


class Filter(Node):
    """A description of cards: which of those looked at are meant."""

    __slots__ = ()
    family: ClassVar[str] = "filter"

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether `card` fits, seen from `source` and from the side of `player`."""
        raise TypeError(f"{type(self).__qualname__} does not say what it matches")

    def goes_with(self, card: Card, found: Sequence[Card]) -> bool:
        """Whether a card that fits can be found in one search together with those found already."""
        return True


class Count(Node):
    """A number that depends on the game, for an effect's amount."""

    __slots__ = ()
    family: ClassVar[str] = "count"

    @property
    def below_zero(self) -> bool:
        """Whether the number can be less than 0."""
        return False

    def number(self, game: Game, context: Context) -> int:
        """The number now, 0 or more unless it is `below_zero`."""
        raise TypeError(f"{type(self).__qualname__} does not say how it counts")


class Tally(Node):
    """Things that can be counted: what follows "for each"."""

    __slots__ = ()
    family: ClassVar[str] = "tally"

    def number(self, game: Game, context: Context) -> int:
        """How many there are now, 0 or more."""
        raise TypeError(f"{type(self).__qualname__} does not say how it counts")


class Condition(Node):
    """A fact about the game that is true or not."""

    __slots__ = ()
    family: ClassVar[str] = "condition"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is true now."""
        raise TypeError(f"{type(self).__qualname__} does not say when it holds")


class ConstantEffect(Node):
    """What holds while a card is in play or for a stretch of time: it changes what is asked, not the state.

    The class of a constant effect is what the engine looks it up by; see `Game.constants`.
    """

    __slots__ = ()
    family: ClassVar[str] = "constant_effect"

    lasts_only: ClassVar[bool] = False
    """Whether it makes sense only for a stretch of time, so that no card can print it as a constant ability."""

    def windows(self) -> tuple[str, ...]:
        """The timing windows that an ability it grants watches."""
        return ()

    def grants(self) -> tuple[ConstantEffect, ...]:
        """For an effect that gives its cards constant effects of their own: those effects."""
        return ()

    def forbids_play(self, game: Game, card: Card, player: int) -> Refusal | None:
        """Why `player` cannot play the card that prints it, or None."""
        return None

    def pay(self, game: Game, card: Card, player: int) -> None:
        """Have `player` pay what it asks of whoever plays the card that prints it."""

    def drifts(self, conditional: bool) -> bool:
        """Whether it can come to destroy a creature while nothing is done to any card: it looks at pools, keys, turns.

        Args:
            conditional: whether it holds only while something is true.
        """
        return False

    def unfold(self) -> tuple[Condition, tuple[ConstantEffect, ...]] | None:
        """For an effect that only makes others depend on a condition: the condition and those others."""
        return None


class Trigger(Node):
    """When an ability resolves: in which window, and on which cards."""

    __slots__ = ()
    family: ClassVar[str] = "trigger"

    window: ClassVar[str]
    """The timing window it watches."""
    own: ClassVar[bool] = False
    """Whether it only ever resolves on the card that the window is about."""
    label: ClassVar[bool] = True
    """Whether its text stands in front of a colon (Play:) or is the start of a sentence (After ...,)."""
    gives_it: ClassVar[bool] = True
    """Whether the card that the window is about is "it" for the ability."""
    for_anyone: ClassVar[bool] = False
    """Whether it resolves for the player it is about, be it the card's controller or not: the text says "they"."""

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """Whether an ability of `player` with this trigger on `card` resolves now."""
        return not self.own or moment.card is card

    def resolver(self, game: Game, card: Card, moment: Moment) -> int:
        """The player for whom it resolves: "you" in its text."""
        return card.controller


class Moment:
    """One opening of a timing window: which, about which card, by which player, and how much."""

    __slots__ = ("amount", "card", "fight", "player", "prevented", "window", "word")

    def __init__(
        self,
        window: str,
        card: Card | None = None,
        player: int = 0,
        amount: int = 0,
        word: str = "",
        fight: Fight | None = None,
    ) -> None:
        self.window = window
        self.card = card
        self.player = player
        self.amount = amount
        self.word = word
        self.fight = fight
        self.prevented = False
        """Whether what was about to happen is not to happen after all."""


class Keyword(Node):
    """A standing rule of a card, named by one word. Every hook's default is that the keyword has no say in it."""

    __slots__ = ()
    family: ClassVar[str] = "keyword"

    card_types: ClassVar[frozenset[str]] = frozenset({"creature"})
    """The types of card that can have it."""
    grantable: ClassVar[bool] = True
    """Whether it can be granted and lost; one that only matters while the card is played cannot."""
    any_position: ClassVar[bool] = False
    """The creature may enter anywhere in the battleline."""
    enters_under_opponent: ClassVar[bool] = False
    ends_phase: ClassVar[bool] = False
    """The main phase ends once the card has resolved."""
    usable_out_of_house: ClassVar[bool] = False
    invulnerable: ClassVar[bool] = False
    shields_neighbors: ClassVar[bool] = False
    """Its neighbors cannot be chosen to be fought, unless they shield too."""

    def plus(self, other: Keyword) -> Keyword:
        """The keyword after it is given a second time: numbers add up, others stay."""
        return self

    def forbids_play(self, game: Game, player: int) -> Refusal | None:
        """Why the card cannot be played now, or None."""
        return None

    def before_fight(self, game: Game, fight: Fight, card: Card) -> Choices[None] | None:
        """What it does in the before-fight step, or None when it does nothing in this fight."""
        return None

    def change_exchange(self, game: Game, fight: Fight, card: Card) -> None:
        """Change the pending damage of the fight."""

    def after_exchange(self, game: Game, fight: Fight, card: Card) -> list[Card]:
        """The creatures that are to be destroyed for the damage that was dealt."""
        return []


class BonusIcon(Node):
    """An icon that resolves when its card is played."""

    __slots__ = ()
    family: ClassVar[str] = "icon"

    def resolve(self, game: Game, card: Card, player: int) -> Choices[None]:
        """Do what the icon says, for `player`, with `card` as the source."""
        raise TypeError(f"{type(self).__qualname__} does not say what it does")


def amount_of(amount: int | Count, game: Game, context: Context) -> int:
    """The number that a parameter `int | Count` stands for at this moment."""
    return amount if type(amount) is int else amount.number(game, context)  # type: ignore[union-attr]


