"""A target made of other targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Target
from rules_engine.vex.lexicon import rule
from rules_engine.vex.targets.here import picked

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("targets", key="together")
@dataclass(frozen=True, slots=True)
class TogetherTarget(Target):
    """The cards of several targets, all acted on at the same moment.

    What has to be chosen is chosen in printed order; a card that is meant twice counts once.

    Text:
        {{ targets | listed }}

    Args:
        targets: the targets that are put together.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "targets"
    binds_it: ClassVar[bool] = True

    targets: tuple[Target, ...]

    @property
    def several(self) -> bool:
        """Whether its text speaks of cards in the plural: it does."""
        return True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards of all of them."""
        found: list[Card] = []
        for target in self.targets:
            cards = yield from target.select(game, context)
            found += [card for card in cards if card not in found]
        return picked(context, found, True)
