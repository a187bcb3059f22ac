"""What an ability knows while it resolves: whose it is, which card it is on, what it has picked and done."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules_engine.vex.families import Moment
    from rules_engine.vex.state.card import Card


class Context:
    """The surroundings of one resolving ability.

    Args:
        player: the ability's controller, 0 or 1; "you" in its text.
        source: the card the ability is on.
        rule: slug of the rule that is resolving, for the prompts it asks.
        moment: the window that triggered the ability, if one did.
    """

    __slots__ = (
        "affected",
        "deaths",
        "destroyed",
        "destroying",
        "done",
        "fought",
        "granter",
        "house",
        "it",
        "moment",
        "number",
        "others",
        "player",
        "rule",
        "source",
        "steps",
        "within",
    )

    def __init__(self, player: int, source: Card, rule: str = "", moment: Moment | None = None) -> None:
        self.player = player
        self.source = source
        self.rule = rule
        self.moment = moment
        self.within: frozenset[int] = frozenset()
        """Ids of the cards whose abilities led, one triggering the other, to this one."""
        self.it: list[Card] = [moment.card] if moment is not None and moment.card is not None else []
        self.others: list[Card] = []
        """The cards left over when some of those spoken of were last chosen."""
        self.granter: Card | None = None
        """The card that gave the ability to `source`; None for a printed ability."""
        self.done = 0
        """How much the last effect did."""
        self.affected: list[Card] = []
        """The cards that the last effect acted on."""
        self.destroyed: list[Card] = []
        """The cards destroyed by the last effect, damage included."""
        self.destroying: list[Card] = []
        """The cards destroyed so far by the effect that is resolving."""
        self.deaths: list[Card] = []
        """The cards that the ability has destroyed, one effect after the other."""
        self.steps = 0
        """How many effects have resolved, those that are made of others not counted."""
        self.fought: list[Card] = []
        """The creatures that the ability has had fought."""
        self.house: str | None = moment.word or None if moment is not None else None
        """The house chosen by the ability, or in the choice that triggered it."""
        self.number = 0
        """The number chosen by the ability."""

    @property
    def opponent(self) -> int:
        """The other player than the ability's controller."""
        return 1 - self.player

    def players(self, who: str) -> tuple[int, ...]:
        """The players that a word of card text means: you, opponent, each_player (you first), they.

        `they` is the player that the moment is about; without a moment it means nobody.
        """
        match who:
            case "you":
                return (self.player,)
            case "opponent":
                return (1 - self.player,)
            case "each_player":
                return (self.player, 1 - self.player)
            case "they":
                return () if self.moment is None else (self.moment.player,)
        raise ValueError(f"{who!r} names no player")

    def seen_by(self, player: int) -> Context:
        """The same surroundings from the side of `player`: "you", "friendly" and "enemy" are theirs."""
        other = copy(self)
        other.player = player
        return other
