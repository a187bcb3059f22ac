"""The conditions that look at the players: their Æmber, keys, creatures and turns.

A template prints its opposite where the form `negated` is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.families import Condition, Filter
from rules_engine.vex.lexicon import rule
from rules_engine.vex.tallies.happened import played
from rules_engine.vex.vocabulary import Who, Whoever

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("conditions", key="aember")
@dataclass(frozen=True, slots=True)
class AemberCondition(Condition):
    """How much Æmber there is in a player's pool.

    Text:
        {{ player | subject("have") }} {% if negated is defined %}
        {%- if at_least %}less than {{ at_least }}{% elif at_most %}more than {{ at_most }}
        {%- elif exactly %}more or less than {{ exactly }}{% else %}any{% endif %}
        {%- elif at_least %}{{ at_least }} or more{% elif at_most %}{{ at_most }} or less
        {%- elif exactly %}exactly {{ exactly }}{% else %}no{% endif %} Æmber

    Args:
        player: whose pool.
        at_least: the least that makes it true.
        at_most: the most that makes it true.
        exactly: the only amount that makes it true.
    """

    is_composition: ClassVar[bool] = True

    player: Who
    at_least: Annotated[int, Range(1, 99)] | None = None
    at_most: Annotated[int, Range(1, 99)] | None = None
    exactly: Annotated[int, Range(0, 99)] | None = None

    def __post_init__(self) -> None:
        if [self.at_least, self.at_most, self.exactly].count(None) != 2:
            raise ValueError("aember needs exactly one of at_least, at_most and exactly")

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the pool is that large."""
        (player,) = context.players(self.player)
        pool = game.players[player].aember
        if self.at_least is not None:
            return pool >= self.at_least
        return pool <= self.at_most if self.at_most is not None else pool == self.exactly


@rule("conditions", key="more_aember")
@dataclass(frozen=True, slots=True)
class MoreAemberCondition(Condition):
    """A player has more Æmber in their pool than the other.

    Text:
        {{ player | subject("do" if negated is defined else "have") }}{% if negated is defined %} not have{% endif %}
        more Æmber than {{ "opponent" | subject if player == "you" else "you" }}

    Args:
        player: who has more.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def holds(self, game: Game, context: Context) -> bool:
        """Whether that player has more."""
        (player,) = context.players(self.player)
        return game.players[player].aember > game.players[1 - player].aember


@rule("conditions", key="more_creatures")
@dataclass(frozen=True, slots=True)
class MoreCreaturesCondition(Condition):
    """A player controls more creatures than the other.

    Text:
        {{ player | subject("do" if negated is defined else "control") }}{% if negated is defined %} not control{% endif %}
        more creatures than {{ "opponent" | subject if player == "you" else "you" }}

    Args:
        player: who controls more.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def holds(self, game: Game, context: Context) -> bool:
        """Whether that player controls more."""
        (player,) = context.players(self.player)
        return len(game.players[player].battleline) > len(game.players[1 - player].battleline)


@rule("conditions", key="more_keys")
@dataclass(frozen=True, slots=True)
class MoreKeysCondition(Condition):
    """A player has forged more keys than the other.

    Text:
        {{ player | subject("have") }} {% if negated is
        defined %}not {% endif %}forged more keys than
        {{ "your opponent" if player == "you" else "you" }}

    Args:
        player: who has forged more.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def holds(self, game: Game, context: Context) -> bool:
        """Whether that player has forged more."""
        (player,) = context.players(self.player)
        return game.players[player].keys > game.players[1 - player].keys


@rule("conditions", key="forged_key_last_turn")
@dataclass(frozen=True, slots=True)
class ForgedKeyLastTurnCondition(Condition):
    """A player forged a key on their own turn just before the one that is going on.

    It is never true of the player whose turn it is.

    Text:
        {{ player | subject }} {% if negated is defined %}did not forge{% else %}forged{% endif %} a key on
        {{ "your" if player == "you" else "their" }} previous turn

    Args:
        player: who forged it.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who = "opponent"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether that player did."""
        (player,) = context.players(self.player)
        return player != game.active and game.history[player].forged > 0


@rule("conditions", key="forged_key_this_turn")
@dataclass(frozen=True, slots=True)
class ForgedKeyThisTurnCondition(Condition):
    """A player has forged a key in the turn that is going on.

    Text:
        {{ player | subject("have") }} {% if negated is
        defined %}not {% endif %}forged a key this turn

    Args:
        player: who forged it.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Whoever = "you"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether that player has; for each player, whether either of them has."""
        return game.active in context.players(self.player) and game.history[game.active].forged > 0


@rule("conditions", key="played_this_turn")
@dataclass(frozen=True, slots=True)
class PlayedThisTurnCondition(Condition):
    """A player has played cards in the turn that is going on.

    The card that asks counts too once it is played, unless only others are asked for.

    Text:
        {{ player | subject("have") }} {% if negated is
        defined %}not {% endif %}played
        {%+ if exactly is not none %}exactly {{ exactly }} {{ (what if exactly == 1 else what | plural) if what else
        "card" if exactly == 1 else "cards" }}{% elif at_least == 1 %}{{ what | a if what else "a card" }}{% else %}{{ at_least }} or more {{ what |
        plural if what else "cards" }}{% endif %} this turn

    Args:
        what: the cards that count; all where none are described.
        at_least: how many make it true.
        exactly: the only number that makes it true, instead of the least one.
        player: who played them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter | None = None
    at_least: Annotated[int, Range(1, 99)] = 1
    exactly: Annotated[int, Range(0, 99)] | None = None
    player: Who = "you"

    def holds(self, game: Game, context: Context) -> bool:
        """Whether there were that many."""
        number = played(game, context, self.player, self.what)
        return number >= self.at_least if self.exactly is None else number == self.exactly


@rule("conditions", key="active_house")
@dataclass(frozen=True, slots=True)
class ActiveHouseCondition(Condition):
    """The active house is a particular one.

    Text:
        {{ house | replace("_", " ") | title }} is {% if negated is defined %}not {% endif %}the active house

    Args:
        house: the house.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "house"

    house: Annotated[str, Name("house")]

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is."""
        return game.house == self.house


@rule("conditions", key="turn_of")
@dataclass(frozen=True, slots=True)
class TurnOfCondition(Condition):
    """It is a particular player's turn.

    Text:
        it is {% if negated is defined %}not {% endif %}{{ player | their }} turn

    Args:
        player: whose turn.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "player"

    player: Who

    def holds(self, game: Game, context: Context) -> bool:
        """Whether it is."""
        return game.active in context.players(self.player)
