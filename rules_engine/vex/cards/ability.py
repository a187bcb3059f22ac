"""An ability: a line of rules text on a card."""

from __future__ import annotations

from typing import ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import Node
from rules_engine.kernel.rule import Rule
from rules_engine.vex.families import ConstantEffect, Effect, Trigger
from rules_engine.vex.lexicon import rule


@rule("game", slug="ability")
@dataclass(frozen=True, slots=True)
class Ability(Node):
    """A line of rules text on a card, whose trigger says when its effect resolves.

    A triggered ability resolves when what its trigger names happens.
    When several abilities resolve in one window, the active player orders them.
    A constant ability has no trigger: it holds for as long as its card is in play.
    An ability does as much of what it says as can be done.

    Text:
        {% if constant %}{{ constant | statements | map("sentence") | join(" ") }}
        {%- elif trigger[0].label %}{{ trigger | join("/") }}: {{ do | sentences }}
        {%- else %}{{ (trigger | join(" or ") ~ ", " ~ (do | joined(", then "))) | sentence }}{% endif %}

    Args:
        trigger: when the ability resolves; several when any of them will do.
        do: what it does; a list is done in order.
        constant: what holds while the card is in play, instead of a trigger.

    Example: An ability resolves when its trigger happens
        given:
            you: {house: dis, line: [{Tax: {abilities: [{trigger: reap, do: {draw: 1}}]}}]}
        do:
            - you: {reap: Tax}
        then:
            you: {aember: 1, hand: 1}

    See: play, constant-ability
    """

    family: ClassVar[str] = "ability"
    direct: ClassVar[bool] = True

    trigger: tuple[Trigger, ...] | None = None
    do: Effect | None = None
    constant: tuple[ConstantEffect, ...] | None = None

    def __post_init__(self) -> None:
        if (self.trigger is None) == (self.constant is None):
            raise ValueError("an ability has either a trigger with what to do, or constant effects")
        if (self.trigger is None) != (self.do is None):
            raise ValueError("trigger and do belong together: an ability needs both or neither")
        for effect in self.constant or ():
            if effect.lasts_only:
                raise ValueError(f"{type(effect).key} holds for a stretch of time: give it under for_remainder_of_turn")


@rule("game", slug="constant-ability")
class ConstantAbility(Rule):
    """A rule that a card adds to the game for as long as it is in play.

    It starts when its card enters play and stops the moment the card leaves.
    Applying it is not using the card and never exhausts it.
    Where one rule says a player cannot do something and another that they may or must, cannot wins.

    Example: A constant ability stops when its card leaves
        given:
            you:
                house: brobnar
                line: [{Drummer: {power: 2, abilities: [{constant: {gets_power: {who: {each: {creature: {side: friendly}}}, amount: 1}}}]}}, Grunt: {power: 2}]
                hand: [{Blast: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]
        do:
            - then: {you: {line: [Drummer: {power: 3}, Grunt: {power: 3}]}}
            - you: {play: Blast}
            - you: {choose: Drummer}
        then:
            you: {line: [Grunt: {power: 2}]}

    See: ability
    """
