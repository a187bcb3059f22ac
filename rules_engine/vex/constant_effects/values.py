"""The constant effects that change a card's values: power, armor, keywords.

What is true of a card is computed from these classes, so this module knows nothing of those computations.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, TypeAlias

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.nodes import walk
from rules_engine.kernel.parameters import Name, Range
from rules_engine.vex.families import ConstantEffect, Count, Keyword, StandingTarget, amount_of
from rules_engine.vex.filters.matching import refuse_circular
from rules_engine.vex.lexicon import LEXICON, rule

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game

Change: TypeAlias = Annotated[int, Range(-99, 99)] | Count
"""How much is added, or for a negative number taken away."""
_PASSING = ("ready", "stunned", "has_aember", "counter")
"""What a filter can ask of a card that comes and goes while the card stays where it is."""


@lru_cache(maxsize=1 << 12)
def _comes_and_goes(who: StandingTarget) -> bool:
    """Whether a target can mean other cards although none has moved; a target never changes, so it is asked once."""
    return any(getattr(node, name, None) is not None for _, node in walk(who) for name in _PASSING)


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class GetsPower(ConstantEffect):
    """A creature's power is higher or lower than printed.

    A creature whose power falls to its damage, or to 0, is destroyed.

    Text:
        {% set change = amount | signed %}{{ who }} gets {{ change }} power

    Args:
        who: the creatures whose power changes.
        amount: the change, in points of power; a negative one lowers it.

    Example: A stronger creature survives more
        given:
            you: {house: brobnar, artifacts: [{Banner: {type: artifact, abilities: [{constant: {gets_power: {who: {each: {creature: {side: friendly}}}, amount: 1}}}]}}], line: [{Grunt: {power: 2}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Grunt, target: Guard}
        then:
            you: {line: [Grunt: {power: 3, damage: 2}]}
            opponent: {line: []}

    Example: Power that falls with a key forged
        given:
            phase: start
            you: {aember: 6, keys: 1, line: [{Shrinker: {power: 1, damage: 2, abilities: [{constant: {gets_power: {who: this, amount: {for_each: {of: {unforged_keys: you}, amount: 1}}}}}]}}]}
        do: []
        then:
            you: {keys: 2, line: [], discard: [Shrinker]}

    See: gets-armor, power-counter
    """

    who: StandingTarget
    amount: Change

    def __post_init__(self) -> None:
        refuse_circular(self.who, ("power_at_least", "power_at_most"), "power")

    def drifts(self, conditional: bool) -> bool:
        """Where the change, or whether there is one, depends on more than which cards are in play."""
        return conditional or type(self.amount) is not int or _comes_and_goes(self.who)

    def change(self, game: Game, context: Context) -> int:
        """The change now, in points of power."""
        return amount_of(self.amount, game, context)


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class GetsArmor(ConstantEffect):
    """A creature has more armor than printed.

    Text:
        {% set points = amount | string %}{{ who }} gets +{{ points }} armor

    Args:
        who: the creatures that get it.
        amount: points of armor.

    Example: Given armor soaks damage
        given:
            you: {house: sanctum, line: [{Monk: {power: 3, abilities: [{constant: {gets_armor: {who: {each: {creature: {side: friendly}}}, amount: 1}}}]}}, {Brute: {power: 4}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [Monk, Brute: {damage: 2}]}

    See: armor
    """

    who: StandingTarget
    amount: Annotated[int, Range(1, 99)] | Count


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class GainsKeyword(ConstantEffect):
    """A card has a keyword that it does not print.

    A number given by a keyword is added to the number of the same keyword that the card has already.

    Text:
        {{ who }} gains {{ keyword }}

    Args:
        who: the cards that gain it.
        keyword: the keyword.

    Example: A gained keyword works like a printed one
        given:
            you: {house: untamed, line: [{Halo: {abilities: [{constant: {gains_keyword: {who: {each: {creature: {side: friendly}}}, keyword: skirmish}}}]}}, {Rider: {power: 2}}]}
            opponent: {line: [{Guard: {power: 5}}]}
        do:
            - you: {fight: Rider, target: Guard}
        then:
            you: {line: [Halo, Rider: {damage: 0}]}

    See: loses-keyword, gains-ability
    """

    who: StandingTarget
    keyword: Keyword

    def __post_init__(self) -> None:
        refuse_circular(self.who, ("keyword",), "keyword")
        if not self.keyword.grantable:
            raise ValueError(f"{type(self.keyword).key} matters only while its card is played, so it cannot be granted")


@rule("constant-effects")
@dataclass(frozen=True, slots=True)
class LosesKeyword(ConstantEffect):
    """A card does not have a keyword, whether it is printed or gained.

    Text:
        {{ who }} loses {{ keyword | replace("_", "-") }}

    Args:
        who: the cards that lose it.
        keyword: the keyword's name.

    Example: Without elusive the first attack hits
        given:
            you: {house: mars, artifacts: [{Sniffer: {type: artifact, abilities: [{constant: {loses_keyword: {who: {each: creature}, keyword: elusive}}}]}}], line: [{Scout: {power: 3}}]}
            opponent: {line: [{Shade: {power: 2, keywords: [elusive]}}]}
        do:
            - you: {fight: Scout, target: Shade}
        then:
            opponent: {line: []}

    See: gains-keyword
    """

    who: StandingTarget
    keyword: Annotated[str, Name("keyword")]

    def __post_init__(self) -> None:
        refuse_circular(self.who, ("keyword",), "keyword")
        for keyword in LEXICON.of_kind(Keyword):
            if keyword.key == self.keyword and not keyword.grantable:  # type: ignore[attr-defined]
                raise ValueError(f"{self.keyword} matters only while its card is played, so it cannot be lost")
