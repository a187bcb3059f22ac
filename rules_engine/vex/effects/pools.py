"""Effects on how much Æmber a pool may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.effects.common import players_of
from rules_engine.vex.families import Effect
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
