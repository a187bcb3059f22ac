"""Effects that hurt, mend and destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex.asking import PromptKind, choose, choose_card
from rules_engine.vex.combat import damage, destruction
from rules_engine.vex.effects.common import Amount, cards_of
from rules_engine.vex.families import Count, Effect, Filter, Tally, Target, amount_of
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.statuses import marks

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """Put damage on every creature that the effect names, all at the same moment.

    Armor, wards and whatever else prevents damage apply to each creature on its own.
    Splash is further damage to each neighbor of a damaged creature, dealt at the same moment.

    Text:
        {% set whom = ("each of " ~ target) if target.key in ("choose_exactly", "choose_up_to") and target.several else target -%}
        {% if amount is not number and amount.key == "power_of" and amount.who == "it" %}deal damage equal to {{ amount }} to {{ whom }}
        {%- elif amount is not number and amount.is_measure %}deal damage to {{ whom }} equal to {{ amount }}
        {%- elif per %}deal damage to {{ whom }} equal to {% if amount != 1 %}{{ amount | times }} {% endif %}the {{ per }}
        {%- else %}deal {{ amount }} damage to {{ whom }}{% endif %}
        {%- if splash %}, with {{ splash }} splash{% endif %}
        {%- if ignore_armor %}, ignoring armor{% endif %}

    Args:
        amount: damage to each of them, in points, 1 or more.
        target: the creatures that are damaged.
        ignore_armor: whether armor prevents none of it.
        splash: damage to each neighbor of those creatures, in points.
        per: things that are counted for each creature by itself, as "it"; the damage is dealt for each of them.

    Example: Every creature is damaged at once
        given:
            you:
                house: mars
                hand: [{Gas: {type: tactic, abilities: [{trigger: play, do: {
                    deal_damage: {amount: 3, target: {each: creature}}}}]}}]
                line: [{Ally: {power: 5}}]
            opponent: {line: [{Guard: {power: 4, armor: 1}}, {Small: {power: 3}}]}
        do:
            - you: {play: Gas}
        then:
            you: {line: [Ally: {damage: 3}]}
            opponent: {line: [Guard: {damage: 2}], discard: [Small]}

    Example: Splash reaches the neighbors only
        given:
            you:
                house: mars
                hand: [{Bomb: {type: tactic, abilities: [{trigger: play, do: {
                    deal_damage: {amount: 4, target: {choose: creature}, splash: 1}}}]}}]
            opponent: {line: [{Left: {}}, {Middle: {power: 4}}, {Right: {}}, {Far: {}}]}
        do:
            - you: {play: Bomb}
            - you: {choose: Middle}
        then:
            opponent: {line: [Left: {damage: 1}, Right: {damage: 1}, Far: {damage: 0}], discard: [Middle]}

    Example: What is counted for each creature by itself
        given:
            you:
                house: untamed
                hand: [{Debt: {type: tactic, abilities: [{trigger: play, do: {deal_damage: {
                    amount: 1, target: {each: {creature: {side: enemy}}}, per: {aember_on: it}}}}]}}]
            opponent: {line: [{Rich: {power: 5, aember: 2}}, {Poor: {power: 5}}, {Modest: {power: 5, aember: 1}}]}
        do:
            - you: {play: Debt}
        then:
            opponent: {line: [Rich: {damage: 2}, Poor: {damage: 0}, Modest: {damage: 1}]}

    See: damage, armor, destroy, ward, divide-damage
    """

    amount: Amount
    target: Target
    ignore_armor: bool = False
    splash: Annotated[int, Range(0, 99)] = 0
    per: Tally | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Deal the damage; returns the points that landed."""
        amount = amount_of(self.amount, game, context)
        cards = yield from self.target.select(game, context)
        hits = [(card, amount * self._times(game, context, card)) for card in cards]
        if self.splash:
            hits += [(neighbor, self.splash) for card in cards for neighbor in game.neighbors(card)]
        landed = yield from damage.deal_damage(game, hits, context.source, self.ignore_armor)
        context.affected = [card for card, _ in landed]
        return sum(points for _, points in landed)

    def _times(self, game: Game, context: Context, card: Card) -> int:
        """How often the damage is dealt to one of the creatures."""
        if self.per is None:
            return 1
        spoken_of, context.it = context.it, [card]
        times = self.per.number(game, context)
        context.it = spoken_of
        return times


