"""A game of Vex: all its state, owned in one place, and how to copy it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.events import Log
from rules_engine.kernel.randomness import Randomness
from rules_engine.vex.state.card import Card, LastKnown, Zone
from rules_engine.vex.state.history import TurnHistory
from rules_engine.vex.state.player import Player
from rules_engine.vex.state.standing import Lasting, Loan, Standing, Uncollected, Watching, collect

if TYPE_CHECKING:
    from rules_engine.vex.families import ConstantEffect

C = TypeVar("C", bound="ConstantEffect")
T = TypeVar("T")


class GameOver(Exception):
    """A player has forged the last key: play stops where it is."""


class Game:
    """The whole state of one game.

    Args:
        players: the two players, with their decks.
        cards: every card of the game; a card's id is its place in this list.
        seed: what all chance of the game is drawn from.
    """

    __slots__ = (
        "_gives",
        "_interleaved",
        "_remembered",
        "_uncollected",
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
        "windows",
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
        self._uncollected = Uncollected(self)
        self.standing: dict[type, list[Standing]] = self._uncollected
        """The constant effects in force, by class: what `constants` looks up. Collected when first asked for."""
        self.windows: dict[str, list[tuple[Card, Watching]] | None] = self._uncollected
        """The cards in play that watch each timing window for what happens to others; see `InForce`."""
        self.drifting = False
        """Whether a creature may have to be destroyed although nothing was done to it; while `unsettled`, unknown."""
        self._gives = False
        self._interleaved = False
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
        new.standing = new.windows = new._uncollected = Uncollected(new)
        new.drifting = self.drifting
        new._gives = False
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

    def touch(self, heard: bool = True) -> None:
        """Say that constant effects may have changed: a card entered or left play, or changed sides.

        Args:
            heard: False where only cards entered or left that nothing is heard of; see `is_heard`.
        """
        if heard:
            self.standing = self.windows = self._uncollected
        self.unsettled = True

    def is_heard(self, card: Card) -> bool:
        """Whether constant effects, or who watches others, are not the same once a card has entered or left play."""
        return self._gives or card.definition.minds_others

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
            self.collect()
        if ask not in self._remembered:
            self._remembered[ask] = ask(self)
        answer: T = self._remembered[ask]
        return answer

    def stale(self) -> list[str]:
        """What is remembered of the cards in play and is not so any more: something changed and nobody said so."""
        if self.standing is self._uncollected:
            return []
        found, kept = collect(self), self.standing
        kinds = [kind for kind in {**kept, **found.effects} if (kept.get(kind) or []) != (found.effects.get(kind) or [])]
        names = [name for name in {**self.windows, **found.windows} if self.windows.get(name) != found.windows.get(name)]
        return [kind.__name__ for kind in kinds] + names

    def collect(self) -> None:
        """Look anew at the cards in play; whoever looks up a constant effect or a window does so when it must be."""
        self.standing, self.windows, self.drifting, self._gives, self._interleaved = collect(self)
        self._remembered = {}

    def lasting_abilities(self) -> list[Lasting]:
        """The abilities that hold for a stretch of time, now."""
        if not self.lasting:
            return []
        return [each for each in self.lasting if each.ability is not None and each.first <= self.turn]
