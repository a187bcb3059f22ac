"""How the game asks a player: the closed list of prompt kinds, and the ways to put a question."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices, Decision, Option

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class PromptKind(StrEnum):
    """Every kind of question the game asks. A front end that shows all of these can show the whole game."""

    MULLIGAN = "mulligan"
    HOUSE = "house"
    ARCHIVES = "archives"
    MAIN = "main"
    CARD = "card"
    OPTION = "option"
    MAY = "may"
    ORDER = "order"
    FLANK = "flank"
    HOUSE_NAME = "house-name"
    NUMBER = "number"


RESTING = frozenset({PromptKind.MULLIGAN, PromptKind.HOUSE, PromptKind.ARCHIVES, PromptKind.MAIN})
"""Prompts between abilities, where nothing is half done."""

offer = lru_cache(maxsize=1 << 14)(Option)
"""Makes options; the same few are offered over and over."""

ACCEPT = Option("accept")
DECLINE = Option("decline")
STOP = Option("stop")
END_TURN = Option("end turn")
FLANKS = (Option("flank", None, "left"), Option("flank", None, "right"))


def choose(
    game: Game, player: int, kind: PromptKind, options: Sequence[Option], source: Card | None, rule: str
) -> Choices[Option]:
    """Have a player pick one of the options; a single option is taken without a question."""
    if len(options) == 1:
        return options[0]
    answer = yield Decision(player, kind, options, None if source is None else source.id, rule)
    return answer


def choose_card(
    game: Game, player: int, cards: Sequence[Card], source: Card | None, rule: str, optional: bool = False
) -> Choices[Card | None]:
    """Have a player pick a card; None when there is none, or when the player may and does decline."""
    if not cards:
        return None
    options = [offer("choose", card.id) for card in cards]
    if optional:
        options.append(STOP)
    answer = yield from choose(game, player, PromptKind.CARD, options, source, rule)
    return None if answer.card is None else game.cards[answer.card]


def confirm(game: Game, player: int, source: Card | None, rule: str) -> Choices[bool]:
    """Ask whether to do what a "you may" offers."""
    answer = yield from choose(game, player, PromptKind.MAY, (ACCEPT, DECLINE), source, rule)
    return answer == ACCEPT


def choose_house(
    game: Game, player: int, houses: Sequence[str], source: Card | None, rule: str
) -> Choices[str]:
    """Have a player name one of the houses."""
    options = [offer("house", None, house) for house in houses]
    answer = yield from choose(game, player, PromptKind.HOUSE_NAME, options, source, rule)
    return str(answer.value)
