"""The course of a game: set-up, then turn after turn until somebody has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices, Decision
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import ACCEPT, DECLINE, PromptKind
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.control import end_loans
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Mulliganed, PhaseBegan, Told, TurnBegan
from rules_engine.vex.state.game import GameOver
from rules_engine.vex.state.history import TurnHistory
from rules_engine.vex.turn.phases import PHASES as PHASES
from rules_engine.vex.turn.phases import Phase, chain_penalty, draw_less_chains
from rules_engine.vex.zones.moving import draw, shuffle_deck

if TYPE_CHECKING:
    from rules_engine.vex.state.game import Game

OPENING_HANDS = (7, 6)
"""Cards drawn at set-up by the first player and by the other."""


@rule("game")
class SetUp(Rule):
    """Both decks are shuffled, and each player draws an opening hand: 7 cards for the first player, 6 for the other.

    Chains lessen these draws as they do any other, and a player whose chains kept a card away sheds one.
    Then each player, the first one first, may mulligan once: they shuffle their whole hand into their deck and draw one card fewer than before.
    They keep that hand, and a mulligan sheds no further chain.

    Example: The first player may mulligan to six
        given:
            phase: set-up
            you: {deck: 36}
            opponent: {deck: 36}
        do:
            - you: mulligan
            - opponent: keep
        then:
            you: {hand: 6}
            opponent: {hand: 6}

    Example: The other player mulligans to five
        given:
            phase: set-up
            you: {deck: 36}
            opponent: {deck: 36}
        do:
            - then: {you: {hand: 7}, opponent: {hand: 6}}
            - you: keep
            - opponent: mulligan
        then:
            you: {hand: 7}
            opponent: {hand: 5, deck: 31}

    Example: Chains are shed once, however often the hand is drawn
        given:
            phase: set-up
            you: {deck: 36, chains: 3}
            opponent: {deck: 36}
        do:
            - then: {you: {hand: 6, chains: 2}}
            - you: mulligan
            - opponent: keep
        then:
            you: {hand: 5, chains: 2}

    Differs:
        A mulligan is one hand of one card fewer, and it is kept; so nobody starts the game far behind.

    See: chain, first-turn-rule
    """

    def run(self, game: Game) -> Choices[None]:
        """Shuffle, draw, and offer the mulligans."""
        order = (game.first_player, 1 - game.first_player)
        for player in order:
            shuffle_deck(game, player)
        sizes = dict(zip(order, OPENING_HANDS, strict=True))
        reductions = {player: chain_penalty(game.players[player].chains) for player in order}
        for player in order:
            draw_less_chains(game, player, sizes[player])
        for player in order:
            answer = yield Decision(player, PromptKind.MULLIGAN, (DECLINE, ACCEPT), None, "set-up")
            if answer == ACCEPT:
                side = game.players[player]
                for card in side.hand:
                    card.zone = Zone.DECK
                side.deck += side.hand
                side.hand = []
                shuffle_deck(game, player)
                drawn = draw(game, player, max(sizes[player] - reductions[player] - 1, 0))
                game.log.add(Mulliganed(player=player, amount=drawn))


@rule("game")
class FirstTurnRule(Rule):
    """On the first turn of the game, the first player may play or discard only one card from their hand.

    It is one or the other, not both.
    Using cards is not limited, and cards that other cards play for them, or let them play, do not count.

    Example: One card only
        given:
            first turn: true
            you: {house: mars, hand: [{Scout: {}}, {Second: {}}]}
        do:
            - you: {play: Scout}
        then:
            cannot: [{play: Second, because: first-turn}, {discard: Second, because: first-turn}]

    Example: A card that another card plays does not count
        given:
            first turn: true
            you: {house: mars, hand: [{Scout: {}}, {Second: {type: artifact}}], artifacts: [{Gate: {type: artifact, abilities: [{trigger: action, do: {play_card: {choose_from: {zone: hand, what: artifact}}}}]}}]}
        do:
            - you: {action: Gate}
            - you: {play: Scout}
        then:
            you: {line: [Scout], artifacts: [Gate, Second]}

    Differs:
        Cards that another card plays, or lets the player play, are no part of the limit, which concerns what a player does of their own will; so a card that plays others is no weaker on the first turn.

    See: main-phase
    """


def play(game: Game) -> Choices[None]:
    """Play the game from where it stands to its end."""
    try:
        if game.phase == SET_UP:
            yield from SetUp().run(game)
            game.active = game.first_player
            _begin_turn(game)
        while True:
            yield from _play_turn(game)
            game.active = 1 - game.active
            _begin_turn(game)
    except GameOver:
        return


SET_UP = "set-up"
_PLACES = {phase.slug: place for place, phase in enumerate(PHASES)}


def _begun(phase: type[Phase]) -> tuple[Told, Told]:
    """What the log says of the begin of a phase, for either player."""
    spoken = phase.slug.removesuffix("-phase").replace("-", " ")
    return (PhaseBegan(player=0, word=spoken), PhaseBegan(player=1, word=spoken))


_COURSE = tuple((phase.slug, phase(), _begun(phase)) for phase in PHASES)


def _play_turn(game: Game) -> Choices[None]:
    """The phases from the one the game stands at to the end of the turn."""
    for slug, phase, begun in _COURSE[_PLACES[game.phase] :]:
        game.phase = slug
        # A copy made in the main phase goes on in it; the phase does not begin anew.
        if not game.resting:
            game.log.add(begun[game.active])
        yield from phase.run(game)
        if game.needs_settling:
            yield from settle(game)
    yield from _end_turn(game)


def _begin_turn(game: Game) -> None:
    game.turn += 1
    game.house = None
    game.phase = PHASES[0].slug
    game.history[game.active] = TurnHistory()
    game.pass_turn()
    for card in game.in_play():
        card.attacked = False
        card.used = 0
    game.log.add(TurnBegan(player=game.active, amount=game.turn))


def _end_turn(game: Game) -> Choices[None]:
    """End what was to hold until now."""
    kept = [lasting for lasting in game.lasting if lasting.last is None or lasting.last > game.turn]
    if len(kept) != len(game.lasting):
        game.lasting = kept
        game.touch()
    for card in game.in_play():
        card.house_this_turn = None
    if game.loans:
        yield from end_loans(game, lambda loan: loan.last is not None and loan.last <= game.turn)
    if game.needs_settling:
        yield from settle(game)
