"""The targets that need no choice: the speaking card, what it stands beside, and what was spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.asking import choose_card
from rules_engine.vex.families import Filter, StandingTarget, Target
from rules_engine.vex.filters.matching import matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.state.card import OUT_OF_SIGHT, Zone

if TYPE_CHECKING:
    from rules_engine.vex.combat.fight import Fight
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


def picked(context: Context, cards: list[Card], binds_it: bool) -> list[Card]:
    """Note what an ability has picked, for what it says next; returns the same cards."""
    context.affected = cards
    if binds_it:
        context.it = cards
    return cards


def creature_of(game: Game, source: Card) -> Card | None:
    """The creature that an ability on `source` is about: itself, or the one that the upgrade is attached to."""
    if source.definition.type != "upgrade":
        return source
    return None if source.host is None else game.cards[source.host]


@rule("targets", key="this")
@dataclass(frozen=True, slots=True)
class ThisTarget(StandingTarget):
    """The card that the ability is on.

    Text:
        {{ this() }}
    """

    is_composition: ClassVar[bool] = True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The card itself."""
        yield from ()
        return picked(context, [context.source], False)

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether it is that very card."""
        return card is source


@rule("targets", key="this_creature")
@dataclass(frozen=True, slots=True)
class ThisCreatureTarget(StandingTarget):
    """The creature that the upgrade is attached to.

    Text:
        this creature
    """

    is_composition: ClassVar[bool] = True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The creature, as long as the upgrade is on it."""
        yield from ()
        creature = creature_of(game, context.source)
        return picked(context, [] if creature is None else [creature], False)

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether it is the creature the upgrade is attached to."""
        return creature_of(game, source) is card


@rule("targets", key="granting_card")
@dataclass(frozen=True, slots=True)
class GrantingCardTarget(Target):
    """The card that gave the ability, for an ability that its card does not print.

    Text:
        {{ granter if granter is defined else this() }}

    See: gains-ability
    """

    is_composition: ClassVar[bool] = True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """That card, or for a printed ability the card it is on."""
        yield from ()
        return picked(context, [context.granter or context.source], False)


def in_sight(context: Context, cards: list[Card]) -> list[Card]:
    """Those cards that can still be reached: where a card was sent by something else, the ability does not follow it.

    That goes for the card that the trigger is about, and for those that the ability has destroyed.
    """
    subject = None if context.moment is None else context.moment.card
    return [
        card
        for card in cards
        if card.zone not in OUT_OF_SIGHT or (card is not subject and card not in context.deaths)
    ]


@rule("targets", key="it")
@dataclass(frozen=True, slots=True)
class ItTarget(StandingTarget):
    """The cards that the ability spoke of last: those chosen, or the one that the trigger is about.

    A card that has gone to a hand, a deck, archives or the purge pile is lost sight of if a trigger is about it, or if the ability destroyed it and it was put there instead of the discard pile.

    Text:
        {{ word | replace("_", " ") }}

    Args:
        word: how the text calls them; the discarded card is one from the player's own deck.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "word"

    word: Literal[
        "it",
        "them",
        "that_creature",
        "each_of_those_creatures",
        "that_card",
        "that_artifact",
        "the_discarded_creature",
        "the_discarded_card",
    ] = "it"

    @property
    def owner(self) -> str:
        """Whose card it is, as far as the words tell: what was dug for came from the player's own deck."""
        return "you" if self.word.startswith("the_discarded") else "either"

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The cards, wherever they are by now, but for one lost sight of."""
        yield from ()
        return picked(context, in_sight(context, context.it), False)

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """No card: nothing has been spoken of while a constant ability holds; a lasting effect keeps its own list."""
        return False


@rule("targets", key="each")
@dataclass(frozen=True, slots=True)
class EachTarget(StandingTarget):
    """Every card in play that fits a description.

    Text:
        {% if plural_form %}{{ what | plural }}{% else %}each {{ what | every }}{% endif %}

    Args:
        what: the description.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "what"

    what: Filter

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """All of them, the active player's first."""
        yield from ()
        return picked(context, matching(game, game.in_play(), self.what, context), False)

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether the card is in play and fits."""
        return card.in_play and self.what.matches(game, card, source, player)


@rule("targets", key="neighbors_of_this")
@dataclass(frozen=True, slots=True)
class NeighborsOfThisTarget(StandingTarget):
    """The creatures beside the one that the ability is on; for an upgrade, beside the one it is attached to.

    Text:
        each of {{ this() | possessive }} neighbors

    See: battleline
    """

    is_composition: ClassVar[bool] = True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The neighbors, left one first."""
        yield from ()
        creature = creature_of(game, context.source)
        return picked(context, [] if creature is None else neighbors_of(game, creature), False)

    def covers(self, game: Game, source: Card, card: Card, player: int) -> bool:
        """Whether the card stands beside it."""
        creature = creature_of(game, source)
        return creature is not None and card.zone == Zone.BATTLELINE and card in game.neighbors(creature)