@rule("effects")
@dataclass(frozen=True, slots=True)
class DivideDamage(Effect):
    """Deal an amount of damage point by point, each point to a creature of one's choice.

    All of it must be dealt; one creature can be given several points, or all.
    The points are dealt at the same moment, so a ward absorbs all that its creature was given.

    Text:
        deal {{ amount }} damage, divided as you choose among any number of {{ among | plural }}

    Args:
        amount: the damage that is divided, in points.
        among: the creatures that can be given any of it.

    Example: Two here and one there
        given:
            you:
                house: untamed
                hand: [{Hail: {type: tactic, abilities: [{trigger: play, do: {
                    divide_damage: {amount: 3, among: creature}}}]}}]
            opponent: {line: [{Left: {power: 2}}, {Right: {power: 4}}]}
        do:
            - you: {play: Hail}
            - you: {choose: [Left, Right, Left]}
        then:
            opponent: {line: [Right: {damage: 1}], discard: [Left]}

    Example: A ward absorbs everything its creature was given
        given:
            you:
                house: untamed
                hand: [{Hail: {type: tactic, abilities: [{trigger: play, do: {
                    divide_damage: {amount: 3, among: creature}}}]}}]
            opponent: {line: [{Guard: {power: 2, warded: true}}]}
        do:
            - you: {play: Hail}
        then:
            opponent: {line: [Guard: {damage: 0, warded: false}]}

    See: deal-damage, ward
    """

    amount: Amount
    among: Filter

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Divide and deal the damage; returns the points that landed."""
        creatures = matching(game, game.creatures(), self.among, context)
        hits: list[tuple[Card, int]] = []
        for _ in range(amount_of(self.amount, game, context)):
            card = yield from choose_card(game, context.player, creatures, context.source, type(self).slug)
            if card is None:
                break
            hits.append((card, 1))
        landed = yield from damage.deal_damage(game, hits, context.source)
        context.affected = [card for card, _ in landed]
        return sum(points for _, points in landed)


@rule("effects")
@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """Have cards destroyed, whatever damage they carry.

    Cards destroyed by one effect are destroyed together.

    Text:
        destroy {{ target }}

    Args:
        target: the cards that are destroyed.

    Example: A destroyed creature is discarded
        given:
            you:
                house: dis
                hand: [{Hex: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]
            opponent: {line: [{Guard: {power: 9}}]}
        do:
            - you: {play: Hex}
        then:
            opponent: {line: [], discard: [Guard]}

    See: destruction, purge, ward
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Destroy them; returns how many were."""
        cards = yield from self.target.select(game, context)
        destroyed = yield from destruction.destroy(game, cards)
        context.affected = destroyed
        context.destroying = context.destroying + destroyed
        return len(destroyed)


@rule("effects")
@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Take damage off creatures.

    No more damage is taken off than there is; power and spent armor are not changed.
    A creature without damage is not healed.
    Where up to so much is healed, the player chooses for each creature how much.

    Text:
        {% if amount == "all" %}fully heal {{ target or this() }}
        {%- else %}heal {% if up_to %}up to {% endif %}{{ amount }} damage from {{ target or this() }}{% endif %}

    Args:
        amount: damage taken off each creature, in points, or all of it.
        target: the creatures that are healed; the card itself where none is named.
        up_to: whether less can be healed.

    Example: Less can be healed
        given:
            you:
                house: untamed
                hand: [{Balm: {type: tactic, abilities: [{trigger: play, do: {
                    heal: {amount: 2, up_to: true, target: {choose: creature}}}}]}}]
                line: [{Bear: {power: 5, damage: 3}}]
        do:
            - you: {play: Balm}
            - you: {number: 1}
        then:
            you: {line: [Bear: {damage: 2}]}

    Example: Damage is taken off
        given:
            you:
                house: untamed
                hand: [{Balm: {type: tactic, abilities: [{trigger: play, do: {
                    heal: {amount: 2, target: {choose: creature}}}}]}}]
                line: [{Bear: {power: 5, damage: 3}}]
        do:
            - you: {play: Balm}
        then:
            you: {line: [Bear: {damage: 1}]}

    See: damage
    """

    primary: ClassVar[str | None] = "amount"

    amount: Literal["all"] | Annotated[int, Range(1, 99)] | Count
    target: Target | None = None
    up_to: bool = False

    def __post_init__(self) -> None:
        if self.up_to and self.amount == "all":
            raise ValueError("all damage is no limit: give a number with up_to")

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Heal them; returns the points of damage taken off."""
        amount = None if isinstance(self.amount, str) else amount_of(self.amount, game, context)
        cards = yield from cards_of(self.target, game, context)
        healed = []
        for card in cards:
            points = amount
            if self.up_to and amount is not None:
                offers = [Option("number", None, number) for number in range(min(amount, card.damage) + 1)]
                answer = yield from choose(
                    game, context.player, PromptKind.NUMBER, offers, context.source, type(self).slug
                )
                points = int(answer.value)
            healed.append((card, marks.heal(game, card, points)))
        context.affected = [card for card, points in healed if points]
        return sum(points for _, points in healed)


@rule("effects")
@dataclass(frozen=True, slots=True)
class LoseArmor(Effect):
    """Take all remaining armor off creatures for the rest of the turn.

    It comes back when spent armor does.
    Where damage follows from the loss, all those creatures are damaged at the same moment.

    Text:
        remove all armor from {{ target }} for the remainder of the turn
        {%- if damage %}. For each point of armor lost this way, deal {{ damage }} damage to the creature that lost it{% endif %}

    Args:
        target: the creatures that lose their armor.
        damage: damage to each creature for each point of armor that it lost, in points.

    Example: Damage then lands in full
        given:
            you:
                house: mars
                hand: [{Acid: {type: tactic, abilities: [{trigger: play, do: [
                    {lose_armor: {target: {each: creature}}}, {deal_damage: {amount: 2, target: {each: creature}}}]}]}}]
            opponent: {line: [{Guard: {power: 4, armor: 2}}]}
        do:
            - you: {play: Acid}
        then:
            opponent: {line: [Guard: {damage: 2, armor left: 0}]}

    Example: Each suffers for what it lost
        given:
            you:
                house: dis
                hand: [{Heat: {type: tactic, abilities: [{trigger: play, do: {
                    lose_armor: {target: {each: creature}, damage: 1}}}]}}]
                line: [{Bare: {power: 4}}]
            opponent: {line: [{Guard: {power: 4, armor: 2}}, {Knight: {power: 4, armor: 3}}]}
        do:
            - you: {play: Heat}
        then:
            you: {line: [Bare: {damage: 0}]}
            opponent: {line: [Guard: {damage: 2, armor left: 0}, Knight: {damage: 3, armor left: 0}]}

    See: armor
    """

    primary: ClassVar[str | None] = "target"

    target: Target
    damage: Annotated[int, Range(0, 99)] = 0

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Spend their armor and deal the damage; returns the points of armor lost."""
        cards = yield from self.target.select(game, context)
        lost: list[tuple[Card, int]] = []
        for card in cards:
            left = facts.armor_left(game, card) if card.zone == Zone.BATTLELINE else 0
            if left:
                card.armor_spent += left
                lost.append((card, left))
        context.affected = [card for card, _ in lost]
        if self.damage:
            hits = [(card, self.damage * points) for card, points in lost]
            yield from damage.deal_damage(game, hits, context.source)
        return sum(points for _, points in lost)
