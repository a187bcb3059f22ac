"""Effects on decks: drawing, searching, revealing, discarding from the top, shuffling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.asking import choose_card
from rules_engine.vex.combat.leaving import put_anywhere
from rules_engine.vex.effects.common import Amount, one_player, players_of, view_of
from rules_engine.vex.families import Effect, Filter, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Revealed
from rules_engine.vex.vocabulary import Anyone, Someone
from rules_engine.vex.zones import moving

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Put cards from the top of a player's deck into their hand.

    A player whose deck runs out while they draw makes a new one from their discard pile and goes on.

    Text:
        {% set cards = amount | counted("card") -%}
        {{ player | does("draw") }} {{ cards }}

    Args:
        amount: how many cards.
        player: who draws them.

    Example: Cards come from the top
        given:
            you:
                house: logos
                hand: [{Study: {type: tactic, abilities: [{trigger: play, do: {draw: 2}}]}}]
                deck: [{One: {}}, {Two: {}}]
        do:
            - you: {play: Study}
        then:
            you: {hand: 2, deck: 0}

    See: deck, hand
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Draw; returns how many cards were drawn."""
        yield from ()
        return sum(
            moving.draw(game, player, amount_of(self.amount, game, view_of(self.player, player, context)))
            for player in players_of(self.player, game, context)
        )


@rule("effects")
@dataclass(frozen=True, slots=True)
class Search(Effect):
    """Look through one's own deck or discard pile for a card, reveal it, and move it.

    Where several cards fit, the player chooses among them.
    A search does not shuffle the deck; the text says so where that follows.
    Only when the find goes on top of the deck is the deck shuffled first, so that the find stays on top.

    Text:
        {% set it = "it" if amount == 1 else "them" -%}
        search your {{ (zones | listed) | replace("discard", "discard pile") }} for
        {% if amount == "all" %}all {{ what | plural }}
        {%- elif amount == "any" %}any number of {{ what | plural }}
        {%- elif amount == 1 %}{{ what | a }}
        {%- else %}{{ amount }} {{ what | plural }}{% endif %}, reveal {{ it }},
        {% if to == "archives" %}and archive {{ it }}
        {%- elif to == "deck" %}shuffle your deck, and put {{ it }} on top
        {%- else %}and put {{ it }} into your hand{% endif %}

    Args:
        what: the cards that are looked for.
        zones: where they are looked for.
        to: where they go.
        amount: how many are taken; any for as many of them as the player likes.

    Example: One of several finds is chosen
        given:
            you:
                house: logos
                hand: [{Query: {type: tactic, abilities: [{trigger: play, do: [
                    {search: {what: creature, to: hand}}, shuffle]}]}}]
                deck: [{One: {}}, {Gas: {type: tactic}}, {Two: {}}]
        do:
            - you: {play: Query}
            - you: {choose: Two}
        then:
            you: {hand: [Two], deck: 2}

    Differs:
        A search does not shuffle by itself: the card says so in a sentence of its own, so that everything a card does can be read on it.

    See: shuffle, deck
    """

    binds_it: ClassVar[bool] = True

    what: Filter
    zones: tuple[Literal["deck", "discard"], ...] = ("deck",)
    to: Literal["hand", "archives", "deck"] = "hand"
    amount: Literal["all", "any"] | Annotated[int, Range(1, 99)] = 1

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Find, reveal and move; returns how many cards were found."""
        player = context.player
        side = game.players[player]
        piles = [side.deck if zone == "deck" else side.discard for zone in self.zones]
        fitting = [
            card
            for pile in piles
            for card in pile
            if self.what.matches(game, card, context.source, player, context)
        ]
        found: list[Card] = []
        if self.amount == "all":
            found = fitting
        else:
            any_number = self.amount == "any"
            while fitting and (any_number or len(found) < int(self.amount)):
                card = yield from choose_card(game, player, fitting, context.source, type(self).slug, any_number)
                if card is None:
                    break
                found.append(card)
                fitting = [each for each in fitting if each is not card and self.what.goes_with(each, found)]
        if self.to == "deck":
            moving.shuffle_deck(game, player)
        for card in found:
            game.log.add(Revealed(player=player, card=card.id))
            moving.move(game, card, _DESTINATIONS[self.to], player)
        context.it = list(found)
        context.affected = found
        return len(found)


_DESTINATIONS = {"hand": Zone.HAND, "archives": Zone.ARCHIVES, "deck": Zone.DECK}


@rule("effects")
@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """Shuffle a deck, after putting whole zones into it where the text says so.

    Text:
        {% set their = "your" if player == "you" else "their" -%}
        {{ player | does("shuffle") }} {{ their }}
        {% if zones %}{{ (zones | listed) | replace("discard", "discard pile") }} into {{ their }} deck
        {%- else %}deck{% endif %}

    Args:
        zones: the zones that are put into the deck first.
        player: whose deck and zones they are.

    Example: The discard pile becomes part of the deck
        given:
            you:
                house: untamed
                hand: [{Cycle: {type: tactic, abilities: [{trigger: play, do: {shuffle: discard}}]}}]
                deck: [{One: {}}]
                discard: [{Two: {}}, {Three: {}}]
        do:
            - you: {play: Cycle}
        then:
            you: {deck: 3, discard: [Cycle]}

    See: deck, search
    """

    primary: ClassVar[str | None] = "zones"
    can_fail: ClassVar[bool] = False

    zones: tuple[Literal["discard", "hand", "archives"], ...] = ()
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Shuffle; returns how many cards were put into the deck, at least 1."""
        yield from ()
        context.affected = []
        for player in players_of(self.player, game, context):
            side = game.players[player]
            piles = {"discard": side.discard, "hand": side.hand, "archives": side.archives}
            owners = {player}
            for zone in self.zones:
                for card in list(piles[zone]):
                    moving.move(game, card, Zone.DECK)
                    context.affected.append(card)
                    owners.add(card.owner)
            for owner in sorted(owners):
                moving.shuffle_deck(game, owner)
        return max(len(context.affected), 1)


