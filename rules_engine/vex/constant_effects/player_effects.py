"""Constant effects on a player: what keys cost, how many cards they draw up to, what they cannot do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.families import ConstantEffect, Count, Filter
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Whoever

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card

HouseMeant: TypeAlias = Literal["chosen", "named"] | Annotated[str, Name("house")]
"""A house, the house that the ability chose, or the house named for the card."""


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class KeyCost(ConstantEffect):
    """A player's keys cost more Æmber, or less.

    Text:
        {{ "keys cost" if player == "each_player" else (player | their) ~ " keys cost" }} {{ amount | signed }} Æmber

    Args:
        player: whose keys.
        amount: the change of the cost, in Æmber; a negative one lowers it.

    Example: A dearer key is not forged
        given:
            phase: start
            you: {aember: 6}
            opponent: {line: [{Murk: {abilities: [{constant: {key_cost: {player: opponent, amount: 1}}}]}}]}
        do: []
        then:
            you: {keys: 0, aember: 6}

    See: key, forge-phase
    """

    player: Whoever
    amount: Annotated[int, Range(-99, 99)] | Count


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class HandSize(ConstantEffect):
    """A player draws up to more cards in the draw phase, or to fewer.

    Text:
        during {{ "their" if player == "each_player" else player | their }} draw phase, {{ player | does("refill") }} {{ "your" if player == "you" else "their" }} hand to {{ amount | abs }} {{ "additional card" if amount == 1 else "additional cards" if amount > 1 else "less card" if amount == -1 else "less cards" }}

    Args:
        player: whose hand.
        amount: the change, in cards.

    Example: One more card is drawn
        given:
            you: {house: logos, hand: [], line: [{Mother: {abilities: [{constant: {hand_size: {player: you, amount: 1}}}]}}]}
        do:
            - you: end turn
        then:
            you: {hand: 7}

    See: draw-phase
    """

    player: Whoever
    amount: Annotated[int, Range(-6, 6)]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotPlay(ConstantEffect):
    """A player cannot play certain cards.

    Text:
        {{ player | subject }} cannot play {{ what | plural }}

    Args:
        player: who cannot.
        what: the cards that cannot be played.

    Example: No creatures while it is in play
        given:
            you: {house: mars, line: [{Grommid: {abilities: [{constant: {cannot_play: {player: you, what: creature}}}]}}], hand: [{Scout: {}}]}
        do: []
        then:
            cannot: [{play: Scout, because: cannot-play}]

    See: ability
    """

    player: Whoever
    what: Filter


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class MayPlay(ConstantEffect):
    """A player may play cards beyond what their turn allows: of another house, or on the first turn of the game.

    A card that could be played anyway does not use up the permission.
    What a card in play permits, it permits anew each turn.

    Text:
        {{ player | subject }} may play {% if amount == 1 %}one {{ what }}{% else %}up to {{ amount }} {{ what | plural }}{% endif %}
        {%- if standing | default(false) %} each turn{% endif %}

    Args:
        player: who may.
        what: the cards that may be played.
        amount: how many of them in a turn.

    Example: One card of another house
        given:
            you: {house: mars, line: [{Captain: {abilities: [{constant: {may_play: {player: you, what: {card: {not_house: active}}}}}]}}], hand: [{Imp: {house: dis, type: artifact}}, {Ghost: {house: dis, type: artifact}}]}
        do:
            - you: {play: Imp}
        then:
            you: {artifacts: [Imp]}
            cannot: [{play: Ghost, because: not-active-house}]

    Example: The first turn's one card is not used up by it
        given:
            first turn: true
            you: {house: mars, line: [{Captain: {abilities: [{constant: {may_play: {player: you, what: {card: {not_house: active}}}}}]}}], hand: [{Imp: {house: dis, type: artifact}}, {Scout: {type: artifact}}, {Other: {type: artifact}}]}
        do:
            - you: {play: Imp}
            - you: {play: Scout}
        then:
            you: {artifacts: [Imp, Scout]}
            cannot: [{play: Other, because: first-turn}]

    Example: A card of the active house does not use it up
        given:
            you: {house: mars, line: [{Captain: {abilities: [{constant: {may_play: {player: you, what: card}}}]}}], hand: [{Imp: {house: dis, type: artifact}}, {Gate: {type: artifact}}]}
        do:
            - you: {play: Gate}
            - you: {play: Imp}
        then:
            you: {artifacts: [Gate, Imp]}

    See: first-turn-rule, active-house, may-use
    """

    player: Whoever
    what: Filter
    amount: Annotated[int, Range(1, 9)] = 1


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotUse(ConstantEffect):
    """A player cannot use cards, or cannot use creatures to fight or to reap.

    Text:
        {{ player | subject }} cannot use {{ "cards" if way == "any" else "creatures to " ~ way }}

    Args:
        player: who cannot.
        way: fight, reap, or any use at all.

    Example: Creatures cannot fight but may reap
        given:
            you: {house: mars, line: [{Scout: {}}]}
            opponent: {line: [{Fog: {abilities: [{constant: {cannot_use: {player: opponent, way: fight}}}]}}]}
        do: []
        then:
            cannot: [{fight: Scout, target: Fog, because: cannot-fight}]
            can: [{reap: Scout}]

    See: using
    """

    player: Whoever
    way: Literal["fight", "reap", "any"]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class MustChooseHouse(ConstantEffect):
    """A player must choose a certain house as their active house, if they can.

    Text:
        {{ player | subject }} must choose {{ "the " ~ house ~ " house" if house in ("chosen", "named") else house | replace("_", " ") | title }} as {{ "your" if player == "you" else "their" }} active house

    Args:
        player: who must.
        house: the house; chosen is the house the ability chose, named the house named for the card.

    Example: There is no other choice
        given:
            phase: house
            you: {houses: [dis, mars, logos], line: [{Lord: {house: dis, abilities: [{constant: {must_choose_house: {player: you, house: dis}}}]}}]}
        do: []
        then:
            house: dis

    See: house-phase
    """

    player: Whoever
    house: HouseMeant

    def house_of(self, source: Card) -> str | None:
        """The house meant by an effect of `source`, if there is one."""
        return source.named_house if self.house == "named" else self.house


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotChooseHouse(ConstantEffect):
    """A player cannot choose a certain house as their active house.

    Text:
        {{ player | subject }} cannot choose {{ "the " ~ house ~ " house" if house in ("chosen", "named") else house | replace("_", " ") | title }} as {{ "your" if player == "you" else "their" }} active house

    Args:
        player: who cannot.
        house: the house; chosen is the house the ability chose, named the house named for the card.

    Example: The house is not on offer
        given:
            phase: house
            you: {houses: [dis, mars, logos]}
            opponent: {line: [{Warden: {abilities: [{constant: {cannot_choose_house: {player: opponent, house: mars}}}]}}]}
        do:
            - you: {house: dis}
        then:
            house: dis

    See: house-phase
    """

    player: Whoever
    house: HouseMeant

    def house_of(self, source: Card) -> str | None:
        """The house meant by an effect of `source`, if there is one."""
        return source.named_house if self.house == "named" else self.house


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class CannotStealFrom(ConstantEffect):
    """A player's Æmber cannot be stolen.

    Text:
        {{ player | their }} Æmber cannot be stolen

    Args:
        player: whose Æmber.

    Example: A theft takes nothing
        given:
            you: {house: shadows, hand: [{Job: {type: tactic, abilities: [{trigger: play, do: {steal: 1}}]}}]}
            opponent: {aember: 3, line: [{Vault: {abilities: [{constant: {cannot_steal_from: you}}]}}]}
        do:
            - you: {play: Job}
        then:
            you: {aember: 0}
            opponent: {aember: 3}

    See: steal
    """

    inline: ClassVar[str | None] = "player"
    player: Whoever


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class SkipsForge(ConstantEffect):
    """A player skips their forge phase.

    Text:
        {{ player | subject("skip") }} {{ "your" if player == "you" else "their" }} forge phase

    Args:
        player: who skips it.

    Example: No key is forged
        given:
            phase: start
            you: {aember: 9}
            opponent: {line: [{Haze: {abilities: [{constant: {skips_forge: opponent}}]}}]}
        do: []
        then:
            you: {keys: 0, aember: 9}

    See: forge-phase
    """

    inline: ClassVar[str | None] = "player"
    player: Whoever


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class PlayLimit(ConstantEffect):
    """A player cannot play more than some number of cards each turn.

    Text:
        {{ player | subject }} cannot play more than {{ amount | counted("card") }} each turn

    Args:
        player: who cannot.
        amount: how many cards they can play in a turn.

    Example: The third card is refused
        given:
            you: {house: dis, hand: [{A: {type: artifact}}, {B: {type: artifact}}, {C: {type: artifact}}]}
            opponent: {line: [{Ember: {abilities: [{constant: {play_limit: {player: opponent, amount: 2}}}]}}]}
        do:
            - you: {play: A}
            - you: {play: B}
        then:
            cannot: [{play: C, because: play-limit}]

    See: main-phase
    """

    player: Whoever
    amount: Annotated[int, Range(1, 9)]


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class Toll(ConstantEffect):
    """A player must give their opponent Æmber in order to play an artifact, or to use one.

    They cannot do it when they do not have that much.

    Text:
        {{ player | subject }} must give {{ "your opponent" if player == "you" else "you" }} {{ amount | counted("Æmber") }} in order to {{ "play" if what == "playing_artifact" else "use" }} an artifact

    Args:
        player: who must give it.
        what: what it is asked for.
        amount: how much, in Æmber.

    Example: The toll is given as the artifact is played
        given:
            you: {house: mars, aember: 1, hand: [{Cannon: {type: artifact}}]}
            opponent: {line: [{Clerk: {abilities: [{constant: {toll: {player: opponent, what: playing_artifact, amount: 1}}}]}}]}
        do:
            - you: {play: Cannon}
        then:
            you: {aember: 0, artifacts: [Cannon]}
            opponent: {aember: 1}

    Differs:
        A toll is given, never paid: the word says where the Æmber goes.

    See: artifact
    """

    player: Whoever
    what: Literal["playing_artifact", "using_artifact"]
    amount: Annotated[int, Range(1, 9)]
