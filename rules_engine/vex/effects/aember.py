"""Effects that move Æmber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.effects.common import Amount, Share, cards_of, one_player, players_of, share_of, view_of
from rules_engine.vex.families import Count, Effect, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Anyone, Someone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects", title="Gain Æmber")
@dataclass(frozen=True, slots=True)
class GainAember(Effect):
    """Move Æmber from the common supply to a player's pool.

    Text:
        {% set much = amount | counted("Æmber") -%}
        {% if player == "its_owner" %}its owner gains{% else %}{{ player | does("gain") }}{% endif %} {{ much }}

    Args:
        amount: how much Æmber, 1 or more.
        player: who gains it; each player gains all of it, counted from their own side.

    Example: A gain has no victim
        given:
            you:
                house: mars
                hand: [{Cheer: {type: tactic, abilities: [{trigger: play, do: {gain_aember: 2}}]}}]
            opponent: {aember: 3}
        do:
            - you: {play: Cheer}
        then:
            you: {aember: 2}
            opponent: {aember: 3}

    See: aember, steal
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        yield from ()
        return sum(
            aember.gain(game, player, amount_of(self.amount, game, view_of(self.player, player, context)))
            for player in players_of(self.player, game, context)
        )


@rule("effects", title="Lose Æmber")
@dataclass(frozen=True, slots=True)
class LoseAember(Effect):
    """Move Æmber from a player's pool to the common supply.

    A player who has less loses all they have.
    Half of a pool is rounded down.

    Text:
        {% set their = "your" if player == "you" else "their" -%}
        {% set much = amount | string -%}
        {{ player | does("lose") }}
        {% if amount in ("all", "half") or (amount.key is defined and amount.key == "all_but") %}{{ much }} of {{ their }}{% else %}{{ much }}{% endif %} Æmber{% if amount == "half" %}, rounding down the loss{% endif %}

    Args:
        amount: how much Æmber, or half or all of the pool of whoever loses it.
        player: who loses it.

    Example: Half of an odd pool is rounded down
        given:
            you:
                house: mars
                hand: [{Tax: {type: tactic, abilities: [{trigger: play, do: {
                    lose_aember: {player: opponent, amount: half}}}]}}]
            opponent: {aember: 5}
        do:
            - you: {play: Tax}
        then:
            opponent: {aember: 3}

    See: aember, steal
    """

    primary: ClassVar[str | None] = "amount"

    amount: Share = 1
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        yield from ()
        total = 0
        for player in players_of(self.player, game, context):
            pool = game.players[player].aember
            share = share_of(self.amount, pool, game, view_of(self.player, player, context))
            total += aember.lose(game, player, share)
        return total


