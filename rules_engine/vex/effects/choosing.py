"""Effects that choose something for the effects after them: cards, a house, a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Range
from rules_engine.vex import asking
from rules_engine.vex.asking import PromptKind
from rules_engine.vex.effects.common import one_player, players_of
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state import facts
from rules_engine.vex.state.events import Revealed
from rules_engine.vex.vocabulary import HOUSES, Anyone, Someone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class Pick(Effect):
    """Choose cards for what the ability does next, without doing anything to them yet.

    A following "it" is the card that was chosen.

    Text:
        {{ "you" | does("choose") }} {{ target }}

    Args:
        target: the cards that are chosen.

    Example: One creature suffers twice
        given:
            you:
                house: mars
                hand: [{Trap: {type: tactic, abilities: [{trigger: play, do: [
                    {pick: {choose: creature}}, {exhaust: it}, {stun: it}]}]}}]
            opponent: {line: [{Guard: {}}, {Sage: {}}]}
        do:
            - you: {play: Trap}
            - you: {choose: Sage}
        then:
            opponent: {line: [Guard: {stunned: false}, Sage: {stunned: true, ready: false}]}

    See: choose-house, choose-number
    """

    inline: ClassVar[str | None] = "target"
    binds_it: ClassVar[bool] = True

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Choose; returns how many cards were chosen."""
        cards = yield from self.target.select(game, context)
        context.it = list(cards)
        context.affected = list(cards)
        return len(cards)


@rule("effects")
@dataclass(frozen=True, slots=True)
class ChooseHouse(Effect):
    """Name a house for what the ability does next.

    Text:
        {{ player | does("choose") }} {% if of == "any" %}a house{% else %}one of {{ of | their }} houses{% endif %}

    Args:
        of: which houses can be named, all of them or those of one player's deck.
        player: who names it.

    Example: One of the opponent's houses is named
        given:
            you:
                house: logos
                hand: [{Study: {type: tactic, abilities: [{trigger: play, do: [{choose_house: opponent}, {draw: 1}]}]}}]
                deck: [{Next: {}}]
            opponent: {houses: [mars, dis, shadows]}
        do:
            - you: {play: Study}
            - you: {house: dis}
        then:
            you: {hand: [Next]}

    See: house, name-house, choose-number
    """

    primary: ClassVar[str | None] = "of"
    can_fail: ClassVar[bool] = False

    of: Literal["any", "you", "opponent"] = "any"
    player: Someone = "you"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have the house named; returns 1."""
        player = one_player(self.player, game, context)
        if player is None:
            return 0
        context.house = yield from _ask_house(player, self.of, game, context, type(self).slug)
        return 1


@rule("effects")
@dataclass(frozen=True, slots=True)
class NameHouse(Effect):
    """Name a house that the card remembers for as long as it is in play.

    A constant ability of the card can speak of the named house.
    A card for which a house is named anew forgets the one named before.

    Text:
        name {% if of == "any" %}a house{% else %}one of {{ of | their }} houses{% endif %}

    Args:
        of: which houses can be named, all of them or those of one player's deck.

    Example: The named house is barred until the card leaves play
        given:
            you:
                house: dis
                hand: [{Warden: {abilities: [{trigger: play, do: {name_house: opponent}}, {constant: {
                    cannot_choose_house: {player: opponent, house: named}}}]}}]
            opponent: {houses: [mars, dis, shadows]}
        do:
            - you: {play: Warden}
            - you: {house: mars}
            - you: end turn
        then:
            can choose: [dis, shadows]

    See: choose-house, cannot-choose-house
    """

    primary: ClassVar[str | None] = "of"

    of: Literal["any", "you", "opponent"] = "any"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have the house named and remembered; returns 1 when the card is there to remember it."""
        if not context.source.in_play:
            return 0
        context.house = yield from _ask_house(context.player, self.of, game, context, type(self).slug)
        context.source.named_house = context.house
        return 1


def _ask_house(player: int, of: str, game: Game, context: Context, slug: str) -> Choices[str]:
    houses = HOUSES if of == "any" else game.players[context.players(of)[0]].houses
    return (yield from asking.choose_house(game, player, houses, context.source, slug))


@rule("effects")
@dataclass(frozen=True, slots=True)
class ChooseNumber(Effect):
    """Name a number for what the ability does next.

    Where no highest number is given, the numbers go up to one more than the highest power of any creature in play.
    Numbers beyond it would be like that one: no creature has them.

    Text:
        choose a number{% if most is not none %} from {{ least }} to {{ most }}{% elif least != 1 %}, {{ least }} or higher{% endif %}

    Args:
        least: the lowest number that can be named.
        most: the highest number that can be named; any where it is left out.

    Example: A number is named
        given:
            you:
                house: logos
                hand: [{Guess: {type: tactic, abilities: [{trigger: play, do: [
                    {choose_number: {most: 3}}, {draw: 1}]}]}}]
                deck: [{Next: {}}]
        do:
            - you: {play: Guess}
            - you: {number: 2}
        then:
            you: {hand: [Next]}

    Example: Any number, as far as numbers differ
        given:
            you: {house: dis, hand: [{Guess: {type: tactic, abilities: [{trigger: play, do: choose_number}]}}]}
            opponent: {line: [{Guard: {power: 2}}, {Giant: {power: 7}}]}
        do:
            - you: {play: Guess}
            - then: {can choose: ['1', '2', '3', '4', '5', '6', '7', '8']}
            - you: {number: 8}
        then:
            opponent: {line: [Guard, Giant]}

    See: choose-house
    """

    can_fail: ClassVar[bool] = False

    least: Annotated[int, Range(0, 99)] = 1
    most: Annotated[int, Range(0, 99)] | None = None

    def __post_init__(self) -> None:
        if self.most is not None and self.most < self.least:
            raise ValueError("the highest number is lower than the lowest")

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Have the number named; returns 1."""
        most = self.most
        if most is None:
            most = max(self.least, 1 + max((facts.power(game, card) for card in game.creatures()), default=0))
        offers = [Option("number", None, number) for number in range(self.least, most + 1)]
        answer = yield from asking.choose(
            game, context.player, PromptKind.NUMBER, offers, context.source, type(self).slug
        )
        context.number = int(answer.value)
        return 1


@rule("effects")
@dataclass(frozen=True, slots=True)
class RevealHand(Effect):
    """Have a player show all cards in their hand.

    Text:
        {{ player | does("reveal") }} {{ "your" if player == "you" else "their" }} hand

    Args:
        player: whose hand it is.

    Example: A look at the opponent's cards
        given:
            you:
                house: logos
                hand: [{Probe: {type: tactic, abilities: [{trigger: play, do: {gate: {
                    first: {reveal_hand: opponent}, then: {gain_aember: 1}}}}]}}]
            opponent: {hand: [{Secret: {}}]}
        do:
            - you: {play: Probe}
        then:
            you: {aember: 1}
            opponent: {hand: [Secret]}

    See: hand, reveal-top
    """

    primary: ClassVar[str | None] = "player"

    player: Anyone

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Reveal the cards; returns how many."""
        yield from ()
        context.affected = [card for player in players_of(self.player, game, context) for card in game.players[player].hand]
        for card in context.affected:
            game.log.add(Revealed(player=card.controller, card=card.id))
        return len(context.affected)
