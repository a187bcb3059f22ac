"""The tallies of what has happened: by this ability, in the moment it answers to, in the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules_engine.kernel.frozen import dataclass
from rules_engine.vex.families import Filter, Tally
from rules_engine.vex.filters.matching import controller_of, matching
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import Side, Who

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.game import Game


@rule("counts", key="done_this_way")
@dataclass(frozen=True, slots=True)
class DoneThisWayTally(Tally):
    """What the effect just before did: the cards it moved, the Æmber it took, the damage it dealt.

    Text:
        {% set noun, done = words.split("_") -%}
        {% set many = plural_form and noun not in ("aember", "armor", "damage") %}
        {{- {"aember": "Æmber"}.get(noun, noun) }}{% if many %}s{% endif %}
        {%- if stated is defined %} {{ "are" if many else "is" }}{% endif %} {{ done }} this way{% if owner %} that {{ owner | subject }}
        {{ "own" if owner == "you" else "owns" }}{% endif %}

    Args:
        words: how the text calls what was done.
        owner: the player whose cards count; those of both when left out.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "words"

    words: Literal[
        "aember_captured",
        "aember_gained",
        "aember_lost",
        "aember_moved",
        "aember_stolen",
        "armor_lost",
        "artifact_destroyed",
        "card_archived",
        "card_destroyed",
        "card_discarded",
        "card_drawn",
        "card_played",
        "card_purged",
        "card_returned",
        "card_revealed",
        "card_shuffled",
        "creature_damaged",
        "creature_destroyed",
        "creature_exhausted",
        "creature_healed",
        "creature_purged",
        "creature_readied",
        "creature_returned",
        "creature_shuffled",
        "creature_stunned",
        "damage_dealt",
        "damage_healed",
    ]
    owner: Who | None = None

    def number(self, game: Game, context: Context) -> int:
        """How much was done."""
        if self.owner is not None:
            (owner,) = context.players(self.owner)
            whose = context.destroyed if self.words.endswith("_destroyed") else context.affected
            return sum(card.owner == owner for card in whose)
        if self.words == "creature_healed":
            return len(context.affected)
        return len(context.destroyed) if self.words == "creature_destroyed" else context.done


@rule("counts", key="destroyed_this_way")
@dataclass(frozen=True, slots=True)
class DestroyedThisWayTally(Tally):
    """Cards that the effect just before destroyed and that fit a description.

    A card is of the side that controlled it when it was destroyed.

    Text:
        {% if plural_form %}{{ what | plural }}{% else %}{{ what }}{% endif %}
        {%- if theirs %} they controlled{% endif %}
        {%- if stated is defined %} {{ "are" if plural_form else "is" }}{% elif theirs %} that {{ "were" if plural_form else "was" }}{% endif %} destroyed this way

    Args:
        what: the description.
        theirs: whether only cards count that were controlled by the player for whom they are counted.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter
    theirs: bool = False

    def number(self, game: Game, context: Context) -> int:
        """How many there were."""
        cards = matching(game, context.destroyed, self.what, context)
        if self.theirs:
            cards = [card for card in cards if controller_of(game, card, context) == context.player]
        return len(cards)


@rule("counts", key="in_this_moment")
@dataclass(frozen=True, slots=True)
class InThisMomentTally(Tally):
    """The amount that what set off the ability was about: damage prevented, Æmber stolen.

    Text:
        {{ words | replace("aember", "Æmber") | replace("_", " ") }}

    Args:
        words: how the text calls it.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "words"

    words: Literal["damage_prevented", "damage_dealt", "aember_stolen", "aember_spent"]

    def number(self, game: Game, context: Context) -> int:
        """The amount, or 0 where nothing set the ability off."""
        return 0 if context.moment is None else context.moment.amount


@rule("counts", key="played_this_turn")
@dataclass(frozen=True, slots=True)
class PlayedThisTurnTally(Tally):
    """Cards that a player has played in the turn that is going on.

    The card that counts them is counted too, unless only others are asked for.

    Text:
        {% if plural_form %}{{ what | plural }}{% else %}{{ what }}{% endif %} {{ player | subject("have") }} played this turn

    Args:
        what: the cards that count.
        player: who played them.
    """

    is_composition: ClassVar[bool] = True
    primary: ClassVar[str | None] = "what"

    what: Filter
    player: Who = "you"

    def number(self, game: Game, context: Context) -> int:
        """How many there were."""
        return played(game, context, self.player, self.what)


@rule("counts", key="destroyed_this_turn")
@dataclass(frozen=True, slots=True)
class DestroyedThisTurnTally(Tally):
    """Creatures destroyed in the turn that is going on.

    A creature is of the side that controlled it when it was destroyed.

    Text:
        {% if side != "any" %}{{ side }} {% endif %}creature{% if plural_form %}s{% endif %} destroyed {% if in_a_fight %}in a fight {% endif %}this turn

    Args:
        in_a_fight: whether only those destroyed in a fight count.
        side: whose creatures count; any for those of both players.
    """

    is_composition: ClassVar[bool] = True

    in_a_fight: bool = False
    side: Side = "any"

    def number(self, game: Game, context: Context) -> int:
        """How many there were."""
        history = game.history[game.active]
        ids = history.fought_to_death if self.in_a_fight else history.destroyed
        if self.side == "any":
            return len(ids)
        wanted = context.player if self.side == "friendly" else context.opponent
        return sum(game.last_known[id].controller == wanted for id in ids if id in game.last_known)


def played(game: Game, context: Context, who: str, what: Filter | None) -> int:
    """How many cards that fit a player has played in the turn that is going on."""
    (player,) = context.players(who)
    if player != game.active:
        return 0
    cards = [game.cards[card] for card in game.history[player].played]
    return len(cards) if what is None else len(matching(game, cards, what, context))
