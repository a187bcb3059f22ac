"""Effects that make something hold for a stretch of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.cards.ability import Ability
from rules_engine.vex.effects.remembering import as_chosen
from rules_engine.vex.families import ConstantEffect, Effect
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.standing import Lasting
from rules_engine.vex.vocabulary import Who

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class ForRemainderOfTurn(Effect):
    """Have something hold until the end of the turn, whether or not the card that said so stays in play.

    A rule about "it" holds for the cards that were meant when the effect resolved, and one about a chosen house or number for the one that was chosen.
    Any other rule holds also for cards that come into play later in the turn.

    Text:
        {{ front("for the remainder of the turn") }}
        {{- (effects or []) | statements | join(" and ") }}{% if effects and abilities %} and {% endif %}
        {%- for ability in abilities or [] %}{{ ability.trigger | join(" or ") }}, {{ ability.do | joined(", then ") }}
        {%- if not loop.last %}; {% endif %}{% endfor %}

    Args:
        effects: what holds.
        abilities: abilities that can resolve until then.

    Example: A stronger creature for one turn
        given:
            you:
                house: brobnar
                hand: [{Roar: {type: tactic, abilities: [{trigger: play, do: {for_remainder_of_turn: {effects: [
                    {gets_power: {who: {each: {creature: {side: friendly}}}, amount: 2}}]}}}]}}]
                line: [{Brute: {power: 3}}]
        do:
            - you: {play: Roar}
            - then: {you: {line: [Brute: {power: 5}]}}
            - you: end turn
        then:
            you: {line: [Brute: {power: 3}]}

    Example: The chosen house is remembered
        given:
            you:
                house: brobnar
                hand: [{Rally: {type: tactic, abilities: [{trigger: play, do: [choose_house, {for_remainder_of_turn: {
                    effects: [{may_use: {who: {each: {creature: {house: chosen}}}, to: fight}}]}}]}]}}]
                line: [{Imp: {house: dis}}, {Elf: {house: untamed}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Rally}
            - you: {house: dis}
        then:
            can: [{fight: Imp, target: Guard}]
            cannot: [{fight: Elf, target: Guard, because: not-active-house}, {reap: Imp, because: not-active-house}]

    Example: The ability stays with the player who made it
        given:
            you:
                house: shadows
                line: [{Goblin: {owner: opponent, power: 1, abilities: [{trigger: reap, do: {for_remainder_of_turn: {abilities: [
                    {trigger: {after_creature_destroyed: {what: {creature: {side: enemy}}}}, do: {gain_aember: 1}}]}}}]}}]
                hand: [{Doom: {type: tactic, abilities: [{trigger: play, do: {destroy: {each: creature}}}]}}]
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {reap: Goblin}
            - you: {play: Doom}
        then:
            you: {aember: 2}

    See: constant-ability, during-next-turn
    """

    effects: tuple[ConstantEffect, ...] | None = None
    abilities: tuple[Ability, ...] | None = None

    def __post_init__(self) -> None:
        _check(self.effects, self.abilities)

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have it hold from now until the end of the turn."""
        yield from ()
        return _add(game, context, self.effects, self.abilities, game.turn, game.turn)


@rule("effects")
@dataclass(frozen=True, slots=True)
class DuringNextTurn(Effect):
    """Have something hold during a player's next turn, from its beginning to its end.

    Text:
        {{ front("during " ~ (player | their) ~ " next turn") }}
        {{- (effects or []) | statements | join(" and ") }}{% if effects and abilities %} and {% endif %}
        {%- for ability in abilities or [] %}{{ ability.trigger | join(" or ") }}, {{ ability.do | joined(", then ") }}
        {%- if not loop.last %}; {% endif %}{% endfor %}

    Args:
        player: whose next turn it is.
        effects: what holds then.
        abilities: abilities that can resolve then.

    Example: Dearer keys for one turn
        given:
            you:
                house: dis
                hand: [{Tariff: {type: tactic, abilities: [{trigger: play, do: {during_next_turn: {
                    player: opponent, effects: [{key_cost: {player: opponent, amount: 3}}]}}}]}}]
            opponent: {aember: 6}
        do:
            - you: {play: Tariff}
            - you: end turn
        then:
            opponent: {aember: 6, keys: 0}

    See: constant-ability, for-remainder-of-turn
    """

    player: Who
    effects: tuple[ConstantEffect, ...] | None = None
    abilities: tuple[Ability, ...] | None = None

    def __post_init__(self) -> None:
        _check(self.effects, self.abilities)

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have it hold during that turn."""
        yield from ()
        (player,) = context.players(self.player)
        turn = game.turn + (2 if game.active == player else 1)
        return _add(game, context, self.effects, self.abilities, turn, turn)


@rule("effects")
@dataclass(frozen=True, slots=True)
class WhileYouControl(Effect):
    """Have something hold for a card that was spoken of, for as long as the player of the effect controls it.

    Whether the card that said so stays in play does not matter.

    Text:
        {{ effects | map("clause") | join(" and ") }} while you control it

    Args:
        effects: what holds; each is a rule about "it".

    Example: The change ends as the creature changes sides again
        given:
            you:
                house: mars
                hand: [{Charm: {type: tactic, abilities: [{trigger: play, do: [
                    {take_control: {choose: creature}},
                    {while_you_control: {gets_power: {who: it, amount: 2}}}]}]}}]
                line: [{Rebel: {abilities: [{trigger: reap, do: {
                    give_control: {target: {choose: {creature: {named: Guard}}}}}}]}}]
            opponent: {line: [{Guard: {power: 4}}]}
        do:
            - you: {play: Charm}
            - you: {choose: Guard}
            - you: {flank: right}
            - then: {you: {line: [Rebel, Guard: {power: 6}]}}
            - you: {reap: Rebel}
        then:
            opponent: {line: [Guard: {power: 4}]}

    See: take-control, for-remainder-of-turn
    """

    inline: ClassVar[str | None] = "effects"

    effects: tuple[ConstantEffect, ...]

    def __post_init__(self) -> None:
        if not all(_speaks_of_it(effect) for effect in self.effects):
            raise ValueError("only rules about 'it' hold while a card is controlled")

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have it hold for each card meant that is in play; returns how many rules were made."""
        yield from ()
        made = [
            Lasting(effect, None, context.source.id, context.player, game.turn, None, frozenset((card.id,)), card.id, context.player)
            for card in context.it
            if card.in_play
            for effect in self.effects
        ]
        game.lasting += made
        game.touch()
        return len(made)


def _check(effects: tuple[ConstantEffect, ...] | None, abilities: tuple[Ability, ...] | None) -> None:
    if not effects and not abilities:
        raise ValueError("something must hold: give effects, abilities or both")


def _add(
    game: Game,
    context: Context,
    effects: tuple[ConstantEffect, ...] | None,
    abilities: tuple[Ability, ...] | None,
    first: int,
    last: int | None,
) -> int:
    """Enter effects and abilities among those that last; returns how many."""
    meant = frozenset(card.id for card in context.it)
    before = len(game.lasting)
    source, player = context.source.id, context.player
    for effect in effects or ():
        cards = meant if _speaks_of_it(effect) else None
        game.lasting.append(Lasting(as_chosen(effect, game, context), None, source, player, first, last, cards))
    for ability in abilities or ():
        game.lasting.append(Lasting(None, as_chosen(ability, game, context), source, player, first, last))
    game.touch()
    return len(game.lasting) - before


def _speaks_of_it(effect: ConstantEffect) -> bool:
    """Whether a constant effect applies to what was meant by "it" when it was made."""
    inner = effect.unfold()
    if inner is not None:
        return any(_speaks_of_it(each) for each in inner[1])
    who = getattr(effect, "who", None)
    return who is not None and type(who).key == "it"
