"""Effects on keys and chains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import keys
from rules_engine.vex.effects.common import Amount, players_of
from rules_engine.vex.families import Count, Effect, Tally, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.events import ChainsGained
from rules_engine.vex.vocabulary import Anyone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class ForgeKey(Effect):
    """Have a player forge a key at once, if they can pay for it.

    The key costs what keys cost that player at this moment, more or less what the effect adds.

    Text:
        {{ player | does("forge") }} a key at
        {% if free %}no cost{% elif extra_cost is number and extra_cost < 0 %}{{ extra_cost }} Æmber current cost
        {%- elif extra_cost %}+{{ extra_cost }} Æmber current cost{% else %}current cost{% endif %}
        {%- if reduced_by %}, reduced by 1 Æmber for each {{ reduced_by }}{% endif %}

    Args:
        extra_cost: Æmber added to the cost; a number below 0 makes it cheaper.
        reduced_by: things that each make it 1 Æmber cheaper; the cost is never below 0.
        free: whether it costs nothing.
        player: who forges.

    Example: A key at a higher price
        given:
            you:
                house: logos
                aember: 8
                hand: [{Blueprint: {type: tactic, abilities: [{trigger: play, do: {forge_key: {extra_cost: 2}}}]}}]
        do:
            - you: {play: Blueprint}
        then:
            you: {aember: 0, keys: 1}

    Example: Cards in hand make it cheaper
        given:
            you:
                house: mars
                aember: 12
                hand: [{Blueprint: {type: tactic, abilities: [{trigger: play, do: {forge_key: {extra_cost: 9, reduced_by: {in_zone: {zone: hand, what: card}}}}}]}}, {One: {}}, {Two: {}}, {Three: {}}, {Four: {}}]
        do:
            - you: {play: Blueprint}
        then:
            you: {aember: 1, keys: 1}

    See: key, unforge-key
    """

    extra_cost: Annotated[int, Range(-20, 20)] | Count = 0
    free: bool = False
    player: Anyone = "you"
    reduced_by: Tally | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Forge; returns how many keys were forged."""
        forged = 0
        for player in players_of(self.player, game, context):
            extra = amount_of(self.extra_cost, game, context)
            extra -= self.reduced_by.number(game, context) if self.reduced_by is not None else 0
            if (yield from keys.forge(game, player, extra, self.free)):
                forged += 1
        return forged


@rule("effects")
@dataclass(frozen=True, slots=True)
class PreventForge(Effect):
    """Keep a player from forging the key that they are about to forge.

    The Æmber for it is not spent.
    A forge phase is over with that; an effect that let the player forge has done nothing.

    Text:
        that key is not forged

    Example: The Æmber is kept
        given:
            phase: start
            you: {aember: 6}
            opponent: {line: [{Warden: {abilities: [{trigger: {before_forging: opponent}, do: prevent_forge}]}}]}
        do: []
        then:
            you: {keys: 0, aember: 6}

    See: before-forging, forge-phase
    """

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Prevent the forge; returns 1 where one was about to happen."""
        yield from ()
        moment = context.moment
        if moment is None or moment.window != "would-forge" or moment.prevented:
            return 0
        moment.prevented = True
        return 1


@rule("effects")
@dataclass(frozen=True, slots=True)
class UnforgeKey(Effect):
    """Take a forged key away from a player.

    The Æmber that was spent on it does not come back.

    Text:
        {{ player | does("unforge") }} a key

    Args:
        player: whose key it is.

    Example: A key is lost
        given:
            you:
                house: dis
                hand: [{Crush: {type: tactic, abilities: [{trigger: play, do: {unforge_key: opponent}}]}}]
            opponent: {keys: 2, aember: 1}
        do:
            - you: {play: Crush}
        then:
            opponent: {keys: 1, aember: 1}

    See: key, forge-key
    """

    primary: ClassVar[str | None] = "player"

    player: Anyone

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Take the keys away; returns how many."""
        yield from ()
        return sum(keys.unforge(game, player) for player in players_of(self.player, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class GainChains(Effect):
    """Give a player chains, which cost them cards in later draw phases.

    Text:
        {% set chains = amount | counted("chain") -%}
        {{ player | does("gain") }} {{ chains }}

    Args:
        amount: how many chains.
        player: who gains them.

    Example: Power has its price
        given:
            you:
                house: dis
                hand: [{Pact: {type: tactic, abilities: [{trigger: play, do: [{gain_aember: 3}, {gain_chains: 2}]}]}}]
        do:
            - you: {play: Pact}
        then:
            you: {aember: 3, chains: 2}

    See: chain, draw-phase
    """

    primary: ClassVar[str | None] = "amount"

    amount: Amount = 1
    player: Anyone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Give the chains; returns how many."""
        yield from ()
        total = 0
        amount = amount_of(self.amount, game, context)
        if amount:
            for player in players_of(self.player, game, context):
                game.players[player].chains += amount
                game.log.add(ChainsGained(player=player, amount=amount))
                total += amount
        return total
