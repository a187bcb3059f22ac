"""Triggers that resolve at a point of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Moment, Trigger
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class TurnTrigger(Trigger):
    """A trigger that resolves at a point of its controller's turn."""

    __slots__ = ()
    gives_it: ClassVar[bool] = False

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """On the controller's own turn."""
        return moment.player == player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class StartOfTurn(TurnTrigger):
    """The ability resolves at the start of its controller's turn, before they forge.

    Text:
        at the start of your turn

    Example: It resolves before forging
        given:
            phase: start
            you: {aember: 5, artifacts: [{Well: {type: artifact, abilities: [{trigger: start_of_turn, do: {gain_aember: 1}}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 0}

    See: start-of-turn-phase
    """

    window: ClassVar[str] = "start-of-turn"
    label: ClassVar[bool] = False


@rule("triggers")
@dataclass(frozen=True, slots=True)
class EndOfTurn(TurnTrigger):
    """The ability resolves at the end of its controller's turn, after they have readied and drawn.

    Text:
        at the end of your turn

    Example: It sees the turn's end
        given:
            you: {house: dis, line: [{Drain: {abilities: [{trigger: end_of_turn, do: {lose_aember: {player: opponent, amount: 1}}}]}}]}
            opponent: {aember: 3}
        do:
            - you: end turn
        then:
            opponent: {aember: 2}

    See: end-of-turn-phase
    """

    window: ClassVar[str] = "end-of-turn"
    label: ClassVar[bool] = False


@rule("triggers")
@dataclass(frozen=True, slots=True)
class EndOfReady(TurnTrigger):
    """The ability resolves at the end of its controller's ready phase, once all their cards are ready.

    It comes before the cards of the draw phase are drawn.

    Text:
        at the end of your ready phase

    Example: It comes before drawing
        given:
            you: {house: untamed, hand: [{Last: {}}], deck: [{A: {}}, {B: {}}, {C: {}}, {D: {}}, {E: {}}, {F: {}}], line: [{Oxtet: {abilities: [{trigger: end_of_ready, do: {purge: {each_in: {zone: hand, what: card}}}}]}}]}
        do:
            - you: end turn
        then:
            you: {purged: [Last], hand: [A, B, C, D, E, F]}

    Example: The card itself is ready by then
        given:
            you: {house: untamed, line: [{Oxtet: {ready: false, abilities: [{trigger: end_of_ready, do: {deal_damage: {amount: 1, target: {each: {creature: {ready: false}}}}}}]}}]}
            opponent: {line: [{Guard: {ready: false}}]}
        do:
            - you: end turn
        then:
            you: {line: [Oxtet: {damage: 0}]}
            opponent: {line: [Guard: {damage: 1}]}

    See: ready-phase, end-of-turn
    """

    window: ClassVar[str] = "end-of-ready"
    label: ClassVar[bool] = False


class EachTurnTrigger(Trigger):
    """A trigger that resolves at a point of every player's turn, for the player whose turn it is."""

    __slots__ = ()
    gives_it: ClassVar[bool] = False
    label: ClassVar[bool] = False
    for_anyone: ClassVar[bool] = True

    def resolver(self, game: Game, card: Card, moment: Moment) -> int:
        """The player whose turn it is."""
        return moment.player


@rule("triggers")
@dataclass(frozen=True, slots=True)
class StartOfEachTurn(EachTurnTrigger):
    """The ability resolves at the start of every player's turn, before that player forges.

    It resolves for the player whose turn it is, not for its controller: "they" means that player.

    Text:
        at the start of each player's turn

    Example: It acts on the player whose turn it is
        given:
            phase: start
            you: {aember: 6}
            opponent: {aember: 6, artifacts: [{Den: {type: artifact, abilities: [{trigger: start_of_each_turn, do: {lose_aember: {player: they, amount: 1}}}]}}]}
        do: []
        then:
            you: {aember: 5, keys: 0}
            opponent: {aember: 6}

    Example: Its controller's own turn too
        given:
            phase: start
            you: {aember: 6, artifacts: [{Den: {type: artifact, abilities: [{trigger: start_of_each_turn, do: {lose_aember: {player: they, amount: 1}}}]}}]}
        do: []
        then:
            you: {aember: 5, keys: 0}

    See: start-of-turn, start-of-turn-phase
    """

    window: ClassVar[str] = "start-of-turn"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class EndOfEachTurn(EachTurnTrigger):
    """The ability resolves at the end of every player's turn, after that player has readied and drawn.

    It resolves for the player whose turn it is, not for its controller: "they" means that player.

    Text:
        at the end of each player's turn

    Example: It acts on the player whose turn ends
        given:
            you: {aember: 3}
            opponent: {aember: 3, artifacts: [{Sink: {type: artifact, abilities: [{trigger: end_of_each_turn, do: {lose_aember: {player: they, amount: 1}}}]}}]}
        do:
            - you: end turn
        then:
            you: {aember: 2}
            opponent: {aember: 3}

    Example: Its controller's own turn too
        given:
            you: {aember: 3, artifacts: [{Sink: {type: artifact, abilities: [{trigger: end_of_each_turn, do: {lose_aember: {player: they, amount: 1}}}]}}]}
        do:
            - you: end turn
        then:
            you: {aember: 2}

    See: end-of-turn, end-of-turn-phase
    """

    window: ClassVar[str] = "end-of-turn"