@rule("effects")
@dataclass(frozen=True, slots=True)
class Steal(Effect):
    """Move Æmber from the opponent's pool to one's own.

    No more can be stolen than the opponent has.

    Text:
        {% set much = amount | string -%}
        {{ player | does("steal") }} {{ much }}
        {%- if amount.key is defined and amount.key == "all_but" %} of {{ "your opponent's" if player == "you" else "your" }}{% endif %} Æmber
        {%- if amount.key is defined and amount.key == "half" %}, rounding down{% endif %}

    Args:
        amount: how much Æmber, 1 or more.
        player: who steals it, from the other.

    Example: The opponent can be the thief
        given:
            you: {house: shadows, aember: 3, line: [{Fool: {abilities: [{trigger: reap, do: {steal: {player: opponent, amount: 2}}}]}}]}
        do:
            - you: {reap: Fool}
        then:
            you: {aember: 2}
            opponent: {aember: 2}

    Example: A thief takes what there is
        given:
            you: {house: shadows, line: [{Thief: {abilities: [{trigger: reap, do: {steal: 2}}]}}]}
            opponent: {aember: 1}
        do:
            - you: {reap: Thief}
        then:
            you: {aember: 2}
            opponent: {aember: 0}

    See: aember, capture
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    player: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        player = one_player(self.player, game, context)
        if player is None:
            return 0
        return (yield from aember.steal(game, player, amount_of(self.amount, game, context)))


@rule("effects", title="Give Æmber")
@dataclass(frozen=True, slots=True)
class GiveAember(Effect):
    """Have a player give their opponent Æmber from their pool.

    Giving is no theft: nothing that speaks of stealing applies to it.
    A player who has less gives all they have.

    Text:
        {% set their = "your" if player == "you" else "their" -%}
        {{ player | does("give") }} {{ "your opponent" if player == "you" else "you" }}
        {% if amount == "all" %}all of {{ their }} Æmber
        {%- elif amount == "half" %}half of {{ their }} Æmber, rounded down
        {%- else %}{{ amount | counted("Æmber") }}{% endif %}

    Args:
        amount: how much Æmber, or half or all of the pool of whoever gives it.
        player: who gives it.

    Example: A gift cannot be forbidden as a theft
        given:
            you:
                house: logos
                hand: [{Tithe: {type: tactic, abilities: [{trigger: play, do: {give_aember: {player: opponent, amount: all}}}]}}]
            opponent: {aember: 3, line: [{Vault: {abilities: [{constant: {cannot_steal_from: you}}]}}]}
        do:
            - you: {play: Tithe}
        then:
            you: {aember: 3}
            opponent: {aember: 0}

    See: aember, steal
    """

    primary: ClassVar[str | None] = "amount"

    amount: Share = 1
    player: Someone = "opponent"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        yield from ()
        player = one_player(self.player, game, context)
        if player is None:
            return 0
        return aember.give(game, player, share_of(self.amount, game.players[player].aember, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class Capture(Effect):
    """Move Æmber from a pool onto a creature, where it is in nobody's pool.

    Unless it says otherwise, a creature captures from the pool of its controller's opponent.
    A creature captures no more than the pool holds; several capture one after the other.

    Text:
        {% set itself = not target or target.key == "this" -%}
        {% set them = not itself and target.key == "it" and target.word == "them" -%}
        {% set many = them or (not itself and target.key in ("choose_up_to", "choose_exactly")) -%}
        {% if itself %}capture{% elif many %}{{ "they" if them else target }} each capture
        {%- else %}{{ target }} captures{% endif %}
        {% set left = amount.key is defined and amount.key == "all_but" -%}
        {% if amount == "all" or left %}{{ amount }}{% if side == "opponent" %} of
        {{ "opponent" | their if itself else "their opponent's" if many else "its opponent's" }}{% endif %} Æmber
        {%- else %}{{ amount | counted("Æmber") }}{% endif %}
        {%- if side == "own" %} from {{ "your own" if itself else "their controller's" if many else "its controller's" }} pool{% endif %}

    Args:
        amount: Æmber that each creature captures, or all of it.
        target: the creatures that capture; the card itself where none is named.
        side: whose pool it comes from, that of the creature's opponent or its controller's own.

    Example: Captured Æmber lies on the creature
        given:
            you: {house: sanctum, line: [{Knight: {abilities: [{trigger: reap, do: {capture: 2}}]}}]}
            opponent: {aember: 5}
        do:
            - you: {reap: Knight}
        then:
            you: {aember: 1, line: [Knight: {aember: 2}]}
            opponent: {aember: 3}

    See: aember, leaving-play, exalt
    """

    primary: ClassVar[str | None] = "amount"

    amount: Literal["all"] | Annotated[int, Range(1, 99)] | Count = 1
    target: Target | None = None
    side: Literal["opponent", "own"] = "opponent"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have the creatures capture; returns how much they did."""
        cards = yield from cards_of(self.target, game, context)
        context.affected = []
        total = 0
        for card in cards:
            pool = card.controller if self.side == "own" else 1 - card.controller
            amount = share_of(self.amount, game.players[pool].aember, game, context)
            captured = aember.capture(game, card, pool, amount)
            if captured:
                context.affected.append(card)
            total += captured
        return total


