"""What constant effects say of a player right now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rules_engine.vex.families import ConstantEffect
from rules_engine.vex.state.facts import in_force

if TYPE_CHECKING:
    from rules_engine.vex.state.game import Game
    from rules_engine.vex.state.standing import Standing


def affecting(game: Game, kind: type[ConstantEffect], player: int) -> Iterable[Standing]:
    """The constant effects of one class that are in force for `player`."""
    found = game.standing[kind]
    return _meant(game, found, player) if found else ()


def _meant(game: Game, found: list[Standing], player: int) -> Iterator[Standing]:
    for standing in found:
        who: str = standing.effect.player  # type: ignore[attr-defined]
        meant = who == "each_player" or (who == "you") == (standing.player == player)
        if meant and in_force(game, standing):
            yield standing


def affects(game: Game, kind: type[ConstantEffect], player: int) -> bool:
    """Whether a constant effect of this class is in force for `player`."""
    return any(True for _ in affecting(game, kind, player)) if game.standing[kind] else False
