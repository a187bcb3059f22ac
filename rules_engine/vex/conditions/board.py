"""The conditions that look at cards, and the ones made of other conditions.

A template prints its opposite where the form `negated` is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.families import Condition, Filter, Tally
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.tallies.board import Spoken, spoken

if TYPE_CHECKING:
    from rules_engine.vex.combat.fight import Fight
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("conditions", key="tally")
@dataclass(frozen=True, slots=True)
class TallyCondition(Condition):
    """There are at least, or at most, so many of certain things.

    Text:
        {% set happened = of.key in ("done_this_way", "destroyed_this_way") -%}
        {% set many = ("no" if at_least == 1 else "fewer than " ~ at_least if at_least else "" if at_most == 0 else
        "more than " ~ at_most) if negated is defined else ("" if at_least == 1 else at_least ~ " or more" if at_least else
        "no" if at_most == 0 else at_most ~ " or fewer") -%}
        {% if happened %}{{ of | stated(many) }}
        {%- elif many %}there are {{ many }} {{ of | plural }}
        {%- else %}there is {{ of | a }}{% endif %}

    Args:
        of: the things that are counted.
        at_least: the least number that makes it true.
        at_most: the largest number that makes it true.
    """

    is_composition: ClassVar[bool] = True

    of: Tally
    at_least: Annotated[int, Range(1, 99)] | None = None
    at_most: Annotated[int, Range(0, 99)] | None = None

    def __post_init__(self) -> None:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("tally needs exactly one of at_least and at_most")

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there are that many."""
        number = self.of.number(game, context)
        return number >= self.at_least if self.at_least is not None else number <= (self.at_most or 0)




@rule("conditions", key="it_is_destroyed_this_way")
@dataclass(frozen=True, slots=True)
class ItIsDestroyedThisWayCondition(Condition):
    """The effect just before destroyed the very card that the ability spoke of last.

    Text:
        it is {% if negated is defined %}not {% endif %}destroyed this way
    """

    is_composition: ClassVar[bool] = True

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it did."""
        return bool(context.it) and all(card in context.destroyed for card in context.it)


@rule("conditions", key="of_your_houses")
@dataclass(frozen=True, slots=True)
class OfYourHousesCondition(Condition):
    """A card prints one of the three houses of a player's deck.

    Text:
        {% if who == "this" %}{{ this() }}{% else %}it{% endif %}
        {%+ if negated is defined %}does not belong{% else %}belongs{% endif %} to one of your houses

    Args:
        who: the card that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken = "it"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it does."""
        houses = game.players[context.player].houses
        cards = spoken(game, context, self.who)
        return bool(cards) and all(card.definition.house in houses for card in cards)


@rule("conditions", key="it_is")
@dataclass(frozen=True, slots=True)
class ItIsCondition(Condition):
    """The card that the ability spoke of last fits a description.

    Text:
        it is {% if negated is defined %}not {% endif %}{{ what | a }}

    Args:
        what: the description.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there is such a card and it fits."""
        return bool(context.it) and len(matching(game, context.it, self.what, context)) == len(context.it)


@rule("conditions", key="any_this_way")
@dataclass(frozen=True, slots=True)
class AnyThisWayCondition(Condition):
    """Among the cards that the effect just before acted on is one that fits a description.

    Text:
        {{ what | a }} is {% if negated is defined %}not {% endif %}{{ done }} this way

    Args:
        what: the description.
        done: how the text calls what happened to the cards.
    """

    is_composition: ClassVar[bool] = True

    what: Filter
    done: Literal["discarded", "revealed"]

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there is one."""
        return bool(matching(game, context.affected, self.what, context))


@rule("conditions", key="on_flank")
@dataclass(frozen=True, slots=True)
class OnFlankCondition(Condition):
    """A creature is on a flank of its battleline.

    Text:
        {% if who == "this" %}{{ this() }}{% else %}{{ who | replace("_", " ") }}{% endif %} is {% if negated is
        defined %}not {% endif %}on a flank

    Args:
        who: the creature that the ability is on, also for an upgrade on this creature, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken | Literal["this_creature"] = "this"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is."""
        cards = spoken(game, context, self.who)
        return bool(cards) and all(card.zone == Zone.BATTLELINE and facts.on_flank(game, card) for card in cards)


@rule("conditions", key="in_center")
@dataclass(frozen=True, slots=True)
class InCenterCondition(Condition):
    """A creature stands in the center of its battleline: as many creatures on its left as on its right.

    A battleline with an even number of creatures has no center.

    Text:
        {% if who == "this" %}{{ this() }}{% else %}it{% endif %} is {% if negated is
        defined %}not {% endif %}in the center of its battleline

    Args:
        who: the creature that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken = "this"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it does."""
        cards = spoken(game, context, self.who)
        return bool(cards) and all(_in_center(game, card) for card in cards)


def _in_center(game: Game, card: Card) -> bool:
    line = game.players[card.controller].battleline
    return card.zone == Zone.BATTLELINE and len(line) % 2 == 1 and line[len(line) // 2] is card


@rule("conditions", key="fighting")
@dataclass(frozen=True, slots=True)
class FightingCondition(Condition):
    """A creature is one of the two in the fight that is going on.

    Text:
        {% if who == "this" %}{{ this() }}{% else %}it{% endif %} is {% if negated is defined %}not {% endif %}fighting

    Args:
        who: the creature that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken = "this"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is, as attacker or as defender."""
        fight: Fight | None = game.fight  # type: ignore[assignment]
        cards = spoken(game, context, self.who)
        return fight is not None and bool(cards) and all(card in (fight.attacker, fight.defender) for card in cards)


@rule("conditions", key="done_this_way")
@dataclass(frozen=True, slots=True)
class DoneThisWayCondition(Condition):
    """The effect just before did at least so much.

    Text:
        {% set many, done = of.split("_") -%}
        {% if negated is defined %}less than {% endif %}{{ at_least }} {{ many }} is {{ done }} this way

    Args:
        of: how the text calls what was done.
        at_least: how much makes it true.
    """

    is_composition: ClassVar[bool] = True

    of: Literal["damage_dealt", "damage_healed"]
    at_least: Annotated[int, Range(1, 99)]

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it did."""
        return context.done >= self.at_least


@rule("conditions", key="first_use_this_turn")
@dataclass(frozen=True, slots=True)
class FirstUseThisTurnCondition(Condition):
    """The card is being used for the first time this turn.

    Text:
        this is {% if negated is defined %}not {% endif %}the first time {{ this() }} was used this turn
    """

    is_composition: ClassVar[bool] = True

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it was used no more than once."""
        return all(card.used <= 1 for card in spoken(game, context, "this"))


@rule("conditions", key="not")
@dataclass(frozen=True, slots=True)
class NotCondition(Condition):
    """Something is not true of the game.

    Text:
        {{ condition | negated }}

    Args:
        condition: what must not be true.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "condition"

    condition: Condition

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is not true."""
        return not self.condition.holds(game, context)


@rule("conditions", key="all_of")
@dataclass(frozen=True, slots=True)
class AllOfCondition(Condition):
    """Several things are all true of the game.

    Text:
        {% if negated is defined %}it is not true that {% endif %}{{ conditions | join(" and ") }}

    Args:
        conditions: what must be true.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "conditions"

    conditions: tuple[Condition, ...]

    def holds(self, game: Game, context: Context) -> bool:
        """Whether all of them are true."""
        return all(condition.holds(game, context) for condition in self.conditions)
