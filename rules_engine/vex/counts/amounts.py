"""The counts: amounts that are worked out when the effect resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.families import Count, Tally
from rules_engine.vex.filters.matching import power_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.tallies.board import Spoken, spoken
from rules_engine.vex.vocabulary import Who

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("counts", key="for_each")
@dataclass(frozen=True, slots=True)
class ForEachCount(Count):
    """An amount for each of certain things, counted at the moment the effect resolves.

    Text:
        {{ front("for each " ~ of) }}{{ amount }}

    Args:
        of: the things that are counted.
        amount: how much for each of them; below 0 only for what can be taken away, such as power.
    """

    is_composition: ClassVar[bool] = True

    of: Tally
    amount: Annotated[int, Range(-99, 99)] = 1

    @property
    def below_zero(self) -> bool:
        """Whether each of them takes away."""
        return self.amount < 0

    def number(self, game: Game, context: Context) -> int:
        """The amount for all of them together."""
        return self.amount * self.of.number(game, context)


@rule("counts", key="all_but")
@dataclass(frozen=True, slots=True)
class AllButCount(Count):
    """The Æmber in a player's pool, except for some that stays.

    Text:
        all but {{ amount }}

    Args:
        amount: Æmber that stays.
        player: whose pool.
    """

    is_composition: ClassVar[bool] = True

    amount: Annotated[int, Range(1, 99)]
    player: Who = "opponent"

    def number(self, game: Game, context: Context) -> int:
        """The Æmber beyond what stays."""
        (player,) = context.players(self.player)
        return max(game.players[player].aember - self.amount, 0)


@rule("counts", key="half")
@dataclass(frozen=True, slots=True)
class HalfCount(Count):
    """Half of the Æmber in a player's pool, rounded down.

    Text:
        half of {{ player | their }}

    Args:
        player: whose pool.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def number(self, game: Game, context: Context) -> int:
        """Half of it."""
        (player,) = context.players(self.player)
        return game.players[player].aember // 2



@rule("counts", key="number_of")
@dataclass(frozen=True, slots=True)
class NumberOfCount(Count):
    """The number of certain things, for comparing it with another.

    Text:
        the number of {{ of | plural }}

    Args:
        of: the things that are counted.
    """

    is_composition: ClassVar[bool] = True
    is_measure: ClassVar[bool] = True
    inline: ClassVar[str | None] = "of"

    of: Tally

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return self.of.number(game, context)


@rule("counts", key="power_of")
@dataclass(frozen=True, slots=True)
class PowerOfCount(Count):
    """A creature's power; for one that has left play, the power it had.

    Text:
        {% set name = this() if who == "this" else "it" %}{{ name | possessive }} power

    Args:
        who: the creature that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    is_measure: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken = "this"

    def number(self, game: Game, context: Context) -> int:
        """The power of all of them together."""
        total = 0
        for card in spoken(game, context, self.who):
            known = None if card.in_play else game.last_known.get(card.id)
            total += power_of(game, card, context) if known is None else known.power
        return total



@rule("counts", key="that_much")
@dataclass(frozen=True, slots=True)
class ThatMuchCount(Count):
    """As much as the effect just before did.

    Text:
        that {{ word }}

    Args:
        word: much or many, as the text needs it.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "word"

    word: Literal["much", "many"] = "much"

    def number(self, game: Game, context: Context) -> int:
        """How much that was."""
        return context.done
