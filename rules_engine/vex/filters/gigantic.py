"""The filter for the halves of gigantic creatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter
from rules_engine.vex.lexicon import rule

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("filters", key="gigantic_half")
@dataclass(frozen=True, slots=True)
class GiganticHalfFilter(Filter):
    """Halves of gigantic creatures; two that are looked for together are the two of one creature.

    Text:
        {% if plural_form %}halves{% else %}half{% endif %} of a gigantic creature

    See: gigantic-creature
    """

    is_composition: ClassVar[bool] = True

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether the card is such a half."""
        return card.definition.gigantic

    def goes_with(self, card: Card, found: Sequence[Card]) -> bool:
        """Whether it is the other half of what was found."""
        return all(
            card.name == each.name and card.definition.is_art_half != each.definition.is_art_half for each in found
        )
