"""How abilities resolve: in windows, in the order the active player picks, with destruction settled in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from rules_engine.kernel.decisions import NOTHING_ASKED, Choices, Option
from rules_engine.vex.asking import PromptKind, choose
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.constant_effects.card_effects import GainsAbility
from rules_engine.vex.context import Context
from rules_engine.vex.families import Effect, Moment, Trigger
from rules_engine.vex.play.limits import begins_again
from rules_engine.vex.state.card import IN_PLAY, Card, Zone
from rules_engine.vex.state.facts import applies

if TYPE_CHECKING:
    from rules_engine.vex.cards.ability import Ability
    from rules_engine.vex.combat.fight import Fight
    from rules_engine.vex.state.game import Game
    from rules_engine.vex.state.standing import Watching


class Pending(NamedTuple):
    """Something waiting to resolve in a window: on which card, by which rule, and how."""

    card: Card
    rule: str
    run: Callable[[], Choices[None]]
    needs_card: bool = True
    """Whether it is lost when its card has left play in the meantime."""


def perform(effect: Effect, game: Game, context: Context) -> Choices[int]:
    """Resolve an effect, then carry out the destruction it led to. Returns how much it did."""
    if effect.is_composition:
        steps, deaths = context.steps, len(context.deaths)
        context.done = yield from effect.resolve(game, context)
        if context.steps > steps:
            context.destroyed = context.deaths[deaths:]  # by all of its parts, however often they were repeated
        return context.done
    context.destroying = []
    context.done = yield from effect.resolve(game, context)
    context.destroyed = context.destroying + ((yield from settle(game)) if game.needs_settling else [])
    context.deaths += context.destroyed
    context.steps += 1
    return context.done


def resolve_ability(
    game: Game,
    ability: Ability,
    card: Card,
    player: int,
    moment: Moment | None,
    trigger: Trigger | None,
    within: frozenset[int] = frozenset(),
    granter: Card | None = None,
) -> Choices[None]:
    """Resolve one ability of `card` for `player`.

    Args:
        within: ids of the cards whose abilities triggered it.
        granter: the card that gave `card` the ability; None for a printed one.
    """
    context = Context(player, card, type(trigger).slug if trigger else "ability", moment)
    context.within = within
    context.granter = granter
    if trigger is not None and not trigger.gives_it:
        context.it = []
    assert ability.do is not None
    if begins_again(game, card, ability):
        return
    game.resolving.append((card.id, id(ability)))
    yield from perform(ability.do, game, context)
    game.resolving.pop()


def open_window(
    game: Game,
    window: str,
    card: Card | None = None,
    player: int = 0,
    amount: int = 0,
    word: str = "",
    fight: Fight | None = None,
) -> Choices[None]:
    """Resolve every ability that watches for a moment, in the order the active player picks; see `Moment`."""
    if game.windows[window] is None and (card is None or window not in card.definition.watching):
        return NOTHING_ASKED
    pending = watchers(game, Moment(window, card, player, amount, word, fight))
    return resolve_all(game, pending, window) if pending else NOTHING_ASKED


def resolve_all(game: Game, pending: list[Pending], rule: str) -> Choices[None]:
    """Resolve what is pending, one by one, in the order the active player picks."""
    while pending:
        if len(pending) > 1:
            options = [Option("resolve", item.card.id, index) for index, item in enumerate(pending)]
            answer = yield from choose(game, game.active, PromptKind.ORDER, options, None, "ability")
            item = pending.pop(int(answer.value))
        else:
            item = pending.pop()
        if item.needs_card and not (item.card.in_play or item.card.zone == Zone.LIMBO):
            continue
        yield from item.run()


def watchers(game: Game, moment: Moment) -> list[Pending]:
    """The abilities in play that watch for `moment` and whose triggers match it."""
    pending: list[Pending] = []
    window = moment.window
    subject = moment.card
    others = game.windows[window]
    own = () if subject is None else subject.definition.watching.get(window, ())
    if own and subject is not None:
        for card, watching in _with_own(game, others or [], subject, own):
            _collect(game, pending, watching, card, moment)
    elif others:
        for card, watching in others:
            _collect(game, pending, watching, card, moment)
    if others is None:
        return pending
    for standing in game.standing[GainsAbility]:
        granted: Ability = standing.effect.ability  # type: ignore[attr-defined]
        given = tuple(
            (granted, index) for index, trigger in enumerate(granted.trigger or ()) if trigger.window == window
        )
        if given:
            for card in game.in_play():
                if applies(game, standing, card):
                    _collect(game, pending, given, card, moment, standing.source)
    for lasting in game.lasting_abilities():
        ability = lasting.ability
        assert ability is not None
        source = game.cards[lasting.source]
        for trigger in ability.trigger or ():
            if trigger.window == window and trigger.matches(game, source, moment, lasting.player):
                pending.append(_pending(game, ability, trigger, source, lasting.player, moment, False))
                break
    return pending


def _with_own(
    game: Game, others: list[tuple[Card, Watching]], subject: Card, own: Watching
) -> list[tuple[Card, Watching]]:
    """The cards that watch others, and the one that the moment is about at its place among them."""
    if subject.zone == Zone.LIMBO:
        return [*others, (subject, own)]
    if subject.zone not in IN_PLAY or any([card is subject for card, _ in others]):
        return others
    if not others:
        return [(subject, own)]
    order = game.in_play()
    return sorted([*others, (subject, own)], key=lambda each: order.index(each[0]))


def _collect(
    game: Game,
    pending: list[Pending],
    watching: Watching,
    card: Card,
    moment: Moment,
    granter: Card | None = None,
) -> None:
    for ability, index in watching:
        assert ability.trigger is not None
        trigger = ability.trigger[index]
        if trigger.matches(game, card, moment, card.controller):
            player = trigger.resolver(game, card, moment)
            pending.append(_pending(game, ability, trigger, card, player, moment, True, granter))


def _pending(
    game: Game,
    ability: Ability,
    trigger: Trigger,
    card: Card,
    player: int,
    moment: Moment,
    needs_card: bool,
    granter: Card | None = None,
) -> Pending:
    return Pending(
        card,
        type(trigger).slug,
        lambda: resolve_ability(game, ability, card, player, moment, trigger, granter=granter),
        needs_card,
    )
