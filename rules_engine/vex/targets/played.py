"""The targets that need no choice and look at what was played this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, StandingTarget
from rules_engine.vex.lexicon import rule
from rules_engine.vex.targets.here import picked

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class PlayedTarget(StandingTarget):
    """A target among the cards in play that were played this turn."""

    __slots__ = ()

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """Those of the cards in play that are meant."""
        yield from ()
        cards = [card for card in game.in_play() if self.covers(game, context.source, card, context.player)]
        return picked(context, cards, False)


@rule("targets", key="each_you_play")
@dataclass(frozen=True, slots=True)
class EachYouPlayTarget(PlayedTarget):
    """Every card that a player plays in their turn, from the moment it is played until the turn ends.

    Text:
        each {{ what }} you play

    Args:
        what: the description.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether the player whose turn it is has played the card, and it fits."""
        if player != game.active or card.id not in game.history[player].played:
            return False
        return self.what.matches(game, card, source, player)


@rule("targets", key="first_played_each_turn")
@dataclass(frozen=True, slots=True)
class FirstPlayedEachTurnTarget(PlayedTarget):
    """The first card of a kind that is played in a turn, whoever's turn it is.

    A card that is played twice in a turn is the first one only the first time.

    Text:
        the first {{ what }} played each turn

    Args:
        what: the kind of card.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether no card of the kind was played before it this turn."""
        played = [
            identity
            for identity in game.history[game.active].played
            if self.what.matches(game, game.cards[identity], source, player)
        ]
        return played[:1] == [card.id] and played.count(card.id) == 1
