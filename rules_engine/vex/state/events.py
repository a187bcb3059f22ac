"""What can happen in a game of Vex, as typed events; each knows the sentence that tells it."""

from __future__ import annotations

from typing import NamedTuple

from rules_engine.vex.vocabulary import house_name


class Names:
    """How events call players and cards: set once for the reader's seat."""

    def __init__(self, players: tuple[str, str], cards: dict[int, str]) -> None:
        self.players = players
        self.cards = cards


class Told(NamedTuple):
    """Any event: who, which card, which other card, how many, and a word.

    `sentence` is a format string over `player`, `card`, `other`, `amount`, `word`.
    """

    player: int = 0
    card: int = -1
    amount: int = 0
    other: int = -1
    word: str = ""


def _event(name: str, sentence: str) -> type[Told]:
    return type(name, (Told,), {"__slots__": (), "sentence": sentence, "__doc__": sentence})


TurnBegan = _event("TurnBegan", "{player}: turn {amount} begins.")
PhaseBegan = _event("PhaseBegan", "{player}: the {word} phase.")
Mulliganed = _event("Mulliganed", "{player} mulligans to {amount} cards.")
KeyForged = _event("KeyForged", "{player} forges a key for {amount} Æmber.")
KeyUnforged = _event("KeyUnforged", "{player} unforges a key.")
PhaseSkipped = _event("PhaseSkipped", "{player} skips the {word} phase.")
HouseChosen = _event("HouseChosen", "{player} chooses house {house}.")
ArchivesTaken = _event("ArchivesTaken", "{player} takes {amount} archived cards.")
Played = _event("Played", "{player} plays {card}.")
PutIntoPlay = _event("PutIntoPlay", "{card} is put into play.")
Attached = _event("Attached", "{card} is attached to {other}.")
Discarded = _event("Discarded", "{player} discards {card}.")
Reaped = _event("Reaped", "{player} reaps with {card}.")
FightBegan = _event("FightBegan", "{card} fights {other}.")
ActionUsed = _event("ActionUsed", "{player} uses the Action of {card}.")
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
Drew = _event("Drew", "{player} draws {amount} cards.")
Shuffled = _event("Shuffled", "{player} shuffles their deck.")
Revealed = _event("Revealed", "{card} is revealed.")
AemberGained = _event("AemberGained", "{player} gains {amount} Æmber.")
AemberLost = _event("AemberLost", "{player} loses {amount} Æmber.")
AemberStolen = _event("AemberStolen", "{player} steals {amount} Æmber.")
AemberGiven = _event("AemberGiven", "{player} gives {amount} Æmber.")
AemberCaptured = _event("AemberCaptured", "{card} captures {amount} Æmber.")
AemberMoved = _event("AemberMoved", "{amount} Æmber moves to {word}.")
AemberReturned = _event("AemberReturned", "{player} receives the {amount} Æmber on {card}.")
AemberSpent = _event("AemberSpent", "{player} spends the {amount} Æmber on {card}.")
AemberReceived = _event("AemberReceived", "{player} gets the {amount} Æmber that was spent.")
ChainsGained = _event("ChainsGained", "{player} gains {amount} chains.")
ChainShed = _event("ChainShed", "{player} sheds a chain.")
StatusGained = _event("StatusGained", "{card} is {word}.")
StatusLost = _event("StatusLost", "{card} is no longer {word}.")
CountersChanged = _event("CountersChanged", "{card} gets {amount:+} power counters.")
ControlChanged = _event("ControlChanged", "{player} takes control of {card}.")
TurnEnded = _event("TurnEnded", "{player} ends the turn.")
GameWon = _event("GameWon", "{player} wins the game.")


def tell(event: Told, names: Names) -> str:
    """The sentence that tells an event."""
    sentence: str = type(event).sentence  # type: ignore[attr-defined]
    return sentence.format(
        player=names.players[event.player],
        card=names.cards.get(event.card, "?"),
        other=names.cards.get(event.other, "?"),
        amount=event.amount,
        word=event.word,
        house=house_name(event.word),
    )
