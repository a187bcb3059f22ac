"""The targets that need no choice and are neither in play nor in a zone: what lies under, what was acted on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.targets.here import in_sight, picked

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("targets", key="this_way")
@dataclass(frozen=True, slots=True)
class ThisWayTarget(Target):
    """The cards that the effect just before acted on.

    Text:
        {% set noun, done = words.split("_") %}each {{ noun }} {{ done }} this way

    Args:
        words: how the text calls them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "words"
    binds_it: ClassVar[bool] = False

    words: Literal["card_discarded", "card_revealed", "creature_damaged", "creature_readied", "creature_stunned"]

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, wherever they are by now."""
        yield from ()
        return in_sight(context, context.affected)


@rule("targets", key="under_this")
@dataclass(frozen=True, slots=True)
class UnderThisTarget(Target):
    """The cards that lie under the card that the ability is on.

    Text:
        each card under {{ this() }}

    See: put-under
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True
    zones_of: ClassVar[str] = "out of play"
    owner: ClassVar[str] = "either"

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """All of them."""
        yield from ()
        return picked(context, [game.cards[each] for each in context.source.under], True)
