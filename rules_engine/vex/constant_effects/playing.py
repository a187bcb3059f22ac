"""The constant effect of a card that is played as another."""

from __future__ import annotations

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import ConstantEffect, Filter
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Who


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class PlayedAsCopy(ConstantEffect):
    """A tactic is, while it is being played, a copy of a tactic in a discard pile.

    Its player chooses which as they play it, from those that they could play now.
    It has the bonus icons, keywords and abilities of the other, and none of its own.
    Once it has resolved it is itself again; the other stays where it is.
    Where there is no card to copy, it does nothing.

    Text:
        when you play {{ this() }}, treat it as a copy of {{ what | a }} in {{ owner | their }} discard pile

    Args:
        what: the cards that can be copied.
        owner: in whose discard pile.

    Example: The opponent's tactic works for both
        given:
            you:
                house: untamed
                hand: [{Mirror: {type: tactic, icons: [draw], abilities: [{constant: {played_as_copy: {what: tactic}}}]}}]
            opponent:
                discard:
                    - {Guard: {}}
                    - {Cheer: {type: tactic, icons: [aember], abilities: [{trigger: play, do: {gain_aember: 2}}]}}
                    - {Dawn: {type: tactic, keywords: [alpha]}}
        do:
            - you: {play: Mirror}
            - then: {can choose: [Cheer, Dawn]}
            - you: {choose: Cheer}
        then:
            you: {aember: 3, hand: [], discard: [Mirror: {icons: [draw]}]}
            opponent: {discard: [Guard, Cheer, Dawn]}

    Example: What cannot be played cannot be copied
        given:
            you:
                house: untamed
                line: [{Cub: {}}]
                hand: [{Mirror: {type: tactic, abilities: [{constant: {played_as_copy: {what: tactic}}}]}}]
            opponent: {discard: [{Dawn: {type: tactic, keywords: [alpha], abilities: [{trigger: play, do: {gain_aember: 2}}]}}]}
        do:
            - you: {reap: Cub}
            - you: {play: Mirror}
        then:
            you: {aember: 1, discard: [Mirror]}

    See: tactic, bonus-icon
    """

    what: Filter
    owner: Who = "opponent"