@rule("effects")
@dataclass(frozen=True, slots=True)
class Exalt(Effect):
    """Put Æmber from the common supply onto a creature.

    Each time a creature is exalted it receives 1 Æmber, which lies on it like captured Æmber.

    Text:
        exalt {{ target or this() }}{% if amount != 1 %} {{ amount | times }}{% endif %}

    Args:
        target: the creatures that are exalted; the card itself where none is named.
        amount: how often, which is how much Æmber each receives.

    Example: The Æmber comes from the supply
        given:
            you: {house: saurian, line: [{Senator: {abilities: [{trigger: reap, do: {exalt: {}}}]}}]}
            opponent: {aember: 2}
        do:
            - you: {reap: Senator}
        then:
            you: {aember: 1, line: [Senator: {aember: 1}]}
            opponent: {aember: 2}

    See: capture, leaving-play
    """

    target: Target | None = None
    amount: Amount = 1

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Exalt the creatures; returns how much Æmber was put on them."""
        amount = amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        placed = [(card, aember.exalt(game, card, amount)) for card in cards]
        context.affected = [card for card, each in placed if each]
        return sum(each for _, each in placed)


@rule("effects", title="Move Æmber to a Pool")
@dataclass(frozen=True, slots=True)
class MoveAemberToPool(Effect):
    """Move Æmber that lies on cards to a player's pool.

    Text:
        move {{ "all" if amount == "all" else amount }} Æmber from {{ target or this() }} to {{ player | their }} pool

    Args:
        target: the cards it comes from; the card itself where none is named.
        amount: Æmber from each of them, or all of it.
        player: whose pool it goes to.

    Example: A captor is relieved of its Æmber
        given:
            you:
                house: shadows
                hand: [{Bribe: {type: tactic, abilities: [{trigger: play, do: {
                    move_aember_to_pool: {target: {choose: creature}, amount: 2}}}]}}]
            opponent: {line: [{Knight: {aember: 3}}]}
        do:
            - you: {play: Bribe}
        then:
            you: {aember: 2}
            opponent: {line: [Knight: {aember: 1}]}

    See: capture, move-aember-to-card
    """

    target: Target | None = None
    amount: Literal["all"] | Annotated[int, Range(1, 99)] | Count = "all"
    player: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        cards = yield from cards_of(self.target, game, context)
        player = one_player(self.player, game, context)
        if player is None:
            return 0
        moved = [
            (card, aember.move_to_pool(game, card, player, share_of(self.amount, card.aember, game, context)))
            for card in cards
        ]
        context.affected = [card for card, each in moved if each]
        return sum(each for _, each in moved)


@rule("effects", title="Move Æmber to a Card")
@dataclass(frozen=True, slots=True)
class MoveAemberToCard(Effect):
    """Move Æmber from a player's pool onto a card in play.

    Text:
        move {{ amount | counted("Æmber") }} from {{ player | their }} pool to {{ target or this() }}

    Args:
        amount: how much Æmber each card receives.
        target: the cards it goes to; the card itself where none is named.
        player: whose pool it comes from.

    Example: Æmber is put away
        given:
            you:
                house: shadows
                aember: 3
                artifacts: [{Strongbox: {abilities: [{trigger: action, do: {move_aember_to_card: 2}}]}}]
        do:
            - you: {action: Strongbox}
        then:
            you: {aember: 1, artifacts: [Strongbox: {aember: 2}]}

    See: move-aember-to-pool, exalt
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    target: Target | None = None
    player: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the Æmber; returns how much."""
        amount = amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        player = one_player(self.player, game, context)
        if player is None:
            return 0
        moved = [(card, aember.move_to_card(game, player, card, amount)) for card in cards]
        context.affected = [card for card, each in moved if each]
        return sum(each for _, each in moved)
