"""A player's side of the table."""

from __future__ import annotations

from rules_engine.vex.state.card import Card, Zone

_PILES = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.DISCARD: "discard",
    Zone.ARCHIVES: "archives",
    Zone.PURGED: "purged",
    Zone.BATTLELINE: "battleline",
    Zone.ARTIFACTS: "artifacts",
    Zone.UNDER: "under",
}


class Player:
    """One player: pools, keys, chains, and the zones that hold their cards.

    The last card of `deck` is its top.
    """

    __slots__ = (
        "aember",
        "archives",
        "artifacts",
        "battleline",
        "chains",
        "deck",
        "discard",
        "hand",
        "houses",
        "index",
        "keys",
        "name",
        "purged",
        "under",
    )

    def __init__(self, index: int, name: str, houses: tuple[str, ...]) -> None:
        self.index = index
        self.name = name
        self.houses = houses
        self.aember = 0
        self.keys = 0
        self.chains = 0
        self.deck: list[Card] = []
        self.hand: list[Card] = []
        self.discard: list[Card] = []
        self.archives: list[Card] = []
        self.purged: list[Card] = []
        self.battleline: list[Card] = []
        self.artifacts: list[Card] = []
        self.under: list[Card] = []
        """Cards of this player's that are under another card."""

    def pile(self, zone: Zone) -> list[Card]:
        """The list of cards that makes up one of this player's zones.

        Raises:
            ValueError: the zone is not a list of its own (an attached card is listed by its host).
        """
        if zone not in _PILES:
            raise ValueError(f"{zone.name} is no pile of a player's")
        pile: list[Card] = getattr(self, _PILES[zone])
        return pile

    def copy(self, cards: list[Card]) -> Player:
        """A copy for another game whose cards, by id, are `cards`."""
        new = Player.__new__(Player)
        new.index = self.index
        new.name = self.name
        new.houses = self.houses
        new.aember = self.aember
        new.keys = self.keys
        new.chains = self.chains
        new.deck = [cards[card.id] for card in self.deck]
        new.hand = [cards[card.id] for card in self.hand]
        new.discard = [cards[card.id] for card in self.discard]
        new.archives = [cards[card.id] for card in self.archives]
        new.purged = [cards[card.id] for card in self.purged]
        new.battleline = [cards[card.id] for card in self.battleline]
        new.artifacts = [cards[card.id] for card in self.artifacts]
        new.under = [cards[card.id] for card in self.under]
        return new
