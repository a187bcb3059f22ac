"""Effects that play and use cards, and change what a fight does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.combat.fight import Fight
from rules_engine.vex.context import Context
from rules_engine.vex.families import Effect, Moment, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import playing, using
from rules_engine.vex.resolving import resolve_ability
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class PlayCard(Effect):
    """Have a card played at once, whatever house it is of.

    It is played as from hand: its bonus icons and its Play abilities resolve before anything else of the effect.
    A card that cannot be played now stays where it is.

    Text:
        play {{ target }}

    Args:
        target: the cards that are played, one after the other.

    Example: A card of another house is played
        given:
            you:
                house: logos
                hand:
                    - {Shift: {type: tactic, abilities: [{trigger: play, do: {
                        play_card: {choose_from: {zone: hand, what: card}}}}]}}
                    - {Alien: {house: mars, type: tactic, abilities: [{trigger: play, do: {gain_aember: 2}}]}}
        do:
            - you: {play: Shift}
        then:
            you: {aember: 2, hand: [], discard: [Alien, Shift]}

    Differs:
        Where KeyForge lets a player play a card some time during the turn, the card is played at once; so no permission that was not used has to be remembered.

    See: use-card, put
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Play them; returns how many were played."""
        cards = yield from self.target.select(game, context)
        return (yield from _one_by_one(playing.play_card, cards, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class UseCard(Effect):
    """Have a ready card used, whatever house it is of.

    Its player chooses whether it reaps, fights, or takes its Action, from what it can do.
    A stunned creature shakes off its stun instead.

    Text:
        use {{ target }}

    Args:
        target: the cards that are used, one after the other.

    Example: A creature of another house is used
        given:
            you:
                house: mars
                hand: [{Order: {type: tactic, abilities: [{trigger: play, do: {use_card: {choose: creature}}}]}}]
                line: [{Alien: {house: dis}}]
        do:
            - you: {play: Order}
        then:
            you: {aember: 1, line: [Alien: {ready: false}]}

    See: using, fight-with, reap-with, use-as-yours
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Use them; returns how many were used."""
        cards = yield from self.target.select(game, context)
        return (yield from _one_by_one(using.use, cards, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class UseAsYours(Effect):
    """Have an opponent's ready artifact used as if it were one's own.

    Whoever uses it is "you" in its Action.
    It stays under its controller's control, who finds it exhausted.

    Text:
        use {{ target }} as if it were yours

    Args:
        target: the artifacts that are used, one after the other.

    Example: An artifact works for whoever uses it
        given:
            you:
                house: logos
                hand: [{Remote: {type: tactic, abilities: [{trigger: play, do: {
                    use_as_yours: {choose: {artifact: {side: enemy}}}}}]}}]
            opponent: {aember: 2, artifacts: [{Engine: {house: dis, abilities: [{trigger: action, do: {steal: 1}}]}}]}
        do:
            - you: {play: Remote}
        then:
            you: {aember: 1}
            opponent: {aember: 1, artifacts: [Engine: {ready: false}]}

    See: use-card, using
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Use them; returns how many were used."""
        cards = yield from self.target.select(game, context)
        return (yield from _one_by_one(partial(using.use, borrowed=True), cards, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class FightWith(Effect):
    """Have a ready creature used to fight, whatever house it is of.

    Its player chooses the creature it fights, from those it could fight otherwise.
    A creature does not fight its own side, whoever has it fight.

    Text:
        fight with {{ target }}{% if different_enemies %} against an enemy creature not fought this way before{% endif %}

    Args:
        target: the creatures that fight, one after the other.
        different_enemies: whether no enemy creature is fought twice by the same ability.

    Example: A creature fights out of turn for its house
        given:
            you:
                house: brobnar
                hand: [{Charge: {type: tactic, abilities: [{trigger: play, do: {
                    fight_with: {target: {choose: {creature: {side: friendly}}}}}}]}}]
                line: [{Brute: {house: dis, power: 5}}]
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {play: Charge}
        then:
            you: {line: [Brute: {damage: 2, ready: false}]}
            opponent: {line: []}

    Example: Each enemy once
        given:
            you:
                house: sanctum
                hand: [{Stand: {type: tactic, abilities: [{trigger: play, do: [{pick: {choose: {creature: {side: friendly}}}}, {
                    repeat: {times: 2, do: [{ready: it}, {fight_with: {target: it, different_enemies: true}}]}}]}]}}]
                line: [{Hero: {power: 9}}]
            opponent: {line: [{Left: {power: 4}}, {Right: {power: 10, armor: 5}}]}
        do:
            - you: {play: Stand}
            - you: {choose: Left}
        then:
            you: {line: [], discard: [Hero, Stand]}
            opponent: {line: [Right: {damage: 4}], discard: [Left]}

    Example: An enemy cannot be set on its own side
        given:
            you:
                house: brobnar
                hand: [{Goad: {type: tactic, abilities: [{trigger: play, do: {
                    fight_with: {target: {choose: {creature: {side: enemy, trait: giant}}}}}}]}}]
                line: [{Brute: {power: 5}}]
            opponent: {line: [{Guard: {power: 2, traits: [giant]}}, {Sage: {power: 2}}]}
        do:
            - you: {play: Goad}
        then:
            you: {line: [Brute: {damage: 0}]}
            opponent: {line: [Guard: {ready: true, damage: 0}, Sage: {damage: 0}]}

    See: fighting, use-card
    """

    primary: ClassVar[str | None] = "target"

    target: Target
    different_enemies: bool = False

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have them fight; returns how many did."""
        cards = yield from self.target.select(game, context)
        context.affected = []
        for card in cards:
            enemies = game.players[1 - context.player].battleline
            among = [enemy for enemy in enemies if not self.different_enemies or enemy not in context.fought]
            if (yield from using.use_to_fight(game, context.player, card, among, context.fought)):
                context.affected.append(card)
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class ReapWith(Effect):
    """Have a ready creature used to reap, whatever house it is of.

    A creature that cannot reap, or that must fight and can, does not.

    Text:
        reap with {{ target }}

    Args:
        target: the creatures that reap, one after the other.

    Example: A creature reaps out of turn for its house
        given:
            you:
                house: untamed
                hand: [{Harvest: {type: tactic, abilities: [{trigger: play, do: {
                    reap_with: {each: {creature: {side: friendly}}}}}]}}]
                line: [{Alien: {house: dis}}, {Tired: {ready: false}}]
        do:
            - you: {play: Harvest}
        then:
            you: {aember: 1, line: [Alien: {ready: false}, Tired: {ready: false}]}

    Example: Cannot beats may
        given:
            you:
                house: untamed
                hand: [{Harvest: {type: tactic, abilities: [{trigger: play, do: {
                    reap_with: {each: {creature: {side: friendly}}}}}]}}]
                line: [{Monk: {abilities: [{constant: {cannot_reap: this}}]}}, {Angry: {enraged: true}}, {Scout: {}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Harvest}
        then:
            you: {aember: 1, line: [Monk: {ready: true}, Angry: {ready: true, enraged: true}, Scout: {ready: false}]}

    See: reaping, use-card
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have them reap; returns how many did."""
        cards = yield from self.target.select(game, context)
        return (yield from _one_by_one(using.have_reap, cards, game, context))


