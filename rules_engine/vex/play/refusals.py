"""The named reasons why something is not offered; each links to the rule it comes from."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why an action is not among the options.

    Args:
        slug: the reason's permanent name.
        sentence: the reason for a person to read.
        rule: slug of the rule it comes from.
    """

    slug: str
    sentence: str
    rule: str


NOT_ACTIVE_HOUSE = Refusal("not-active-house", "The card is not of the active house.", "house")
FIRST_TURN = Refusal("first-turn", "On the first turn only one card can be played or discarded.", "first-turn-rule")
ALPHA_NOT_FIRST = Refusal("alpha-not-first", "A card with alpha can only be the first thing done in a turn.", "alpha")
CANNOT_PLAY = Refusal("cannot-play", "An effect says that the card cannot be played.", "cannot-play")
PLAY_LIMIT = Refusal("play-limit", "An effect limits how many cards can be played this turn.", "play-limit")
CONDITION_NOT_MET = Refusal("condition-not-met", "What the card asks for is not so.", "play-condition")
CANNOT_PAY = Refusal("cannot-pay", "What the card asks for cannot be paid.", "play-cost")
NO_HOST = Refusal("no-creature-to-attach-to", "An upgrade needs a creature in play.", "upgrade")
CANNOT_PAY_TOLL = Refusal("cannot-pay-toll", "The toll cannot be paid.", "toll")
SIX_TIMES = Refusal("six-times", "The card was played and used six times this turn.", "rule-of-six")
EXHAUSTED = Refusal("exhausted", "The card is exhausted.", "exhausted")
NOT_YOURS = Refusal("not-yours", "The card is not under the player's control.", "using")
STUNNED = Refusal("stunned", "A stunned creature can only shake off its stun.", "stun")
NOT_STUNNED = Refusal("not-stunned", "The creature is not stunned.", "stun")
NO_ACTION = Refusal("no-action-ability", "The card has no Action ability.", "action")
NOT_A_CREATURE = Refusal("not-a-creature", "Only a creature can reap or fight.", "creature")
MUST_FIGHT = Refusal("must-fight", "The creature must fight if it can.", "must-fight")
CANNOT_REAP = Refusal("cannot-reap", "An effect says that the creature cannot reap.", "cannot-reap")
CANNOT_FIGHT = Refusal("cannot-fight", "An effect says that the creature cannot fight.", "cannot-fight")
CAN_ONLY_FIGHT = Refusal("can-only-fight", "An effect says that the creature can only be used to fight.", "can-only-fight")
CANNOT_USE = Refusal("cannot-use", "An effect says that the card cannot be used.", "cannot-use")
NO_ENEMY = Refusal("no-enemy-creature", "There is no enemy creature that can be fought.", "fighting")
NOT_AN_ENEMY = Refusal("not-an-enemy", "Only an enemy creature in play can be fought.", "fighting")
SHIELDED_BY_TAUNT = Refusal("shielded-by-taunt", "A neighbor with taunt shields the creature.", "taunt")
FIGHTS_OTHERS_ONLY = Refusal("fights-others-only", "The creature can fight only certain creatures.", "fights-only")
OTHER_HALF_MISSING = Refusal(
    "other-half-missing", "The other half of the gigantic creature is not at hand.", "gigantic-creature"
)
NOT_IN_HAND = Refusal("not-in-hand", "The card is not in the player's hand.", "hand")
NOT_YOUR_TURN = Refusal("not-your-turn", "It is the other player's turn.", "turn")

REFUSALS: tuple[Refusal, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
