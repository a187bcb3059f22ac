"""Effects on the house that a card belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
from rules_engine.vex.effects.common import cards_of
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class BelongToHouse(Effect):
    """Have a card in play belong to another house instead of its own.

    Only a card in play can change its house, and once it leaves play it has its own again.

    Text:
        {% if until == "end_of_turn" %}{{ front("for the remainder of the turn") }}{% endif %}
        {{- target or this() }} {{ "belong" if target and target.several else "belongs" }} to house
        {{ house | replace("_", " ") | title }}

    Args:
        house: the house it belongs to from now on.
        target: the cards that change their house; the card itself where none is named.
        until: when it ends, with the turn or only with the card's leaving play.

    Example: A creature is used with its new house
        given:
            you:
                house: mars
                hand: [{Antenna: {type: tactic, abilities: [{trigger: play, do: {
                    belong_to_house: {house: mars, target: {choose: creature}}}}]}}]
                line: [{Imp: {house: dis}}]
        do:
            - you: {play: Antenna}
            - you: {reap: Imp}
            - you: end turn
        then:
            you: {aember: 1, line: [Imp: {house: dis}]}

    Example: A change of house can outlast the turn
        given:
            you:
                house: mars
                hand: [{Antenna: {type: tactic, abilities: [{trigger: play, do: {
                    belong_to_house: {house: mars, target: {choose: creature}, until: leaves_play}}}]}}]
                line: [{Imp: {house: dis}}]
        do:
            - you: {play: Antenna}
            - you: end turn
        then:
            you: {line: [Imp: {house: mars}]}

    See: house, belongs-to-house
    """

    house: Annotated[str, Name("house")]
    target: Target | None = None
    until: Literal["end_of_turn", "leaves_play"] = "end_of_turn"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Change the house; returns for how many cards."""
        cards = yield from cards_of(self.target, game, context)
        context.affected = [card for card in cards if card.in_play]
        for card in context.affected:
            if self.until == "end_of_turn":
                card.house_this_turn = self.house
            else:
                card.house, card.house_this_turn = self.house, None
        if context.affected:
            game.touch()
        return len(context.affected)
