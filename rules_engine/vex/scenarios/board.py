"""From the `given` of a scenario to a game: what is not mentioned is an ordinary board in the middle of a turn."""

from __future__ import annotations

from typing import Any

from rules_engine.kernel.loading import Loader
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.scenario_data import ACTORS, Keyed, fail, flag, items, keyed, spelt, whole, word
from rules_engine.vex.scenarios.cards import Cast, Entry, Pool, read_entry
from rules_engine.vex.state.card import Card, Zone
from rules_engine.vex.state.game import Game
from rules_engine.vex.state.player import Player
from rules_engine.vex.turn.course import SET_UP
from rules_engine.vex.turn.phases import PHASES
from rules_engine.vex.vocabulary import HOUSES

FACTS = ("played", "discarded", "used", "destroyed", "fought to death")
"""What a player did earlier in the turn, or on their last turn: lists of cards."""
HISTORY_KEYS = tuple(f"{fact} {when} turn" for fact in ("forged", *FACTS) for when in ("this", "last"))
NUMBER_KEYS = ("aember", "keys", "chains")
PILES = {
    "hand": Zone.HAND,
    "discard": Zone.DISCARD,
    "archives": Zone.ARCHIVES,
    "purged": Zone.PURGED,
    "deck": Zone.DECK,
}
"""Zones out of play, by the key that names them; of a deck or discard pile the first card named is the top one."""
PLAYER_KEYS = ("house", "houses", *NUMBER_KEYS, "line", "artifacts", *PILES, *HISTORY_KEYS)
GIVEN_KEYS = ("you", "opponent", "turn", "phase", "active", "first turn", "seed", "forged last turn")
HALVES = ("base", "art")
"""The halves of a gigantic creature out of play; the base half where none is named."""
SET_UP_PHASE = "set up"
PHASES_BY_NAME = {spelt(phase.slug).removesuffix(" phase").removesuffix(" of turn"): phase.slug for phase in PHASES}
"""The phases that a board can start in: start, forge, house, archives, main, ready, draw, end."""
DECK_SIZE = 10
"""Cards in a deck that the scenario does not mention."""
MOST_FILLERS = 200
"""Cards that a zone can be filled with by giving a number."""
NAMES = ("You", "Your opponent")


def build(given: Any, pool: Pool, loader: Loader, path: Path = ("given",)) -> Game:
    """The game that a board describes.

    Raises:
        ScenarioError: with the place of the first mistake.
    """
    return _Builder(given, pool, loader, path).build()


def first_named_house(side: Keyed, pool: Pool) -> str:
    """The active house: the one given, else that of the first card in hand, line or artifacts that has one."""
    if "house" in side:
        at, house = side["house"]
        return word(house, HOUSES, at, "house")
    for key in ("hand", "line", "artifacts"):
        at, listed = side.get(key, ((), []))
        if isinstance(listed, int):
            continue
        for place, data in items(listed, at, "cards"):
            entry = read_entry(data, place)
            if "house" in entry.said:
                return word(entry.said["house"][1], HOUSES, entry.said["house"][0], "house")
            if not entry.described and entry.name in pool:
                return pool[entry.name].house
    return HOUSES[0]


