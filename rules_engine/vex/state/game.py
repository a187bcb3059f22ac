"""A game of Vex: all its state, owned in one place, and how to copy it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.events import Log
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.state.card import Card, LastKnown, Zone
from rules_engine.vex.state.history import TurnHistory
from rules_engine.vex.state.player import Player

if TYPE_CHECKING:
    from rules_engine.vex.cards.ability import Ability
    from rules_engine.vex.context import Context
    from rules_engine.vex.families import Condition, ConstantEffect

Watching: TypeAlias = "tuple[tuple[Ability, int], ...]"
"""Abilities of one card that watch one timing window, each with the index of its trigger."""

C = TypeVar("C", bound="ConstantEffect")
T = TypeVar("T")


class GameOver(Exception):
    """A player has forged the last key: play stops where it is."""


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


class Game:
    """The whole state of one game.

    Args:
        players: the two players, with their decks.
        cards: every card of the game; a card's id is its place in this list.
        seed: what all chance of the game is drawn from.
    """

    __slots__ = (
        "_interleaved",
        "_remembered",
        "_uncollected",
        "_windows",
        "active",
        "cards",
        "chance",
        "claims",
        "destruction",
        "drifting",
        "fight",
        "first_player",
        "history",
        "house",
        "last_known",
        "lasting",
        "loans",
        "log",
        "main_ended",
        "phase",
        "players",
        "resolving",
        "resting",
        "standing",
        "supply",
        "turn",
        "unsettled",
        "winner",
    )

    def __init__(self, players: tuple[Player, Player], cards: list[Card], seed: int) -> None:
        self.players = players
        self.cards = cards
        self.chance = Randomness(seed)
        self.log = Log()
        self.active = 0
        self.first_player = 0
        self.turn = 0
        """Turns begun, those of both players counted."""
        self.phase = "set-up"
        self.house: str | None = None
        """The active house, once it is chosen."""
        self.history: list[TurnHistory] = [TurnHistory(), TurnHistory()]
        """What each player did on their turn now going on, or on their last one."""
        self.lasting: list[Lasting] = []
        self.loans: list[Loan] = []
        """Changes of control that will end, in the order in which they were made."""
        self.claims: dict[int, int] = {}
        """For each card that a constant effect has made change sides, by id, the player who controlled it before."""
        self.last_known: dict[int, LastKnown] = {}
        self.destruction: list[Card] | None = None
        """The cards tagged for destruction while their Destroyed abilities resolve."""
        self.fight: object | None = None
        self.resolving: list[tuple[int, int]] = []
        """The abilities that are being resolved, each set off by the one before: card and ability, by identity."""
        self.main_ended = False
        self.unsettled = False
        """Something happened that may have left a creature with as much damage as power."""
        self.supply = 0
        """Æmber in the common supply, less what it began with: what players gain, it loses."""
        self.winner: int | None = None
        self.resting = False
        """Whether nothing is suspended, so that the game can be copied: at a main phase decision."""
        self._uncollected = _Uncollected(self)
        self.standing: dict[type, list[Standing]] = self._uncollected
        """The constant effects in force, by class: what `constants` looks up. Collected when first asked for."""
        self.drifting = False
        """Whether a creature may have to be destroyed although nothing was done to it; while `unsettled`, unknown."""
        self._windows: dict[str, list[tuple[Card, Watching]]] = {}
        self._interleaved = False
        """Whether what is collected depends on whose turn it is, by the order in which both players' cards stand."""
        self._remembered: dict[Callable[[Game], Any], Any] = {}

    def play(self) -> Choices[None]:
        """The game from where it stands to its end, as decisions."""
        from rules_engine.vex.turn.course import play

        return play(self)

    def clone(self) -> Game:
        """A copy that goes its own way: same state, same chance.

        Raises:
            RuntimeError: the game is in the middle of an ability; it can be copied only at a main phase decision.
        """
        if not self.resting and self.turn and self.winner is None:
            raise RuntimeError("a game can be copied only where nothing is suspended: at a main phase decision")
        new = Game.__new__(Game)
        cards = new.cards = [card.copy() for card in self.cards]
        new.players = (self.players[0].copy(cards), self.players[1].copy(cards))
        new.chance = self.chance.copy()
        new.log = self.log.copy()
        new.active = self.active
        new.first_player = self.first_player
        new.turn = self.turn
        new.phase = self.phase
        new.house = self.house
        new.history = [self.history[0].copy(), self.history[1].copy()]
        new.lasting = self.lasting[:]
        new.loans = self.loans[:]
        new.claims = self.claims.copy()
        new.last_known = self.last_known.copy()
        new.destruction = None
        new.fight = None
        new.resolving = []
        new.main_ended = self.main_ended
        new.unsettled = self.unsettled
        new.supply = self.supply
        new.winner = self.winner
        new.resting = self.resting
        new.standing = new._uncollected = _Uncollected(new)
        new.drifting = self.drifting
        new._windows = {}
        new._interleaved = False
        new._remembered = {}
        return new

    # What is in play ------------------------------------------------------------------------------------------

    def in_play(self) -> list[Card]:
        """Every card in play, the active player's first: creatures with their upgrades, then artifacts."""
        found: list[Card] = []
        for player in (self.players[self.active], self.players[1 - self.active]):
            line = player.battleline
            if any([creature.upgrades for creature in line]):
                for creature in line:
                    found.append(creature)
                    found += [self.cards[upgrade] for upgrade in creature.upgrades]
            else:
                found += line
            found += player.artifacts
        return found

    def creatures(self) -> list[Card]:
        """Every creature in play, the active player's first."""
        return self.players[self.active].battleline + self.players[1 - self.active].battleline

    def neighbors(self, card: Card) -> list[Card]:
        """The creatures beside a creature in its battleline, left one first."""
        line = self.players[card.controller].battleline
        if card.zone != Zone.BATTLELINE:
            return []
        place = line.index(card)
        return line[max(place - 1, 0) : place] + line[place + 1 : place + 2]

    def on_flank(self, card: Card) -> bool:
        """Whether a creature stands at either end of its battleline."""
        line = self.players[card.controller].battleline
        return bool(line) and (line[0] is card or line[-1] is card)

    # Constant effects -----------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Say that constant effects may have changed: a card entered or left play, or changed sides."""
        self.standing = self._uncollected
        self.unsettled = True

    def pass_turn(self) -> None:
        """Say that another turn has begun: what lasts may begin to hold, and the active player's cards come first."""
        if self.lasting or self._interleaved:
            self.touch()
        self.unsettled = True

    @property
    def needs_settling(self) -> bool:
        """Whether there may be something for `settle` to carry out."""
        return self.unsettled or self.drifting

    def constants(self, kind: type[C]) -> list[Standing]:
        """The constant effects of one class that are in force, in the order of the cards in play."""
        return self.standing[kind]

    def remembered(self, ask: Callable[[Game], T]) -> T:
        """What `ask` answers of the constant effects in force, asked only once until they change.

        Args:
            ask: a function that looks at which effects are in force and at nothing else.
        """
        if self.standing is self._uncollected:
            self._collect_anew()
        if ask not in self._remembered:
            self._remembered[ask] = ask(self)
        answer: T = self._remembered[ask]
        return answer

    def watching(self, window: str) -> list[tuple[Card, Watching]] | None:
        """The cards in play whose printed abilities watch a timing window, in the order of the cards in play.

        None when nothing watches it at all, no granted ability and nothing that lasts either.
        """
        if self.standing is self._uncollected:
            self._collect_anew()
        return self._windows.get(window)

    def stale(self) -> list[str]:
        """What is remembered of the cards in play and is not so any more: something changed and nobody said so."""
        if self.standing is self._uncollected:
            return []
        standing, windows = self._collect()
        remembered = {kind: effects for kind, effects in self.standing.items() if effects}
        kinds = [kind.__name__ for kind in {**remembered, **standing} if remembered.get(kind) != standing.get(kind)]
        return kinds + [name for name in {**self._windows, **windows} if self._windows.get(name) != windows.get(name)]

    def _collect_anew(self) -> None:
        self.standing, self._windows = self._collect()
        self._remembered = {}

    def _collect(self) -> tuple[defaultdict[type, list[Standing]], dict[str, list[tuple[Card, Watching]]]]:
        """The constant effects in force by their class, and the cards that watch each timing window."""
        self.drifting = False
        found: defaultdict[type, list[Standing]] = defaultdict(list)
        windows: dict[str, list[tuple[Card, Watching]]] = {}
        in_play = self.in_play()
        for card in in_play:
            definition = card.definition
            for window, watching in definition.watching.items():
                windows.setdefault(window, []).append((card, watching))
            for effect in definition.constants:
                _unfold(found, effect, card, card.controller, None, ())
        for lasting in self.lasting:
            if lasting.first > self.turn:
                continue
            if lasting.ability is not None:
                for trigger in lasting.ability.trigger or ():
                    windows.setdefault(trigger.window, [])
            if lasting.effect is not None and self._is_held(lasting):
                source = self.cards[lasting.source]
                _unfold(found, lasting.effect, source, lasting.player, lasting.cards, ())
        self._interleaved = any([self._face(cards[0][0], cards[-1][0]) for cards in windows.values() if cards])
        if not found:
            return found, windows
        givers = [standing for effects in found.values() for standing in effects if standing.effect.grants()]
        self._interleaved = self._interleaved or bool(givers)
        for giver in givers:
            for card in in_play:
                for effect in giver.effect.grants():
                    _unfold(found, effect, card, card.controller, None, (Grant(giver, card),))
        for effects in found.values():
            self._interleaved = self._interleaved or self._face(effects[0].source, effects[-1].source)
            for standing in effects:
                self.drifting = self.drifting or standing.effect.drifts(bool(standing.conditions))
                for window in standing.effect.windows():
                    windows.setdefault(window, [])
        return found, windows

    def _face(self, one: Card, other: Card) -> bool:
        """Whether two cards in play stand on different sides; an upgrade stands where its creature does."""
        hosts = [each if each.host is None else self.cards[each.host] for each in (one, other)]
        return hosts[0].controller != hosts[1].controller

    def _is_held(self, lasting: Lasting) -> bool:
        """Whether the card that it holds with is under the control it needs."""
        if lasting.held_by is None or lasting.until is None:
            return True
        return self.cards[lasting.until].controller == lasting.held_by

    def lasting_abilities(self) -> list[Lasting]:
        """The abilities that hold for a stretch of time, now."""
        if not self.lasting:
            return []
        return [each for each in self.lasting if each.ability is not None and each.first <= self.turn]


class _Uncollected(dict[type, "list[Standing]"]):
    """Stands where the constant effects will be, until somebody asks for some."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, kind: type) -> list[Standing]:
        game = self._game
        game._collect_anew()
        return game.standing[kind]


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
