"""Bots: players that answer decisions."""

from __future__ import annotations

from rules_engine.kernel.decisions import Decision
from rules_engine.kernel.match import Agent, Match, UniformlyRandom
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.state import facts
from rules_engine.vex.state.game import Game


class OneActionAhead:
    """Tries each thing it could do on a copy of the game and does what leaves it best off.

    It looks no further than the end of its own next action, and at hidden cards not at all: chance in its
    copies is drawn anew.

    Args:
        seed: what its guesses are drawn from.
        tries: how often each action is tried, with other choices on the way.
    """

    def __init__(self, seed: int, tries: int = 2) -> None:
        self._chance = Randomness(seed)
        self._tries = tries
        self._plan: list[int] = []

    def choose(self, decision: Decision, game: Game) -> int:
        """The index of the option it takes."""
        if decision.kind == PromptKind.MAIN:
            self._plan = self._best(decision, game)
            return self._plan.pop(0)
        if decision.kind == PromptKind.HOUSE:
            return self._house(decision, game)
        if decision.kind == PromptKind.ARCHIVES:
            return 0
        if self._plan and self._plan[0] < len(decision.options):
            return self._plan.pop(0)
        return self._chance.below(len(decision.options))

    def _best(self, decision: Decision, game: Game) -> list[int]:
        last = len(decision.options) - 1
        best, plan = evaluate(game, decision.player), [last]
        for index in range(last):
            for _ in range(self._tries):
                answers, worth = self._try(game, decision.player, index)
                if worth > best:
                    best, plan = worth, answers
        return plan

    def _try(self, game: Game, player: int, index: int) -> tuple[list[int], float]:
        copy = game.clone()
        copy.chance = Randomness(self._chance.next())
        match = Match(copy)
        match.answer(index)
        answers = [index]
        while match.decision is not None and match.decision.kind != PromptKind.MAIN and copy.turn == game.turn:
            answer = self._chance.below(len(match.decision.options))
            answers.append(answer)
            match.answer(answer)
        return answers, evaluate(copy, player)

    def _house(self, decision: Decision, game: Game) -> int:
        side = game.players[decision.player]
        cards = side.hand + side.battleline + side.artifacts

        def worth(index: int) -> int:
            house = str(decision.options[index].value)
            return sum(1 + card.in_play for card in cards if facts.belongs_to(game, card, house))

        return max(range(len(decision.options)), key=worth)


def evaluate(game: Game, player: int) -> float:
    """How well a player stands, in Æmber or so."""
    if game.winner is not None:
        return 1000.0 if game.winner == player else -1000.0
    return _standing(game, player) - _standing(game, 1 - player)


def _standing(game: Game, player: int) -> float:
    side = game.players[player]
    worth = 10.0 * side.keys + min(side.aember, 12) - 0.3 * side.chains + 0.25 * len(side.archives)
    for card in side.battleline:
        worth += 1 + 0.25 * (facts.power(game, card) - card.damage) - 0.8 * card.aember - 0.5 * card.stunned
    if player == game.active and game.house is not None:
        # The hand is refilled anyway: a card that stays in it although its house is active cost a fresh one.
        worth -= 0.4 * sum(facts.belongs_to(game, card, game.house) for card in side.hand)
    return worth + 0.8 * len(side.artifacts)


BOTS = ("thinking", "random")
"""The bots by name, strongest first."""


def bot(name: str, seed: int) -> Agent:
    """The bot of this name.

    Raises:
        ValueError: there is none.
    """
    if name == "thinking":
        return OneActionAhead(seed)
    if name == "random":
        return UniformlyRandom(seed)
    raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