class _Builder:
    def __init__(self, given: Any, pool: Pool, loader: Loader, path: Path) -> None:
        self.top = keyed(given, GIVEN_KEYS, path, "a board")
        self.sides: list[Keyed] = []
        for name in ACTORS:
            place, data = self.top.get(name, ((*path, name), {}))
            self.sides.append(keyed(data, PLAYER_KEYS, place, name))
        at, active = self.top.get("active", (path, "you"))
        self.active = ACTORS.index(word(active, ACTORS, at, "player"))
        at, phase = self.top.get("phase", (path, "main"))
        self.phase = word(phase, (SET_UP_PHASE, *PHASES_BY_NAME), at, "phase")
        if "house" in self.sides[1 - self.active]:
            fail(self.sides[1 - self.active]["house"][0], "only the active player has an active house", "see 'houses'")
        self.house = first_named_house(self.sides[self.active], pool)
        self.cast = Cast(pool, loader, self.house)
        self.cards: list[Card] = []
        self.players = (Player(0, NAMES[0], ()), Player(1, NAMES[1], ()))

    def build(self) -> Game:
        for index in (0, 1):
            self._side(index)
        at, seed = self.top.get("seed", ((), 1))
        game = Game(self.players, self.cards, whole(seed, at))
        game.active = self.active
        game.turn = self._turn()
        game.first_player = self.active if game.turn % 2 or not game.turn else 1 - self.active
        game.phase = SET_UP if self.phase == SET_UP_PHASE else PHASES_BY_NAME[self.phase]
        game.house = None if self.phase in (SET_UP_PHASE, "start", "forge", "house") else self.house
        for index, side in enumerate(self.sides):
            self._history(game, index, side)
        if "forged last turn" in self.top:
            at, who = self.top["forged last turn"]
            player = 1 - game.active if who is True else ACTORS.index(word(who, ACTORS, at, "player"))
            game.history[player].forged = 1
        game.touch()
        game.unsettled = False
        return game

    def _turn(self) -> int:
        if "first turn" in self.top and flag(self.top["first turn"][1], self.top["first turn"][0]):
            if "turn" in self.top:
                fail(self.top["turn"][0], "the first turn is turn 1", "leave out 'turn' or 'first turn'")
            return 1
        if self.phase == SET_UP_PHASE:
            return 0
        at, turn = self.top.get("turn", ((), 3))
        return whole(turn, at, 1)

    def _side(self, index: int) -> None:
        player, side = self.players[index], self.sides[index]
        for key in NUMBER_KEYS:
            if key in side:
                setattr(player, key, whole(side[key][1], side[key][0]))
        for key, zone in (("line", Zone.BATTLELINE), ("artifacts", Zone.ARTIFACTS)):
            at, listed = side.get(key, ((), []))
            kind = "creature" if zone == Zone.BATTLELINE else "artifact"
            for place, data in items(listed, at, "cards"):
                self._into_play(index, read_entry(data, place), zone, kind)
        for key, zone in PILES.items():
            at, listed = side.get(key, ((), DECK_SIZE if key == "deck" else []))
            pile = player.pile(zone)
            if isinstance(listed, int) and not isinstance(listed, bool):
                first = 1 if key == "deck" else DECK_SIZE + 1
                taken = sum(card.name.startswith("Filler ") for card in self.cards if card.owner == index)
                first += taken if key != "deck" else 0
                if whole(listed, at) > MOST_FILLERS:
                    fail(at, f"{MOST_FILLERS} cards are the most that can be asked for by number")
                for number in range(first, first + listed):
                    self._place(self._card(index, Entry(f"Filler {number}", at)), zone)
            else:
                for place, data in items(listed, at, "cards, or a number of them"):
                    entry = read_entry(data, place)
                    card = self._card(index, entry)
                    for said, (where, _) in entry.said.items():
                        if said in ("damage", "ready", "stunned", "warded", "enraged", "attacked", "named house", "upgrades"):
                            fail(where, f"a card in the {key} is not in play, and has no {said!r}")
                    self._place(card, zone, index)
            if zone in (Zone.DECK, Zone.DISCARD):
                pile.reverse()
        player.houses = self._houses(index)

    def _houses(self, index: int) -> tuple[str, ...]:
        side = self.sides[index]
        if "houses" in side:
            at, listed = side["houses"]
            return tuple(word(house, HOUSES, place, "house") for place, house in items(listed, at, "houses"))
        mentioned = [card.definition.house for card in self.cards if card.owner == index]
        return tuple(dict.fromkeys((self.house, *mentioned, *HOUSES)))[:3]

    def _card(self, index: int, entry: Entry, default_type: str | None = None) -> Card:
        at, owner = entry.said.get("owner", ((), ACTORS[index]))
        definition = self.cast.definition(entry, default_type)
        if definition.gigantic or "half" in entry.said:
            place, half = entry.said.get("half", (at, "base"))
            if not definition.gigantic:
                fail(place, f"{definition.name} is not gigantic, and has no halves")
            definition = definition.half(word(half, HALVES, place, "half"))
        card = Card(len(self.cards), definition, ACTORS.index(word(owner, ACTORS, at, "player")))
        self.cards.append(card)
        return card

    def _place(self, card: Card, zone: Zone, keeper: int | None = None) -> None:
        card.controller = card.owner if keeper is None else keeper
        card.zone = zone
        self.players[card.controller].pile(zone).append(card)

    def _into_play(self, index: int, entry: Entry, zone: Zone, kind: str) -> None:
        card = self._card(index, entry, kind)
        if card.definition.type != kind:
            fail(entry.path, f"{card.name} is no {kind}", f"its type is {card.definition.type}")
        self._place(card, zone, index)
        if card.definition.gigantic:
            self._beside(card, entry)
        for key, (at, value) in entry.said.items():
            match key:
                case "damage" | "aember":
                    setattr(card, key, whole(value, at))
                case "stunned" | "warded" | "enraged" | "attacked":
                    setattr(card, key, flag(value, at))
                case "named house":
                    card.named_house = word(value, HOUSES, at, "house")
                case "ready":
                    card.exhausted = not flag(value, at)
                case "power counters":
                    card.power_counters = whole(value, at)
                case "counters":
                    if isinstance(value, dict):
                        card.counters = {str(name): whole(number, (*at, name)) for name, number in value.items()}
                    else:
                        card.power_counters = whole(value, at)
                case "upgrades":
                    for place, data in items(value, at, "upgrades"):
                        upgrade = self._card(index, read_entry(data, place), "upgrade")
                        upgrade.controller, upgrade.zone, upgrade.host = index, Zone.ATTACHED, card.id
                        card.upgrades = (*card.upgrades, upgrade.id)
                case "under":
                    for place, data in items(value, at, "cards"):
                        entry_under = read_entry(data, place)
                        under = self._card(index, entry_under)
                        self._place(under, Zone.UNDER)
                        under.host = card.id
                        if "facedown" in entry_under.said:
                            at_face, facedown = entry_under.said["facedown"]
                            under.facedown = flag(facedown, at_face)
                        card.under = (*card.under, under.id)

    def _beside(self, base: Card, entry: Entry) -> None:
        """The art half of a gigantic creature in play, which a board does not mention."""
        if "half" in entry.said:
            fail(entry.said["half"][0], "a gigantic creature in play has both halves", "leave out 'half'")
        art = Card(len(self.cards), self.cast.definition(entry, "creature").art_half, base.owner)
        art.controller, art.zone, art.host, base.art_half = base.controller, Zone.BESIDE, base.id, art.id
        self.cards.append(art)

    def _history(self, game: Game, index: int, side: Keyed) -> None:
        history = game.history[index]
        for key in HISTORY_KEYS:
            if key not in side:
                continue
            at, value = side[key]
            if (key.endswith("this turn")) != (index == game.active):
                fail(at, f"{key!r} cannot be said of {ACTORS[index]} here",
                     "this turn is the active player's, last turn the other's")  # fmt: skip
            fact = " ".join(key.split()[:-2])
            if fact == "forged":
                history.forged = int(value) if isinstance(value, bool) else whole(value, at)
                continue
            kept: list[int] = getattr(history, fact.replace(" ", "_"))
            for place, name in items(value, at, "names of cards on the board"):
                found = [card for card in self.cards if card.name == name and card.id not in kept]
                if not found:
                    fail(place, f"no card on this board is called {name!r}")
                kept.append(found[0].id)