def _one_by_one(
    way: Callable[[Game, int, Card], Choices[bool]], cards: list[Card], game: Game, context: Context
) -> Choices[int]:
    context.affected = []
    for card in cards:
        if (yield from way(game, context.player, card)):
            context.affected.append(card)
    return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class TriggerAbility(Effect):
    """Have the abilities that a card prints under one trigger resolve, as if that had happened.

    Triggering an ability is not using its card: the card is not exhausted, and nothing that watches for a use resolves.
    The ability resolves for the player whose effect triggered it.
    A card that has itself led to the triggering is not triggered again by it, so two such cards do not go on for ever.

    Text:
        trigger {{ of | possessive }} {{ trigger | capitalize }} ability

    Args:
        of: the cards whose abilities resolve.
        trigger: which of their abilities.

    Example: A Reap ability without a reap
        given:
            you:
                house: logos
                hand: [{Spark: {type: tactic, abilities: [{trigger: play, do: {
                    trigger_ability: {of: {choose: creature}, trigger: reap}}}]}}]
                line: [{Scholar: {ready: false, abilities: [{trigger: reap, do: {gain_aember: 2}}]}}]
        do:
            - you: {play: Spark}
        then:
            you: {aember: 2, line: [Scholar: {ready: false}]}

    Example: Two mirrors do not go on for ever
        given:
            you:
                house: logos
                line:
                    - {Mirror: {abilities: [{trigger: reap, do: {
                        trigger_ability: {of: {choose: {creature: {other: true}}}, trigger: reap}}}]}}
                    - {Glass: {ready: false, abilities: [{trigger: reap, do: {
                        trigger_ability: {of: {choose: {creature: {other: true}}}, trigger: reap}}}]}}
        do:
            - you: {reap: Mirror}
        then:
            you: {aember: 1}

    See: ability, use-card
    """

    of: Target
    trigger: Literal["play", "reap", "fight", "action", "destroyed"]

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve the abilities; returns how many."""
        cards = yield from self.of.select(game, context)
        context.affected = []
        resolved = 0
        within = context.within | {context.source.id}
        for card in cards:
            if card.id in within:
                continue
            for ability in card.definition.abilities:
                for trigger in ability.trigger or ():
                    if type(trigger).key == self.trigger:
                        moment = Moment(trigger.window, card, context.player)
                        yield from resolve_ability(game, ability, card, context.player, moment, trigger, within)
                        context.affected.append(card)
                        resolved += 1
                        break
        return resolved


@rule("effects")
@dataclass(frozen=True, slots=True)
class RedirectFightDamage(Effect):
    """Have the attacking creature deal its damage of this fight to another creature than the one it fights.

    The attacker still takes the damage of the creature it fights.

    Text:
        {{ this() }} deals its damage in this fight to {{ target }} instead

    Args:
        target: the creature that is damaged instead.

    Example: The blow lands elsewhere
        given:
            you:
                house: brobnar
                line: [{Reacher: {power: 4, abilities: [{trigger: before_fight, do: {
                    redirect_fight_damage: {choose: {creature: {side: enemy}}}}}]}}]
            opponent: {line: [{Guard: {power: 2}}, {Sage: {power: 3}}]}
        do:
            - you: {fight: Reacher, target: Guard}
            - you: {choose: Sage}
        then:
            you: {line: [Reacher: {damage: 2}]}
            opponent: {line: [Guard: {damage: 0}], discard: [Sage]}

    See: fight-damage-step, before-fight
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Redirect the damage of the fight going on; returns 1 when there is one."""
        cards = yield from self.target.select(game, context)
        fight = game.fight
        if not isinstance(fight, Fight) or fight.attacker is not context.source or not cards:
            return 0
        if cards[0].zone != Zone.BATTLELINE:
            return 0
        fight.redirect = cards[0]
        context.affected = cards[:1]
        return 1
