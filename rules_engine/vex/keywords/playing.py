"""The keywords that change how a card is played or used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Keyword
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.refusals import ALPHA_NOT_FIRST, Refusal

if TYPE_CHECKING:
    from rules_engine.vex.state.game import Game

ALL_TYPES = frozenset({"creature", "artifact", "tactic", "upgrade"})


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Alpha(Keyword):
    """This card can be played only as the first thing its player does in a turn.

    It cannot be played once that player has played, used or discarded any other card this turn.

    Text:
        alpha

    Example: Alpha must come first
        given:
            you: {house: mars, hand: [{Dawn: {keywords: [alpha]}}], line: [{Scout: {}}]}
        do:
            - you: {reap: Scout}
        then:
            cannot: [{play: Dawn, because: alpha-not-first}]

    See: omega
    """

    card_types: ClassVar[frozenset[str]] = ALL_TYPES
    grantable: ClassVar[bool] = False

    def forbids_play(self, game: Game, player: int) -> Refusal | None:
        """Refuse when anything was done this turn."""
        history = game.history[player]
        return ALPHA_NOT_FIRST if history.played or history.used or history.discarded else None


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Omega(Keyword):
    """Once this card has resolved, the main phase ends.

    No more cards can be played, used or discarded in that phase; what is still resolving resolves to its end.
    Play goes on with the next phase.

    Text:
        omega

    Example: Nothing follows an omega card
        given:
            you: {house: mars, hand: [{Dusk: {keywords: [omega]}}, {Scout: {}}], line: [{Idle: {}}]}
        do:
            - you: {play: Dusk}
            - you: {flank: right}
        then:
            active: opponent
            you: {aember: 0}

    See: alpha, main-phase
    """

    card_types: ClassVar[frozenset[str]] = ALL_TYPES
    grantable: ClassVar[bool] = False
    ends_phase: ClassVar[bool] = True


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Deploy(Keyword):
    """This creature may enter anywhere in its controller's battleline, not only on a flank, when it is played.

    Put into play without being played, it enters on a flank.

    Text:
        deploy

    Example: A creature with deploy enters in the middle
        given:
            you: {house: mars, hand: [{Warden: {keywords: [deploy]}}], line: [{Left: {}}, {Right: {}}]}
        do:
            - you: {play: Warden}
            - you: {position: 1}
        then:
            you: {line: [Left, Warden, Right]}

    Example: Put into play, it enters on a flank
        given:
            you:
                house: mars
                hand: [{Call: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose_from: {zone: discard, what: creature}}, to: play}}}]}}]
                line: [{Left: {}}, {Right: {}}]
                discard: [{Warden: {keywords: [deploy]}}]
        do:
            - you: {play: Call}
            - you: {flank: right}
        then:
            you: {line: [Left, Right, Warden]}

    See: battleline
    """

    grantable: ClassVar[bool] = False
    any_position: ClassVar[bool] = True


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Treachery(Keyword):
    """This card enters play under the control of its player's opponent when it is played.

    Its player still plays it on their own turn and resolves its bonus icons.
    Put into play without being played, it enters like any other card.

    Text:
        treachery

    Example: The opponent receives the creature
        given:
            you: {house: mars, hand: [{Spy: {keywords: [treachery], icons: [aember]}}]}
        do:
            - you: {play: Spy}
        then:
            you: {aember: 1, line: []}
            opponent: {line: [Spy]}

    Example: Put into play, it stays on the side it enters
        given:
            you:
                house: mars
                hand: [{Call: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose_from: {zone: discard, what: creature}}, to: play}}}]}}]
                discard: [{Spy: {keywords: [treachery]}}]
        do:
            - you: {play: Call}
        then:
            you: {line: [Spy]}
            opponent: {line: []}

    See: house
    """

    card_types: ClassVar[frozenset[str]] = frozenset({"creature", "artifact"})
    grantable: ClassVar[bool] = False
    enters_under_opponent: ClassVar[bool] = True


@rule("keywords")
@dataclass(frozen=True, slots=True)
class Versatile(Keyword):
    """Once in play, this card may be used as if it belonged to the active house.

    It is still played only when its own house is the active one.

    Text:
        versatile

    Example: Versatile concerns use, not playing
        given:
            you: {house: mars, hand: [{Agent: {house: dis, keywords: [versatile]}}], line: [{Envoy: {house: dis, keywords: [versatile]}}]}
        do:
            - then: {cannot: [{play: Agent, because: not-active-house}]}
            - you: {reap: Envoy}
        then:
            you: {aember: 1}

    Differs:
        A card that could be used out of house for its Omni ability has this keyword and an Action ability instead, so that one word covers every use out of house.

    See: using, house
    """

    card_types: ClassVar[frozenset[str]] = frozenset({"creature", "artifact"})
    usable_out_of_house: ClassVar[bool] = True
