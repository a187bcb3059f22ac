"""Whether a game that has gone on for long can still be won, which tells a long game from one that is stuck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.match import Match, run
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.state import facts
from rules_engine.vex.state.game import Game
from vexdata.soak.plainest import plainest

TURNS = 300
"""Turns of both players within which somebody must win who does nothing but go for keys, unhindered."""
ANSWERS = 10_000
"""Answers within which they must."""

_WAYS = ("unstun", "reap", "play", "action", "fight")
"""What somebody who goes for keys does in the main phase, the first thing first."""


def can_be_won(game: Game) -> bool:
    """Whether a game at a main phase decision can be won by legal play; the game itself stays as it is.

    For each player in turn it is tried what comes of it when they go for keys and the other does as little as can be.
    """
    return any(_wins(game.clone(), player) for player in (game.active, 1 - game.active))


def _wins(game: Game, player: int) -> bool:
    agents = [Idle(), Idle()]
    agents[player] = ForKeys()
    match = Match(game)
    last = game.turn + TURNS
    while match.decision is not None and game.turn <= last and len(match.answers) < ANSWERS:
        run(match, agents, len(match.answers) + 1)
    return match.decision is None


class Idle:
    """Does as little as can be: ends turns, declines, and takes the first of what has to be chosen."""

    def choose(self, decision: Decision, game: Game) -> int:
        """The index of the plainest option."""
        return plainest(decision)


class ForKeys(Idle):
    """Plays creatures and reaps with them, turn after turn, so that Æmber comes in and keys are forged."""

    def choose(self, decision: Decision, game: Game) -> int:
        """The index of the option that brings the most Æmber soonest, as far as that is plain to see."""
        match decision.kind:
            case PromptKind.MAIN:
                return _first(decision.options, game)
            case PromptKind.HOUSE:
                return _strongest(decision, game)
            case PromptKind.ARCHIVES:
                return 0
        return plainest(decision)


def _first(options: Sequence[Option], game: Game) -> int:
    """The first thing worth doing; of the cards in hand only creatures are played."""
    for way in _WAYS:
        for index, option in enumerate(options):
            if option.verb == way and (way != "play" or _is_creature(option, game)):
                return index
    return len(options) - 1


def _is_creature(option: Option, game: Game) -> bool:
    return option.card is not None and game.cards[option.card].definition.type == "creature"


def _strongest(decision: Decision, game: Game) -> int:
    """The house of most creatures, those in play counted twice."""
    side = game.players[decision.player]
    in_hand = [card for card in side.hand if card.definition.type == "creature"]
    creatures = [*side.battleline, *side.battleline, *in_hand]
    houses = Counter(facts.house_of(game, card) for card in creatures)
    numbers = [houses[str(option.value)] for option in decision.options]
    return numbers.index(max(numbers))
