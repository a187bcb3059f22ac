"""How fast games are played and copied."""

from __future__ import annotations

import time

from rules_engine.kernel.match import Match, UniformlyRandom
from rules_engine.kernel.match import run as run_match
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.new_game import new_game
from rules_engine.vex.state.game import Game
from vexdata.play.decks import new_decks
from vexdata.soak.decks import random_start

GAMES = 200
LOOPS = 100_000


def _random_games(games: list[Game]) -> tuple[float, float]:
    """Seconds for games between uniformly random players, and the decisions in them."""
    began = time.process_time()
    decisions = 0
    for seed, game in enumerate(games):
        match = Match(game)
        player = UniformlyRandom(seed)
        run_match(match, (player, player))
        decisions += len(match.answers)
    return time.process_time() - began, decisions


def _yardstick() -> float:
    """Seconds for a hundred thousand rounds of a plain loop: what this machine makes of Python just now."""
    began = time.process_time()
    kept: dict[int, int] = {}
    for number in range(LOOPS):
        kept[number & 255] = number + len(kept)
    return time.process_time() - began


def _clone_time() -> float:
    """Seconds that copying a game in its middle takes."""
    match = Match(new_game(new_decks(1), 1))
    player = UniformlyRandom(1)
    while match.decision is not None and (len(match.answers) < 120 or match.decision.kind != PromptKind.MAIN):
        match.answer(player.choose(match.decision, match.game))
    began = time.process_time()
    for _ in range(2000):
        match.game.clone()
    return (time.process_time() - began) / 2000


def run() -> list[tuple[str, str]]:
    """The rows of the table."""
    rows = []
    for what, games in (
        ("of the default set", [new_game(new_decks(seed), seed) for seed in range(GAMES)]),
        ("of any cards", [random_start(seed).game() for seed in range(GAMES)]),
    ):
        yardstick = _yardstick()
        took, decisions = _random_games(games)
        loops = took / decisions / (yardstick + _yardstick()) * 2 * LOOPS
        rows += [
            (f"random games a second, decks {what}", f"{GAMES / took:.0f} (budget 300)"),
            (
                f"decisions a second, decks {what}",
                f"{decisions / took:.0f}, each like {loops:.0f} rounds of a plain loop",
            ),
        ]
    return [
        *rows,
        ("copying a game", f"{_clone_time() * 1e6:.0f} µs (budget 50 µs)"),
    ]
