"""Which card a name in a scenario means, when several cards bear it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules_engine.kernel.loading import suggestion
from rules_engine.kernel.scenario import StepRefused
from rules_engine.vex.state.card import Card
from rules_engine.vex.state.game import Game

_COPY = re.compile(r"^(?P<name>.+?) \((?P<number>[1-9]\d*)\)$")


def in_order(game: Game, player: int) -> list[Card]:
    """Every card of the game in the order in which names are looked up: the player's own side first."""
    ordered: list[Card] = []
    sides = (game.players[player], game.players[1 - player])
    for side in sides:
        for creature in side.battleline:
            ordered.append(creature)
            ordered.extend(game.cards[upgrade] for upgrade in creature.upgrades)
        ordered.extend(side.artifacts)
    for side in sides:
        for pile in (side.hand, side.discard, side.archives, side.purged, side.under, side.deck):
            ordered.extend(reversed(pile) if pile is side.deck or pile is side.discard else pile)
    seen = {card.id for card in ordered}
    return ordered + [card for card in game.cards if card.id not in seen]


def split(name: str) -> tuple[str, int | None]:
    """The printed name, and which copy of the card is meant where the name says so: `Guard (2)`."""
    found = _COPY.match(name)
    return (found["name"], int(found["number"])) if found else (name, None)


def pick(game: Game, player: int, name: str, among: Iterable[int]) -> Card | None:
    """The card that a name means among some cards, by id; None when none of them is meant.

    A numbered copy is counted among all cards of that name in the zones that `among` takes in.

    Raises:
        StepRefused: no card of the game bears the name.
    """
    legal = set(among)
    printed, number = split(name)
    same = [card for card in in_order(game, player) if card.name.lower() == printed.lower()]
    if not same:
        names = dict.fromkeys(card.name for card in game.cards if not card.name.startswith("Filler "))
        hint = suggestion(printed, names)
        raise StepRefused(f"no card here is called {printed!r}" + (f" ({hint})" if hint else ""))
    if number is None:
        return next((card for card in same if card.id in legal), None)
    zones = {game.cards[id].zone for id in legal}
    same = [card for card in same if card.zone in zones]
    if number > len(same):
        raise StepRefused(f"there is no copy {number} of {printed} there; there are {len(same)}")
    return same[number - 1] if same[number - 1].id in legal else None


def meant(game: Game, player: int, name: str, verb: str) -> Card:
    """The card that a name most likely means for something that is not on offer.

    Raises:
        StepRefused: no card of the game bears the name.
    """
    side = game.players[player]
    likely = side.hand if verb in ("play", "discard") else [card for card in game.in_play()]
    if verb == "target":
        likely = game.players[1 - player].battleline
    everything = [card.id for card in game.cards]
    found = pick(game, player, name, [card.id for card in likely]) or pick(game, player, name, everything)
    assert found is not None
    return found
