"""What holds of the cards in play: constant effects by their class, and who watches which timing window."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from rules_engine.vex.cards.ability import Ability
    from rules_engine.vex.context import Context
    from rules_engine.vex.families import Condition, ConstantEffect
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

Watching: TypeAlias = "tuple[tuple[Ability, int], ...]"
"""Abilities of one card that watch one timing window, each with the index of its trigger."""


class Lasting(NamedTuple):
    """A constant effect or an ability that holds for a stretch of time without a card in play.

    Args:
        source: id of the card whose ability made it.
        player: its controller.
        first, last: the turns during which it holds, both included; `last` is None when `until` says the end.
        cards: ids of the cards it applies to, fixed when it was made; None to ask its target anew.
        until: id of the card that it holds with, or None.
        held_by: the player who must control that card for it to hold, or None.
    """

    effect: ConstantEffect | None
    ability: Ability | None
    source: int
    player: int
    first: int
    last: int | None
    cards: frozenset[int] | None = None
    until: int | None = None
    held_by: int | None = None


class Loan(NamedTuple):
    """A change of control that ends: then the card goes back to whom it was taken from.

    Args:
        card: id of the card.
        back: who controls it once this ends, unless they lost it again in the meantime.
        until: id of the card that it lasts as long as, or None.
        last: the turn with which it ends, or None.
    """

    card: int
    back: int
    until: int | None
    last: int | None


class Grant(NamedTuple):
    """What a constant effect that a card was given depends on: that the card is still meant."""

    by: Standing
    card: Card

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the effect that gives it applies to the card."""
        from rules_engine.vex.state.facts import applies

        return applies(game, self.by, self.card)


class Standing(NamedTuple):
    """A constant effect in force: on which card it stands, whose it is, and what it depends on."""

    effect: ConstantEffect
    source: Card
    player: int
    cards: frozenset[int] | None
    conditions: tuple[Condition | Grant, ...]


class InForce(NamedTuple):
    """What holds of the cards in play, and of what was done to last, as it is at one moment.

    Args:
        effects: the constant effects in force, by their class.
        windows: for each timing window, the cards in play whose printed abilities watch there for what happens to
            other cards, in the order of the cards in play; empty where only granted or lasting abilities may watch.
        drifting: whether a creature may have to be destroyed although nothing was done to it.
        gives: whether some effect gives cards constant effects of their own.
        interleaved: whether it depends on whose turn it is, by the order in which both players' cards stand.
    """

    effects: defaultdict[type, list[Standing]]
    windows: Windows
    drifting: bool
    gives: bool
    interleaved: bool


class Windows(dict[str, "list[tuple[Card, Watching]] | None"]):
    """Who watches each timing window; None where nothing does, no granted ability and nothing that lasts either."""

    __slots__ = ()

    def __missing__(self, window: str) -> None:
        self[window] = None

    def watch(self, window: str) -> list[tuple[Card, Watching]]:
        """The cards that watch a window, to be added to."""
        cards = self[window]
        if cards is None:
            cards = self[window] = []
        return cards


class Uncollected(dict[Any, Any]):
    """Stands where the constant effects and the windows will be, until somebody looks one up."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, key: type | str) -> Any:
        game = self._game
        game.collect()
        return game.windows[key] if isinstance(key, str) else game.standing[key]


def collect(game: Game) -> InForce:
    """What holds now."""
    found: defaultdict[type, list[Standing]] = defaultdict(list)
    windows = Windows()
    in_play = game.in_play()
    for card in in_play:
        definition = card.definition
        if not definition.minds_others:
            continue
        for window, watching in definition.watching_others.items():
            windows.watch(window).append((card, watching))
        for effect in definition.constants:
            _unfold(found, effect, card, card.controller, None, ())
    for lasting in game.lasting:
        if lasting.first > game.turn:
            continue
        if lasting.ability is not None:
            for trigger in lasting.ability.trigger or ():
                windows.watch(trigger.window)
        if lasting.effect is not None and _is_held(game, lasting):
            _unfold(found, lasting.effect, game.cards[lasting.source], lasting.player, lasting.cards, ())
    interleaved = any([_face(game, cards[0][0], cards[-1][0]) for cards in windows.values() if cards])
    if not found:
        return InForce(found, windows, False, False, interleaved)
    givers = [standing for effects in found.values() for standing in effects if standing.effect.grants()]
    for giver in givers:
        for card in in_play:
            for effect in giver.effect.grants():
                _unfold(found, effect, card, card.controller, None, (Grant(giver, card),))
    interleaved = interleaved or bool(givers)
    drifting = False
    for effects in found.values():
        interleaved = interleaved or _face(game, effects[0].source, effects[-1].source)
        for standing in effects:
            drifting = drifting or standing.effect.drifts(bool(standing.conditions))
            for window in standing.effect.windows():
                windows.watch(window)
    return InForce(found, windows, drifting, bool(givers), interleaved)


def _face(game: Game, one: Card, other: Card) -> bool:
    """Whether two cards in play stand on different sides; an upgrade stands where its creature does."""
    if one is other:
        return False
    hosts = [each if each.host is None else game.cards[each.host] for each in (one, other)]
    return hosts[0].controller != hosts[1].controller


def _is_held(game: Game, lasting: Lasting) -> bool:
    """Whether the card that it holds with is under the control it needs."""
    if lasting.held_by is None or lasting.until is None:
        return True
    return game.cards[lasting.until].controller == lasting.held_by


def _unfold(
    found: defaultdict[type, list[Standing]],
    effect: ConstantEffect,
    source: Card,
    player: int,
    cards: frozenset[int] | None,
    conditions: tuple[Condition | Grant, ...],
) -> None:
    inner = effect.unfold()
    if inner is None:
        found[type(effect)].append(Standing(effect, source, player, cards, conditions))
        return
    condition, effects = inner
    for each in effects:
        _unfold(found, each, source, player, cards, (*conditions, condition))
