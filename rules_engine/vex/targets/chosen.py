"""The targets in play that are picked when the effect resolves: by choice, by chance, by power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.asking import choose_card
from rules_engine.vex.families import Filter, Target
from rules_engine.vex.filters.matching import matching, power_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.targets.here import picked

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Several: TypeAlias = Annotated[int, Range(1, 99)]


def choose_some(
    game: Game, context: Context, cards: Sequence[Card], amount: int, optional: bool
) -> Choices[list[Card]]:
    """Have the ability's controller pick up to `amount` cards one after the other; fewer only if there are no more.

    Args:
        optional: whether they may stop early.
    """
    left = list(cards)
    chosen: list[Card] = []
    while left and len(chosen) < amount:
        if not optional and len(left) <= amount - len(chosen):
            return chosen + left
        card = yield from choose_card(game, context.player, left, context.source, context.rule, optional)
        if card is None:
            break
        left.remove(card)
        chosen.append(card)
    return chosen


@rule("targets", key="choose")
@dataclass(frozen=True, slots=True)
class ChooseTarget(Target):
    """One card in play that the ability's controller chooses.

    Text:
        {{ what | a }}

    Args:
        what: the cards to choose from.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"
    binds_it: ClassVar[bool] = True

    what: Filter

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The card that was chosen, or none where there is none."""
        cards = matching(game, game.in_play(), self.what, context)
        card = yield from choose_card(game, context.player, cards, context.source, context.rule)
        return picked(context, [] if card is None else [card], True)


@rule("targets", key="choose_up_to")
@dataclass(frozen=True, slots=True)
class ChooseUpToTarget(Target):
    """As many cards in play as the ability's controller wants, up to a number.

    They are chosen one after the other; choosing none is allowed.

    Text:
        {% if amount == "any" %}any number of {{ what | plural }}
        {%- else %}up to {{ amount }} {% if amount == 1 %}{{ what }}{% else %}{{ what | plural }}{% endif %}{% endif %}

    Args:
        amount: the most cards that can be chosen; any for as many as the player likes.
        what: the cards to choose from.
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True

    amount: Literal["any"] | Several
    what: Filter

    @property
    def several(self) -> bool:
        """Whether more than one card is spoken of."""
        return self.amount != 1

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, in the order in which they were chosen."""
        cards = matching(game, game.in_play(), self.what, context)
        most = len(cards) if self.amount == "any" else int(self.amount)
        chosen = yield from choose_some(game, context, cards, most, True)
        return picked(context, chosen, True)


@rule("targets", key="choose_exactly")
@dataclass(frozen=True, slots=True)
class ChooseExactlyTarget(Target):
    """A number of cards in play that the ability's controller chooses.

    They are chosen one after the other; where there are not enough, all of them are.

    Text:
        {{ amount }} {% if amount == 1 %}{{ what }}{% else %}{{ what | plural }}{% endif %}

    Args:
        amount: how many cards are chosen.
        what: the cards to choose from.
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True

    amount: Several
    what: Filter

    @property
    def several(self) -> bool:
        """Whether more than one card is spoken of."""
        return self.amount > 1

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, in the order in which they were chosen."""
        cards = matching(game, game.in_play(), self.what, context)
        chosen = yield from choose_some(game, context, cards, self.amount, False)
        return picked(context, chosen, True)



@rule("targets", key="each_except")
@dataclass(frozen=True, slots=True)
class EachExceptTarget(Target):
    """Every card in play that fits a description, but for some that are left out.

    Whatever there is to choose among those left out is chosen first, by the ability's controller.

    Text:
        each {{ what }} except {{ but }}

    Args:
        what: the description.
        but: the cards that are left out.
    """

    is_composition: ClassVar[bool] = True

    what: Filter
    but: Target

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """All of them but those, the active player's first."""
        spared = yield from self.but.select(game, context)
        cards = matching(game, game.in_play(), self.what, context)
        return picked(context, [card for card in cards if card not in spared], False)


def by_power(game: Game, context: Context, what: Filter, amount: int, sign: int) -> Choices[list[Card]]:
    """The creatures with the most power (`sign` 1) or the least (-1); ties are the controller's choice."""
    ranks: dict[int, list[Card]] = {}
    for card in matching(game, game.creatures(), what, context):
        ranks.setdefault(sign * power_of(game, card), []).append(card)
    found: list[Card] = []
    for rank in sorted(ranks, reverse=True):
        if len(found) >= amount:
            break
        found += yield from choose_some(game, context, ranks[rank], amount - len(found), False)
    return picked(context, found, True)


@rule("targets", key="most_powerful")
@dataclass(frozen=True, slots=True)
class MostPowerfulTarget(Target):
    """The creatures with the most power.

    Where creatures are tied for the last place, the ability's controller chooses among them.

    Text:
        the {% if amount == 1 %}most powerful {{ what }}{% else %}{{ amount }} most powerful {{ what |
        plural }}{% endif %}

    Args:
        what: the creatures that are compared.
        amount: how many of them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"
    binds_it: ClassVar[bool] = True

    what: Filter
    amount: Several = 1

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The most powerful first."""
        return (yield from by_power(game, context, self.what, self.amount, 1))


@rule("targets", key="least_powerful")
@dataclass(frozen=True, slots=True)
class LeastPowerfulTarget(Target):
    """The creatures with the least power.

    Where creatures are tied for the last place, the ability's controller chooses among them.

    Text:
        the {% if amount == 1 %}least powerful {{ what }}{% else %}{{ amount }} least powerful {{ what |
        plural }}{% endif %}

    Args:
        what: the creatures that are compared.
        amount: how many of them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"
    binds_it: ClassVar[bool] = True

    what: Filter
    amount: Several = 1

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The least powerful first."""
        return (yield from by_power(game, context, self.what, self.amount, -1))
