"""Targets that sort the cards an ability spoke of: some of them, and the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, Target
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.targets.chosen import Several, choose_some
from rules_engine.vex.targets.here import picked

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("targets", key="choose_of_those")
@dataclass(frozen=True, slots=True)
class ChooseOfThoseTarget(Target):
    """Some of the cards that the ability spoke of last, such as those just revealed, as its controller chooses.

    The cards that were not chosen are what "the others" means after that.

    Text:
        {% if up_to == "any" %}any number of {% elif up_to %}up to {{ up_to }} of {% elif amount == 1 %}1 of
        {%- else %}{{ amount }} of{% endif %} {% if what %}the {{ what | plural }} among them
        {%- else %}those cards{% endif %}

    Args:
        what: the cards that can be chosen; all of them when left out.
        amount: how many are chosen.
        up_to: the most that can be chosen, instead of a fixed number; any for as many as the player likes.
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True
    primary: ClassVar[str | None] = "amount"

    amount: Several = 1
    what: Filter | None = None
    up_to: Literal["any"] | Several | None = None

    @property
    def several(self) -> bool:
        """Whether more than one card is spoken of."""
        return self.amount > 1 or self.up_to is not None

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards that were chosen."""
        those = list(context.it)
        fitting = those if self.what is None else matching(game, those, self.what, context)
        most = len(fitting) if self.up_to == "any" else int(self.up_to or self.amount)
        chosen = yield from choose_some(game, context, fitting, most, self.up_to is not None)
        context.others = [card for card in those if card not in chosen]
        return picked(context, chosen, True)


@rule("targets", key="the_others")
@dataclass(frozen=True, slots=True)
class TheOthersTarget(Target):
    """The cards that were left over when the ability's controller last chose some of several.

    Text:
        the others
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True

    @property
    def several(self) -> bool:
        """Whether its text speaks of cards in the plural: it does."""
        return True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, in the order in which they were spoken of."""
        yield from ()
        return picked(context, list(context.others), True)
