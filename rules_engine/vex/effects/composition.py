"""Effects that are made of other effects: in order, by choice, on a condition, again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import PromptKind, choose, confirm
from rules_engine.vex.effects.common import one_player
from rules_engine.vex.families import Condition, Effect, Tally
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import perform

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game

MOST_TIMES = 100
"""How often an effect that repeats itself is done at most, so that every game goes on."""


@rule("effects")
@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """Effects that follow each other resolve in the order in which they are printed.

    Each is complete, destruction included, before the next begins.
    One that can do nothing is passed over; the others still resolve.

    Text:
        {{ steps | joined }}

    Args:
        steps: the effects, in order.

    Example: Each step sees what the one before it left
        given:
            you:
                house: mars
                hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: [
                    {deal_damage: {amount: 2, target: {each: creature}}}, {draw: 1}]}]}}]
                deck: [{Next: {}}]
            opponent: {line: [{Small: {power: 2}}]}
        do:
            - you: {play: Bolt}
        then:
            you: {hand: [Next]}
            opponent: {line: [], discard: [Small]}

    See: ability
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "steps"

    steps: tuple[Effect, ...]

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the steps one after the other."""
        total = 0
        for step in self.steps:
            total += yield from perform(step, game, context)
        return total


Effect.sequence = Sequence


@rule("effects")
@dataclass(frozen=True, slots=True)
class May(Effect):
    """An optional effect: its player chooses whether it happens at all.

    They may decline even when it could be done.

    Text:
        {{ player }} may {{ do }}

    Args:
        do: what is done if the player accepts.
        player: who chooses; they for the player that the trigger is about.

    Example: An offer is taken
        given:
            you:
                house: mars
                line: [{Broker: {abilities: [{trigger: reap, do: {may: {do: {draw: 1}}}}]}}]
                deck: [{Next: {}}]
        do:
            - you: {reap: Broker}
            - you: accept
        then:
            you: {aember: 1, hand: [Next]}

    Example: An offer is declined
        given:
            you:
                house: mars
                line: [{Broker: {abilities: [{trigger: reap, do: {may: {do: {draw: 1}}}}]}}]
                deck: [{Next: {}}]
        do:
            - you: {reap: Broker}
            - you: decline
        then:
            you: {aember: 1, hand: [], deck: [Next]}

    See: result-gate
    """

    is_composition: ClassVar[bool] = True

    do: Effect
    player: Literal["you", "they"] = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Ask, and resolve the effect if the answer is yes."""
        player = one_player(self.player, game, context)
        if player is None or not (yield from confirm(game, player, context.source, type(self).slug)):
            return 0
        return (yield from perform(self.do, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    """A choice between effects: its player picks one, and the others do nothing.

    An effect can be picked even when it can do nothing.

    Text:
        choose one: {{ options | map("clause") | join("; or ") }}

    Args:
        options: the effects to choose from, two or more.

    Example: Only the effect that was picked happens
        given:
            you:
                house: mars
                hand: [{Fork: {type: tactic, abilities: [{trigger: play, do: {choose_one: {options: [
                    {gain_aember: 2}, {draw: 1}]}}}]}}]
        do:
            - you: {play: Fork}
            - you: {choose: 1}
        then:
            you: {aember: 2}

    See: may
    """

    is_composition: ClassVar[bool] = True

    options: tuple[Effect, ...]

    def __post_init__(self) -> None:
        if len(self.options) < 2:
            raise ValueError("a choice needs at least two effects to choose from")

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Ask which, and resolve that one."""
        offers = [Option("option", None, index) for index in range(len(self.options))]
        answer = yield from choose(
            game, context.player, PromptKind.OPTION, offers, context.source, type(self).slug
        )
        return (yield from perform(self.options[int(answer.value)], game, context))


@rule("effects", key="if")
@dataclass(frozen=True, slots=True)
class Conditional(Effect):
    """An effect that happens only if something is true of the game.

    What follows "if" is looked at once, at the moment the effect would resolve.
    What follows "otherwise" happens when it is not true.

    Text:
        {{ front("if " ~ condition) }}{{ do }}{% if otherwise %}; otherwise, {{ otherwise }}{% endif %}

    Args:
        condition: what must be true.
        do: what happens if it is.
        otherwise: what happens if it is not.

    Example: Nothing happens where the condition is not met
        given:
            you:
                house: mars
                hand: [{Toast: {type: tactic, abilities: [{trigger: play, do: {if: {
                    condition: {tally: {of: {in_play: {creature: {side: enemy}}}, at_least: 1}},
                    do: {gain_aember: 2}, otherwise: {gain_aember: 1}}}}]}}]
        do:
            - you: {play: Toast}
        then:
            you: {aember: 1}

    See: result-gate
    """

    is_composition: ClassVar[bool] = True

    condition: Condition
    do: Effect
    otherwise: Effect | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Look at the condition, and resolve the side it points to."""
        if self.condition.holds(game, context):
            return (yield from perform(self.do, game, context))
        if self.otherwise is not None:
            return (yield from perform(self.otherwise, game, context))
        return 0


@rule("effects", key="gate")
@dataclass(frozen=True, slots=True)
class ResultGate(Effect):
    """An effect that happens only if the one before it did something.

    It is printed as an arrow between the two.
    What stands after the arrow does not happen when what stands before it did nothing.
    That is so when there was nothing to act on, when a ward absorbed it, and when it was declined.

    Text:
        {{ first | clause }} -> {{ then | clause }}

    Args:
        first: what is done first.
        then: what follows if that did anything.

    Example: Nothing follows from nothing
        given:
            you:
                house: dis
                hand: [{Bargain: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: {destroy: {choose: creature}}, then: {gain_aember: 2}}}}]}}]
        do:
            - you: {play: Bargain}
        then:
            you: {aember: 0}

    Example: The price is paid
        given:
            you:
                house: dis
                hand: [{Bargain: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: {destroy: {choose: creature}}, then: {gain_aember: 2}}}}]}}]
                line: [{Servant: {}}]
        do:
            - you: {play: Bargain}
        then:
            you: {aember: 2, line: []}

    See: conditional, may
    """

    is_composition: ClassVar[bool] = True

    first: Effect
    then: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the first part, and the second if the first did anything."""
        done = yield from perform(self.first, game, context)
        if done:
            yield from perform(self.then, game, context)
        return done


@rule("effects")
@dataclass(frozen=True, slots=True)
class RepeatForEach(Effect):
    """An effect that is done anew for each of certain things.

    They are counted once, before the first time; whatever the effect chooses is chosen anew each time.

    Text:
        {{ front("for each " ~ of) }}{{ do }}

    Args:
        of: the things that are counted.
        do: what is done for each of them.

    Example: Once for each friendly creature
        given:
            you:
                house: mars
                hand: [{Parade: {type: tactic, abilities: [{trigger: play, do: {repeat_for_each: {
                    of: {in_play: {creature: {side: friendly}}}, do: {gain_aember: 1}}}}]}}]
                line: [{One: {}}, {Two: {}}]
        do:
            - you: {play: Parade}
        then:
            you: {aember: 2}

    See: repeat-if
    """

    is_composition: ClassVar[bool] = True

    of: Tally
    do: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Count, and resolve the effect that many times."""
        total = 0
        for _ in range(self.of.number(game, context)):
            total += yield from perform(self.do, game, context)
        return total


def _wards(game: Game) -> int:
    return sum(creature.warded for creature in game.creatures())


@rule("effects")
@dataclass(frozen=True, slots=True)
class RepeatIf(Effect):
    """An effect that is done once, and again for as long as something is true after it.

    It ends when it could do nothing more, and after a hundred times in any case; a ward that it spends is something done.
    Where the player may repeat it, they are asked each time.

    Text:
        {% for part in do | parts %}{{ (part | clause) ~ "." if loop.first else (part | clause | sentence) }} {% endfor -%}
        If {{ condition }}, {% if may %}you may {% endif %}repeat this effect

    Args:
        condition: what must be true for it to be done again.
        do: what is done.
        may: whether its player chooses each time to do it again.

    Example: It goes on until the condition fails
        given:
            you:
                house: mars
                hand: [{Levy: {type: tactic, abilities: [{trigger: play, do: {repeat_if: {
                    condition: {aember: {player: opponent, at_least: 3}}, do: {steal: 1}}}}]}}]
            opponent: {aember: 4}
        do:
            - you: {play: Levy}
        then:
            you: {aember: 2}
            opponent: {aember: 2}

    Example: A player stops when they like
        given:
            you:
                house: mars
                hand: [{Levy: {type: tactic, abilities: [{trigger: play, do: {repeat_if: {
                    condition: {aember: {player: opponent, at_least: 1}}, do: {steal: 1}, may: true}}}]}}]
            opponent: {aember: 4}
        do:
            - you: {play: Levy}
            - you: accept
            - you: decline
        then:
            you: {aember: 2}
            opponent: {aember: 2}

    See: repeat-for-each
    """

    is_composition: ClassVar[bool] = True

    condition: Condition
    do: Effect
    may: bool = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the effect until the condition fails, nothing more is done, or the player stops."""
        wards = _wards(game)
        total = done = yield from perform(self.do, game, context)
        times = 1
        while (done or _wards(game) < wards) and times < MOST_TIMES and self.condition.holds(game, context):
            if self.may and not (yield from confirm(game, context.player, context.source, type(self).slug)):
                break
            times += 1
            wards = _wards(game)
            done = yield from perform(self.do, game, context)
            total += done
        return total
