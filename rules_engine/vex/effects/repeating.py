"""Effects that are done several times: a number of times, with one card after the other, by the other player too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.asking import choose_card
from rules_engine.vex.effects.common import Amount
from rules_engine.vex.families import Effect, Filter, amount_of
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import perform

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """An effect that is done a number of times, each time complete before the next.

    A time at which nothing can be done is passed over.

    Text:
        {{ front(times | times) }}{{ do }}

    Args:
        times: how often.
        do: what is done each time.

    Example: Three blows, each aimed anew
        given:
            you:
                house: mars
                hand: [{Volley: {type: tactic, abilities: [{trigger: play, do: {repeat: {times: 3, do: {
                    deal_damage: {amount: 1, target: {choose: creature}}}}}}]}}]
            opponent: {line: [{Left: {power: 1}}, {Right: {power: 5}}]}
        do:
            - you: {play: Volley}
            - you: {choose: Right}
            - you: {choose: Left}
        then:
            opponent: {line: [Right: {damage: 2}]}

    See: repeat-for-each, one-at-a-time
    """

    is_composition: ClassVar[bool] = True

    times: Annotated[int, Range(2, 99)]
    do: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the effect that many times."""
        total = 0
        for _ in range(self.times):
            total += yield from perform(self.do, game, context)
        return total


@rule("effects")
@dataclass(frozen=True, slots=True)
class OneAtATime(Effect):
    """An effect that is done with one card after the other, each chosen only once what was done before is complete.

    No card is chosen twice.
    It ends early where there is no card left that fits.
    What follows "it" is the card that was chosen.

    Text:
        {% set number = times | string -%}
        {% if number != "1" %}{{ front(("up to " if up_to else "") ~ times | times) }}{% elif up_to %}you may {% endif -%}
        choose a different {{ what }}; {{ do }}

    Args:
        times: how many cards there can be.
        what: the cards to choose from.
        do: what is done with each of them.
        up_to: whether fewer can be chosen.

    Example: Each choice sees what the one before did
        given:
            you:
                house: brobnar
                hand: [{Charge: {type: tactic, abilities: [{trigger: play, do: {one_at_a_time: {
                    times: 3, up_to: true, what: {creature: {side: friendly}}, do: [{ready: it}, {fight_with: it}]}}}]}}]
                line: [{First: {power: 3}}, {Second: {power: 5, ready: false}}, {Third: {power: 1}}]
            opponent: {line: [{Guard: {power: 2}}, {Wall: {power: 4}}]}
        do:
            - you: {play: Charge}
            - you: {choose: First}
            - you: {choose: Guard}
            - then: {can choose: [Second, Third]}
            - you: {choose: Second}
            - you: stop
        then:
            you: {line: [First: {damage: 2}, Second: {damage: 4}, Third: {ready: true}]}
            opponent: {line: []}

    See: repeat, repeat-for-each
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True

    times: Amount
    what: Filter
    do: Effect
    up_to: bool = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Choose and do, again and again."""
        chosen: list[Card] = []
        total = 0
        for _ in range(amount_of(self.times, game, context)):
            cards = [card for card in matching(game, game.in_play(), self.what, context) if card not in chosen]
            card = yield from choose_card(game, context.player, cards, context.source, type(self).slug, self.up_to)
            if card is None:
                break
            chosen.append(card)
            context.it = [card]
            total += yield from perform(self.do, game, context)
        context.affected = chosen
        return total


@rule("effects")
@dataclass(frozen=True, slots=True)
class OpponentRepeats(Effect):
    """An effect that is done by one player, and then by their opponent as if the card were theirs.

    When the opponent repeats it, they are "you", and the player who began is their opponent.

    Text:
        {{ do | sentences }} Your opponent repeats the preceding effect on you

    Args:
        do: what is done by each of them.

    Example: Each robs the other
        given:
            you:
                house: dis
                hand: [{Fair: {type: tactic, abilities: [{trigger: play, do: {opponent_repeats: {steal: 2}}}]}}]
            opponent: {aember: 1}
        do:
            - you: {play: Fair}
        then:
            you: {aember: 0}
            opponent: {aember: 1}

    See: sequence, repeat
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "do"

    do: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve it for the controller, then for the opponent."""
        total = yield from perform(self.do, game, context)
        return total + (yield from perform(self.do, game, context.seen_by(context.opponent)))
