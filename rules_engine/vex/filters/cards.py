"""The filters: descriptions of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from rules_engine.kernel.frozen import dataclass
from rules_engine.kernel.parameters import Name
from rules_engine.vex.families import Filter
from rules_engine.vex.filters.matching import CardFilter, KeywordName, PowerBound, power_of
from rules_engine.vex.lexicon import rule
from rules_engine.vex.vocabulary import CardTypeName

if TYPE_CHECKING:
    from rules_engine.vex.context import Context
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


@rule("filters", key="creature")
@dataclass(frozen=True, slots=True)
class CreatureFilter(CardFilter):
    """Creatures, all of them or those that have everything asked for.

    A creature out of play has the power it prints, and neither damage nor a flank.

    Text:
        {%- if other or not_it %}other {% endif %}
        {%- if damaged is not none %}{{ "damaged" if damaged else "undamaged" }} {% endif %}
        {%- if stunned %}stunned {% endif %}
        {%- if ready is not none %}{{ "ready" if ready else "exhausted" }} {% endif %}
        {%- if side != "any" and not theirs | default(false) %}{{ side }} {% endif %}
        {%- if flank %}flank {% endif %}
        {%- if neighbor %}neighboring {% endif %}
        {%- if not_house is not none and not_house not in ("chosen", "active", "its") %}non-{{ not_house |
        replace("_", " ") | title }} {% endif %}
        {%- if not_trait is not none %}non-{{ not_trait | replace("_", " ") | title }} {% endif %}
        {%- if house is not none and house not in ("chosen", "active", "its") %}{{ house | replace("_", " ") |
        title }} {% endif %}
        {%- if trait is not none %}{{ trait | replace("_", " ") | title }} {% endif %}
        {{- "creature" }}
        {%- if plural_form %}s{% endif %}
        {%- if side != "any" and theirs | default(false) %} {{ "they control" if side == "friendly" else "their opponent controls" }}{% endif %}
        {%- if named is not none %} named {{ named }}{% endif %}
        {%- if not_named is not none %} not named {{ not_named }}{% endif %}
        {%- if other_name %} with {{ "different names" if plural_form else "a different name" }}{% endif %}
        {%- if keyword is not none %} with {{ keyword | replace("_", " ") }}{% endif %}
        {%- if power_at_least is not none or power_at_most is not none %} with power
        {%- if power_at_most == "chosen" or power_at_least == "chosen" %} equal to the chosen number
        {%- if power_at_least is none %} or lower{% elif power_at_most is none %} or higher{% endif %}
        {%- elif power_at_least is none %} {{ power_at_most }} or lower
        {%- elif power_at_most is none %} {{ power_at_least }} or higher
        {%- elif power_at_most == power_at_least %} {{ power_at_most }}
        {%- else %} from {{ power_at_least }} to {{ power_at_most }}{% endif %}{% endif %}
        {%- if has_aember is not none %} {{ "with" if has_aember else "without" }} Æmber on {{ "them" if
        plural_form else "it" }}{% endif %}
        {%- if counter is not none %} with {{ (counter ~ " counter") | a }} on {{ "them" if plural_form else "it" }}{% endif %}
        {%- if upgraded is not none %} {{ "with" if upgraded else "without" }} an upgrade{% endif %}
        {%- if flank is false %} not on a flank{% endif %}
        {%- if stunned is false %} that {{ "are" if plural_form else "is" }} not stunned{% endif %}
        {%- if shares_trait %} that {{ "share" if plural_form else "shares" }} a trait with it{% endif %}
        {%- if house in ("chosen", "active", "its") %} of {{ house if house == "its" else "the " ~ house }} house{% endif %}
        {%- if not_house in ("chosen", "active", "its") %} not of {{ not_house if not_house == "its" else "the " ~ not_house }} house{% endif %}

    Args:
        side: friendly for the player's own cards, enemy for the opponent's, any for both.
        other: whether the card that the ability is on, and for an upgrade its creature, is left out.
        house: the house it must belong to; chosen is the house the ability chose, active the active house, its the house
            of the card that the ability spoke of last.
        not_house: a house it must not belong to; chosen, active and its as for house.
        trait: a trait it must have.
        not_trait: a trait it must not have.
        named: the name it must have.
        not_named: a name it must not have.
        not_it: whether the creature that the ability spoke of last is left out.
        ready: true for ready ones only, false for exhausted ones only.
        damaged: true for those with damage on them only, false for those without.
        flank: true for those on a flank only, false for those not on a flank.
        stunned: true for stunned ones only, false for those that are not.
        neighbor: whether it must be beside the card that the ability is on.
        has_aember: true for those with Æmber on them only, false for those without.
        counter: the kind of counter it must have at least one of.
        upgraded: true for those with an upgrade only, false for those without.
        keyword: a keyword it must have.
        power_at_least: the least power it can have; chosen is the number the ability chose.
        power_at_most: the most power it can have; chosen is the number the ability chose.
        other_name: whether its name must differ from that of the card that the ability spoke of last.
        shares_trait: whether it must have a trait in common with the card that the ability spoke of last.
    """

    type_name: ClassVar[str | None] = "creature"

    not_it: bool = False
    ready: bool | None = None
    damaged: bool | None = None
    flank: bool | None = None
    stunned: bool | None = None
    neighbor: bool = False
    has_aember: bool | None = None
    counter: Annotated[str, Name("counter")] | None = None
    upgraded: bool | None = None
    keyword: KeywordName | None = None
    power_at_least: PowerBound | None = None
    power_at_most: PowerBound | None = None
    other_name: bool = False
    shares_trait: bool = False

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether the card is a creature with everything asked for."""
        if not CardFilter.matches(self, game, card, source, player, context):
            return False
        if self.not_it and context is not None and card in context.it:
            return False
        if self.ready is not None and self.ready == card.exhausted:
            return False
        if self.damaged is not None and self.damaged != (card.damage > 0):
            return False
        if self.stunned is not None and self.stunned != card.stunned:
            return False
        if self.has_aember is not None and self.has_aember != (card.aember > 0):
            return False
        if self.counter is not None and not (card.counters or {}).get(self.counter):
            return False
        if self.upgraded is not None and self.upgraded != bool(card.upgrades):
            return False
        if self.neighbor and (source is None or card not in game.neighbors(source)):
            return False
        if (self.flank is not None or self.keyword is not None) and not self._has_place_and_keyword(game, card):
            return False
        if self.other_name or self.shares_trait:
            spoken_of = () if context is None else context.it
            if self.other_name and any(each.name == card.name for each in spoken_of):
                return False
            traits = {trait for each in spoken_of for trait in each.definition.traits}
            if self.shares_trait and traits.isdisjoint(card.definition.traits):
                return False
        return self._has_power(game, card, context)

    def _has_place_and_keyword(self, game: Game, card: Card) -> bool:
        from rules_engine.vex.state import facts

        if self.flank is not None and self.flank != (card.in_play and facts.on_flank(game, card)):
            return False
        return self.keyword is None or facts.has_keyword(game, card, self.keyword)

    def _has_power(self, game: Game, card: Card, context: Context | None) -> bool:
        if self.power_at_least is None and self.power_at_most is None:
            return True
        power = power_of(game, card, context)
        number = 0 if context is None else context.number
        least = number if self.power_at_least == "chosen" else self.power_at_least
        most = number if self.power_at_most == "chosen" else self.power_at_most
        return (least is None or power >= int(least)) and (most is None or power <= int(most))


