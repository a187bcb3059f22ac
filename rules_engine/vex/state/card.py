"""A card in a game: one physical copy, with all that has happened to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from rules_engine.vex.cards.definition import CardDefinition


class Zone(int):
    """Where a card is. A card is in exactly one zone.

    It is no enum because the members of one are looked up by functions written in Python (until Python 3.12), and zones
    are looked up at every step of a game.
    """

    __slots__ = ()

    DECK: ClassVar[Zone]
    HAND: ClassVar[Zone]
    DISCARD: ClassVar[Zone]
    ARCHIVES: ClassVar[Zone]
    PURGED: ClassVar[Zone]
    BATTLELINE: ClassVar[Zone]
    ARTIFACTS: ClassVar[Zone]
    ATTACHED: ClassVar[Zone]
    """An upgrade on a creature."""
    UNDER: ClassVar[Zone]
    """Under another card, out of play."""
    LIMBO: ClassVar[Zone]
    """Being played: out of the hand and not yet anywhere else."""
    BESIDE: ClassVar[Zone]
    """The art half of a gigantic creature in play, beside its base half: no card of its own there."""

    @property
    def name(self) -> str:
        """The name it has in this class."""
        return _ZONES[self]

    def __repr__(self) -> str:
        return f"Zone.{self.name}"


_ZONES = tuple(Zone.__annotations__)
for _number, _name in enumerate(_ZONES):
    setattr(Zone, _name, Zone(_number))

IN_PLAY = frozenset({Zone.BATTLELINE, Zone.ARTIFACTS, Zone.ATTACHED})
"""The zones whose cards are in play."""

OUT_OF_SIGHT = frozenset({Zone.HAND, Zone.DECK, Zone.ARCHIVES, Zone.PURGED})
"""The zones where a card that was last known elsewhere cannot be reached any more."""


class LastKnown(NamedTuple):
    """What a card was at the moment it left play, for abilities that still speak of it."""

    controller: int
    power: int
    damage: int
    aember: int
    house: str
    position: int


class Card:
    """One physical card in one game.

    Numbers are whole: `damage` in points, `aember` in Æmber on the card, `armor_spent` in points this turn.
    """

    __slots__ = (
        "aember",
        "armor_spent",
        "art_half",
        "attacked",
        "controller",
        "counters",
        "damage",
        "definition",
        "dying",
        "enraged",
        "exhausted",
        "facedown",
        "host",
        "house",
        "house_this_turn",
        "icons",
        "id",
        "named_house",
        "original",
        "owner",
        "power_counters",
        "stunned",
        "under",
        "upgrades",
        "used",
        "warded",
        "zone",
    )

    def __init__(self, id: int, definition: CardDefinition, owner: int, icons: tuple[str, ...] | None = None) -> None:
        self.id = id
        self.definition = definition
        self.owner = owner
        self.icons = definition.icon_keys if icons is None else icons
        self.original = (definition, self.icons)
        """What the card is printed as: `definition` and `icons` differ while it is played as a copy of another."""
        self.zone = Zone.DECK
        self.controller = owner
        self.shed()

    def shed(self) -> None:
        """Forget everything that came with being in play or being played."""
        self.definition, self.icons = self.original
        self.exhausted = False
        self.damage = 0
        self.armor_spent = 0
        self.aember = 0
        self.power_counters = 0
        self.counters: dict[str, int] | None = None
        self.stunned = False
        self.warded = False
        self.enraged = False
        self.attacked = False
        """Whether it was already chosen to be fought this turn."""
        self.used = 0
        """Times it was used this turn."""
        self.dying = False
        """Tagged for destruction, its Destroyed abilities not yet all resolved."""
        self.house: str | None = None
        """The house it counts as belonging to instead of its own, for as long as it is in play."""
        self.house_this_turn: str | None = None
        """The house it counts as belonging to instead, until the end of the turn."""
        self.named_house: str | None = None
        """The house that was named for it."""
        self.host: int | None = None
        """The id of the card it is attached to, under or beside."""
        self.art_half: int | None = None
        """For a gigantic creature in play, the id of the half beside it."""
        self.upgrades: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.facedown = False
        """Whether it lies under another card so that only its owner knows it."""

    def copy(self) -> Card:
        """A copy for another game; hand-written because games are cloned by the thousand."""
        new = Card.__new__(Card)
        new.id = self.id
        new.definition = self.definition
        new.owner = self.owner
        new.icons = self.icons
        new.original = self.original
        new.zone = self.zone
        new.controller = self.controller
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.armor_spent = self.armor_spent
        new.aember = self.aember
        new.power_counters = self.power_counters
        new.counters = dict(self.counters) if self.counters else None
        new.stunned = self.stunned
        new.warded = self.warded
        new.enraged = self.enraged
        new.attacked = self.attacked
        new.used = self.used
        new.dying = self.dying
        new.house = self.house
        new.house_this_turn = self.house_this_turn
        new.named_house = self.named_house
        new.host = self.host
        new.art_half = self.art_half
        new.upgrades = self.upgrades
        new.under = self.under
        new.facedown = self.facedown
        return new

    @property
    def name(self) -> str:
        """The printed name."""
        return self.definition.name

    @property
    def in_play(self) -> bool:
        """Whether the card is in play: in a battleline, an artifact line, or attached."""
        return self.zone in IN_PLAY

    def __repr__(self) -> str:
        return f"<{self.id} {self.definition.name}>"
