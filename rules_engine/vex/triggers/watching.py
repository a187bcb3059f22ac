"""Triggers of cards that watch others: a creature destroyed, a card played, a key forged."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.context import Context
from rules_engine.vex.families import Filter, Moment, Trigger
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class WatchingTrigger(Trigger):
    """A trigger worded as the start of a sentence."""

    __slots__ = ()
    label: ClassVar[bool] = False


class FilteredTrigger(WatchingTrigger):
    """A watching trigger that only some cards wake; concrete ones have the filter in `what`."""

    __slots__ = ()

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """Whether the card in question fits."""
        return fits(self.what, game, card, moment, player)  # type: ignore[attr-defined]


def fits(what: Filter, game: Game, card: Card, moment: Moment, player: int) -> bool:
    """Whether the card that a moment is about fits, seen from `card` and the side of `player`."""
    return moment.card is not None and what.matches(game, moment.card, card, player)


def fitted(what: Filter, game: Game, card: Card, moment: Moment, player: int) -> bool:
    """Whether the creature that a moment is about fits, as it last was where it has left play by now."""
    if moment.card is None:
        return False
    return what.matches(game, moment.card, card, player, Context(player, card, moment=moment))


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterCreatureEnters(FilteredTrigger):
    """The ability resolves after a creature enters play, whether it was played or put there.

    Text:
        after {{ what | a }} enters play

    Args:
        what: which creatures wake it.

    Example: It sees the opponent's creatures too
        given:
            you: {house: brobnar, hand: [{Scout: {power: 3}}]}
            opponent: {artifacts: [{Gun: {type: artifact, abilities: [{trigger: {after_creature_enters: creature}, do: {deal_damage: {amount: 1, target: it}}}]}}]}
        do:
            - you: {play: Scout}
        then:
            you: {line: [Scout: {damage: 1}]}

    See: creature, after-you-play
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "creature-entered"
    what: Filter


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterYouPlay(FilteredTrigger):
    """The ability resolves after its controller plays a card.

    Putting a card into play in another way is not playing it.

    Text:
        after you play {{ what | a }}

    Args:
        what: which cards wake it.

    Example: Each play wakes it
        given:
            you: {house: untamed, line: [{Witch: {abilities: [{trigger: {after_you_play: {creature: {other: true}}}, do: {gain_aember: 1}}]}}], hand: [{Cub: {}}]}
        do:
            - you: {play: Cub}
            - you: {flank: left}
        then:
            you: {aember: 1}

    See: after-opponent-plays
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "played"
    what: Filter

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting card played by the controller, other than this one."""
        return moment.player == player and moment.card is not card and fits(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterOpponentPlays(FilteredTrigger):
    """The ability resolves after its controller's opponent plays a card.

    Text:
        after {{ "opponent" | subject("play") }} {{ what | a }}

    Args:
        what: which cards wake it.

    Example: The opponent's play pays
        given:
            you: {house: mars, hand: [{Scout: {}}]}
            opponent: {line: [{Watcher: {abilities: [{trigger: {after_opponent_plays: creature}, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Scout}
        then:
            opponent: {aember: 1}

    See: after-you-play
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "played"
    what: Filter

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting card played by the opponent."""
        return moment.player != player and fits(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterCreatureDestroyed(FilteredTrigger):
    """The ability resolves after a creature is destroyed, once all of that destruction is carried out.

    A card destroyed together with the creature does not react to it.

    Text:
        after {{ what | a }} is destroyed{% if on_your_turn %} during your turn{% endif %}

    Args:
        what: which creatures wake it.
        on_your_turn: whether it resolves on its controller's turn only.

    Example: It resolves once the creature is gone
        given:
            you: {house: dis, line: [{Tolas: {abilities: [{trigger: {after_creature_destroyed: {what: {creature: {side: enemy}}}}, do: {gain_aember: 1}}]}}, {Brute: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 1}

    See: destruction
    """

    window: ClassVar[str] = "creature-destroyed"
    what: Filter
    on_your_turn: bool = False

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting creature, judged by the side it was on."""
        if self.on_your_turn and game.active != player:
            return False
        return fitted(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterCreatureReaps(FilteredTrigger):
    """The ability resolves after a creature is used to reap.

    Text:
        after {{ what | a }} reaps

    Args:
        what: which creatures wake it.

    Example: It sees the opponent reap
        given:
            you: {house: mars, line: [{Scout: {}}]}
            opponent: {line: [{Pip: {abilities: [{trigger: {after_creature_reaps: {creature: {side: enemy}}}, do: {stun: it}}]}}]}
        do:
            - you: {reap: Scout}
        then:
            you: {aember: 1, line: [Scout: {stunned: true}]}

    See: reaping
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "reap"
    what: Filter

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting creature, even if reaping has taken it out of play."""
        return fitted(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterYouUse(FilteredTrigger):
    """The ability resolves after its controller uses a card, whichever way.

    Text:
        after you use {{ what | a }}

    Args:
        what: which cards wake it.

    Example: Using an artifact wakes it
        given:
            you: {house: logos, line: [{Analyst: {abilities: [{trigger: {after_you_use: artifact}, do: {gain_aember: 1}}]}}], artifacts: [{Engine: {type: artifact, abilities: [{trigger: action, do: {draw: 1}}]}}]}
        do:
            - you: {action: Engine}
        then:
            you: {aember: 1, hand: 1}

    See: using, after-used
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "used"
    what: Filter

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting card used by the controller."""
        return moment.player == player and fits(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterYouDiscard(FilteredTrigger):
    """The ability resolves after its controller discards a card from hand.

    Text:
        after you discard {{ what | a }} from your hand{% if on_your_turn %} during your turn{% endif %}

    Args:
        what: which cards wake it.
        on_your_turn: whether it resolves on its controller's turn only.

    Example: A discard from hand wakes it
        given:
            you: {house: brobnar, hand: [{Scrap: {}}], line: [{Giant: {abilities: [{trigger: {after_you_discard: card}, do: {gain_aember: 1}}]}}]}
        do:
            - you: {discard: Scrap}
        then:
            you: {aember: 1, discard: [Scrap]}

    See: hand
    """

    window: ClassVar[str] = "discarded"
    primary: ClassVar[str | None] = "what"
    what: Filter
    on_your_turn: bool = False

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting card discarded by the controller."""
        if self.on_your_turn and game.active != player:
            return False
        return moment.player == player and fits(self.what, game, card, moment, player)
