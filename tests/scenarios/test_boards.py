"""Boards described in data: what is said stands there, and what is not said is an ordinary turn."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.scenario import ScenarioError
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.scenarios.board import build
from rules_engine.vex.scenarios.cards import standard_loader
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.game import Game

ZYX = CardDefinition(name="Zyx Researcher", house="logos", type="creature", rarity="common", power=2)
LINE = ("you", "line", 0)
POOL = {"Zyx Researcher": ZYX}


def board(**given: Any) -> Game:
    """The game on a board."""
    return build(given, POOL, standard_loader())


def names(cards: list[Any]) -> list[str]:
    """The names of cards, in order."""
    return [card.name for card in cards]


def test_an_empty_board_is_an_ordinary_turn_of_yours() -> None:
    game = board()
    you, opponent = game.players
    assert (game.active, game.turn, game.phase, game.house) == (0, 3, "main-phase", "brobnar")
    assert (you.aember, you.keys, you.chains) == (0, 0, 0)
    assert len(you.deck) == len(opponent.deck) == 10
    assert you.deck[-1].name == "Filler 1"
    assert len(set(you.houses)) == len(set(opponent.houses)) == 3
    assert not you.hand + you.battleline + you.discard


def test_the_first_printed_card_gives_the_active_house() -> None:
    assert board(you={"line": ["Zyx Researcher"]}).house == "logos"
    assert board(you={"house": "Star Alliance", "line": ["Zyx Researcher"]}).house == "star_alliance"
    assert board(active="opponent", opponent={"hand": ["Zyx Researcher"]}).house == "logos"


def test_printed_cards_and_stand_ins() -> None:
    game = board(
        you={"house": "mars", "line": ["Zyx Researcher", {"Guard": {"power": 4, "armor": 2, "keywords": ["taunt"]}}]}
    )
    zyx, guard = game.players[0].battleline
    assert zyx.definition is ZYX
    assert (guard.definition.house, guard.definition.power, guard.definition.armor) == ("mars", 4, 2)
    assert list(guard.definition.keyword_map) == ["taunt"]
    assert not guard.exhausted
    assert game.players[0].houses[:2] == ("mars", "logos")


def test_the_state_of_cards_in_play() -> None:
    game = board(
        you={
            "line": [
                {
                    "Zyx Researcher": {
                        "damage": 1, "ready": False, "stunned": True, "warded": True, "enraged": True, "aember": 2,
                        "power counters": 3, "owner": "opponent", "upgrades": [{"Boots": {}}], "under": [{"Box": {}}],
                    }
                },
                {"Tree": {"counters": {"growth": 2}, "attacked": True}},
            ]
        }
    )  # fmt: skip
    zyx, tree = game.players[0].battleline
    assert (zyx.damage, zyx.exhausted, zyx.stunned, zyx.warded, zyx.enraged) == (1, True, True, True, True)
    assert (zyx.aember, zyx.power_counters, zyx.owner, zyx.controller) == (2, 3, 1, 0)
    (boots,) = (game.cards[id] for id in zyx.upgrades)
    assert (boots.definition.type, boots.zone, boots.host) == ("upgrade", Zone.ATTACHED, zyx.id)
    (box,) = (game.cards[id] for id in zyx.under)
    assert (box.zone, box.host, game.players[0].under) == (Zone.UNDER, zyx.id, [box])
    assert (tree.counters, tree.attacked) == ({"growth": 2}, True)


def test_piles_are_named_from_the_top() -> None:
    game = board(you={"deck": ["Zyx Researcher", {"Next": {}}], "hand": 2, "discard": [{"Old": {}}], "archives": 1})
    you = game.players[0]
    assert names(you.deck) == ["Next", "Zyx Researcher"]
    assert len(you.hand) == 2
    assert (names(you.discard), len(you.archives)) == (["Old"], 1)
    assert all(game.cards[card.id] is card for card in game.cards)


def test_phases_and_turns() -> None:
    assert (board(phase="start").phase, board(phase="start").house) == ("start-of-turn-phase", None)
    assert board(phase="house").phase == "house-phase"
    assert (board(phase="set-up").phase, board(phase="set-up").turn) == ("set-up", 0)
    first = board(**{"first turn": True})
    assert (first.turn, first.first_player) == (1, 0)
    assert board(turn=4).first_player == 1


def test_what_happened_before() -> None:
    game = board(
        you={"hand": [{"A": {}}], "played this turn": ["A"], "forged_this_turn": True}, opponent={"forged last turn": 1}
    )
    assert game.history[0].played == [game.players[0].hand[0].id]
    assert (game.history[0].forged, game.history[1].forged) == (1, 1)
    assert board(**{"forged last turn": True}).history[1].forged == 1


@pytest.mark.parametrize(
    ("given", "path", "says"),
    [
        ({"yuo": {}}, ("yuo",), "did you mean 'you'"),
        ({"you": {"hnad": []}}, ("you", "hnad"), "did you mean 'hand'"),
        ({"you": {"house": "mras"}}, ("you", "house"), "did you mean 'mars'"),
        ({"opponent": {"house": "mars"}}, ("opponent", "house"), "only the active player"),
        ({"you": {"aember": -1}}, ("you", "aember"), "too small"),
        ({"you": {"aember": "six"}}, ("you", "aember"), "whole number"),
        ({"you": {"line": ["Zyx Reseacher"]}}, ("you", "line", 0), "did you mean 'Zyx Researcher'"),
        ({"you": {"line": ["Quark"]}}, ("you", "line", 0), "describe it in place"),
        ({"you": {"line": [{"Guard": {"powr": 3}}]}}, ("you", "line", 0, "Guard", "powr"), "did you mean 'power'"),
        ({"you": {"line": [{"Guard": {"power": 0}}]}}, ("you", "line", 0, "Guard", "power"), "too small"),
        ({"you": {"line": [{"Imp": {"keywords": ["tuant"]}}]}}, (*LINE, "Imp", "keywords", 0, "tuant"), "taunt"),
        ({"you": {"line": [{"Guard": {"ready": "no"}}]}}, ("you", "line", 0, "Guard", "ready"), "true or false"),
        ({"you": {"line": [{"Zap": {"type": "tactic"}}]}}, ("you", "line", 0, "Zap"), "is no creature"),
        ({"you": {"line": "Guard"}}, ("you", "line"), "expected a list"),
        ({"you": {"line": [3]}}, ("you", "line", 0), "a card is its name"),
        ({"you": {"hand": [{"A": {"damage": 1}}]}}, ("you", "hand", 0, "A", "damage"), "not in play"),
        ({"you": {"forged last turn": True}}, ("you", "forged last turn"), "cannot be said of you"),
        ({"you": {"played this turn": ["A"]}}, ("you", "played this turn", 0), "no card on this board"),
        ({"phase": "mian"}, ("phase",), "did you mean 'main'"),
        ({"first turn": True, "turn": 2}, ("turn",), "turn 1"),
        ({"active": "me"}, ("active",), "unknown player"),
    ],
)  # fmt: skip
def test_a_misspelt_board_is_told_with_its_place(given: dict[str, Any], path: tuple[Any, ...], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        board(**given)
    assert caught.value.problems[0].path == ("given", *path)
    assert says in str(caught.value)
