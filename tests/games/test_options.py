"""What the game remembers to be quick is the same as what it would find by looking anew."""

from __future__ import annotations

import pytest

from rules_engine.kernel.decisions import Option
from rules_engine.kernel.match import Match, UniformlyRandom
from rules_engine.vex.asking import END_TURN, PromptKind
from rules_engine.vex.play.legality import refusal
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.invariants import violations
from vexdata.soak.decks import random_start


def unrefused(game: Game) -> set[Option]:
    """Everything that is not refused when each card is asked about by itself."""
    player = game.active
    side = game.players[player]
    found = {END_TURN}
    for verb in ("play", "discard", "reap", "action", "unstun"):
        cards = side.hand if verb in ("play", "discard") else side.battleline + side.artifacts
        found |= {Option(verb, card.id) for card in cards if refusal(game, player, verb, card) is None}
    for card in side.battleline:
        for enemy in game.players[1 - player].battleline:
            if refusal(game, player, "fight", card, enemy) is None:
                found.add(Option("fight", card.id, enemy.id))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_exactly_what_is_not_refused(seed: int) -> None:
    """The list of options is made at one go; here each is asked about by itself."""
    match = Match(random_start(seed).game())
    player = UniformlyRandom(seed)
    while match.decision is not None:
        if match.decision.kind == PromptKind.MAIN:
            assert set(match.decision.options) == unrefused(match.game)
        match.answer(player.choose(match.decision, match.game))


def test_what_is_remembered_of_the_cards_in_play_is_compared_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that nobody was told of is a broken invariant, so that random games find it."""
    match = Match(random_start(2).game())
    player = UniformlyRandom(2)
    for _ in range(30):
        assert match.decision is not None
        match.answer(player.choose(match.decision, match.game))
    assert violations(match.game) == []
    monkeypatch.setattr(Game, "touch", lambda game, heard=True: None)
    while match.decision is not None and not violations(match.game):
        match.answer(player.choose(match.decision, match.game))
    assert any("is remembered as it was" in problem for problem in violations(match.game))
