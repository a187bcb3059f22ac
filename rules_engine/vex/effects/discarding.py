"""Effects that discard from the top of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import confirm
from rules_engine.vex.effects.common import Amount, one_player
from rules_engine.vex.families import Effect, Filter, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Discarded
from rules_engine.vex.vocabulary import Someone
from rules_engine.vex.zones import moving

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class DiscardTop(Effect):
    """Discard the top cards of a deck.

    A following "it" is the card that was discarded.
    When the deck runs out, nothing more is discarded.

    Text:
        discard the top {{ "card" if amount == 1 else amount | counted("card") }} of {{ owner | their }} deck

    Args:
        amount: how many cards.
        owner: whose deck it is.

    Example: The top card is lost
        given:
            you:
                house: dis
                hand: [{Rot: {type: tactic, abilities: [{trigger: play, do: {discard_top: {owner: opponent}}}]}}]
            opponent: {deck: [{Next: {}}]}
        do:
            - you: {play: Rot}
        then:
            opponent: {deck: 0, discard: [Next]}

    See: discard, discard-until
    """

    primary: ClassVar[str | None] = "amount"
    binds_it: ClassVar[bool] = True

    amount: Amount = 1
    owner: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Discard the cards; returns how many."""
        yield from ()
        owner = one_player(self.owner, game, context)
        if owner is None:
            return 0
        context.it = moving.top_of_deck(game, owner, amount_of(self.amount, game, context))
        context.affected = list(context.it)
        for card in context.it:
            _discard(game, card)
        return len(context.it)


@rule("effects")
@dataclass(frozen=True, slots=True)
class DiscardUntil(Effect):
    """Discard cards from the top of one's deck, one by one, until one of them is of the kind looked for.

    A following "it" is that card.
    When the deck runs out first, there is none.
    Where the player may stop, they are asked after each card that is not it.

    Text:
        discard cards from the top of your deck until you discard {{ what | a }}
        {%- if may_stop %}, choose to stop,{% endif %} or run out of cards

    Args:
        what: the card that ends it.
        may_stop: whether the player may stop before that.

    Example: Digging for a creature
        given:
            you:
                house: untamed
                hand: [{Dig: {type: tactic, abilities: [{trigger: play, do: [
                    {discard_until: creature}, {put: {what: it, to: hand}}]}]}}]
                deck: [{Gas: {type: tactic}}, {Bear: {}}, {Rest: {}}]
        do:
            - you: {play: Dig}
        then:
            you: {hand: [Bear], discard: [Gas, Dig], deck: [Rest]}

    Example: Stopping before anything was found
        given:
            you:
                house: untamed
                hand: [{Dig: {type: tactic, abilities: [{trigger: play, do: {
                    discard_until: {what: creature, may_stop: true}}}]}}]
                deck: [{Gas: {type: tactic}}, {Ray: {type: tactic}}, {Bear: {}}]
        do:
            - you: {play: Dig}
            - you: accept
            - you: decline
        then:
            you: {discard: [Gas, Ray, Dig], deck: [Bear]}

    See: discard-top, search
    """

    primary: ClassVar[str | None] = "what"
    binds_it: ClassVar[bool] = True

    what: Filter
    may_stop: bool = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Discard until the card is found; returns how many cards were discarded."""
        context.it, context.affected = [], []
        deck = game.players[context.player].deck
        while deck:
            card = deck[-1]
            found = self.what.matches(game, card, context.source, context.player, context)
            _discard(game, card)
            context.affected.append(card)
            if found:
                context.it = [card]
                break
            if self.may_stop and deck:
                go_on = yield from confirm(game, context.player, context.source, type(self).slug)
                if not go_on:
                    break
        return len(context.affected)


def _discard(game: Game, card: Card) -> None:
    moving.move(game, card, Zone.DISCARD)
    game.log.add(Discarded(player=card.owner, card=card.id))