@rule("filters", key="artifact")
@dataclass(frozen=True, slots=True)
class ArtifactFilter(CardFilter):
    """Artifacts, all of them or those that have everything asked for.

    Text:
        {%- if other %}other {% endif %}
        {%- if ready is not none %}{{ "ready" if ready else "exhausted" }} {% endif %}
        {%- if side != "any" and not theirs | default(false) %}{{ side }} {% endif %}
        {%- if not_house is not none and not_house not in ("chosen", "active", "its") %}non-{{ not_house |
        replace("_", " ") | title }} {% endif %}
        {%- if not_trait is not none %}non-{{ not_trait | replace("_", " ") | title }} {% endif %}
        {%- if house is not none and house not in ("chosen", "active", "its") %}{{ house | replace("_", " ") |
        title }} {% endif %}
        {%- if trait is not none %}{{ trait | replace("_", " ") | title }} {% endif %}
        {{- "artifact" }}
        {%- if plural_form %}s{% endif %}
        {%- if side != "any" and theirs | default(false) %} {{ "they control" if side == "friendly" else "their opponent controls" }}{% endif %}
        {%- if named is not none %} named {{ named }}{% endif %}
        {%- if not_named is not none %} not named {{ not_named }}{% endif %}
        {%- if house in ("chosen", "active", "its") %} of {{ house if house == "its" else "the " ~ house }} house{% endif %}
        {%- if not_house in ("chosen", "active", "its") %} not of {{ not_house if not_house == "its" else "the " ~ not_house }} house{% endif %}

    Args:
        side: friendly for the player's own cards, enemy for the opponent's, any for both.
        other: whether the card that the ability is on, and for an upgrade its creature, is left out.
        house: the house it must belong to; chosen is the house the ability chose, active the active house, its the house
            of the card that the ability spoke of last.
        not_house: a house it must not belong to; chosen, active and its as for house.
        trait: a trait it must have.
        not_trait: a trait it must not have.
        named: the name it must have.
        not_named: a name it must not have.
        ready: true for ready ones only, false for exhausted ones only.
    """

    type_name: ClassVar[str | None] = "artifact"

    ready: bool | None = None

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether the card is an artifact with everything asked for."""
        if self.ready is not None and self.ready == card.exhausted:
            return False
        return CardFilter.matches(self, game, card, source, player, context)


@rule("filters", key="tactic")
@dataclass(frozen=True, slots=True)
class TacticFilter(CardFilter):
    """Tactics, all of them or those that have everything asked for.

    Text:
        {%- if other %}other {% endif %}
        {%- if side != "any" and not theirs | default(false) %}{{ side }} {% endif %}
        {%- if not_house is not none and not_house not in ("chosen", "active", "its") %}non-{{ not_house |
        replace("_", " ") | title }} {% endif %}
        {%- if not_trait is not none %}non-{{ not_trait | replace("_", " ") | title }} {% endif %}
        {%- if house is not none and house not in ("chosen", "active", "its") %}{{ house | replace("_", " ") |
        title }} {% endif %}
        {%- if trait is not none %}{{ trait | replace("_", " ") | title }} {% endif %}
        {{- "tactic" }}
        {%- if plural_form %}s{% endif %}
        {%- if side != "any" and theirs | default(false) %} {{ "they control" if side == "friendly" else "their opponent controls" }}{% endif %}
        {%- if named is not none %} named {{ named }}{% endif %}
        {%- if not_named is not none %} not named {{ not_named }}{% endif %}
        {%- if house in ("chosen", "active", "its") %} of {{ house if house == "its" else "the " ~ house }} house{% endif %}
        {%- if not_house in ("chosen", "active", "its") %} not of {{ not_house if not_house == "its" else "the " ~ not_house }} house{% endif %}

    Args:
        side: friendly for the player's own cards, enemy for the opponent's, any for both.
        other: whether the card that the ability is on, and for an upgrade its creature, is left out.
        house: the house it must belong to; chosen is the house the ability chose, active the active house, its the house
            of the card that the ability spoke of last.
        not_house: a house it must not belong to; chosen, active and its as for house.
        trait: a trait it must have.
        not_trait: a trait it must not have.
        named: the name it must have.
        not_named: a name it must not have.
    """

    type_name: ClassVar[str | None] = "tactic"


@rule("filters", key="upgrade")
@dataclass(frozen=True, slots=True)
class UpgradeFilter(CardFilter):
    """Upgrades, all of them or those that have everything asked for.

    Text:
        {%- if other %}other {% endif %}
        {%- if side != "any" and not theirs | default(false) %}{{ side }} {% endif %}
        {%- if not_house is not none and not_house not in ("chosen", "active", "its") %}non-{{ not_house |
        replace("_", " ") | title }} {% endif %}
        {%- if not_trait is not none %}non-{{ not_trait | replace("_", " ") | title }} {% endif %}
        {%- if house is not none and house not in ("chosen", "active", "its") %}{{ house | replace("_", " ") |
        title }} {% endif %}
        {%- if trait is not none %}{{ trait | replace("_", " ") | title }} {% endif %}
        {{- "upgrade" }}
        {%- if plural_form %}s{% endif %}
        {%- if side != "any" and theirs | default(false) %} {{ "they control" if side == "friendly" else "their opponent controls" }}{% endif %}
        {%- if named is not none %} named {{ named }}{% endif %}
        {%- if not_named is not none %} not named {{ not_named }}{% endif %}
        {%- if house in ("chosen", "active", "its") %} of {{ house if house == "its" else "the " ~ house }} house{% endif %}
        {%- if not_house in ("chosen", "active", "its") %} not of {{ not_house if not_house == "its" else "the " ~ not_house }} house{% endif %}

    Args:
        side: friendly for the player's own cards, enemy for the opponent's, any for both.
        other: whether the card that the ability is on, and for an upgrade its creature, is left out.
        house: the house it must belong to; chosen is the house the ability chose, active the active house, its the house
            of the card that the ability spoke of last.
        not_house: a house it must not belong to; chosen, active and its as for house.
        trait: a trait it must have.
        not_trait: a trait it must not have.
        named: the name it must have.
        not_named: a name it must not have.
    """

    type_name: ClassVar[str | None] = "upgrade"


@rule("filters", key="card")
@dataclass(frozen=True, slots=True)
class AnyCardFilter(CardFilter):
    """Cards of every type, all of them or those that have everything asked for.

    Text:
        {%- if other %}other {% endif %}
        {%- if ready is not none %}{{ "ready" if ready else "exhausted" }} {% endif %}
        {%- if side != "any" and not theirs | default(false) %}{{ side }} {% endif %}
        {%- if not_type is not none %}non-{{ not_type }} {% endif %}
        {%- if not_house is not none and not_house not in ("chosen", "active", "its") %}non-{{ not_house |
        replace("_", " ") | title }} {% endif %}
        {%- if not_trait is not none %}non-{{ not_trait | replace("_", " ") | title }} {% endif %}
        {%- if house is not none and house not in ("chosen", "active", "its") %}{{ house | replace("_", " ") |
        title }} {% endif %}
        {%- if trait is not none %}{{ trait | replace("_", " ") | title }} {% endif %}
        {%- if types and plural_form %}{{ types | map("plural") | listed(conjunction | default("or")) }}
        {%- elif types %}{{ types | listed(conjunction | default("or")) }}
        {%- else %}card{% if plural_form %}s{% endif %}{% endif %}
        {%- if side != "any" and theirs | default(false) %} {{ "they control" if side == "friendly" else "their opponent controls" }}{% endif %}
        {%- if named is not none %} named {{ named }}{% endif %}
        {%- if not_named is not none %} not named {{ not_named }}{% endif %}
        {%- if has_aember is not none %} {{ "with" if has_aember else "without" }} Æmber on {{ "them" if
        plural_form else "it" }}{% endif %}
        {%- if house in ("chosen", "active", "its") %} of {{ house if house == "its" else "the " ~ house }} house{% endif %}
        {%- if not_house in ("chosen", "active", "its") %} not of {{ not_house if not_house == "its" else "the " ~ not_house }} house{% endif %}

    Args:
        side: friendly for the player's own cards, enemy for the opponent's, any for both.
        other: whether the card that the ability is on, and for an upgrade its creature, is left out.
        house: the house it must belong to; chosen is the house the ability chose, active the active house, its the house
            of the card that the ability spoke of last.
        not_house: a house it must not belong to; chosen, active and its as for house.
        trait: a trait it must have.
        not_trait: a trait it must not have.
        named: the name it must have.
        not_named: a name it must not have.
        ready: true for ready ones only, false for exhausted ones only.
        has_aember: true for those with Æmber on them only, false for those without.
        not_type: a card type it must not be.
        types: the card types of which it must be one; every type when left out.
    """

    ready: bool | None = None
    has_aember: bool | None = None
    not_type: CardTypeName | None = None
    types: tuple[CardTypeName, ...] | None = None

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether the card has everything asked for."""
        if self.not_type is not None and card.definition.type == self.not_type:
            return False
        if self.types is not None and card.definition.type not in self.types:
            return False
        if self.ready is not None and self.ready == card.exhausted:
            return False
        if self.has_aember is not None and self.has_aember != (card.aember > 0):
            return False
        return CardFilter.matches(self, game, card, source, player, context)


@rule("filters", key="any_of")
@dataclass(frozen=True, slots=True)
class AnyOfFilter(Filter):
    """Cards that fit at least one of several descriptions.

    Text:
        {% if plural_form %}{{ filters | map("plural") | join(" or ") }}{% else %}{{ filters |
        listed("or") }}{% endif %}

    Args:
        filters: the descriptions, two or more.
    """

    is_composition: ClassVar[bool] = True
    inline: ClassVar[str | None] = "filters"

    filters: tuple[Filter, ...]

    def __post_init__(self) -> None:
        if len(self.filters) < 2:
            raise ValueError("any_of needs at least two filters")

    def matches(self, game: Game, card: Card, source: Card | None, player: int, context: Context | None = None) -> bool:
        """Whether one of the descriptions fits."""
        return any(each.matches(game, card, source, player, context) for each in self.filters)
