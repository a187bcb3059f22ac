"""Effects that put something else in the place of what was about to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.combat import destruction
from rules_engine.vex.combat.fight import Fight
from rules_engine.vex.families import Effect
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import perform
from rules_engine.vex.state.events import FightAverted
from rules_engine.vex.targets.here import creature_of

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class InsteadOfDestruction(Effect):
    """Something that happens to a card in the place of its destruction: the card stays in play.

    What was destroyed together with it is destroyed all the same.
    It keeps the damage on it, so a creature that is not healed is destroyed again.
    Of several such abilities on one card only the first to resolve does anything.

    Text:
        {{ do | joined }} instead

    Args:
        do: what happens instead.

    Example: The creature is healed instead
        given:
            you:
                house: mars
                hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {
                    deal_damage: {amount: 3, target: {each: creature}}}}]}}]
            opponent:
                line:
                    - {Phoenix: {power: 3, abilities: [{trigger: destroyed, do: {
                        instead_of_destruction: [{heal: all}, {exhaust: this}]}}]}}
                    - {Guard: {power: 3}}
        do:
            - you: {play: Bolt}
        then:
            opponent: {line: [Phoenix: {damage: 0, ready: false}], discard: [Guard]}

    Example: A creature that was spared was not destroyed
        given:
            you:
                house: mars
                hand: [{Hex: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: {destroy: {choose: creature}}, then: {gain_aember: 2}}}}]}}]
            opponent:
                line: [{Phoenix: {abilities: [{trigger: destroyed, do: {instead_of_destruction: {exhaust: this}}}]}}]
        do:
            - you: {play: Hex}
        then:
            you: {aember: 0}
            opponent: {line: [Phoenix]}

    See: destroyed, destruction
    """

    inline: ClassVar[str | None] = "do"
    is_composition: ClassVar[bool] = False

    do: Effect

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Spare the card and do the rest; returns 1 when the card was about to be destroyed."""
        card = creature_of(game, context.source)
        if card is None or not destruction.spare(game, card):
            return 0
        yield from perform(self.do, game, context)
        return 1


@rule("effects")
@dataclass(frozen=True, slots=True)
class AvertFight(Effect):
    """Stop a fight that is about to begin: the attacker is exhausted and nothing else comes of it.

    No damage is dealt, and nothing that comes before or after a fight resolves any more.
    The attacker has not fought, so an enraged one stays enraged.

    Text:
        exhaust the attacking creature with no effect

    Example: There is no fight, and so no Fight ability
        given:
            you: {house: mars, line: [{Brute: {power: 5, enraged: true, abilities: [{trigger: fight, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 2}}], artifacts: [{Mist: {abilities: [{trigger: {before_creature_fights: creature}, do: avert_fight}]}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 0, line: [Brute: {ready: false, damage: 0, enraged: true}]}
            opponent: {line: [Guard: {damage: 0}]}

    Example: Assault that was to follow does not happen
        given:
            you: {house: mars, line: [{Brute: {power: 5, keywords: [assault: 2]}}]}
            opponent: {line: [{Guard: {power: 2}}], artifacts: [{Mist: {abilities: [{trigger: {before_creature_fights: creature}, do: avert_fight}]}}]}
        do:
            - you: {fight: Brute, target: Guard}
            - you: {resolve: Mist}
        then:
            opponent: {line: [Guard: {damage: 0}]}

    See: before-creature-fights, before-fight-step
    """

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Avert the fight that triggered the ability; returns 1 when there is one."""
        yield from ()
        fight = context.moment.fight if context.moment is not None else None
        if not isinstance(fight, Fight) or fight.averted or game.fight is not fight:
            return 0
        fight.averted = True
        fight.attacker.exhausted = True
        context.affected = [fight.attacker]
        game.log.add(FightAverted(card=fight.attacker.id, other=fight.defender.id))
        return 1
