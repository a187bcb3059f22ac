"""The tallies of what is on the table: cards, keys and Æmber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
from rules_engine.vex.families import Filter, Tally
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state import facts
from rules_engine.vex.targets.here import creature_of
from rules_engine.vex.targets.piles import Pile, cards_in
from rules_engine.vex.vocabulary import KEYS_TO_WIN, Who, Whoever

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Spoken = Literal["this", "it"]
"""The card that the ability is on (for an upgrade, its creature), or the one it spoke of last."""


def spoken(game: Game, context: Context, who: str) -> list[Card]:
    """The cards that `this` or `it` stands for."""
    if who == "it":
        return context.it
    card = creature_of(game, context.source)
    return [] if card is None else [card]


@rule("counts", key="in_play")
@dataclass(frozen=True, slots=True)
class InPlayTally(Tally):
    """Cards in play that fit a description.

    Text:
        {% if plural_form %}{{ what | plural }}{% else %}{{ what }}{% endif %}

    Args:
        what: the description.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return len(matching(game, game.in_play(), self.what, context))


@rule("counts", key="in_zone")
@dataclass(frozen=True, slots=True)
class InZoneTally(Tally):
    """Cards in a zone out of play that fit a description.

    Text:
        {% if plural_form %}{{ what | plural }}{% else %}{{ what }}{% endif %} in {{ owner | their }}
        {{ {"discard": "discard pile", "purged": "purge pile"}.get(zone, zone) }}

    Args:
        zone: the zone the cards are in.
        what: the description.
        owner: whose zone.
    """

    is_composition: ClassVar[bool] = True

    zone: Pile
    what: Filter
    owner: Whoever = "you"

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return len(matching(game, cards_in(game, context, self.zone, self.owner), self.what, context))


@rule("counts", key="houses_among")
@dataclass(frozen=True, slots=True)
class HousesAmongTally(Tally):
    """Different houses among the cards in play that fit a description.

    Text:
        house{% if plural_form %}s{% endif %} represented among {{ what | plural }}

    Args:
        what: the description.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def number(self, game: Game, context: Context) -> int:
        """How many houses there are."""
        return len({facts.house_of(game, card) for card in matching(game, game.in_play(), self.what, context)})


@rule("counts", key="forged_keys")
@dataclass(frozen=True, slots=True)
class ForgedKeysTally(Tally):
    """Keys that a player has forged.

    Text:
        {% if player == "each_player" %}forged key{% if plural_form %}s{% endif %}
        {%- else %}key{% if plural_form %}s{% endif %} {{ player | subject("have") }} forged{% endif %}

    Args:
        player: whose keys.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Whoever

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return sum(game.players[player].keys for player in context.players(self.player))


@rule("counts", key="unforged_keys")
@dataclass(frozen=True, slots=True)
class UnforgedKeysTally(Tally):
    """Keys that a player has yet to forge in order to win.

    Text:
        {% if player == "each_player" %}unforged key{% if plural_form %}s{% endif %}
        {%- else %}key{% if plural_form %}s{% endif %} {{ player | subject("have") }} not forged{% endif %}

    Args:
        player: whose keys.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Whoever

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return sum(KEYS_TO_WIN - game.players[player].keys for player in context.players(self.player))


@rule("counts", key="aember_in_pool")
@dataclass(frozen=True, slots=True)
class AemberInPoolTally(Tally):
    """Æmber in a player's pool.

    Text:
        Æmber in {{ player | their }} pool

    Args:
        player: whose pool.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Whoever

    def number(self, game: Game, context: Context) -> int:
        """How much there is."""
        return sum(game.players[player].aember for player in context.players(self.player))


@rule("counts", key="aember_on")
@dataclass(frozen=True, slots=True)
class AemberOnTally(Tally):
    """Æmber on a card; for a card that has left play, the Æmber that was on it.

    Text:
        Æmber on {% if who == "this" %}{{ this() }}{% else %}it{% endif %}

    Args:
        who: the card that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "who"

    who: Spoken = "this"

    def number(self, game: Game, context: Context) -> int:
        """How much there is."""
        total = 0
        for card in spoken(game, context, self.who):
            if card.in_play or card.id not in game.last_known:
                total += card.aember
            else:
                total += game.last_known[card.id].aember
        return total


@rule("counts", key="counters_on")
@dataclass(frozen=True, slots=True)
class CountersOnTally(Tally):
    """Counters of one kind on a card in play.

    Text:
        {{ kind }} counter{% if plural_form %}s{% endif %} on {% if who == "this" %}{{ this() }}{% else %}it{% endif %}

    Args:
        kind: the counter's name.
        who: the card that the ability is on, or the one it spoke of last.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "kind"

    kind: Annotated[str, Name("counter")]
    who: Spoken = "this"

    def number(self, game: Game, context: Context) -> int:
        """How many there are."""
        return sum((card.counters or {}).get(self.kind, 0) for card in spoken(game, context, self.who))


@rule("counts", key="excess_creatures")
@dataclass(frozen=True, slots=True)
class ExcessCreaturesTally(Tally):
    """Creatures that a player controls beyond the number that the other controls.

    Text:
        creature{% if plural_form %}s{% endif %} {{ player | subject("control") }} in excess of {{ "your opponent" if player == "you"
        else "you" }}

    Args:
        player: whose creatures.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def number(self, game: Game, context: Context) -> int:
        """How many more they are."""
        (player,) = context.players(self.player)
        return max(len(game.players[player].battleline) - len(game.players[1 - player].battleline), 0)
