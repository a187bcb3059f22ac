"""Ways to win a game that has gone on for long: one that works tells a long game from one that is stuck.

Random players win by chance alone, so a game between them can go on for thousands of turns with nothing wrong about it.
Each player in turn goes for keys from where such a game stands, on a copy, against one who does nothing and against
one who goes on at random. A single win proves that the game is only long; that it is stuck is concluded from many
tries without one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from rules_engine.kernel.decisions import Decision, Option
from rules_engine.kernel.match import Agent, UniformlyRandom
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.state import facts
from rules_engine.vex.state.game import Game
from vexdata.soak.plainest import plainest

TURNS = 100
"""Turns of both players within which somebody must win who goes for keys; they take about thirty."""
ANSWERS = 10_000
"""Answers within which they must."""

_BY_CHANCE = (0, 1, 2, 4)
"""How many answers in eight those who go for keys leave to chance, one try after the other."""
_WAYS = ("unstun", "reap", "play a creature", "action", "play", "fight", "discard", "end turn")
"""What somebody who goes for keys does in the main phase, the first thing first."""


def ways_out(seed: int) -> Iterator[Callable[[Decision, Game], int]]:
    """All that is tried to win a game, the likeliest to succeed first: each answers for both players.

    Args:
        seed: what the answers that are left to chance are drawn from.
    """
    chance = Randomness(seed)
    for by_chance, accepts, player in product(_BY_CHANCE, (True, False), (0, 1)):
        others: tuple[Agent, ...] = (Idle(), UniformlyRandom(chance.next()))
        for other in others:
            yield _together(player, ForKeys(chance.next(), by_chance, accepts), other)


def _together(player: int, agent: Agent, other: Agent) -> Callable[[Decision, Game], int]:
    def choose(decision: Decision, game: Game) -> int:
        return (agent if decision.player == player else other).choose(decision, game)

    return choose


class Idle:
    """Does as little as can be: ends turns, declines, and takes the first of what has to be chosen."""

    def choose(self, decision: Decision, game: Game) -> int:
        """The index of the plainest option."""
        return plainest(decision)


class ForKeys:
    """Plays creatures and reaps with them, turn after turn, so that Æmber comes in and keys are forged.

    Args:
        seed: what its other answers are drawn from.
        by_chance: how many answers in eight it leaves to chance all the same: whoever always does what seems best can
            run into a wall that one step aside leads around.
        accepts: whether it does what it may do: most of that is good for it, but a gamble that it can decline turn
            after turn costs it every Æmber it gains.
    """

    def __init__(self, seed: int, by_chance: int, accepts: bool = True) -> None:
        self._chance = Randomness(seed)
        self._by_chance = by_chance
        self._accepts = accepts

    def choose(self, decision: Decision, game: Game) -> int:
        """The index of the option that brings the most Æmber soonest, as far as that is plain to see."""
        choices = range(len(decision.options))
        if self._chance.below(8) >= self._by_chance:
            match decision.kind:
                case PromptKind.MAIN:
                    return min(choices, key=lambda index: _rank(decision.options[index], game))
                case PromptKind.HOUSE:
                    return max(choices, key=lambda index: _usable(decision, index, game))
                case PromptKind.MAY:
                    return 0 if self._accepts else plainest(decision)
                case PromptKind.ARCHIVES:
                    return 0
        return self._chance.below(len(choices))


def _rank(option: Option, game: Game) -> int:
    """The place of an option among what is done in the main phase, the best first."""
    if option.verb == "play" and option.card is not None and game.cards[option.card].definition.type == "creature":
        return _WAYS.index("play a creature")
    return _WAYS.index(option.verb)


def _usable(decision: Decision, index: int, game: Game) -> int:
    """How many cards a house lets a player play or use, creatures in play counted twice."""
    side, house = game.players[decision.player], str(decision.options[index].value)
    cards = [*side.battleline, *side.battleline, *side.hand, *side.artifacts]
    return sum(facts.belongs_to(game, card, house) for card in cards)
