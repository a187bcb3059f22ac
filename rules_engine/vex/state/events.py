"""What can happen in a game of Vex, as typed events; each knows the sentence that tells it."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.kernel.english import counted, third_person
from rules_engine.vex.vocabulary import house_name


class Names:
    """How events call players and cards: set once for the reader's seat.

    Args:
        players: the players' names.
        cards: the cards' names, by id.
        reader: the player who is spoken to, so that "You gain" and not "You gains"; None tells of both.
        viewer: the player from whom the other's secrets are kept; the reader where left out, and with no reader nobody.
    """

    def __init__(
        self, players: tuple[str, str], cards: dict[int, str], reader: int | None = None, viewer: int | None = None
    ) -> None:
        self.players = players
        self.cards = cards
        self.reader = reader
        self.viewer = reader if viewer is None else viewer


class _Doer(str):
    """A player's name; formatted with a verb it is the name and what that player does: {player:gain}."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return f"{self} {third_person(verb)}" if verb else str(self)


class _Reader(_Doer):
    """The name of the player who is spoken to."""

    __slots__ = ()

    def __format__(self, verb: str) -> str:
        return f"{self} {verb}" if verb else str(self)


class _Amount(int):
    """A number; formatted with a noun it is the number of those: {amount:card}; with + before it, what is added."""

    __slots__ = ()

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        sign = "+" if noun.startswith("+") and self >= 0 else ""
        text = counted(abs(self), noun.removeprefix("+"))
        return f"{sign or ('-' if self < 0 else '')}{text}"


class Told(NamedTuple):
    """Any event: who, which card, which other card, how many, and a word.

    `sentence` is a format string over `player` (with a verb: {player:gain}), `their`, `card`, `other`, `amount`
    (with a noun: {amount:card}), `word` and `house`. `hidden` says that only the player knows which card it is.
    """

    player: int = 0
    card: int = -1
    amount: int = 0
    other: int = -1
    word: str = ""
    hidden: bool = False


def _event(name: str, sentence: str) -> type[Told]:
    return type(name, (Told,), {"__slots__": (), "sentence": sentence, "__doc__": sentence})


TurnBegan = _event("TurnBegan", "{player}: turn {amount} begins.")
PhaseBegan = _event("PhaseBegan", "{player}: the {word} phase.")
Mulliganed = _event("Mulliganed", "{player:mulligan} to {amount:card}.")
KeyForged = _event("KeyForged", "{player:forge} a key for {amount} Æmber.")
KeyUnforged = _event("KeyUnforged", "{player:unforge} a key.")
PhaseSkipped = _event("PhaseSkipped", "{player:skip} the {word} phase.")
HouseChosen = _event("HouseChosen", "{player:choose} house {house}.")
ArchivesTaken = _event("ArchivesTaken", "{player:take} {amount:archived card}.")
Played = _event("Played", "{player:play} {card}.")
Copied = _event("Copied", "{card} is played as a copy of {other}.")
PutIntoPlay = _event("PutIntoPlay", "{card} is put into play.")
Attached = _event("Attached", "{card} is attached to {other}.")
Discarded = _event("Discarded", "{player:discard} {card}.")
Reaped = _event("Reaped", "{player:reap} with {card}.")
FightBegan = _event("FightBegan", "{card} fights {other}.")
ActionUsed = _event("ActionUsed", "{player:use} the Action of {card}.")
StunRemoved = _event("StunRemoved", "{card} shakes off its stun.")
IconResolved = _event("IconResolved", "{card}: {word} bonus icon.")
DamageDealt = _event("DamageDealt", "{card} takes {amount} damage.")
DamagePrevented = _event("DamagePrevented", "{word} prevents {amount} damage to {card}.")
Healed = _event("Healed", "{card} heals {amount} damage.")
Destroyed = _event("Destroyed", "{card} is destroyed.")
Spared = _event("Spared", "{card} is not destroyed after all.")
FightAverted = _event("FightAverted", "{card} does not fight {other}.")
WardSpent = _event("WardSpent", "The ward of {card} is spent.")
LeftPlay = _event("LeftPlay", "{card} leaves play.")
Moved = _event("Moved", "{card} moves to {word}.")
Drew = _event("Drew", "{player:draw} {amount:card}.")
Shuffled = _event("Shuffled", "{player:shuffle} {their} deck.")
Revealed = _event("Revealed", "{card} is revealed.")
LookedAt = _event("LookedAt", "{player:look} at {card}.")
AemberGained = _event("AemberGained", "{player:gain} {amount} Æmber.")
AemberLost = _event("AemberLost", "{player:lose} {amount} Æmber.")
AemberStolen = _event("AemberStolen", "{player:steal} {amount} Æmber.")
AemberGiven = _event("AemberGiven", "{player:give} {amount} Æmber.")
AemberCaptured = _event("AemberCaptured", "{card} captures {amount} Æmber.")
AemberMoved = _event("AemberMoved", "{amount} Æmber moves to {word}.")
AemberReturned = _event("AemberReturned", "{player:receive} the {amount} Æmber on {card}.")
ChainsGained = _event("ChainsGained", "{player:gain} {amount:chain}.")
ChainShed = _event("ChainShed", "{player:shed} a chain.")
AemberSpent = _event("AemberSpent", "{player:spend} the {amount} Æmber on {card}.")
AemberReceived = _event("AemberReceived", "{player:get} the {amount} Æmber that was spent.")
StatusGained = _event("StatusGained", "{card} is {word}.")
StatusLost = _event("StatusLost", "{card} is no longer {word}.")
CountersChanged = _event("CountersChanged", "{card} gets {amount:+power counter}.")
ControlChanged = _event("ControlChanged", "{player:take} control of {card}.")
TurnEnded = _event("TurnEnded", "{player:end} the turn.")
GameWon = _event("GameWon", "{player:win} the game.")


def is_hidden_from(event: Told, viewer: int | None) -> bool:
    """Whether a viewer may not know which card an event is about; nothing is hidden from None."""
    return event.hidden and viewer is not None and viewer != event.player


def tell(event: Told, names: Names) -> str:
    """The sentence that tells an event."""
    spoken_to = event.player == names.reader
    sentence: str = type(event).sentence  # type: ignore[attr-defined]
    if is_hidden_from(event, names.viewer):
        card = "A card" if sentence.startswith("{card}") else "a card"
    else:
        card = names.cards.get(event.card, "?")
    return sentence.format(
        player=(_Reader if spoken_to else _Doer)(names.players[event.player]),
        their="your" if spoken_to else "their",
        card=card,
        other=names.cards.get(event.other, "?"),
        amount=_Amount(event.amount),
        word=event.word,
        house=house_name(event.word),
    )
