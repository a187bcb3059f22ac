"""Constant effects on the Æmber that keys are forged with: where it may come from, and where it goes."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import ConstantEffect, StandingTarget
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Whoever


@rule("constant-effects", title="May Spend Æmber")
@dataclass(frozen=True, slots=True)
class MaySpendAember(ConstantEffect):
    """Æmber on a card may be spent by its controller on keys, as if it were in their pool.

    They choose how much of it they spend each time they forge.
    Where their pool alone is not enough, they may also decline to forge.

    Text:
        you may spend Æmber on {{ who }} when forging keys

    Args:
        who: the cards whose Æmber may be spent.

    Example: What the pool lacks is taken from the card
        given:
            phase: start
            you: {aember: 4, artifacts: [{Chest: {aember: 2, abilities: [{constant: {may_spend_aember: this}}]}}]}
        do:
            - you: accept
        then:
            you: {keys: 1, aember: 0, artifacts: [Chest: {aember: 0}]}

    Example: A player with enough of both chooses
        given:
            phase: start
            you: {aember: 6, artifacts: [{Chest: {aember: 2, abilities: [{constant: {may_spend_aember: this}}]}}]}
        do:
            - then: {can choose: ["0", "1", "2"]}
            - you: {number: 1}
        then:
            you: {keys: 1, aember: 1, artifacts: [Chest: {aember: 1}]}

    Example: A player whose pool is not enough may decline
        given:
            phase: start
            you: {aember: 5, artifacts: [{Chest: {aember: 3, abilities: [{constant: {may_spend_aember: this}}]}}]}
        do:
            - you: decline
        then:
            you: {keys: 0, aember: 5, artifacts: [Chest: {aember: 3}]}

    See: key, move-aember-to-card
    """

    inline: ClassVar[str | None] = "who"
    who: StandingTarget


@rule("constant-effects", title="Gets Spent Æmber")
@dataclass(frozen=True, slots=True)
class GetsSpentAember(ConstantEffect):
    """Æmber that a player spends on keys goes to the pool of this card's controller, not to the common supply.

    Text:
        you get all Æmber {{ player | does("spend") }} when forging keys

    Args:
        player: whose spending it is.

    Example: The price of the key changes hands
        given:
            phase: start
            you: {aember: 7}
            opponent: {aember: 1, artifacts: [{Sting: {abilities: [{constant: {gets_spent_aember: opponent}}]}}]}
        do: []
        then:
            you: {keys: 1, aember: 1}
            opponent: {aember: 7}

    See: key, skips-forge
    """

    inline: ClassVar[str | None] = "player"
    player: Whoever
