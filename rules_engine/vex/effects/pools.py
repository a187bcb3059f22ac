"""Effects that return Æmber to the common supply, from pools that hold too much and from cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.effects.common import cards_of, players_of, share_of
from rules_engine.vex.families import Count, Effect, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Whoever

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects", title="Reduce Æmber")
@dataclass(frozen=True, slots=True)
class ReduceAember(Effect):
    """Have a player with more than some amount of Æmber lose all beyond it.

    Text:
        {{ player | subject }} {% if player == "you" %}if you have{% else %}with{% endif %} {{ to + 1 }} or more Æmber
        {{ "are" if player == "you" else "is" }} reduced to {{ to }} Æmber

    Args:
        to: Æmber that stays in the pool.
        player: whose pool it is.

    Example: A smaller pool stays as it is
        given:
            you:
                house: sanctum
                aember: 9
                hand: [{Door: {type: tactic, abilities: [{trigger: play, do: {reduce_aember: {player: each_player, to: 5}}}]}}]
            opponent: {aember: 4}
        do:
            - you: {play: Door}
        then:
            you: {aember: 5}
            opponent: {aember: 4}

    See: lose-aember, aember
    """

    to: Annotated[int, Range(0, 99)]
    player: Whoever = "opponent"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have them lose it; returns how much."""
        yield from ()
        players = players_of(self.player, game, context)
        return sum(aember.lose(game, player, game.players[player].aember - self.to) for player in players)


@rule("effects", title="Move Æmber to the Supply")
@dataclass(frozen=True, slots=True)
class MoveAemberToSupply(Effect):
    """Move Æmber that lies on cards to the common supply, where it is nobody's.

    Text:
        move {{ "all" if amount == "all" else amount }} Æmber from {{ target or this() }} to the common supply

    Args:
        amount: Æmber from each of them, or all of it.
        target: the cards it comes from; the card itself where none is named.

    Example: What lay on it goes to no player
        given:
            you: {house: saurian, line: [{Titan: {aember: 2, abilities: [{trigger: reap, do: {move_aember_to_supply: {}}}]}}]}
        do:
            - you: {reap: Titan}
        then:
            you: {aember: 1, line: [Titan: {aember: 1}]}
            opponent: {aember: 0}

    See: move-aember-to-pool, aember
    """

    amount: Literal["all"] | Annotated[int, Range(1, 99)] | Count = 1
    target: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        cards = yield from cards_of(self.target, game, context)
        moved = [
            (card, aember.move_to_supply(game, card, share_of(self.amount, card.aember, game, context)))
            for card in cards
        ]
        context.affected = [card for card, each in moved if each]
        return sum(each for _, each in moved)
