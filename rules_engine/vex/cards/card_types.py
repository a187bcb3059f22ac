"""The four card types: what each carries and what becomes of it when played."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.rule import Rule
from rules_engine.vex.lexicon import rule


class CardType(Rule):
    """A type of card."""

    __slots__ = ()

    needs: ClassVar[frozenset[str]] = frozenset()
    """Fields that a card of this type must have."""
    forbids: ClassVar[frozenset[str]] = frozenset()
    """Fields that a card of this type cannot have."""


@rule("card-types")
class Creature(CardType):
    """A card that joins its controller's battleline, to reap, to fight, or to use its Action ability.

    It has power, and sometimes armor.
    It enters play exhausted, on a flank.

    Example: A creature enters exhausted
        given:
            you: {house: mars, hand: [{Scout: {}}]}
        do:
            - you: {play: Scout}
        then:
            you: {line: [Scout: {ready: false}]}

    See: battleline, using
    """

    needs: ClassVar[frozenset[str]] = frozenset({"power"})


@rule("card-types")
class Artifact(CardType):
    """A card that stays in play beside its controller's creatures and is used for its Action ability.

    It enters play exhausted.

    Example: An artifact is used for its Action
        given:
            you: {house: mars, artifacts: [{Cannon: {type: artifact, abilities: [{trigger: action, do: {deal_damage: {amount: 2, target: {choose: creature}}}}]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {action: Cannon}
        then:
            opponent: {line: [Guard: {damage: 2}]}
            you: {artifacts: [Cannon: {ready: false}]}

    See: action, using
    """

    forbids: ClassVar[frozenset[str]] = frozenset({"power", "armor", "gigantic"})


@rule("card-types")
class Tactic(CardType):
    """A card whose effect resolves as it is played, after which it is put into its owner's discard pile.

    Example: A tactic is discarded once it has resolved
        given:
            you: {house: mars, hand: [{Study: {type: tactic, abilities: [{trigger: play, do: {draw: 2}}]}}]}
        do:
            - you: {play: Study}
        then:
            you: {hand: 2, discard: [Study]}

    Differs:
        The type is called tactic, so that the word action means an ability only.

    See: play, discard-pile
    """

    forbids: ClassVar[frozenset[str]] = frozenset({"power", "armor", "gigantic"})


@rule("card-types")
class Upgrade(CardType):
    """A card that is attached to a creature as it is played and changes that creature while it stays there.

    It cannot be played when there is no creature in play.
    When its creature leaves play the upgrade is discarded.

    Example: An upgrade needs a creature
        given:
            you: {house: mars, hand: [{Boots: {type: upgrade}}]}
        do: []
        then:
            cannot: [{play: Boots, because: no-creature-to-attach-to}]

    See: creature, leaving-play
    """

    forbids: ClassVar[frozenset[str]] = frozenset({"power", "armor", "gigantic"})


BY_NAME: dict[str, type[CardType]] = {each.slug: each for each in (Creature, Artifact, Tactic, Upgrade)}
"""The card types by the word that card files use."""
