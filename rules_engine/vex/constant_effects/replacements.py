"""Constant effects that put something else in the place of what would happen."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import ConstantEffect, Filter
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Whoever


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class ReapingSteals(ConstantEffect):
    """The Æmber that a player would gain from the common supply by reaping is stolen from their opponent instead.

    Where there is nothing to steal, or stealing is forbidden, that reap brings no Æmber.
    Æmber that an ability brings is no part of it.

    Text:
        any Æmber {{ player | subject }} would gain from reaping is stolen from
        {{ {"you": "your opponent", "opponent": "you"}.get(player, "their opponent") }} instead

    Args:
        player: who steals instead of gaining.

    Example: A reap becomes a theft
        given:
            you: {house: logos, line: [{Door: {abilities: [{constant: {reaping_steals: you}}]}}, {Scout: {}}]}
            opponent: {aember: 1}
        do:
            - you: {reap: Door}
            - then: {you: {aember: 1}, opponent: {aember: 0}}
            - you: {reap: Scout}
        then:
            you: {aember: 1}
            opponent: {aember: 0}

    See: reaping, steal
    """

    inline: ClassVar[str | None] = "player"
    player: Whoever


@rule("constant-effects", title="Captures Added Æmber")
@dataclass(frozen=True, slots=True)
class CapturesAddedAember(ConstantEffect):
    """Æmber that would be added to a player's pool is put on the card instead, as if captured.

    It does not matter where the Æmber comes from: it may be gained, stolen, given, or return from a card.
    It has not been gained or stolen then.
    Where several cards would capture the same Æmber, the first of them in its controller's battleline does.

    Text:
        each Æmber that would be added to {{ player | their }} pool is captured by {{ this() }} instead

    Args:
        player: whose pool the Æmber does not reach.

    Example: What the opponent would gain is captured
        given:
            you: {house: mars, line: [{Scout: {}}]}
            opponent: {line: [{Spider: {abilities: [{constant: {captures_added_aember: opponent}}]}}]}
        do:
            - you: {reap: Scout}
        then:
            you: {aember: 0}
            opponent: {line: [Spider: {aember: 1}]}

    Example: Stolen Æmber is captured too
        given:
            you: {house: shadows, line: [{Thief: {abilities: [{trigger: action, do: {steal: 2}}]}}]}
            opponent: {aember: 3, line: [{Spider: {abilities: [{constant: {captures_added_aember: opponent}}]}}]}
        do:
            - you: {action: Thief}
        then:
            you: {aember: 0}
            opponent: {aember: 1, line: [Spider: {aember: 2}]}

    See: aember, capture
    """

    inline: ClassVar[str | None] = "player"
    player: Whoever


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class NextPlayedEnters(ConstantEffect):
    """The next card of some kind that its player plays enters play ready instead of exhausted, or stunned.

    It is spent as soon as such a card has been played, and can only hold for a stretch of time.
    A card that is put into play in another way is not played and leaves it unspent.
    What is said twice holds for the same card both times.

    Text:
        the next {{ what }} you play enters play {{ how }}

    Args:
        what: which card it waits for.
        how: ready or stunned.

    Example: Only the next one is ready
        given:
            you:
                house: mars
                hand:
                    - {Landing: {type: tactic, abilities: [{trigger: play, do: {for_remainder_of_turn: {
                        effects: {next_played_enters: {what: creature, how: ready}}}}}]}}
                    - {First: {}}
                    - {Second: {}}
        do:
            - you: {play: Landing}
            - you: {play: First}
            - you: {play: Second, flank: right}
        then:
            you: {line: [First: {ready: true}, Second: {ready: false}]}

    See: enters-play, for-remainder-of-turn
    """

    lasts_only: ClassVar[bool] = True

    what: Filter
    how: Literal["ready", "stunned"]
