"""Effects on who controls a card and where it stands in the battleline."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices, Option
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import PromptKind, choose, choose_card
from rules_engine.vex.effects.common import cards_of
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play import control
from rules_engine.vex.play.playing import attach
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """Have a card in play change sides.

    A creature joins either flank of its new controller's battleline, as they choose.
    It keeps everything that is on it.
    When it leaves play it goes to its owner's zone all the same.

    Text:
        take control of {{ target }}

    Args:
        target: the cards that change sides.

    Example: A creature changes sides as it is
        given:
            you:
                house: dis
                hand: [{Charm: {type: tactic, abilities: [{trigger: play, do: {take_control: {choose: creature}}}]}}]
            opponent: {line: [{Guard: {power: 4, damage: 1}}]}
        do:
            - you: {play: Charm}
        then:
            you: {line: [Guard: {damage: 1}]}
            opponent: {line: []}

    See: leaving-play, battleline, take-control-until
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Take control of them; returns how many changed sides."""
        return (yield from _take(self.target, game, context))


@rule("effects")
@dataclass(frozen=True, slots=True)
class TakeControlUntil(Effect):
    """Have a card in play change sides for a time.

    When the time is over the card goes back to the player it was taken from, where a creature joins a flank again.
    Control that somebody takes later and for good does not end with it.

    Text:
        take control of {{ target }}
        {%- if until == "leaves_play" %} until {{ this() }} leaves play
        {%- else %} for the remainder of the turn{% endif %}

    Args:
        target: the cards that change sides.
        until: when it ends, with the card that says so leaving play, or with the turn.

    Example: Control ends as the card that took it leaves play
        given:
            you:
                house: logos
                hand:
                    - {Mindlock: {abilities: [{trigger: play, do: {take_control_until: {target: {choose: {creature: {side: enemy}}}, until: leaves_play}}}]}}
                    - {Doom: {type: tactic, abilities: [{trigger: play, do: {destroy: {choose: {creature: {named: Mindlock}}}}}]}}
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Mindlock}
            - you: {flank: right}
            - then: {you: {line: [Mindlock, Guard]}, opponent: {line: []}}
            - you: {play: Doom}
        then:
            you: {line: []}
            opponent: {line: [Guard]}

    Example: Control for a turn ends with it
        given:
            you:
                house: dis
                hand: [{Charm: {type: tactic, abilities: [{trigger: play, do: {take_control_until: {target: {choose: creature}, until: end_of_turn}}}]}}]
            opponent: {line: [{Guard: {house: dis}}]}
        do:
            - you: {play: Charm}
            - you: {reap: Guard}
            - you: end turn
        then:
            you: {aember: 1, line: []}
            opponent: {line: [Guard: {ready: true}]}

    See: take-control, leaving-play
    """

    target: Target
    until: Literal["leaves_play", "end_of_turn"]

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Take control of them; returns how many changed sides."""
        context.affected = []
        source = context.source
        if self.until == "end_of_turn":
            return (yield from _take(self.target, game, context, last=game.turn))
        return (yield from _take(self.target, game, context, source.id)) if source.in_play else 0


