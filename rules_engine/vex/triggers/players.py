"""Triggers about what a player does or suffers: forging, choosing a house, resolving icons, being robbed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
from rules_engine.vex.families import Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.triggers.watching import WatchingTrigger
from rules_engine.vex.vocabulary import Whoever

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


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


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterPlayerForges(PlayerTrigger):
    """The ability resolves after either player forges a key.

    It resolves for the player who forged: "they" always means that player.

    Text:
        after a player forges a key

    Example: Whoever forges pays for it
        given:
            phase: start
            you: {aember: 9, artifacts: [{Bell: {type: artifact, abilities: [{trigger: after_player_forges, do: {lose_aember: {player: they, amount: 2}}}]}}]}
            opponent: {aember: 8}
        do: []
        then:
            you: {keys: 1, aember: 1}
            opponent: {aember: 8}

    Example: The opponent's key wakes it too
        given:
            phase: start
            you: {aember: 9}
            opponent: {aember: 4, artifacts: [{Bell: {type: artifact, abilities: [{trigger: after_player_forges, do: {lose_aember: {player: they, amount: 2}}}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 1}
            opponent: {aember: 4}

    See: after-you-forge, after-opponent-forges, key
    """

    window: ClassVar[str] = "forged"
    for_anyone: ClassVar[bool] = True

    def resolver(self, game: Game, card: Card, moment: Moment) -> int:
        """The player who forged."""
        return moment.player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class BeforeForging(PlayerTrigger):
    """The ability resolves when a player is about to forge a key, before the Æmber for it is spent.

    So it can prevent the key from being forged, in which case no Æmber is spent.
    It does not resolve when the player cannot pay for a key.
    "They" means the player who would forge.

    Text:
        when {{ player | subject }} would forge a key

    Args:
        player: whose keys wake it.

    Example: A forge is prevented and the Æmber stays
        given:
            phase: start
            you: {aember: 7}
            opponent: {artifacts: [{Sham: {type: artifact, abilities: [{trigger: {before_forging: opponent}, do: [{destroy: this}, prevent_forge]}]}}]}
        do: []
        then:
            you: {keys: 0, aember: 7}
            opponent: {artifacts: [], discard: [Sham]}

    Example: One's own key does not wake it
        given:
            phase: start
            you: {aember: 7, artifacts: [{Sham: {type: artifact, abilities: [{trigger: {before_forging: opponent}, do: prevent_forge}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 1}

    See: prevent-forge, key, forge-phase
    """

    primary: ClassVar[str | None] = "player"
    window: ClassVar[str] = "would-forge"
    player: Whoever = "opponent"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A player who is meant is about to forge."""
        return self.player == "each_player" or (self.player == "you") == (moment.player == player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterPlayerChoosesHouse(PlayerTrigger):
    """The ability resolves after either player chooses their active house.

    It resolves for the player who chose: "they" means that player.
    The chosen house is the one the ability speaks of as the chosen house.

    Text:
        after a player chooses an active house

    Example: It sees the opponent choose
        given:
            phase: house
            you: {aember: 3, houses: [mars, dis, logos]}
            opponent: {aember: 3, artifacts: [{Tax: {type: artifact, abilities: [{trigger: after_player_chooses_house, do: {lose_aember: {player: they, amount: 1}}}]}}]}
        do:
            - you: {house: dis}
        then:
            you: {aember: 2}
            opponent: {aember: 3}

    Example: The house chosen is known to it
        given:
            phase: house
            you: {houses: [mars, dis, logos], line: [{Alien: {house: mars}}, {Imp: {house: dis}}], artifacts: [{Mirror: {type: artifact, house: logos, abilities: [{trigger: after_player_chooses_house, do: {stun: {each: {creature: {house: chosen}}}}}]}}]}
        do:
            - you: {house: dis}
        then:
            you: {line: [Alien: {stunned: false}, Imp: {stunned: true}]}

    See: after-you-choose-house, house-phase
    """

    window: ClassVar[str] = "house-chosen"
    for_anyone: ClassVar[bool] = True

    def resolver(self, game: Game, card: Card, moment: Moment) -> int:
        """The player who chose."""
        return moment.player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterDamageIcon(WatchingTrigger):
    """The ability resolves after its controller has resolved a Damage bonus icon.

    A following "it" is the creature that the icon's damage was dealt to.
    Icons that the opponent resolves do not wake it.

    Text:
        after you resolve a damage bonus icon

    Example: The damaged creature is stunned as well
        given:
            you: {house: mars, hand: [{Scout: {icons: [damage]}}], artifacts: [{Coil: {type: artifact, abilities: [{trigger: after_damage_icon, do: {stun: it}}]}}]}
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Scout}
            - you: {choose: Guard}
        then:
            opponent: {line: [Guard: {damage: 1, stunned: true}]}

    Example: The opponent's icons do not wake it
        given:
            you: {house: mars, hand: [{Scout: {icons: [damage]}}]}
            opponent: {line: [{Guard: {}}], artifacts: [{Coil: {type: artifact, abilities: [{trigger: after_damage_icon, do: {stun: it}}]}}]}
        do:
            - you: {play: Scout}
            - you: {choose: Guard}
        then:
            opponent: {line: [Guard: {damage: 1, stunned: false}]}

    See: damage-icon, after-draw-icon
    """

    window: ClassVar[str] = "damage-icon"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The controller resolved the icon."""
        return moment.player == player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterDrawIcon(PlayerTrigger):
    """The ability resolves after its controller has resolved a Draw bonus icon that drew a card.

    Icons that the opponent resolves do not wake it.

    Text:
        after you resolve a draw bonus icon

    Example: A drawn card wakes it
        given:
            you: {house: logos, hand: [{Scout: {icons: [draw, draw]}}], artifacts: [{Lens: {type: artifact, abilities: [{trigger: after_draw_icon, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Scout}
        then:
            you: {aember: 2, hand: 2}

    Example: Without a card to draw nothing wakes it
        given:
            you: {house: logos, deck: 0, hand: [{Scout: {icons: [draw]}}], artifacts: [{Lens: {type: artifact, abilities: [{trigger: after_draw_icon, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Scout}
        then:
            you: {aember: 0, hand: []}

    Example: The opponent's icons are not ours
        given:
            you: {house: logos, hand: [{Scout: {icons: [draw]}}]}
            opponent: {artifacts: [{Lens: {type: artifact, abilities: [{trigger: after_draw_icon, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Scout}
        then:
            opponent: {aember: 0}

    See: draw-icon, after-damage-icon
    """

    window: ClassVar[str] = "draw-icon"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The controller resolved the icon."""
        return moment.player == player
