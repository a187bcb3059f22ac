"""Triggers about fights, on a combatant or on a card that watches."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.triggers.watching import FilteredTrigger, WatchingTrigger, fitted

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("triggers")
@dataclass(frozen=True, slots=True)
class BeforeCreatureFights(FilteredTrigger):
    """The ability resolves when a creature is used to fight, before any damage of the fight is dealt.

    Text:
        before {{ what | a }} fights

    Args:
        what: which creatures wake it.

    Example: It resolves for both players' creatures
        given:
            you: {house: mars, line: [{Brute: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}], artifacts: [{Trap: {abilities: [{trigger: {before_creature_fights: creature}, do: {deal_damage: {amount: 4, target: it}}}]}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [], discard: [Brute]}

    See: before-fight, before-fight-step
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "before-fight"
    what: Filter


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
        return fight is not None and moment.card is not None and fight.other(moment.card) is card and fight.stands(card)


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

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A fitting creature, even if the fight has destroyed it."""
        return fitted(self.what, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterNeighborFights(WatchingTrigger):
    """The ability resolves after a creature beside this one is used to fight.

    A following "it" is the neighbor that fought.
    It resolves whether or not that neighbor survived.

    Text:
        after a neighbor of {{ this() }} fights

    Example: A neighbor's fight wakes it
        given:
            you: {house: brobnar, line: [{Cheer: {abilities: [{trigger: after_neighbor_fights, do: {gain_aember: 1}}]}}, {Brute: {power: 5}}, {Far: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 1}

    Example: The neighbor need not survive
        given:
            you: {house: brobnar, line: [{Cheer: {abilities: [{trigger: after_neighbor_fights, do: {gain_aember: 1}}]}}, {Brute: {power: 2}}]}
            opponent: {line: [{Guard: {power: 9}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 1, line: [Cheer]}

    Example: A creature further away does not wake it
        given:
            you: {house: brobnar, line: [{Cheer: {abilities: [{trigger: after_neighbor_fights, do: {gain_aember: 1}}]}}, {Near: {}}, {Far: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Far, target: Guard}
        then:
            you: {aember: 0}

    See: after-creature-fights, battleline
    """

    window: ClassVar[str] = "fought"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A card that stood beside the attacker when the fight began."""
        return moment.fight is not None and any(neighbor is card for neighbor in moment.fight.beside)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterEnemyDestroyedInFight(WatchingTrigger):
    """The ability resolves after an enemy creature is destroyed by the damage of a fight it was a combatant of.

    It resolves on cards that stand by, not only on the combatants.
    Whether the creature attacked or was attacked makes no difference.
    A following "it" is the destroyed creature.

    Text:
        after an enemy creature is destroyed in a fight

    Example: An artifact sees the defender die
        given:
            you: {house: brobnar, line: [{Brute: {power: 5}}], artifacts: [{Drum: {type: artifact, abilities: [{trigger: after_enemy_destroyed_in_fight, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 1}

    Example: It sees an attacker die too
        given:
            you: {house: brobnar, line: [{Brute: {power: 2}}]}
            opponent: {line: [{Guard: {power: 9}}], artifacts: [{Drum: {type: artifact, abilities: [{trigger: after_enemy_destroyed_in_fight, do: {gain_aember: 1}}]}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            opponent: {aember: 1}

    Example: A death before the fight is none in it
        given:
            you: {house: brobnar, line: [{Lancer: {power: 2, keywords: [assault: 3]}}], artifacts: [{Drum: {type: artifact, abilities: [{trigger: after_enemy_destroyed_in_fight, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Lancer, target: Guard}
        then:
            you: {aember: 0}

    See: after-destroys-in-fight, after-creature-destroyed
    """

    window: ClassVar[str] = "destroyed-fighting"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The creature was on the other side."""
        return moment.player != player
