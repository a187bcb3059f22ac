"""The targets out of play: cards in hands, decks, discard piles and archives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, Target
from rules_engine.vex.filters.matching import controller_of, matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import Zone
from rules_engine.vex.targets.chosen import Several, choose_some
from rules_engine.vex.targets.here import picked
from rules_engine.vex.vocabulary import Whoever

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Pile: TypeAlias = Literal["hand", "discard", "archives", "deck", "purged"]
"""A player's zones out of play, as card files spell them."""
ZONES = {
    "hand": Zone.HAND,
    "discard": Zone.DISCARD,
    "archives": Zone.ARCHIVES,
    "deck": Zone.DECK,
    "purged": Zone.PURGED,
}


def cards_in(game: Game, context: Context, zone: str, owner: str) -> list[Card]:
    """The cards in a zone of the players meant, top card last in each."""
    players = context.players("each_player" if owner == "either" else owner)
    return [card for player in players for card in game.players[player].pile(ZONES[zone])]


@rule("targets", key="choose_from")
@dataclass(frozen=True, slots=True)
class ChooseFromTarget(Target):
    """Cards out of play that the ability's controller chooses, or that chance picks.

    Where there are not enough, all of them are meant.
    Where the zone of either player will do, all of them come from the zone of one player.
    Whoever chooses from a hidden zone sees the cards in it.

    Text:
        {% if random %}{% if amount == 1 %}a random {{ what }}{% else %}{{ amount }} random {{ what |
        plural }}{% endif %}
        {%- elif up_to == "any" %}any number of {{ what | plural }}
        {%- elif up_to %}up to {{ up_to }} {% if up_to == 1 %}{{ what }}{% else %}{{ what |
        plural }}{% endif %}
        {%- elif amount == 1 %}{{ what | a }}{% else %}{{ amount }} {{ what |
        plural }}{% endif %} from {{ "a" if owner == "either" else owner | their }}
        {{ {"discard": "discard pile", "purged": "purge pile"}.get(zone, zone) }}

    Args:
        zone: the zone the cards are in.
        what: the cards to choose from.
        owner: whose zone; either for that of any one player.
        amount: how many are chosen.
        up_to: the most that can be chosen, instead of a fixed number; any for as many as the player likes.
        random: whether chance picks them.
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True
    zones_of: ClassVar[str] = "out of play"

    zone: Pile
    what: Filter
    owner: Literal["you", "opponent", "either"] = "you"
    amount: Several = 1
    up_to: Literal["any"] | Several | None = None
    random: bool = False

    def __post_init__(self) -> None:
        if self.random and self.up_to is not None:
            raise ValueError("cards picked by chance are a fixed number: give an amount instead of up_to")

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards that were picked."""
        cards = matching(game, cards_in(game, context, self.zone, self.owner), self.what, context)
        if self.random:
            game.chance.shuffle(cards)
            return picked(context, cards[: self.amount], True)
        most = len(cards) if self.up_to == "any" else int(self.up_to or self.amount)
        optional = self.up_to is not None
        if self.owner != "either":
            return picked(context, (yield from choose_some(game, context, cards, most, optional)), True)
        chosen = yield from choose_some(game, context, cards, min(most, 1), optional)
        if chosen and most > 1:
            same = [card for card in cards if card.owner == chosen[0].owner and card is not chosen[0]]
            chosen += yield from choose_some(game, context, same, most - 1, optional)
        return picked(context, chosen, True)


@rule("targets", key="choose_in_play_or_from")
@dataclass(frozen=True, slots=True)
class ChooseInPlayOrFromTarget(Target):
    """One card that the ability's controller chooses, in play or in a zone of theirs out of play.

    Text:
        {{ what | a }} from play or from {{ owner | their }}
        {{ {"discard": "discard pile", "purged": "purge pile"}.get(zone, zone) }}

    Args:
        what: the cards to choose from.
        zone: the zone out of play.
        owner: whose zone that is.
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True
    zones_of: ClassVar[str] = "anywhere"

    what: Filter
    zone: Pile
    owner: Literal["you", "opponent", "either"] = "you"

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The card that was chosen, or none where there is none."""
        cards = [*game.in_play(), *cards_in(game, context, self.zone, self.owner)]
        chosen = yield from choose_some(game, context, matching(game, cards, self.what, context), 1, False)
        return picked(context, chosen, True)


@rule("targets", key="each_in")
@dataclass(frozen=True, slots=True)
class EachInTarget(Target):
    """Every card in a zone out of play that fits a description.

    Text:
        each {{ what | every }} from {{ owner | their }} {{ {"discard": "discard pile", "purged":
        "purge pile"}.get(zone, zone) }}

    Args:
        zone: the zone the cards are in.
        what: the description.
        owner: whose zone.
    """

    is_composition: ClassVar[bool] = True
    zones_of: ClassVar[str] = "out of play"

    zone: Pile
    what: Filter
    owner: Whoever = "you"

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """All of them."""
        yield from ()
        cards = matching(game, cards_in(game, context, self.zone, self.owner), self.what, context)
        return picked(context, cards, False)


@rule("targets", key="top_of_deck")
@dataclass(frozen=True, slots=True)
class TopOfDeckTarget(Target):
    """The topmost cards of a deck.

    Where the deck has fewer, all of it is meant.

    Text:
        the top {% if amount == 1 %}card{% else %}{{ amount }} cards{% endif %} of {{ "its controller's" if owner == "its_controller" else owner | their }} deck

    Args:
        owner: whose deck; for its_controller, that of whoever controls the card that the ability spoke of last.
        amount: how many cards.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "owner"
    binds_it: ClassVar[bool] = True
    zones_of: ClassVar[str] = "out of play"

    owner: Whoever | Literal["its_controller"] = "you"
    amount: Several = 1

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, top one first."""
        yield from ()
        found: list[Card] = []
        for player in self._players(game, context):
            found += game.players[player].deck[: -self.amount - 1 : -1]
        return picked(context, found, True)

    def _players(self, game: Game, context: Context) -> tuple[int, ...]:
        if self.owner == "its_controller":
            return tuple(dict.fromkeys(controller_of(game, card, context) for card in context.it))
        return context.players(self.owner)