def _take(
    target: Target, game: Game, context: Context, until: int | None = None, last: int | None = None
) -> Choices[int]:
    """Take control of the cards of a target; returns how many changed sides."""
    cards = yield from target.select(game, context)
    context.affected = []
    for card in cards:
        if (yield from control.take_control(game, card, context.player, until, last)):
            context.affected.append(card)
    return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class GiveControl(Effect):
    """Have the opponent take control of a card in play.

    Text:
        give control of {{ target or wording.name }} to your opponent

    Args:
        target: the cards that change sides; the card itself where none is named.

    Example: A gift
        given:
            you: {house: dis, line: [{Gift: {abilities: [{trigger: reap, do: {give_control: {}}}]}}]}
        do:
            - you: {reap: Gift}
        then:
            you: {aember: 1, line: []}
            opponent: {line: [Gift]}

    See: take-control
    """

    target: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Give them away; returns how many changed sides."""
        cards = yield from cards_of(self.target, game, context)
        context.affected = []
        for card in cards:
            if (yield from control.take_control(game, card, context.opponent)):
                context.affected.append(card)
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class SwapPositions(Effect):
    """Have a creature change places with another in the same battleline.

    Text:
        swap {{ this() }} with {{ target }} in the battleline

    Args:
        target: the creature that the card itself changes places with.

    Example: Two neighbors change places
        given:
            you:
                house: mars
                line: [{First: {abilities: [{trigger: reap, do: {
                    swap_positions: {choose: {creature: {side: friendly, other: true}}}}}]}}, {Second: {}}]
        do:
            - you: {reap: First}
        then:
            you: {line: [Second, First]}

    See: battleline, move-to-flank
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Swap them; returns 1 when they changed places."""
        cards = yield from self.target.select(game, context)
        context.affected = []
        card = context.source
        for other in cards[:1]:
            line = game.players[card.controller].battleline
            if card in line and other in line and other is not card:
                here, there = line.index(card), line.index(other)
                line[here], line[there] = other, card
                context.affected = [card, other]
                game.touch()
        return 1 if context.affected else 0


@rule("effects")
@dataclass(frozen=True, slots=True)
class MoveToFlank(Effect):
    """Move a creature to a flank of its battleline.

    Text:
        move {{ target or this() }} to {{ "a" if flank == "either" else "the " ~ flank }} flank of its battleline

    Args:
        target: the creature that moves; the card itself where none is named.
        flank: which flank; either of them leaves the choice to the player.

    Example: A creature moves to the right
        given:
            you:
                house: mars
                line:
                    - {Rover: {abilities: [{trigger: reap, do: {move_to_flank: {flank: right}}}]}}
                    - {One: {}}
                    - {Two: {}}
        do:
            - you: {reap: Rover}
        then:
            you: {line: [One, Two, Rover]}

    See: battleline, swap-positions
    """

    target: Target | None = None
    flank: Literal["left", "right", "either"] = "either"

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Move the creatures; returns how many have moved."""
        cards = yield from cards_of(self.target, game, context)
        context.affected = []
        for card in cards:
            if card.zone != Zone.BATTLELINE:
                continue
            sides = ("left", "right") if self.flank == "either" else (self.flank,)
            offers = [Option("flank", None, side) for side in sides]
            answer = yield from choose(game, context.player, PromptKind.FLANK, offers, card, type(self).slug)
            line = game.players[card.controller].battleline
            before = line.index(card)
            line.remove(card)
            line.insert(0 if answer.value == "left" else len(line), card)
            if line.index(card) != before:
                context.affected.append(card)
                game.touch()
        return len(context.affected)


@rule("effects")
@dataclass(frozen=True, slots=True)
class AttachTo(Effect):
    """Move an upgrade that is in play from its creature to another.

    Text:
        attach {{ what or this() }} to {{ to }}

    Args:
        what: the upgrades that move; the card itself where none is named.
        to: the creature that they are attached to.

    Example: An upgrade changes its bearer
        given:
            you:
                house: logos
                line: [{Old: {}}, {New: {}}]
                hand: [{Harness: {type: upgrade, abilities: [{trigger: play, do: {
                    attach_to: {to: {choose: creature}}}}]}}]
        do:
            - you: {play: Harness}
            - you: {choose: Old}
            - you: {choose: New}
        then:
            you: {line: [Old: {upgrades: []}, New: {upgrades: [Harness]}]}

    See: upgrade
    """

    to: Target
    what: Target | None = None

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Attach the upgrades; returns how many have moved."""
        upgrades = yield from cards_of(self.what, game, context)
        hosts = yield from self.to.select(game, context)
        hosts = [host for host in hosts if host.zone == Zone.BATTLELINE]
        context.affected = []
        for upgrade in upgrades:
            host = yield from choose_card(game, context.player, hosts, context.source, type(self).slug)
            if host is None or upgrade.zone != Zone.ATTACHED or upgrade.host in (None, host.id):
                continue
            old = game.cards[upgrade.host]
            old.upgrades = tuple(each for each in old.upgrades if each != upgrade.id)
            attach(game, upgrade, host, upgrade.controller)
            context.affected.append(upgrade)
        return len(context.affected)
