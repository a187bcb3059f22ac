"""Effects that run along a battleline from creature to creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.asking import choose_card
from rules_engine.vex.combat.damage import deal_damage
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class DealDamageAlongLine(Effect):
    """Deal damage to a creature, then to its neighbor, then to that neighbor's other neighbor, and so on.

    The creatures are settled before any damage is dealt; where the line goes on to both sides, the player chooses the side.
    They are damaged one after the other, each one's destruction carried out before the next is damaged.
    Where the line ends, the damage ends too.

    Text:
        deal {{ amounts[0] }} damage to {{ target }}
        {%- for amount in amounts[1:] %}
        {{- ", " if not loop.last or loop.length > 1 else "" }}
        {{- " and " if loop.last and loop.length == 1 else "and " if loop.last else "" }}{{ amount }} damage to
        {{ "its neighbor" if loop.first else "that creature's other neighbor" }}{% endfor %}

    Args:
        amounts: the damage to each creature, in points, from the first one on.
        target: the creature it begins with.

    Example: The damage fades along the line
        given:
            you:
                house: logos
                hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage_along_line: {
                    amounts: [3, 2, 1], target: {choose: {creature: {flank: true}}}}}}]}}]
            opponent: {line: [{First: {power: 3}}, {Second: {power: 5}}, {Third: {power: 5}}, {Fourth: {power: 5}}]}
        do:
            - you: {play: Bolt}
            - you: {choose: First}
        then:
            opponent: {line: [Second: {damage: 2}, Third: {damage: 1}, Fourth: {damage: 0}], discard: [First]}

    Example: The line ends early
        given:
            you:
                house: logos
                hand: [{Bolt: {type: tactic, abilities: [{trigger: play, do: {deal_damage_along_line: {
                    amounts: [3, 2, 1], target: {choose: {creature: {flank: true}}}}}}]}}]
            opponent: {line: [{First: {power: 5}}, {Second: {power: 5}}]}
        do:
            - you: {play: Bolt}
            - you: {choose: Second}
        then:
            opponent: {line: [First: {damage: 2}, Second: {damage: 3}]}

    See: deal-damage, battleline
    """

    amounts: tuple[Annotated[int, Range(1, 99)], ...]
    target: Target

    def __post_init__(self) -> None:
        if len(self.amounts) < 2:
            raise ValueError("damage that runs along a line needs at least two amounts")

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Deal the damage; returns the points that landed."""
        line = (yield from self.target.select(game, context))[:1]
        while line and len(line) < len(self.amounts):
            further = [card for card in game.neighbors(line[-1]) if card not in line]
            card = yield from choose_card(game, context.player, further, context.source, type(self).slug)
            if card is None:
                break
            line.append(card)
        total = 0
        hurt: list[Card] = []
        destroyed: list[Card] = []
        for card, amount in zip(line, self.amounts, strict=False):
            landed = yield from deal_damage(game, [(card, amount)], context.source)
            hurt += [each for each, _ in landed]
            total += sum(points for _, points in landed)
            destroyed += yield from settle(game)
        context.affected = hurt
        context.destroying = context.destroying + destroyed
        return total