def neighbors_of(game: Game, card: Card) -> list[Card]:
    """A creature's neighbors; for one that has left play, the creatures it stood between."""
    if card.zone == Zone.BATTLELINE or card.id not in game.last_known:
        return game.neighbors(card)
    known = game.last_known[card.id]
    if known.position < 0:
        return []
    return game.players[known.controller].battleline[max(known.position - 1, 0) : known.position + 1]


@rule("targets", key="neighbors")
@dataclass(frozen=True, slots=True)
class NeighborsTarget(Target):
    """The creatures beside another in its battleline.

    A creature that has left play still has as neighbors the creatures it stood between.

    Text:
        {% if of.key == "fought" %}each neighbor of {{ of }}{% else %}each of {{ of | possessive }} neighbors{% endif %}

    Args:
        of: the creature, or creatures, beside which they stand.

    See: battleline
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "of"

    of: Target

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The neighbors, each once."""
        centers = yield from self.of.select(game, context)
        found: list[Card] = []
        for center in centers:
            found += [card for card in neighbors_of(game, center) if card not in found]
        return picked(context, found, False)


@rule("targets", key="with_neighbors")
@dataclass(frozen=True, slots=True)
class WithNeighborsTarget(Target):
    """A creature together with the creatures beside it.

    Text:
        {{ of }} and each of its neighbors

    Args:
        of: the creature in the middle.

    See: battleline
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "of"

    of: Target

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The creature and its neighbors."""
        found = list((yield from self.of.select(game, context)))
        for center in tuple(found):
            found += [card for card in neighbors_of(game, center) if card not in found]
        return picked(context, found, False)


@rule("targets", key="with_a_neighbor")
@dataclass(frozen=True, slots=True)
class WithANeighborTarget(Target):
    """A creature together with one of the creatures beside it, which the ability's controller chooses.

    Text:
        {{ of }} and one of its neighbors

    Args:
        of: the creature beside which the other stands.

    See: battleline
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "of"

    of: Target

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The creature and the neighbor that was chosen."""
        found = list((yield from self.of.select(game, context)))
        for center in tuple(found):
            beside = [card for card in neighbors_of(game, center) if card not in found]
            chosen = yield from choose_card(game, context.player, beside, context.source, context.rule)
            if chosen is not None:
                found.append(chosen)
        return picked(context, found, False)


@rule("targets", key="fought")
@dataclass(frozen=True, slots=True)
class FoughtTarget(Target):
    """The creature that this one fights.

    Text:
        the creature {{ this() }} fights

    See: fighting
    """

    is_composition: ClassVar[bool] = True
    binds_it: ClassVar[bool] = True

    def select(self, game: Game, context: Context) -> Choices[list[Card]]:
        """The other combatant, if this one is in a fight."""
        yield from ()
        moment = context.moment
        fight: Fight | None = moment.fight if moment is not None and moment.fight is not None else game.fight  # type: ignore[assignment]
        creature = creature_of(game, context.source)
        if fight is None or creature is None or creature not in (fight.attacker, fight.defender):
            return picked(context, [], True)
        return picked(context, [fight.other(creature)], True)
