"""The conditions that look back on what a player did: in this turn, or in the one before.

A template prints its opposite where the form `negated` is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.families import Condition, Filter
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Who

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


def fitting(game: Game, context: Context, ids: Iterable[int], what: Filter | None) -> int:
    """How many different cards of those remembered fit a description."""
    cards = [game.cards[card] for card in dict.fromkeys(ids)]
    return len(cards) if what is None else len(matching(game, cards, what, context))


@rule("conditions", key="discarded_this_turn")
@dataclass(frozen=True, slots=True)
class DiscardedThisTurnCondition(Condition):
    """A player has discarded cards from hand in the turn that is going on.

    Text:
        {{ player | subject }} {{ "have" if player == "you" else "has" }} {% if negated is
        defined %}not {% endif %}discarded
        {%+ if at_least == 1 %}{{ what | a if what else "a card" }}{% else %}{{ at_least }} or more {{ what |
        plural if what else "cards" }}{% endif %} from {{ "your" if player == "you" else "their" }} hand this turn

    Args:
        what: the cards that count; all where none are described.
        at_least: how many make it true.
        player: who discarded them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter | None = None
    at_least: Annotated[int, Range(1, 99)] = 1
    player: Who = "you"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there were that many."""
        (player,) = context.players(self.player)
        discarded = game.history[player].discarded
        return player == game.active and fitting(game, context, discarded, self.what) >= self.at_least


@rule("conditions", key="used_this_turn")
@dataclass(frozen=True, slots=True)
class UsedThisTurnCondition(Condition):
    """A player has used cards in the turn that is going on.

    A card that was used more than once counts once.

    Text:
        {{ player | subject }} {{ "have" if player == "you" else "has" }} {% if negated is
        defined %}not {% endif %}used
        {%+ if at_least == 1 %}{{ what | a if what else "a card" }}{% else %}{{ at_least }} or more {{ what |
        plural if what else "cards" }}{% endif %} this turn

    Args:
        what: the cards that count; all where none are described.
        at_least: how many make it true.
        player: who used them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter | None = None
    at_least: Annotated[int, Range(1, 99)] = 1
    player: Who = "you"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there were that many."""
        (player,) = context.players(self.player)
        used = game.history[player].used
        return player == game.active and fitting(game, context, used, self.what) >= self.at_least


@rule("conditions", key="played_last_turn")
@dataclass(frozen=True, slots=True)
class PlayedLastTurnCondition(Condition):
    """A player played cards on their own turn just before the one that is going on.

    It is never true of the player whose turn it is.

    Text:
        {{ player | subject }} {% if negated is defined %}did not play{% else %}played{% endif %}
        {%+ if at_least == 1 %}{{ what | a if what else "a card" }}{% else %}{{ at_least }} or more {{ what |
        plural if what else "cards" }}{% endif %} on {{ "your" if player == "you" else "their" }} previous turn

    Args:
        what: the cards that count; all where none are described.
        at_least: how many make it true.
        player: who played them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter | None = None
    at_least: Annotated[int, Range(1, 99)] = 1
    player: Who = "opponent"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there were that many."""
        (player,) = context.players(self.player)
        played = game.history[player].played
        return player != game.active and fitting(game, context, played, self.what) >= self.at_least
