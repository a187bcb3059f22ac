"""Triggers about cards being played, and upgrades entering play, whoever does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.triggers.watching import FilteredTrigger, WatchingTrigger

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterCardPlayed(FilteredTrigger):
    """The ability resolves after either player plays a card.

    A card that is put into play by an effect is not played and does not wake it.
    It resolves on every card in play, wherever that card stands.

    Text:
        after {{ what | a }} is played

    Args:
        what: which cards wake it.

    Example: An artifact sees both players' creatures
        given:
            you: {house: mars, hand: [{Scout: {}}], artifacts: [{Gong: {type: artifact, abilities: [{trigger: {after_card_played: creature}, do: {stun: it}}]}}]}
            opponent: {artifacts: [{Bell: {type: artifact, abilities: [{trigger: {after_card_played: creature}, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Scout}
            - you: {resolve: Gong}
        then:
            you: {line: [Scout: {stunned: true}]}
            opponent: {aember: 1}

    Example: What is put into play is not played
        given:
            you: {house: mars, hand: [{Gate: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose_from: {zone: hand, what: creature}}, to: play}}}]}}, {Scout: {}}], artifacts: [{Gong: {type: artifact, abilities: [{trigger: {after_card_played: creature}, do: {stun: it}}]}}]}
        do:
            - you: {play: Gate}
        then:
            you: {line: [Scout: {stunned: false}]}

    See: after-you-play, after-opponent-plays, after-creature-enters
    """

    inline: ClassVar[str | None] = "what"
    window: ClassVar[str] = "played"
    what: Filter


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterPlayedNextTo(WatchingTrigger):
    """The ability resolves after a creature is played next to this one.

    A creature is played into its controller's own battleline, so only the controller's plays wake it.
    A creature that is put into play by an effect does not.

    Text:
        after you play a creature next to {{ this() }}

    Example: A neighbor arrives
        given:
            you: {house: mars, hand: [{Scout: {}}], line: [{Host: {abilities: [{trigger: after_played_next_to, do: {ready: it}}]}}, {Other: {}}]}
        do:
            - you: {play: Scout}
            - you: {flank: left}
        then:
            you: {line: [Scout: {ready: true}, Host, Other]}

    Example: The other flank is not next to it
        given:
            you: {house: mars, hand: [{Scout: {}}], line: [{Host: {abilities: [{trigger: after_played_next_to, do: {ready: it}}]}}, {Other: {}}]}
        do:
            - you: {play: Scout}
            - you: {flank: right}
        then:
            you: {line: [Host, Other, Scout: {ready: false}]}

    Example: Being put there is not being played there
        given:
            you: {house: mars, hand: [{Gate: {type: tactic, abilities: [{trigger: play, do: {put: {what: {choose_from: {zone: hand, what: creature}}, to: play}}}]}}, {Scout: {}}], line: [{Host: {abilities: [{trigger: after_played_next_to, do: {ready: it}}]}}]}
        do:
            - you: {play: Gate}
            - you: {flank: left}
        then:
            you: {line: [Scout: {ready: false}, Host]}

    See: after-you-play, battleline
    """

    window: ClassVar[str] = "played"

    def matches(self, game: Game, card: Card, moment: Moment, player: int) -> bool:
        """A creature that stands beside this one now."""
        return moment.card is not None and moment.card in game.neighbors(card)


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterTacticPlayed(WatchingTrigger):
    """The ability resolves when either player has played a tactic, before the tactic does anything itself.

    So it acts on the board that the tactic is about to affect.

    Text:
        after a tactic is played

    Example: The ward is there before the tactic strikes
        given:
            you: {house: mars, hand: [{Doom: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: creature}}}]}}]}
            opponent: {line: [{Guard: {abilities: [{trigger: after_tactic_played, do: {ward: this}}]}}]}
        do:
            - you: {play: Doom}
        then:
            opponent: {line: [Guard: {warded: false}]}

    Differs:
        The ability resolves before the tactic's own effect and not after it, so that what it does can matter to that effect.

    See: tactic, after-card-played
    """

    window: ClassVar[str] = "tactic-played"


@rule("triggers")
@dataclass(frozen=True, slots=True)
class AfterUpgradeEnters(WatchingTrigger):
    """The ability resolves after an upgrade enters play, whichever player attached it.

    Text:
        after an upgrade enters play

    Example: Either player's upgrade wakes it
        given:
            you: {house: mars, hand: [{Boots: {type: upgrade}}], line: [{Scout: {}}]}
            opponent: {artifacts: [{Anvil: {type: artifact, abilities: [{trigger: after_upgrade_enters, do: {gain_aember: 1}}]}}]}
        do:
            - you: {play: Boots}
        then:
            opponent: {aember: 1}
            you: {line: [Scout: {upgrades: [Boots]}]}

    See: upgrade, after-creature-enters
    """

    window: ClassVar[str] = "upgrade-entered"
