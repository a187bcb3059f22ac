"""Effects on counters that mean what the card with them says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.effects.common import Amount, cards_of
from rules_engine.vex.families import Count, Effect, Target, amount_of
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """Put counters of a named kind on cards in play.

    Such a counter does nothing by itself; cards that name its kind say what it is for.
    A card that leaves play loses its counters.

    Text:
        put {% if amount == 1 %}{{ (kind ~ " counter") | a }}
        {%- else %}{{ amount | counted(kind ~ " counter") }}{% endif %} on {{ target or this() }}

    Args:
        kind: the counter's name.
        amount: how many counters each card gets.
        target: the cards that get them; the card itself where none is named.

    Example: Growth is marked
        given:
            you: {house: untamed, line: [{Tree: {abilities: [{trigger: reap, do: {put_counters: {kind: growth}}}]}}]}
        do:
            - you: {reap: Tree}
        then:
            you: {line: [Tree: {counters: {growth: 1}}]}

    See: remove-counters, leaving-play
    """

    kind: Annotated[str, Name("counter")]
    amount: Amount = 1
    target: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Put the counters on; returns how many."""
        amount = amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        context.affected = [card for card in cards if card.in_play] if amount else []
        for card in context.affected:
            counters = dict(card.counters or {})
            counters[self.kind] = counters.get(self.kind, 0) + amount
            card.counters = counters
        return amount * len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Take counters of a named kind off cards in play.

    Text:
        remove {% if amount == "all" %}all {{ kind }} counters
        {%- else %}{{ amount | counted(kind ~ " counter") }}{% endif %} from {{ target or this() }}

    Args:
        kind: the counter's name.
        amount: how many counters each card loses, or all of them.
        target: the cards that lose them; the card itself where none is named.

    Example: A counter is used up
        given:
            you:
                house: untamed
                line: [{Tree: {abilities: [{trigger: reap, do: [
                    {put_counters: {kind: growth, amount: 3}}, {remove_counters: {kind: growth, amount: 1}}]}]}}]
        do:
            - you: {reap: Tree}
        then:
            you: {line: [Tree: {counters: {growth: 2}}]}

    See: put-counters
    """

    kind: Annotated[str, Name("counter")]
    amount: Literal["all"] | Annotated[int, Range(1, 99)] | Count = "all"
    target: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Take the counters off; returns how many."""
        most = None if isinstance(self.amount, str) else amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        context.affected = []
        total = 0
        for card in cards:
            held = (card.counters or {}).get(self.kind, 0)
            removed = held if most is None else min(held, most)
            if removed:
                left = {**(card.counters or {}), self.kind: held - removed}
                card.counters = {kind: number for kind, number in left.items() if number} or None
                context.affected.append(card)
                total += removed
        return total
