"""The closed lists of words that cards and rules share: houses, rarities, card types, zones, prompt kinds."""

from __future__ import annotations

from typing import Literal

HOUSES = (
    "brobnar",
    "dis",
    "ekwidon",
    "geistoid",
    "logos",
    "mars",
    "redemption",
    "sanctum",
    "saurian",
    "shadows",
    "skyborn",
    "star_alliance",
    "unfathomable",
    "untamed",
)
"""Every house a card can belong to, in the order in which lists print them."""

RARITIES = ("common", "uncommon", "rare", "special")

CardTypeName = Literal["creature", "artifact", "tactic", "upgrade"]
CARD_TYPES: tuple[str, ...] = ("creature", "artifact", "tactic", "upgrade")

ICONS = ("aember", "capture", "damage", "draw")
"""The bonus icons, in the canonical order of lists."""

Who = Literal["you", "opponent"]
Whoever = Literal["you", "opponent", "each_player"]
Someone = Literal["you", "opponent", "they", "its_owner", "its_controller", "its_opponent"]
"""One player an effect acts on: `they` is the player that its trigger is about, the last three belong to "it"."""
Anyone = Literal["you", "opponent", "each_player", "they", "its_owner", "its_controller", "its_opponent"]
"""Any players a card can speak of."""
Side = Literal["friendly", "enemy", "any"]

HAND_SIZE = 6
"""Cards a player draws up to in the draw phase."""
KEY_COST = 6
"""Æmber a key costs."""
KEYS_TO_WIN = 3
CHAINS_PER_CARD = 6
"""Chains that keep one card from being drawn; a started six counts whole."""


def house_name(house: str) -> str:
    """A house as cards print it: star_alliance gives Star Alliance."""
    return " ".join(part.capitalize() for part in house.split("_"))
