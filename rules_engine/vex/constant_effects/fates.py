"""The constant effects on what becomes of cards: the damage they deal, whose they are, where they go, when they die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import walk
from rules_engine.kernel.parameters import Range
from rules_engine.vex.families import ConstantEffect, Filter, StandingTarget
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game

ZONES = {
    "discard": Zone.DISCARD,
    "purged": Zone.PURGED,
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "archives": Zone.ARCHIVES,
}


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class ExtraFightDamage(ConstantEffect):
    """A creature that attacks certain creatures deals more damage than its power.

    It is part of the damage of the fight, dealt at the same moment; the creature's power does not change.
    A creature that is attacked deals no more than its power.

    Text:
        {{ who }} deals +{{ amount }} damage while attacking {{ attacking | a }}

    Args:
        who: the creatures that deal more.
        amount: how much more, in points.
        attacking: the creatures that must be attacked for it.

    Example: The flank is hit harder
        given:
            you: {house: brobnar, line: [{Giant: {power: 3, abilities: [{constant: {extra_fight_damage: {who: this, amount: 2, attacking: {creature: {side: enemy, flank: true}}}}}]}}]}
            opponent: {line: [{Guard: {power: 6}}]}
        do:
            - you: {fight: Giant, target: Guard}
        then:
            you: {line: []}
            opponent: {line: [Guard: {damage: 5}]}

    Example: It does not help in defence
        given:
            you: {house: mars, line: [{Scout: {power: 6}}]}
            opponent: {line: [{Giant: {power: 3, abilities: [{constant: {extra_fight_damage: {who: this, amount: 2, attacking: {creature: {side: enemy}}}}}]}}]}
        do:
            - you: {fight: Scout, target: Giant}
        then:
            you: {line: [Scout: {damage: 3}]}

    See: fight-damage-step, assault
    """

    who: StandingTarget
    amount: Annotated[int, Range(1, 99)]
    attacking: Filter

    def against(self, game: Game, source: Card, defender: Card, player: int) -> int:
        """The points more that are dealt to `defender`."""
        return self.amount if self.attacking.matches(game, defender, source, player) else 0


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class YouControl(ConstantEffect):
    """A player controls a card for as long as the effect holds, whoever played it and whatever else would take it.

    The card changes sides when the effect begins; a creature joins a flank of the battleline it goes to.
    While the effect holds nobody else can take control of the card.
    When it ends, the card goes back to the player who controlled it before.
    Where two such effects disagree, the one that began last decides.

    Text:
        you control {{ who }}

    Args:
        who: the cards that the player controls.

    Example: The creature comes over with its collar
        given:
            you: {house: dis, hand: [{Leash: {type: upgrade, abilities: [{constant: {you_control: this_creature}}]}}]}
            opponent: {line: [{Guard: {damage: 1}}]}
        do:
            - you: {play: Leash}
        then:
            you: {line: [Guard: {damage: 1, upgrades: [Leash]}]}
            opponent: {line: []}

    Example: It goes home without it
        given:
            you:
                house: dis
                hand:
                    - {Leash: {type: upgrade, abilities: [{constant: {you_control: this_creature}}]}}
                    - {Snip: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: upgrade}}}]}}
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Leash}
            - you: {play: Snip}
        then:
            you: {line: [], discard: [Leash, Snip]}
            opponent: {line: [Guard]}

    See: take-control, battleline
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget

    def __post_init__(self) -> None:
        if any(getattr(part, "side", "any") != "any" for _, part in walk(self.who)):
            raise ValueError("what changes who controls a card cannot pick its cards by who controls them")


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class LeavesPlayFor(ConstantEffect):
    """A card that would leave play for one zone goes to another instead.

    Only the place it goes to is another: a destroyed card is still destroyed, and its Destroyed abilities resolve.
    It holds for cards that leave together with the card that says so.

    Text:
        {% set from_play = {"discard": "enter a discard pile", "hand": "return to a hand", "deck": "enter a deck", "archives": "be archived"} -%}
        {% set into = {"purged": "purge it", "hand": "put it into its owner's hand", "deck": "put it on top of its owner's deck", "archives": "put it into its owner's archives"} -%}
        if {{ what | a }} would {{ from_play[instead_of] }} from play, {{ into[to] }} instead

    Args:
        what: the cards that go elsewhere.
        instead_of: the zone they would go to.
        to: the zone they go to.

    Example: The dead are purged
        given:
            you:
                house: dis
                artifacts: [{Rite: {type: artifact, abilities: [{constant: {leaves_play_for: {what: creature, to: purged}}}]}}]
                hand: [{Hex: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]
            opponent: {line: [{Imp: {abilities: [{trigger: destroyed, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Hex}
        then:
            opponent: {aember: 1, line: [], discard: [], purged: [Imp]}

    Example: It falls together with what it purges
        given:
            you:
                house: dis
                line: [{Priest: {abilities: [{constant: {leaves_play_for: {what: creature, to: purged}}}]}}]
                hand: [{End: {type: tactic, abilities: [{trigger: play, do: {destroy: {each: creature}}}]}}]
            opponent: {line: [{Imp: {}}]}
        do:
            - you: {play: End}
        then:
            you: {purged: [Priest], discard: [End]}
            opponent: {purged: [Imp], discard: []}

    See: leaving-play, purge-pile
    """

    what: Filter
    to: Literal["purged", "hand", "deck", "archives"]
    instead_of: Literal["discard", "hand", "deck", "archives"] = "discard"

    def __post_init__(self) -> None:
        if self.to == self.instead_of:
            raise ValueError(f"a card that would go to the {self.to} zone goes there anyway")

    def destination(self, game: Game, source: Card, card: Card, zone: Zone, player: int) -> Zone:
        """Where a card that leaves play for `zone` goes."""
        if ZONES[self.instead_of] == zone and self.what.matches(game, card, source, player):
            return ZONES[self.to]
        return zone


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class IsDestroyed(ConstantEffect):
    """A card is destroyed as soon as the effect holds.

    It stands together with what must be true for it; where it is true as the card enters play, the card is destroyed at once.

    Text:
        destroy {{ who }}

    Args:
        who: the cards that are destroyed.

    Example: Nothing is left to live for
        given:
            you:
                house: mars
                line: [{Hunter: {power: 5, abilities: [{constant: {while: {condition: {tally: {of: {in_play: {creature: {side: enemy}}}, at_most: 0}}, apply: {is_destroyed: this}}}}]}}]
            opponent: {line: [{Prey: {power: 1}}]}
        do:
            - then: {you: {line: [Hunter]}}
            - you: {fight: Hunter, target: Prey}
        then:
            you: {line: [], discard: [Hunter]}

    See: destruction, while
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget

    def drifts(self, conditional: bool) -> bool:
        """Where it waits for something to become true."""
        return conditional
