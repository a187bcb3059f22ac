"""How fast games are played and copied."""

from __future__ import annotations

import time

from rules_engine.kernel.match import Match, UniformlyRandom
from rules_engine.kernel.match import run as run_match
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.new_game import new_game
from vexdata.play.decks import new_decks

GAMES = 200


def _random_games() -> tuple[float, float]:
    """Games and decisions a second between uniformly random players."""
    games = [new_game(new_decks(seed), seed) for seed in range(GAMES)]
    began = time.perf_counter()
    decisions = 0
    for seed, game in enumerate(games):
        match = Match(game)
        player = UniformlyRandom(seed)
        run_match(match, (player, player))
        decisions += len(match.answers)
    took = time.perf_counter() - began
    return GAMES / took, decisions / took


def _clone_time() -> float:
    """Seconds that copying a game in its middle takes."""
    match = Match(new_game(new_decks(1), 1))
    player = UniformlyRandom(1)
    while match.decision is not None and (len(match.answers) < 120 or match.decision.kind != PromptKind.MAIN):
        match.answer(player.choose(match.decision, match.game))
    began = time.perf_counter()
    for _ in range(2000):
        match.game.clone()
    return (time.perf_counter() - began) / 2000


def run() -> list[tuple[str, str]]:
    """The rows of the table."""
    games, decisions = _random_games()
    return [
        ("random games a second", f"{games:.0f} (budget 300)"),
        ("decisions a second", f"{decisions:.0f}"),
        ("copying a game", f"{_clone_time() * 1e6:.0f} µs (budget 50 µs)"),
    ]
