"""Triggers that resolve on the very card that something happens to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Moment, Trigger
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class OwnTrigger(Trigger):
    """A trigger printed as one word before a colon."""

    __slots__ = ()
    own: ClassVar[bool] = True
    gives_it: ClassVar[bool] = False


@rule("triggers")
@dataclass(frozen=True, slots=True)
class Play(OwnTrigger):
    """The ability resolves right after its card is played, once the card's bonus icons have resolved.

    On a tactic it is what the card does.
    Putting a card into play without playing it does not resolve it.

    Text:
        Play

    Example: A creature's Play ability resolves as it enters
        given:
            you: {house: dis, hand: [{Shooter: {abilities: [{trigger: play, do: {steal: 1}}]}}]}
            opponent: {aember: 3}
        do:
            - you: {play: Shooter}
        then:
            you: {aember: 1}
            opponent: {aember: 2}

    See: bonus-icon, ability
    """

    window: ClassVar[str] = "play"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class Reap(OwnTrigger):
    """The ability resolves after its creature is used to reap, in addition to the Æmber gained.

    Text:
        Reap

    Example: Reap comes on top of the Æmber
        given:
            you: {house: logos, line: [{Scholar: {abilities: [{trigger: reap, do: {draw: 1}}]}}]}
        do:
            - you: {reap: Scholar}
        then:
            you: {aember: 1, hand: 1}

    Differs:
        The ability is printed as Reap, not as After Reap, since nothing comes before a reap.

    See: reaping
    """

    window: ClassVar[str] = "reap"


@rule("triggers", slug="fight", title="Fight")
@dataclass(frozen=True, slots=True)
class FightTrigger(OwnTrigger):
    """The ability resolves after its creature was used to fight and survived.

    Text:
        Fight

    Example: Fight resolves for the survivor
        given:
            you: {house: brobnar, line: [{Hunter: {power: 5, abilities: [{trigger: fight, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 1}}]}
        do:
            - you: {fight: Hunter, target: Guard}
        then:
            you: {aember: 1}

    Differs:
        The ability is printed as Fight, not as After Fight, since all that comes before a fight says so.

    See: after-fight-step
    """

    window: ClassVar[str] = "fought"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """The attacker, unless the fight was the end of it."""
        survived = moment.fight is None or moment.fight.stands(moment.fight.attacker)
        return survived and OwnTrigger.matches(self, game, card, moment, player)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class BeforeFight(OwnTrigger):
    """The ability resolves when its creature is used to fight, before any damage of the fight is dealt.

    Text:
        Before Fight

    Example: It resolves before damage is exchanged
        given:
            you: {house: brobnar, line: [{Spitter: {power: 5, abilities: [{trigger: before_fight, do: {deal_damage: {amount: 1, target: {each: {creature: {side: enemy}}}}}}]}}]}
            opponent: {line: [{Guard: {power: 1}}]}
        do:
            - you: {fight: Spitter, target: Guard}
        then:
            you: {line: [Spitter: {damage: 0}]}
            opponent: {line: []}

    See: before-fight-step
    """

    window: ClassVar[str] = "before-fight"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class Action(OwnTrigger):
    """The ability resolves when its card is used for it, which exhausts the card.

    It is one of the ways of using a card, beside reaping and fighting.

    Text:
        Action

    Example: Using an Action does not reap
        given:
            you: {house: dis, line: [{Thief: {abilities: [{trigger: action, do: {steal: 1}}]}}]}
            opponent: {aember: 1}
        do:
            - you: {action: Thief}
        then:
            you: {aember: 1, line: [Thief: {ready: false}]}

    See: using
    """

    window: ClassVar[str] = "action"

    def resolver(self, game: Game, card: Card, moment: Moment) -> int:
        """Whoever uses the card, who need not control it."""
        return moment.player


@rule("triggers", slug="destroyed", title="Destroyed")
@dataclass(frozen=True, slots=True)
class DestroyedTrigger(OwnTrigger):
    """The ability resolves as its card is destroyed, while the card is still in play.

    Text:
        Destroyed

    Example: A destroyed creature acts once more
        given:
            you: {house: dis, hand: [{Fright: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]}
            opponent: {line: [{Imp: {abilities: [{trigger: destroyed, do: {gain_aember: 2}}]}}]}
        do:
            - you: {play: Fright}
        then:
            opponent: {aember: 2, line: []}

    See: destruction
    """

    window: ClassVar[str] = "destroyed"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class LeavesPlay(OwnTrigger):
    """The ability resolves as its card leaves play, whichever way it goes, while the card is still in play.

    Text:
        Leaves Play

    Example: Returning to hand is leaving play
        given:
            you: {house: dis, hand: [{Fear: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose: creature}, to: hand}}}]}}]}
            opponent: {line: [{Rat: {abilities: [{trigger: leaves_play, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Fear}
        then:
            opponent: {aember: 1, hand: [Rat]}

    See: leaving-play
    """

    window: ClassVar[str] = "leaves-play"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterUsed(OwnTrigger):
    """The ability resolves after its own card is used, whichever way.

    Text:
        after {{ this() }} is used

    Example: Any use will do
        given:
            you: {house: mars, line: [{Walker: {abilities: [{trigger: after_used, do: {draw: 1}}]}}]}
        do:
            - you: {reap: Walker}
        then:
            you: {aember: 1, hand: 1}

    See: using, after-you-use
    """

    window: ClassVar[str] = "used"
    label: ClassVar[bool] = False


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterArmorPrevents(OwnTrigger):
    """The ability resolves after its creature's own armor prevented damage.

    Text:
        after {{ this() }}'s armor prevents damage

    Example: Armor that works wakes the ability
        given:
            you: {house: mars, hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {amount: 2, target: {choose: creature}}}}]}}]}
            opponent: {line: [{Smith: {power: 3, armor: 1, abilities: [{trigger: after_armor_prevents, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Bolt}
        then:
            opponent: {aember: 1, line: [Smith: {damage: 1}]}

    See: armor
    """

    window: ClassVar[str] = "armor-prevented"
    label: ClassVar[bool] = False
