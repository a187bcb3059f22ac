"""Destruction: cards are tagged together, their Destroyed abilities resolve, and then they leave together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.rule import Rule
from rules_engine.vex.combat.leaving import leave_play
from rules_engine.vex.constant_effects.fates import IsDestroyed, YouControl
from rules_engine.vex.families import Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import control
from rules_engine.vex.play.limits import is_spared
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import Destroyed, Spared, WardSpent

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("combat")
class Destruction(Rule):
    """A destroyed card is put into its owner's discard pile, after its Destroyed abilities have resolved.

    Cards destroyed together are tagged together and stay in play while their Destroyed abilities resolve, so each ability sees the others still there.
    Then those still in play are discarded together, with their upgrades.
    A creature is destroyed when its damage is as high as its power, or its power is 0.
    Abilities that watch for a creature being destroyed resolve only after all of this.

    Example: Destroyed abilities still see each other's cards
        given:
            you: {house: dis, hand: [{End: {type: tactic, abilities: [{trigger: play, do: {destroy: {each: creature}}}]}}]}
            opponent:
                line: [{Imp: {abilities: [{trigger: destroyed, do: {gain_aember: {amount: {for_each: {of: {in_play: {creature: {side: friendly}}}}}}}}]}}, Guard: {power: 5}]
        do:
            - you: {play: End}
        then:
            opponent: {aember: 2, line: [], discard: [Imp, Guard]}

    Differs:
        Cards destroyed together are discarded in the order in which they stand in play; nobody is asked for an order that hardly ever matters.

    See: destroyed, damage, ward
    """


def destroy(game: Game, cards: Sequence[Card]) -> Choices[list[Card]]:
    """Destroy cards together, so far as they can be; returns those that were, not the spared ones.

    What is destroyed by a Destroyed ability joins those already tagged and leaves with them.
    """
    from rules_engine.vex.resolving import resolve_all, watchers

    tagged = _tag(game, cards)
    if not tagged:
        return tagged
    outermost = game.destruction is None
    if outermost:
        game.destruction = []
    assert game.destruction is not None
    batch = game.destruction
    batch.extend(tagged)
    pending = [item for card in tagged for item in watchers(game, Moment("destroyed", card, card.controller))]
    yield from resolve_all(game, pending, "destroyed")
    if outermost:
        game.destruction = None
        yield from _discard(game, batch)
    return [card for card in tagged if card in batch]


def _tag(game: Game, cards: Sequence[Card]) -> list[Card]:
    """Tag cards for destruction; returns those that could be."""
    tagged = []
    for card in cards:
        if not card.in_play or card.dying or facts.invulnerable(game, card) or is_spared(game, card):
            continue
        if card.warded:
            card.warded = False
            game.log.add(WardSpent(card=card.id))
            continue
        card.dying = True
        tagged.append(card)
        game.log.add(Destroyed(player=card.controller, card=card.id))
        if card.zone == Zone.BATTLELINE:
            game.history[game.active].destroyed.append(card.id)
    return tagged


def _discard(game: Game, batch: list[Card]) -> Choices[None]:
    """Put what is still tagged into the discard piles together, and let what watches for it resolve."""
    from rules_engine.vex.resolving import open_window

    yield from leave_play(game, [card for card in batch if card.in_play and card.dying], Zone.DISCARD, forced=True)
    # A creature that its own Destroyed ability has put elsewhere was destroyed all the same.
    for card in batch:
        known = game.last_known.get(card.id)
        if known is not None and known.position >= 0:
            yield from open_window(game, "creature-destroyed", card, known.controller)


def spare(game: Game, card: Card) -> bool:
    """Take a card out of the destruction that is being carried out; returns whether it was in it."""
    if not card.dying or not card.in_play:
        return False
    card.dying = False
    history = game.history[game.active]
    if card.id in history.destroyed:
        history.destroyed.remove(card.id)
    history.spared.append(card.id)
    if game.destruction is not None:
        game.destruction.remove(card)
    # What was the matter with it may still be.
    game.unsettled = True
    game.log.add(Spared(card=card.id))
    return True


def settle(game: Game) -> Choices[list[Card]]:
    """Carry out what constant effects say of control and destruction, and destroy creatures with lethal damage.

    Goes on until nothing changes any more.

    Returns:
        The cards that were destroyed.
    """
    destroyed: list[Card] = []
    # Power that depends on keys, Æmber or the like can change with no card having moved.
    while game.needs_settling:
        game.unsettled = False
        if game.claims or game.standing[YouControl]:
            yield from control.enforce(game)
        doomed = lethally_damaged(game)
        if game.standing[IsDestroyed]:
            doomed += [card for card in _condemned(game) if card not in doomed]
        fallen: list[Card] = []
        if doomed:
            warded = [card for card in doomed if card.warded]
            fallen = yield from destroy(game, doomed)
            destroyed += fallen
            # A ward absorbs the destruction once, not what is the matter with the creature.
            game.unsettled = game.unsettled or any([not card.warded for card in warded])
        if not fallen and not game.unsettled:
            break
    return destroyed


def _condemned(game: Game) -> list[Card]:
    """The cards in play that a constant effect destroys."""
    found = game.constants(IsDestroyed)
    return [
        card
        for card in game.in_play()
        if not card.dying and any(facts.applies(game, standing, card) for standing in found)
    ]


def lethally_damaged(game: Game) -> list[Card]:
    """The creatures in play that have as much damage as power, or no power left."""
    creatures = game.creatures()
    if not game.remembered(facts.power_may_be_lowered):
        # What is printed and the counters are then the least that the power can be: few creatures need a closer look.
        creatures = [card for card in creatures if card.damage >= (card.definition.power or 0) + card.power_counters]
    return [
        card
        for card in creatures
        if not card.dying and (card.damage >= (power := facts.power(game, card)) or power == 0)
    ]
