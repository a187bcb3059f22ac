"""Effects on cards that lie under another card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import choose_card
from rules_engine.vex.combat.leaving import put_anywhere
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.gigantic import halves_beside
from rules_engine.vex.play.playing import play_card, put_into_play
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class PutUnder(Effect):
    """Put cards under the card that says so, out of play.

    They wait there until something moves them; when the card above them leaves play they are discarded.
    A creature that is put under another card leaves play, but is not destroyed.
    A card that lies facedown is known to the player who put it there, and not to the other.

    Text:
        put {{ what }} {% if facedown %}facedown {% endif %}under {{ this() }}

    Args:
        what: the cards that are put there.
        facedown: whether they lie facedown.

    Example: A creature is put away
        given:
            you:
                house: logos
                artifacts: [{Box: {abilities: [{trigger: action, do: {put_under: {what: {choose: creature}}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {action: Box}
        then:
            you: {artifacts: [Box: {under: [Guard]}]}
            opponent: {line: [], discard: []}

    Example: A card can lie facedown
        given:
            you:
                house: logos
                artifacts: [{Plan: {abilities: [{trigger: action, do: {
                    put_under: {what: {choose_from: {zone: hand, what: card}}, facedown: true}}}]}}]
                hand: [{Secret: {}}]
        do:
            - you: {action: Plan}
        then:
            you: {hand: [], artifacts: [Plan: {under: [Secret: {facedown: true}]}]}

    See: leaving-play, put-into-play-from-under, play-from-under
    """

    what: Target
    facedown: bool = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Put them there; returns how many went."""
        cards = yield from self.what.select(game, context)
        host = context.source
        context.affected = []
        if not host.in_play:
            return 0
        beside = halves_beside(game, cards)
        moved = yield from put_anywhere(game, [card for card in cards if card is not host], Zone.UNDER)
        below = [*moved, *(half for half in beside if half.zone == Zone.UNDER)]
        for card in below:
            card.host = host.id
            card.facedown = self.facedown
        host.under = (*host.under, *(card.id for card in below))
        context.affected = moved
        return len(moved)


@rule("effects")
@dataclass(frozen=True, slots=True)
class PutIntoPlayFromUnder(Effect):
    """Put every card that lies under a card into play, under its owner's control.

    Text:
        put each card under {{ this() }} into play under its owner's control

    Example: The box opens as it is destroyed
        given:
            you:
                house: dis
                artifacts: [{Box: {abilities: [
                    {trigger: action, do: {put_under: {what: {choose: creature}}}},
                    {trigger: destroyed, do: put_into_play_from_under}]}}]
                hand: [{Blast: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: artifact}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {action: Box}
            - you: {play: Blast}
        then:
            you: {discard: [Box, Blast]}
            opponent: {line: [Guard: {ready: false}]}

    See: put-under
    """

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Put them into play; returns how many."""
        context.affected = []
        for card in [game.cards[identity] for identity in context.source.under]:
            if card.zone == Zone.UNDER and (yield from put_into_play(game, card, card.owner)):
                context.affected.append(card)
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class PlayFromUnder(Effect):
    """Play a card that lies under the card that says so.

    Text:
        play the card under {{ this() }}

    Example: A plan comes to light
        given:
            you:
                house: logos
                artifacts: [{Plan: {abilities: [
                    {trigger: action, do: [{put_under: {what: {choose: creature}}}, play_from_under]}]}}]
                line: [{Scout: {}}]
        do:
            - you: {action: Plan}
        then:
            you: {line: [Scout: {ready: false}], artifacts: [Plan: {under: []}]}

    See: put-under, play-card
    """

    binds_it: ClassVar[bool] = True

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Play one card; returns 1 when it was played."""
        below = [game.cards[identity] for identity in context.source.under]
        card = yield from choose_card(game, context.player, below, context.source, type(self).slug)
        context.affected = []
        if card is None:
            return 0
        if not (yield from play_card(game, context.player, card)):
            return 0
        context.it = [card]
        context.affected = [card]
        return 1
