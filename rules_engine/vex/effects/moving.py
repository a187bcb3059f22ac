"""Effects that put cards into another zone: one mechanism under several printed verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import choose_card
from rules_engine.vex.combat.leaving import put_anywhere
from rules_engine.vex.effects.common import Amount, players_of, view_of
from rules_engine.vex.families import Effect, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.discarding import discard_from_hand
from rules_engine.vex.play.gigantic import halves_beside
from rules_engine.vex.play.playing import put_into_play
from rules_engine.vex.state.card import Zone
from rules_engine.vex.vocabulary import Anyone
from rules_engine.vex.zones.moving import move

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Archive(Effect):
    """Put cards into one's archives, facedown.

    A card of the opponent's can be archived too; it lies in the archives of the player who archived it.

    Text:
        archive {{ target }}

    Args:
        target: the cards that are archived.

    Example: An enemy creature is abducted
        given:
            you:
                house: mars
                hand: [{Beam: {type: tactic, abilities: [{trigger: play, do: {archive: {choose: creature}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Beam}
        then:
            you: {archives: [Guard]}
            opponent: {line: []}

    See: archives, leaving-play
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Archive them; returns how many were."""
        cards = yield from self.target.select(game, context)
        context.affected = yield from put_anywhere(game, cards, Zone.ARCHIVES, context.player)
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Put cards into their owner's discard pile, most often from a hand.

    Text:
        discard {{ target }}

    Args:
        target: the cards that are discarded.

    Example: The whole hand goes
        given:
            you:
                house: dis
                hand:
                    - {Madness: {type: tactic, abilities: [{trigger: play, do: {
                        discard: {each_in: {zone: hand, what: card}}}}]}}
                    - {One: {}}
                    - {Two: {}}
        do:
            - you: {play: Madness}
        then:
            you: {hand: [], discard: [One, Two, Madness]}

    See: discard-pile, discard-random
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Discard them; returns how many were."""
        cards = yield from self.target.select(game, context)
        held = [card for card in cards if card.zone == Zone.HAND]
        others = [card for card in cards if card.zone not in (Zone.HAND, Zone.DISCARD)]
        affected = yield from put_anywhere(game, others, Zone.DISCARD)
        for card in held:
            yield from discard_from_hand(game, card.controller, card)
        context.affected = [*held, *affected]
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class DiscardRandom(Effect):
    """Have a player discard cards from hand that chance picks.

    Text:
        {% set cards = "a random card" if amount == 1 else amount | counted("random card") -%}
        {{ player | does("discard") }} {{ cards }} from
        {{ "your" if player == "you" else "their" }} hand

    Args:
        amount: how many cards.
        player: who discards.

    Example: The owner of a creature discards
        given:
            you:
                house: dis
                hand: [{Prank: {type: tactic, abilities: [{trigger: play, do: [
                    {stun: {choose: creature}}, {discard_random: {player: its_owner}}]}]}}]
            opponent: {line: [{Guard: {}}], hand: [{Secret: {}}]}
        do:
            - you: {play: Prank}
        then:
            opponent: {hand: [], discard: [Secret]}

    Example: A hand of one leaves chance no choice
        given:
            you:
                house: dis
                hand: [{Fear: {type: tactic, abilities: [{trigger: play, do: {discard_random: {player: opponent}}}]}}]
            opponent: {hand: [{Secret: {}}]}
        do:
            - you: {play: Fear}
        then:
            opponent: {hand: [], discard: [Secret]}

    See: discard
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Discard the cards; returns how many."""
        affected = []
        for player in players_of(self.player, game, context):
            amount = amount_of(self.amount, game, view_of(self.player, player, context))
            picked = list(game.players[player].hand)
            game.chance.shuffle(picked)
            for card in picked[:amount]:
                if card.zone == Zone.HAND:
                    yield from discard_from_hand(game, player, card)
                    affected.append(card)
        context.affected = affected
        return len(affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class DiscardArchives(Effect):
    """Have a player discard all their archived cards.

    A card goes to its owner's discard pile, whoever archived it.

    Text:
        {{ player | does("discard") }} {{ "your" if player == "you" else "their" }} archives

    Args:
        player: whose archives they are.

    Example: Nothing archived is safe
        given:
            you:
                house: dis
                hand: [{Fire: {type: tactic, abilities: [{trigger: play, do: {discard_archives: opponent}}]}}]
            opponent: {archives: [{Plan: {}}]}
        do:
            - you: {play: Fire}
        then:
            opponent: {archives: [], discard: [Plan]}

    Example: An abducted creature is discarded by its owner
        given:
            you: {archives: [{Guard: {owner: opponent}}], house: mars, hand: [{Fire: {type: tactic, abilities: [{trigger: play, do: {discard_archives: you}}]}}]}
        do:
            - you: {play: Fire}
        then:
            you: {archives: [], discard: [Fire]}
            opponent: {discard: [Guard]}

    See: archives, discard
    """

    primary: ClassVar[str | None] = "player"

    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Discard them; returns how many."""
        yield from ()
        context.affected = []
        for player in players_of(self.player, game, context):
            for card in list(game.players[player].archives):
                move(game, card, Zone.DISCARD)
                context.affected.append(card)
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class Purge(Effect):
    """Set cards aside out of the game.

    A purged creature is not destroyed: its Destroyed abilities do not resolve.

    Text:
        purge {{ target }}

    Args:
        target: the cards that are purged.

    Example: A purge is no destruction
        given:
            you:
                house: dis
                hand: [{Banish: {type: tactic, abilities: [{trigger: play, do: {purge: {choose: creature}}}]}}]
            opponent: {line: [{Heir: {abilities: [{trigger: destroyed, do: {gain_aember: 3}}]}}]}
        do:
            - you: {play: Banish}
        then:
            opponent: {aember: 0, line: [], purged: [Heir]}

    See: purge-pile, destroy
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Purge them; returns how many were."""
        cards = yield from self.target.select(game, context)
        context.affected = yield from put_anywhere(game, cards, Zone.PURGED)
        return len(context.affected)


ZONES = {
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "deck_bottom": Zone.DECK,
    "archives": Zone.ARCHIVES,
    "discard": Zone.DISCARD,
}


@rule("effects")
@dataclass(frozen=True, slots=True)
class Put(Effect):
    """Put cards from wherever they are into another zone of their owner's, or into play.

    When several cards go to a deck together, the player of the effect chooses their order.
    A card that is put into play is not played: its bonus icons and its Play abilities do not resolve.
    It enters exhausted, under the control of the player who put it there.

    Text:
        {% set whose = "your" if (what.zones_of != "play" or what.key == "it") and what.owner == "you" else
        "their owners'" if what.several else "its owner's" -%}
        put {{ what }}
        {% if to == "hand" %}into {{ whose }} hand{{ "s" if whose == "their owners'" }}
        {%- elif to == "deck" %}on top of {{ whose }} deck
        {%- elif to == "deck_bottom" %}on the bottom of {{ whose }} deck
        {%- elif to == "archives" %}into {{ whose }} archives
        {%- elif to == "discard" %}into {{ whose }} discard pile
        {%- else %}into play under your control{% endif %}

    Args:
        what: the cards that are moved.
        to: where they go.

    Example: A creature is put back into its owner's hand
        given:
            you:
                house: shadows
                hand: [{Lure: {type: tactic, abilities: [{trigger: play, do: {
                    put: {what: {choose: creature}, to: hand}}}]}}]
            opponent: {line: [{Guard: {damage: 1}}]}
        do:
            - you: {play: Lure}
        then:
            opponent: {line: [], hand: [Guard]}

    Example: The player chooses the order on the deck
        given:
            you:
                house: shadows
                hand: [{Gust: {type: tactic, abilities: [{trigger: play, do: {
                    put: {what: {each: creature}, to: deck}}}]}}]
            opponent: {line: [{Left: {}}, {Right: {}}], deck: []}
        do:
            - you: {play: Gust}
            - you: {choose: Right}
        then:
            opponent: {line: [], deck: [Left, Right]}

    See: leaving-play, archive, shuffle-into-deck
    """

    what: Target
    to: Literal["hand", "deck", "deck_bottom", "archives", "discard", "play"]

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move them; returns how many moved."""
        cards = yield from self.what.select(game, context)
        if self.to == "play":
            context.affected = []
            for card in cards:
                possible = not card.in_play and card.definition.type in ("creature", "artifact")
                if possible and (yield from put_into_play(game, card, context.player)):
                    context.affected.append(card)
            return len(context.affected)
        if self.to in ("deck", "deck_bottom"):
            cards = yield from _in_chosen_order(cards, game, context, type(self).slug)
        beside = halves_beside(game, cards)
        moved = yield from put_anywhere(game, cards, ZONES[self.to])
        if self.to == "deck_bottom":
            for card in (*moved, *(half for half in beside if half.zone == Zone.DECK)):
                deck = game.players[card.owner].deck
                if card in deck:
                    deck.remove(card)
                    deck.insert(0, card)
        context.affected = moved
        return len(moved)


def _in_chosen_order(cards: list[Card], game: Game, context: Context, slug: str) -> Choices[list[Card]]:
    """The cards in the order in which the player moves them."""
    left, ordered = list(cards), []
    while left:
        card = yield from choose_card(game, context.player, left, context.source, slug)
        assert card is not None
        left.remove(card)
        ordered.append(card)
    return ordered
