"""Effects on the Æmber in the players' pools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.concepts import aember
from rules_engine.vex.effects.common import Amount, Share, one_player, players_of, share_of, view_of
from rules_engine.vex.families import Effect, amount_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Anyone, Someone, Whoever

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


@rule("effects", title="Reduce Æmber")
@dataclass(frozen=True, slots=True)
class ReduceAember(Effect):
    """Have a player with more than some amount of Æmber lose all beyond it.

    Text:
        {{ player | subject }} {% if player == "you" %}if you have{% else %}with{% endif %} {{ to + 1 }} or more Æmber
        {{ "are" if player == "you" else "is" }} reduced to {{ to }} Æmber

    Args:
        to: Æmber that stays in the pool.
        player: whose pool it is.

    Example: A smaller pool stays as it is
        given:
            you:
                house: sanctum
                aember: 9
                hand: [{Door: {type: tactic, abilities: [{trigger: play, do: {reduce_aember: {player: each_player, to: 5}}}]}}]
            opponent: {aember: 4}
        do:
            - you: {play: Door}
        then:
            you: {aember: 5}
            opponent: {aember: 4}

    See: lose-aember, aember
    """

    to: Annotated[int, Range(0, 99)]
    player: Whoever = "opponent"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have them lose it; returns how much."""
        yield from ()
        players = players_of(self.player, game, context)
        return sum(aember.lose(game, player, game.players[player].aember - self.to) for player in players)


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
