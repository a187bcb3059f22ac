"""Effects on the bonus icons of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.combat.destruction import settle
from rules_engine.vex.families import Effect, Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.gigantic import halves_beside, other_half
from rules_engine.vex.play.playing import icon_called
from rules_engine.vex.state.card import Zone

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("effects")
@dataclass(frozen=True, slots=True)
class ResolveIcons(Effect):
    """Resolve the bonus icons of a card as if its player had just played it, from top to bottom.

    The card need not be in play, and is the source of what its icons do.
    For a gigantic creature the icons of its art half are meant, while both halves are in the same place.

    Text:
        resolve each of {{ target | possessive }} bonus icons as if you had played it

    Args:
        target: the cards whose icons are resolved.

    Example: The icons of a purged creature
        given:
            you:
                house: logos
                hand: [{Shred: {type: tactic, abilities: [{trigger: play, do: [
                    {purge: {choose: creature}}, {resolve_icons: it}]}]}}]
                deck: [{Next: {}}]
            opponent: {line: [{Guard: {icons: [aember, draw]}}]}
        do:
            - you: {play: Shred}
        then:
            you: {aember: 1, hand: [Next]}
            opponent: {line: [], purged: [Guard]}

    Example: A gigantic creature's icons are on its other half
        given:
            you:
                house: logos
                hand: [{Shred: {type: tactic, abilities: [{trigger: play, do: [
                    {purge: {choose: creature}}, {resolve_icons: it}]}]}}]
            opponent: {line: [{Colossus: {gigantic: true, power: 9, icons: [aember]}}]}
        do:
            - you: {play: Shred}
        then:
            you: {aember: 1}
            opponent: {purged: [Colossus, Colossus]}

    See: bonus-icon, gigantic-creature
    """

    inline: ClassVar[str | None] = "target"

    target: Target

    def resolve(self, game: Game, context: Context) -> Choices[int]:
        """Resolve them; returns how many icons were resolved."""
        cards = yield from self.target.select(game, context)
        resolved = 0
        for card in cards:
            for key in _icons(game, card):
                yield from icon_called(key).resolve(game, card, context.player)
                yield from settle(game)
                resolved += 1
        context.affected = list(cards)
        return resolved


def _icons(game: Game, card: Card) -> tuple[str, ...]:
    """The keys of a card's icons, those of the other half of a gigantic creature included."""
    if card.zone == Zone.BATTLELINE:
        others = halves_beside(game, [card])
    else:
        other = other_half(game, card) if card.definition.gigantic else None
        others = [] if other is None or other.zone != card.zone else [other]
    return card.icons + tuple(icon for half in others for icon in half.icons)
