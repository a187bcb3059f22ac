"""The phases of a turn, in order, each a rule that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules_engine.kernel.decisions import NOTHING_ASKED, Choices, Decision
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import ACCEPT, DECLINE, PromptKind, offer
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.concepts import keys
from rules_engine.vex.constant_effects.player_effects import (
    CannotChooseHouse,
    HandSize,
    MustChooseHouse,
    SkipsForge,
)
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import legality, playing, using
from rules_engine.vex.play.discarding import discard_from_hand
from rules_engine.vex.resolving import open_window
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import ArchivesTaken, ChainShed, HouseChosen, PhaseSkipped, TurnEnded
from rules_engine.vex.state.player_facts import affecting, affects
from rules_engine.vex.vocabulary import CHAINS_PER_CARD, HAND_SIZE
from rules_engine.vex.zones.moving import draw

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class Phase(Rule):
    """A phase of a turn.

    Most phases of most turns ask nothing: what they do is done when `run` returns, and what it returns is over.
    """

    __slots__ = ()

    def run(self, game: Game) -> Choices[object]:
        """Play the phase: begin it, and return the rest of it, with all that is asked."""
        raise TypeError(f"{type(self).__qualname__} does not say what happens in it")


@rule("turn")
class StartOfTurnPhase(Phase):
    """Abilities that say "at the start of your turn" resolve, before the player forges.

    The player orders their own when there are several.

    Example: The start comes before forging
        given:
            phase: start
            you: {aember: 4, artifacts: [{Well: {type: artifact, abilities: [{trigger: start_of_turn, do: {gain_aember: 2}}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 0}

    See: start-of-turn
    """

    def run(self, game: Game) -> Choices[None]:
        """Open the window."""
        return open_window(game, "start-of-turn", player=game.active)


@rule("turn")
class ForgePhase(Phase):
    """The player forges one key if they can pay for it, 6 Æmber unless something changes the cost.

    No more than one key is forged in this phase.
    Forging is not optional where their pool is enough for it.

    Example: One key a turn, however much Æmber
        given:
            phase: start
            you: {aember: 13}
        do: []
        then:
            you: {keys: 1, aember: 7}

    See: key
    """

    def run(self, game: Game) -> Choices[object]:
        """Forge, unless the phase is skipped."""
        if affects(game, SkipsForge, game.active):
            game.log.add(PhaseSkipped(player=game.active, word="forge"))
            return NOTHING_ASKED
        return keys.forge(game, game.active)


@rule("turn")
class HousePhase(Phase):
    """The player chooses one of the three houses of their deck as the active house of the turn.

    For the rest of the turn they play, use and discard cards of that house only, unless a card says otherwise.
    Where no house can be chosen, no house is active.

    Example: The active house is what can be played
        given:
            phase: house
            you: {houses: [mars, dis, logos], hand: [{Scout: {house: mars}}, {Imp: {house: dis}}]}
        do:
            - you: {house: mars}
        then:
            can: [{play: Scout}]
            cannot: [{play: Imp, because: not-active-house}]

    Example: A card of a fourth house adds no choice
        given:
            phase: house
            you: {houses: [mars, dis, logos], line: [{Stray: {house: untamed}}]}
        do:
            - then: {can choose: [mars, dis, logos]}
            - you: {house: mars}
        then:
            cannot: [{reap: Stray, because: not-active-house}]

    Differs:
        Only the three houses of the deck can be chosen: a card of another house that a player has come to control does not add its house, so what may be chosen is on the identity card and nowhere else.

    See: house
    """

    def run(self, game: Game) -> Choices[None]:
        """Ask for the house."""
        player = game.active
        houses = choosable_houses(game, player)
        if not houses:
            game.house = None
            return
        options = [offer("house", None, house) for house in houses]
        if len(options) == 1:
            answer = options[0]
        else:
            answer = yield Decision(player, PromptKind.HOUSE, options, None, "house-phase")
        game.house = str(answer.value)
        game.log.add(HouseChosen(player=player, word=game.house))
        yield from open_window(game, "house-chosen", None, player, word=game.house)


def choosable_houses(game: Game, player: int) -> list[str]:
    """The houses of their deck that a player can choose now."""
    houses = list(game.players[player].houses)
    if not (game.standing[MustChooseHouse] or game.standing[CannotChooseHouse]):
        return houses
    forced = _houses_meant(game, player, MustChooseHouse)
    barred = _houses_meant(game, player, CannotChooseHouse)
    allowed = [house for house in houses if house not in barred]
    return [house for house in allowed if house in forced] or allowed


def _houses_meant(game: Game, player: int, kind: type[MustChooseHouse | CannotChooseHouse]) -> list[str | None]:
    """The houses that the constant effects of one class on a player speak of."""
    return [standing.effect.house_of(standing.source) for standing in affecting(game, kind, player)]  # type: ignore[attr-defined]


@rule("turn")
class ArchivesPhase(Phase):
    """The player may take all cards of their archives into their hand.

    They take all of them or none, and are not asked when there are none.

    Example: Declining leaves them all
        given:
            phase: house
            you: {houses: [mars, dis, logos], archives: [{One: {}}]}
        do:
            - you: {house: mars}
            - you: decline
        then:
            you: {archives: [One], hand: []}

    See: archives
    """

    def run(self, game: Game) -> Choices[None]:
        """Offer the archives."""
        return _offer_archives(game, game.active) if game.players[game.active].archives else NOTHING_ASKED


def _offer_archives(game: Game, player: int) -> Choices[None]:
    answer = yield Decision(player, PromptKind.ARCHIVES, (ACCEPT, DECLINE), None, "archives-phase")
    if answer == ACCEPT:
        side = game.players[player]
        taken = list(side.archives)
        side.archives.clear()
        for card in taken:
            card.controller = card.owner
            card.zone = Zone.HAND
            game.players[card.owner].hand.append(card)
        game.log.add(ArchivesTaken(player=player, amount=len(taken)))


@rule("turn")
class MainPhase(Phase):
    """The player plays, discards and uses cards of the active house, in any order and as often as they can.

    The phase goes on until they end their turn.

    Example: Anything in any order
        given:
            you: {house: mars, hand: [{Scout: {}}, {Scrap: {}}], line: [{Old: {}}]}
        do:
            - you: {reap: Old}
            - you: {discard: Scrap}
            - you: {play: Scout}
            - you: {flank: right}
        then:
            you: {aember: 1, line: [Old, Scout], discard: [Scrap]}

    See: using, first-turn-rule, active-house
    """

    def run(self, game: Game) -> Choices[None]:
        """Ask until the player ends the turn."""
        game.main_ended = False
        player = game.active
        while not game.main_ended:
            if game.needs_settling:
                yield from settle(game)
            options = legality.main_options(game)
            game.resting = True
            answer = yield Decision(player, PromptKind.MAIN, options, None, "main-phase")
            game.resting = False
            if answer.card is None:
                game.main_ended = True
            else:
                yield from self._do(game, player, answer.verb, game.cards[answer.card], answer.value)

    def _do(self, game: Game, player: int, verb: str, card: Card, target: Any) -> Choices[object]:
        match verb:
            case "play":
                self._count_play(game, player, card)
                return playing.play_card(game, player, card)
            case "discard":
                game.history[player].by_choice += 1
                return discard_from_hand(game, player, card)
            case "reap":
                return using.use_to_reap(game, player, card)
            case "fight":
                return using.use_to_fight(game, player, card, [game.cards[target]])
            case "action":
                return using.use_action(game, player, card)
        using.shake_off_stun(game, player, card)
        return NOTHING_ASKED

    def _count_play(self, game: Game, player: int, card: Card) -> None:
        """Set a play down to the turn itself, or to the card that lets the player play beyond what the turn allows."""
        grant = None
        if legality.to_play_freely(game, player, card) is not None:
            grant = legality.play_grant(game, player, card)
        if grant is None:
            game.history[player].by_choice += 1
        else:
            game.history[player].granted.append(grant.source.id)


@rule("turn")
class ReadyPhase(Phase):
    """The player's exhausted cards are readied, and their creatures' spent armor is restored.

    What was to hold for the remainder of the turn ends when the turn does.

    Example: Used creatures are ready again
        given:
            you: {house: mars, line: [{Scout: {}}]}
        do:
            - you: {reap: Scout}
            - you: end turn
        then:
            you: {line: [Scout: {ready: true}]}

    See: exhausted, armor
    """

    def run(self, game: Game) -> Choices[None]:
        """Ready everything."""
        side = game.players[game.active]
        for card in side.battleline + side.artifacts:
            card.exhausted = False
            card.armor_spent = 0
        return open_window(game, "end-of-ready", player=game.active)


@rule("turn")
class DrawPhase(Phase):
    """The player draws until they hold six cards, or as many as effects say.

    They draw one card fewer for each started six chains they have.
    A player whose chains kept them from drawing a card sheds one chain.
    Chains keep no card away from a player who has none left to draw.

    Example: Chains keep a card away and one is shed
        given:
            you: {house: mars, chains: 3, hand: []}
        do:
            - you: end turn
        then:
            you: {hand: 5, chains: 2}

    Example: There was no card for the chains to keep away
        given:
            you: {house: mars, chains: 3, hand: [], deck: 3}
        do:
            - you: end turn
        then:
            you: {hand: 3, chains: 3}

    See: chain, draw
    """

    def run(self, game: Game) -> Choices[None]:
        """Draw up to the hand size, less what chains keep away."""
        player = game.active
        side = game.players[player]
        size = HAND_SIZE + sum(
            standing.effect.amount for standing in affecting(game, HandSize, player)  # type: ignore[attr-defined]
        )
        draw_less_chains(game, player, size - len(side.hand))
        return NOTHING_ASKED


def draw_less_chains(game: Game, player: int, wanted: int) -> None:
    """Draw so many cards less those that chains keep away; sheds a chain where there was a card to keep away."""
    side = game.players[player]
    allowed = max(wanted - chain_penalty(side.chains), 0)
    draw(game, player, allowed)
    if allowed < wanted and (side.deck or side.discard):
        side.chains -= 1
        game.log.add(ChainShed(player=player))


def chain_penalty(chains: int) -> int:
    """The cards that chains keep a player from drawing."""
    return -(-chains // CHAINS_PER_CARD)


@rule("turn")
class EndOfTurnPhase(Phase):
    """Abilities that say "at the end of your turn" resolve, after the player has readied and drawn.

    Then the turn passes to the opponent.

    Example: The hand is already full
        given:
            you: {house: mars, hand: [], artifacts: [{Lamp: {type: artifact, abilities: [{trigger: end_of_turn, do: {draw: 1}}]}}]}
        do:
            - you: end turn
        then:
            you: {hand: 7}
            active: opponent

    Differs:
        Nobody announces that they can forge a key next turn: pools are open for both players to see.

    See: end-of-turn
    """

    def run(self, game: Game) -> Choices[None]:
        """Open the window and end the turn's effects."""
        yield from open_window(game, "end-of-turn", player=game.active)
        game.log.add(TurnEnded(player=game.active))


PHASES: tuple[type[Phase], ...] = (
    StartOfTurnPhase,
    ForgePhase,
    HousePhase,
    ArchivesPhase,
    MainPhase,
    ReadyPhase,
    DrawPhase,
    EndOfTurnPhase,
)
"""The phases of a turn, in order; the timing chart of the rulebook is drawn from this list."""
