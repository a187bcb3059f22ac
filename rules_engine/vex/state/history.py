"""What a player did on a turn: the facts that abilities look back on."""

from __future__ import annotations


class TurnHistory:
    """One player's turn so far, or their last one: cards by id, in the order in which things happened."""

    __slots__ = ("by_choice", "destroyed", "discarded", "forged", "fought_to_death", "granted", "played", "spared", "used")

    def __init__(self) -> None:
        self.played: list[int] = []
        self.discarded: list[int] = []
        self.used: list[int] = []
        self.destroyed: list[int] = []
        """Creatures destroyed during the turn, either player's."""
        self.spared: list[int] = []
        """Creatures to which something else happened instead of their destruction, once for each time."""
        self.fought_to_death: list[int] = []
        """Creatures destroyed in a fight during the turn."""
        self.by_choice = 0
        """Cards played or discarded from hand of the player's own volition, not by an effect."""
        self.granted: list[int] = []
        """Cards that let the player play another beyond what the turn allows, once for each card so played."""
        self.forged = 0
        """Keys forged."""

    def copy(self) -> TurnHistory:
        """A copy for another game."""
        new = TurnHistory.__new__(TurnHistory)
        new.played = self.played[:]
        new.discarded = self.discarded[:]
        new.used = self.used[:]
        new.destroyed = self.destroyed[:]
        new.spared = self.spared[:]
        new.fought_to_death = self.fought_to_death[:]
        new.by_choice = self.by_choice
        new.granted = self.granted[:]
        new.forged = self.forged
        return new
