"""The four bonus icons, and how they resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.rule import Rule
from rules_engine.vex.asking import choose_card
from rules_engine.vex.combat.damage import deal_damage
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.concepts import aember
from rules_engine.vex.families import BonusIcon
from rules_engine.vex.lexicon import rule
from rules_engine.vex.resolving import open_window
from rules_engine.vex.zones.moving import draw

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("bonus-icons", slug="bonus-icon")
class BonusIcons(Rule):
    """After a card is played its bonus icons resolve, one at a time from top to bottom, before its Play ability.

    The card that carries an icon is the source of what the icon does.
    If a creature leaves play before or while its icons resolve, the rest of them do not resolve.

    Example: Icons come before the Play ability
        given:
            you: {house: mars, hand: [{Tithe: {type: tactic, icons: [aember, aember], abilities: [{trigger: play, do: {steal: 1}}]}}]}
            opponent: {aember: 1}
        do:
            - you: {play: Tithe}
        then:
            you: {aember: 3}
            opponent: {aember: 0}

    Differs:
        The card is the source of its icons' effects, and a creature that leaves play stops its own icons; so an icon never does anything that no card answers for.

    See: aember-icon, capture-icon, damage-icon, draw-icon, enhance
    """


@rule("bonus-icons", slug="aember-icon", key="aember", title="Æmber Icon")
@dataclass(frozen=True, slots=True)
class AemberIcon(BonusIcon):
    """The player gains 1 Æmber from the common supply.

    Text:
        Æmber

    Example: An Æmber icon gains one
        given:
            you: {house: mars, hand: [{Scout: {icons: [aember]}}]}
        do:
            - you: {play: Scout}
        then:
            you: {aember: 1}

    See: bonus-icon
    """

    def resolve(self, game: Game, card: Card, player: int) -> Choices[None]:
        """Gain the Æmber."""
        aember.gain(game, player, 1)
        yield from ()


@rule("bonus-icons", slug="capture-icon", key="capture")
@dataclass(frozen=True, slots=True)
class CaptureIcon(BonusIcon):
    """A friendly creature of the player's choice captures 1 Æmber from the opponent.

    It does nothing when the opponent has no Æmber or the player has no creature.

    Text:
        capture

    Example: The played creature can hold the Æmber itself
        given:
            you: {house: mars, hand: [{Scout: {icons: [capture]}}]}
            opponent: {aember: 2}
        do:
            - you: {play: Scout}
        then:
            you: {line: [Scout: {aember: 1}]}
            opponent: {aember: 1}

    See: bonus-icon, capture
    """

    def resolve(self, game: Game, card: Card, player: int) -> Choices[None]:
        """Choose the captor and move the Æmber."""
        if game.players[1 - player].aember:
            captor = yield from choose_card(game, player, game.players[player].battleline, card, "capture-icon")
            if captor is not None:
                aember.capture(game, captor, 1 - player, 1)


@rule("bonus-icons", slug="damage-icon", key="damage")
@dataclass(frozen=True, slots=True)
class DamageIcon(BonusIcon):
    """Deal 1 damage to a creature of the player's choice, friendly or enemy.

    Where there is no enemy creature the damage must go to a friendly one.

    Text:
        damage

    Example: It may hit either side
        given:
            you: {house: mars, hand: [{Scout: {icons: [damage]}}]}
            opponent: {line: [{Guard: {}}]}
        do:
            - you: {play: Scout}
            - you: {choose: Guard}
        then:
            opponent: {line: [Guard: {damage: 1}]}

    See: bonus-icon, damage
    """

    def resolve(self, game: Game, card: Card, player: int) -> Choices[None]:
        """Choose the creature and damage it."""
        victim = yield from choose_card(game, player, game.creatures(), card, "damage-icon")
        if victim is not None:
            yield from deal_damage(game, [(victim, 1)], card)
            yield from settle(game)
            yield from open_window(game, "damage-icon", victim, player)


@rule("bonus-icons", slug="draw-icon", key="draw")
@dataclass(frozen=True, slots=True)
class DrawIcon(BonusIcon):
    """The player draws a card.

    Text:
        draw

    Example: A draw icon draws one
        given:
            you: {house: mars, hand: [{Scout: {icons: [draw]}}], deck: [{Next: {}}]}
        do:
            - you: {play: Scout}
        then:
            you: {hand: [Next]}

    See: bonus-icon, draw
    """

    def resolve(self, game: Game, card: Card, player: int) -> Choices[None]:
        """Draw."""
        if draw(game, player, 1):
            yield from open_window(game, "draw-icon", card, player)


@rule("bonus-icons")
class Enhance(Rule):
    """The icons listed are added to random cards of the deck when it is built; in play the card gains nothing by it.

    Each icon goes to one random card of the deck that can still take it: one with fewer than five icons, printed ones included, that has not opted out.
    Added icons follow the printed ones.

    Example: An enhancing card does nothing by it in play
        given:
            you: {house: mars, hand: [{Patron: {enhance: [draw, aember]}}]}
        do:
            - you: {play: Patron}
        then:
            you: {aember: 0, hand: []}

    Differs:
        A card can opt out of receiving added icons, for cards that a bonus would only weaken.

    See: bonus-icon
    """


BY_KEY: dict[str, BonusIcon] = {type(icon).key: icon for icon in (AemberIcon(), CaptureIcon(), DamageIcon(), DrawIcon())}
"""The bonus icons by the word that cards use for them."""
