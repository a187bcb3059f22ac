"""Effects that put Æmber on cards, and that take it from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.effects.common import Amount, cards_of, one_player, share_of
from rules_engine.vex.families import Count, Effect, Target, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Someone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Capture(Effect):
    """Move Æmber from a pool onto a creature, where it is in nobody's pool.

    Unless it says otherwise, a creature captures from the pool of its controller's opponent.
    A creature's own ability that resolves for another player captures for that player, from their opponent.
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

    Example: It captures for whoever the ability resolves for
        given:
            you:
                house: logos
                line: [{Mimic: {abilities: [{trigger: reap, do: {trigger_ability: {of: {choose: {creature: {side: enemy}}}, trigger: reap}}}]}}]
            opponent: {aember: 2, line: [{Knight: {abilities: [{trigger: reap, do: {capture: 1}}]}}]}
        do:
            - you: {reap: Mimic}
        then:
            you: {aember: 1}
            opponent: {aember: 1, line: [Knight: {aember: 1}]}

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
        itself = self.target is None or type(self.target).key == "this"
        for card in cards:
            # A creature that captures by its own ability does so for whoever that resolves for.
            player = context.player if itself else card.controller
            pool = player if self.side == "own" else 1 - player
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
