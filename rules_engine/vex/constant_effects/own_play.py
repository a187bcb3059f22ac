"""The constant effects by which a card says when it can be played, and what playing it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.context import Context
from rules_engine.vex.families import Condition, ConstantEffect
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import refusals

if TYPE_CHECKING:
    from rules_engine.vex.play.refusals import Refusal
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class PlayCondition(ConstantEffect):
    """A card can be played only while something is true of the game.

    It holds wherever the card is played from, and for whoever plays it.
    Once the card is played nothing depends on it any more, and putting the card into play without playing it is free.

    Text:
        {{ this() }} cannot be played unless {{ condition }}

    Args:
        condition: what must be true of whoever plays the card.

    Example: Too poor for a dragon
        given:
            you: {house: brobnar, aember: 2, hand: [{Dragon: {abilities: [{constant: {play_condition: {aember: {player: you, at_least: 3}}}}]}}]}
        do: []
        then:
            cannot: [{play: Dragon, because: condition-not-met}]

    Example: Nothing is paid for what is only required
        given:
            you: {house: brobnar, aember: 3, hand: [{Dragon: {abilities: [{constant: {play_condition: {aember: {player: you, at_least: 3}}}}]}}]}
        do:
            - you: {play: Dragon}
        then:
            you: {aember: 3, line: [Dragon]}

    See: play-cost, cannot-play
    """

    inline: ClassVar[str | None] = "condition"
    condition: Condition

    def forbids_play(self, game: Game, card: Card, player: int) -> Refusal | None:
        """Refuse while the condition does not hold."""
        holds = self.condition.holds(game, Context(player, card, type(self).slug))
        return None if holds else refusals.CONDITION_NOT_MET


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class PlayCost(ConstantEffect):
    """Whoever plays a card must lose Æmber in order to play it.

    The Æmber goes to the common supply before anything of the card resolves, its bonus icons included.
    A player who does not have that much cannot play the card.

    Text:
        you must lose {{ amount }} Æmber in order to play {{ this() }}

    Args:
        amount: how much, in Æmber.

    Example: The cost is paid as the card is played
        given:
            you: {house: dis, aember: 4, hand: [{Titan: {abilities: [{constant: {play_cost: 3}}]}}]}
        do:
            - you: {play: Titan}
        then:
            you: {aember: 1, line: [Titan]}

    Example: Who cannot pay cannot play
        given:
            you: {house: dis, aember: 2, hand: [{Titan: {abilities: [{constant: {play_cost: 3}}]}}]}
        do: []
        then:
            cannot: [{play: Titan, because: cannot-pay}]

    See: play-condition, toll
    """

    inline: ClassVar[str | None] = "amount"
    amount: Annotated[int, Range(1, 99)]

    def forbids_play(self, game: Game, card: Card, player: int) -> Refusal | None:
        """Refuse where there is not enough Æmber."""
        return None if game.players[player].aember >= self.amount else refusals.CANNOT_PAY

    def pay(self, game: Game, card: Card, player: int) -> None:
        """Lose the Æmber."""
        aember.lose(game, player, self.amount)