@rule("effects")
@dataclass(frozen=True, slots=True)
class RevealTop(Effect):
    """Show the top cards of a deck to both players; they stay where they are.

    A following "it" is the card that was revealed.
    An empty deck reveals nothing, and no new deck is made for it.

    Text:
        reveal the top {{ "card" if amount == 1 else amount | counted("card") }} of {{ owner | their }} deck

    Args:
        amount: how many cards.
        owner: whose deck it is.

    Example: What is revealed can be archived
        given:
            you:
                house: logos
                hand: [{Peek: {type: tactic, abilities: [{trigger: play, do: [reveal_top, {archive: it}]}]}}]
                deck: [{Next: {}}]
        do:
            - you: {play: Peek}
        then:
            you: {archives: [Next], deck: 0}

    See: deck, discard-top, look-at-top
    """

    primary: ClassVar[str | None] = "amount"
    binds_it: ClassVar[bool] = True

    amount: Amount = 1
    owner: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Reveal the cards; returns how many."""
        yield from ()
        owner = one_player(self.owner, game, context)
        if owner is None:
            return 0
        context.it = moving.top_of_deck(game, owner, amount_of(self.amount, game, context))
        context.affected = list(context.it)
        for card in context.it:
            game.log.add(Revealed(player=owner, card=card.id))
        return len(context.it)


@rule("effects")
@dataclass(frozen=True, slots=True)
class SwapDeckAndDiscard(Effect):
    """Make one's discard pile one's deck and the deck one's discard pile, and shuffle the new deck.

    Text:
        swap your deck with your discard pile, then shuffle your deck

    Example: The two piles change places
        given:
            you:
                house: logos
                hand: [{Rewind: {type: tactic, abilities: [{trigger: play, do: swap_deck_and_discard}]}}]
                deck: [{One: {}}]
                discard: [{Two: {}}]
        do:
            - you: {play: Rewind}
        then:
            you: {deck: [Two], discard: [One, Rewind]}

    See: shuffle, discard-pile
    """

    can_fail: ClassVar[bool] = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Swap the piles and shuffle; returns 1."""
        yield from ()
        side = game.players[context.player]
        side.deck, side.discard = side.discard, side.deck
        for card in side.deck:
            card.zone = Zone.DECK
        for card in side.discard:
            card.zone = Zone.DISCARD
        moving.shuffle_deck(game, context.player)
        return 1


@rule("effects")
@dataclass(frozen=True, slots=True)
class ShuffleIntoDeck(Effect):
    """Put cards into their owner's deck and shuffle it.

    Text:
        shuffle {{ target }} into
        {% if target.zones_of != "play" and target.owner == "you" %}your deck
        {%- elif target.several %}their owners' decks{% else %}its owner's deck{% endif %}

    Args:
        target: the cards that are shuffled in.

    Example: A creature is lost in the deck
        given:
            you:
                house: shadows
                hand: [{Vanish: {type: tactic, abilities: [{trigger: play, do: {
                    shuffle_into_deck: {choose: creature}}}]}}]
            opponent: {line: [{Guard: {}}], deck: []}
        do:
            - you: {play: Vanish}
        then:
            opponent: {line: [], deck: [Guard]}

    Example: An upgrade that is meant itself goes along with its creature
        given:
            you:
                house: shadows
                hand: [{Vanish: {type: tactic, abilities: [{trigger: play, do: {
                    shuffle_into_deck: {each: {card: {side: friendly}}}}}]}}]
                line: [{Guard: {upgrades: [{Boots: {}}]}}]
                deck: []
        do:
            - you: {play: Vanish}
        then:
            you: {line: [], deck: 2, discard: [Vanish]}

    See: shuffle, put
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Shuffle them in; returns how many."""
        cards = yield from self.target.select(game, context)
        context.affected = yield from put_anywhere(game, cards, Zone.DECK)
        for owner in sorted({card.owner for card in context.affected}):
            moving.shuffle_deck(game, owner)
        return len(context.affected)
