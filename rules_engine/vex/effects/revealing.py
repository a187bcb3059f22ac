"""Effects that show cards, and that take up the cards spoken of one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.effects.common import Amount
from rules_engine.vex.families import Effect, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import perform
from rules_engine.vex.state.events import LookedAt, Revealed
from rules_engine.vex.vocabulary import Who
from rules_engine.vex.zones import moving

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """Show cards to both players; they stay where they are.

    A following "it" is the card that was revealed.
    Where any number can be revealed, that may be none.

    Text:
        reveal {{ target }}

    Args:
        target: the cards that are shown.

    Example: Each card that is shown counts
        given:
            you:
                house: mars
                hand:
                    - {Fleet: {type: tactic, abilities: [{trigger: play, do: [
                        {reveal: {choose_from: {zone: hand, what: {card: {house: mars}}, up_to: any}}},
                        {draw: {amount: {for_each: {of: {done_this_way: card_revealed}}}}}]}]}}
                    - {One: {}}
                    - {Two: {}}
                    - {Alien: {house: dis}}
        do:
            - you: {play: Fleet}
            - you: {choose: One}
            - then: {can choose: [Two]}
            - you: stop
        then:
            you: {hand: 4, deck: 9}

    Example: Nothing follows where there is nothing to show
        given:
            you:
                house: mars
                artifacts: [{Chamber: {abilities: [{trigger: action, do: {gate: {
                    first: {reveal: {choose_from: {zone: hand, what: {creature: {house: mars}}}}},
                    then: {gain_aember: 1}}}}]}}]
                hand: [{Alien: {house: dis}}]
        do:
            - you: {action: Chamber}
        then:
            you: {aember: 0, hand: [Alien]}

    See: hand, reveal-hand, reveal-top
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Show the cards; returns how many."""
        cards = yield from self.target.select(game, context)
        for card in cards:
            game.log.add(Revealed(player=card.controller, card=card.id))
        context.affected = list(cards)
        return len(cards)


@rule("effects")
@dataclass(frozen=True, slots=True)
class LookAtTop(Effect):
    """Look at the top cards of a deck without showing them to the other player; they stay where they are.

    A following "it" is the card that was looked at.
    An empty deck has nothing to look at, and no new deck is made for it.

    Text:
        {{ "you" | does("look") }} at the top {{ "card" if amount == 1 else amount | counted("card") }} of {{ owner | their }} deck

    Args:
        amount: how many cards.
        owner: whose deck it is.

    Example: One of the cards that were looked at is chosen
        given:
            you:
                house: logos
                hand: [{Lens: {type: tactic, abilities: [{trigger: play, do: [
                    {look_at_top: 2}, {archive: {choose_of_those: 1}}]}]}}]
                deck: [{One: {}}, {Two: {}}, {Three: {}}]
        do:
            - you: {play: Lens}
            - then: {can choose: [One, Two]}
            - you: {choose: Two}
        then:
            you: {archives: [Two], deck: [One, Three]}

    Example: A look at the opponent's deck, of which there is less than asked for
        given:
            you:
                house: logos
                hand: [{Lens: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: {look_at_top: {amount: 2, owner: opponent}}, then: {discard: it}}}}]}}]
            opponent: {deck: [{One: {}}]}
        do:
            - you: {play: Lens}
        then:
            opponent: {deck: [], discard: [One]}

    Example: Where there is no card to look at nothing follows
        given:
            you:
                house: logos
                hand: [{Lens: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: look_at_top, then: {gain_aember: 1}}}}]}}]
                deck: []
                discard: [{One: {}}]
        do:
            - you: {play: Lens}
        then:
            you: {aember: 0, deck: []}

    See: reveal-top, deck
    """

    primary: ClassVar[str | None] = "amount"
    binds_it: ClassVar[bool] = True

    amount: Amount = 1
    owner: Who = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Look at the cards; returns how many."""
        yield from ()
        (owner,) = context.players(self.owner)
        context.it = moving.top_of_deck(game, owner, amount_of(self.amount, game, context))
        context.affected = list(context.it)
        for card in context.it:
            game.log.add(LookedAt(player=context.player, card=card.id, hidden=True))
        return len(context.it)


@rule("effects")
@dataclass(frozen=True, slots=True)
class ForEachOfThose(Effect):
    """Do something for each of the cards that the ability spoke of last, one after the other.

    Each time, "it" is the card whose turn it is.

    Text:
        {{ front("for each of those cards") }}{{ do }}

    Args:
        do: what is done for each of them.

    Example: Each card strikes its own house
        given:
            you:
                house: logos
                artifacts: [{Machine: {abilities: [{trigger: action, do: [
                    {discard: {top_of_deck: each_player}},
                    {for_each_of_those: {destroy: {choose: {creature: {house: its}}}}}]}]}}]
                deck: [{Gear: {house: logos}}]
                line: [{Scholar: {house: logos}}]
            opponent: {deck: [{Imp: {house: dis}}], line: [{Demon: {house: dis}}, {Knight: {house: sanctum}}]}
        do:
            - you: {action: Machine}
        then:
            you: {line: [], discard: [Scholar, Gear]}
            opponent: {line: [Knight], discard: [Demon, Imp]}

    See: repeat-for-each
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "do"

    do: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the effect for each card; returns how much was done in all."""
        total = 0
        cards = list(context.it)
        for card in cards:
            context.it = [card]
            total += yield from perform(self.do, game, context)
        context.it = cards
        return total
