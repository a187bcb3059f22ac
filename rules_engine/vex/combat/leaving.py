"""Leaving play: the one guarded path by which a card goes from play to any other zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.rule import Rule
from rules_engine.vex.concepts import aember
from rules_engine.vex.constant_effects.fates import LeavesPlayFor
from rules_engine.vex.families import Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import control
from rules_engine.vex.play.gigantic import halves_beside
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import LastKnown, Zone
from rules_engine.vex.state.events import AemberReturned, LeftPlay, WardSpent
from rules_engine.vex.zones.moving import place

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("zones")
class LeavingPlay(Rule):
    """A card that leaves play loses everything that came with being in play.

    Damage, counters, statuses and spent armor are gone.
    Its upgrades are discarded, and so are cards that were under it.
    Æmber on a creature goes to the pool of its controller's opponent, however it got there; Æmber on any other card returns to the common supply.
    A card always goes to its owner's zone, except that a player's archives can hold a card of the opponent's.

    Example: Captured Æmber returns to the opponent
        given:
            you: {house: dis, hand: [{Fright: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]}
            opponent: {line: [{Thief: {aember: 2}}]}
        do:
            - you: {play: Fright}
        then:
            you: {aember: 2}
            opponent: {line: [], discard: [Thief]}

    Differs:
        Æmber of any origin goes to the opponent of the player who controlled the creature, that of exalting too; so there is one rule for all Æmber on creatures.

    See: destruction, ward, capture
    """


def leave_play(
    game: Game, cards: Sequence[Card], zone: Zone, keeper: int | None = None, forced: bool = False
) -> Choices[list[Card]]:
    """Take cards out of play together and put them into `zone`.

    Args:
        keeper: whose archives, when it is not the owner's; other zones are always the owner's.
        forced: whether wards have been asked already, as in destruction.

    Returns:
        The cards that did leave: a ward absorbs the removal of its card.
    """
    going: list[Card] = []
    for card in cards:
        if not card.in_play or card in going:
            continue
        if card.warded and not forced:
            card.warded = False
            game.log.add(WardSpent(card=card.id))
            continue
        going.append(card)
    if not going:
        return going
    from rules_engine.vex.resolving import resolve_all, watchers

    # An upgrade that falls with its creature leaves play as well.
    leaving = dict.fromkeys(each for card in going for each in (card, *[game.cards[id] for id in card.upgrades]))
    pending = [item for card in leaving for item in watchers(game, Moment("leaves-play", card, card.controller))]
    if pending:
        yield from resolve_all(game, pending, "leaves-play")
    moved = [card for card in going if card.in_play]
    fallen = [game.cards[id] for card in moved for id in card.upgrades if game.cards[id] not in moved]
    for card in (*moved, *fallen):
        game.last_known[card.id] = _last_known(game, card)
    # Where each goes is settled before any has gone, so that a card that leaves now still has its say.
    going_to = {card.id: _destination(game, card, zone) for card in moved}
    going_to.update((card.id, _destination(game, card, Zone.DISCARD)) for card in fallen)
    gone = frozenset(going_to)
    heard = any([game.is_heard(each) for each in (*moved, *fallen)])
    freed: list[tuple[int, int, int]] = []
    # Upgrades first: one that leaves together with its creature goes where it was sent, and is not discarded.
    for card in sorted((*moved, *fallen), key=lambda card: card.zone != Zone.ATTACHED):
        if card.aember and card.zone == Zone.BATTLELINE:
            freed.append((1 - card.controller, card.id, card.aember))
            card.aember = 0
        beside = halves_beside(game, [card])
        _take_out(game, card)
        for each in (card, *beside):
            place(game, each, going_to[card.id], None if card in fallen else keeper)
        game.claims.pop(card.id, None)
    if game.lasting and _forget(game, gone):
        heard = True
    game.touch(heard)
    for receiver, captor, amount in freed:
        if aember.receive(game, receiver, amount):
            game.log.add(AemberReturned(player=receiver, card=captor, amount=amount))
    yield from control.end_loans(game, lambda loan: loan.until in gone or loan.card in gone)
    return moved


def put_anywhere(game: Game, cards: Sequence[Card], zone: Zone, keeper: int | None = None) -> Choices[list[Card]]:
    """Move cards to a zone out of play from wherever they are; returns those that moved."""
    moved = yield from leave_play(game, [card for card in cards if card.in_play], zone, keeper)
    for card in cards:
        if not card.in_play and card not in moved:
            place(game, card, zone, keeper)
            moved.append(card)
    return moved


def _destination(game: Game, card: Card, zone: Zone) -> Zone:
    """Where a card that leaves play for `zone` goes; the first effect that sends it elsewhere decides."""
    for standing in game.constants(LeavesPlayFor):
        if facts.in_force(game, standing):
            effect: LeavesPlayFor = standing.effect  # type: ignore[assignment]
            instead = effect.destination(game, standing.source, card, zone, standing.player)
            if instead != zone:
                return instead
    return zone


def _last_known(game: Game, card: Card) -> LastKnown:
    line = game.players[card.controller].battleline
    return LastKnown(
        card.controller,
        facts.power(game, card),
        card.damage,
        card.aember,
        facts.house_of(game, card),
        line.index(card) if card.zone == Zone.BATTLELINE else -1,
    )


def _forget(game: Game, gone: frozenset[int]) -> bool:
    """End what was to last as long as a card that is gone, or for that card alone; returns whether anything was.

    A card that comes back into play is a new one.
    """
    kept = []
    for lasting in game.lasting:
        if lasting.until in gone:
            continue
        if lasting.cards and not gone.isdisjoint(lasting.cards):
            left = lasting.cards - gone
            if left:
                kept.append(lasting._replace(cards=left))
            continue
        kept.append(lasting)
    changed = kept != game.lasting
    game.lasting = kept
    return changed


def _take_out(game: Game, card: Card) -> None:
    """Remove a card from play: its tokens, what is under it, Æmber that goes back to the supply."""
    game.supply += card.aember
    card.aember = 0
    for below in card.under:
        place(game, game.cards[below], Zone.DISCARD)
    if card.zone == Zone.ATTACHED and card.host is not None:
        host = game.cards[card.host]
        host.upgrades = tuple(each for each in host.upgrades if each != card.id)
    game.log.add(LeftPlay(player=card.controller, card=card.id))
