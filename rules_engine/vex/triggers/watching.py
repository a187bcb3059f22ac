"""Triggers of cards that watch others: a creature destroyed, a card played, a key forged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
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
        what: Filter = self.what  # type: ignore[attr-defined]
        return moment.card is not None and what.matches(game, moment.card, card, player)


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
        return moment.player == player and moment.card is not card and _fits(self.what, game, card, moment, player)


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
        return moment.player != player and _fits(self.what, game, card, moment, player)


def _fits(what: Filter, game: Game, card: Card, moment: Moment, player: int) -> bool:
    return moment.card is not None and what.matches(game, moment.card, card, player)


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
        destroyed = moment.card
        assert destroyed is not None
        # It is in the discard pile by now: its side is the one it was on, which the moment keeps.
        now, destroyed.controller = destroyed.controller, moment.player
        try:
            return self.what.matches(game, destroyed, card, player)
        finally:
            destroyed.controller = now


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterDestroysInFight(WatchingTrigger):
    """The ability resolves on a creature that survives a fight in which the other combatant was destroyed.

    Text:
        after an enemy creature is destroyed in a fight with {{ this() }}

    Example: The survivor feasts
        given:
            you: {house: brobnar, line: [{Krump: {power: 6, abilities: [{trigger: after_destroys_in_fight, do: {lose_aember: {player: opponent, amount: 1}}}]}}]}
            opponent: {aember: 2, line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Krump, target: Guard}
        then:
            opponent: {aember: 1}

    See: fight-damage-step
    """

    window: ClassVar[str] = "destroyed-fighting"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The survivor of this fight."""
        fight = moment.fight
        return fight is not None and moment.card is not None and fight.other(moment.card) is card


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterAssaultKills(WatchingTrigger):
    """The ability resolves on an attacker whose assault destroyed the creature it attacked.

    Text:
        after {{ this() }}'s assault destroys a creature

    Example: Only the assault counts
        given:
            you: {house: untamed, line: [{Bear: {keywords: [assault: 3], abilities: [{trigger: after_assault_kills, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Bear, target: Guard}
        then:
            you: {aember: 1}

    See: assault
    """

    window: ClassVar[str] = "assault-killed"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The attacker of this fight."""
        return moment.fight is not None and moment.fight.attacker is card


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterCreatureFights(FilteredTrigger):
    """The ability resolves after a creature is used to fight.

    Text:
        after {{ what | a }} fights

    Args:
        what: which creatures wake it.

    Example: Any friendly fight wakes it
        given:
            you: {house: brobnar, artifacts: [{Song: {type: artifact, abilities: [{trigger: {after_creature_fights: {creature: {side: friendly}}}, do: {gain_aember: 1}}]}}], line: [{Brute: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 1}

    See: after-fight-step
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "fought"
    what: Filter


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
        return moment.player == player and _fits(self.what, game, card, moment, player)


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
        return moment.player == player and _fits(self.what, game, card, moment, player)


class PlayerTrigger(WatchingTrigger):
    """A trigger about what a player does, not a card."""

    __slots__ = ()
    gives_it: ClassVar[bool] = False


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterYouForge(PlayerTrigger):
    """The ability resolves after its controller forges a key.

    Text:
        after you forge a key

    Example: A forged key wakes it
        given:
            phase: start
            you: {aember: 6, artifacts: [{Forge: {type: artifact, abilities: [{trigger: after_you_forge, do: {gain_aember: 2}}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 2}

    See: key, after-opponent-forges
    """

    window: ClassVar[str] = "forged"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The controller forged."""
        return moment.player == player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterOpponentForges(PlayerTrigger):
    """The ability resolves after its controller's opponent forges a key.

    Text:
        after {{ "opponent" | subject("forge") }} a key

    Example: The opponent's key wakes it
        given:
            phase: start
            you: {aember: 6}
            opponent: {artifacts: [{Alarm: {type: artifact, abilities: [{trigger: after_opponent_forges, do: {gain_aember: 1}}]}}]}
        do: []
        then:
            opponent: {aember: 1}

    See: key, after-you-forge
    """

    window: ClassVar[str] = "forged"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The opponent forged."""
        return moment.player != player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterYouChooseHouse(PlayerTrigger):
    """The ability resolves after its controller chooses a house as their active house.

    Text:
        after you choose {{ house | replace("_", " ") | title if house else "a house" }} as your active house

    Args:
        house: the house that wakes it; any when left out.

    Example: Only that house wakes it
        given:
            phase: house
            you: {houses: [sanctum, dis, logos], line: [{Clerk: {house: sanctum, abilities: [{trigger: {after_you_choose_house: {house: sanctum}}, do: {gain_aember: 2}}]}}]}
        do:
            - you: {house: sanctum}
        then:
            you: {aember: 2}

    See: house-phase
    """

    window: ClassVar[str] = "house-chosen"
    primary: ClassVar[str | None] = "house"
    house: Annotated[str, Name("house")] | None = None

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The controller chose that house."""
        return moment.player == player and self.house in (None, moment.word)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterStolenFrom(PlayerTrigger):
    """The ability resolves after Æmber is stolen from its controller.

    Text:
        after Æmber is stolen from you

    Example: A theft wakes it
        given:
            you: {house: shadows, hand: [{Job: {type: tactic, abilities: [{trigger: play, do: {steal: 1}}]}}]}
            opponent: {aember: 2, artifacts: [{Bell: {type: artifact, abilities: [{trigger: after_stolen_from, do: {draw: 1}}]}}]}
        do:
            - you: {play: Job}
        then:
            opponent: {aember: 1, hand: 1}

    See: steal
    """

    window: ClassVar[str] = "stolen"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The controller was robbed."""
        return moment.player == player
