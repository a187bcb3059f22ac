"""A fight: its steps, in order, each a rule that runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules_engine.kernel.decisions import Choices
from rules_engine.kernel.rule import Rule
from rules_engine.vex.combat.damage import land_damage, redirected
from rules_engine.vex.combat.destruction import destroy, lethally_damaged
from rules_engine.vex.constant_effects.card_effects import DealsNoFightDamage
from rules_engine.vex.constant_effects.fates import ExtraFightDamage
from rules_engine.vex.families import Keyword, Moment
from rules_engine.vex.lexicon import rule
from rules_engine.vex.play.shielding import ignored_by
from rules_engine.vex.resolving import Pending, open_window, resolve_all, watchers
from rules_engine.vex.state import facts
from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.events import FightBegan

if TYPE_CHECKING:
    from rules_engine.vex.state.card import Card
    from rules_engine.vex.state.game import Game


class Strike:
    """Pending damage of one creature to another in a fight, in points."""

    __slots__ = ("amount", "source", "target")

    def __init__(self, source: Card, target: Card, amount: int) -> None:
        self.source = source
        self.target = target
        self.amount = amount


class Fight:
    """One fight while it goes on."""

    __slots__ = (
        "attacker",
        "averted",
        "beside",
        "called_off",
        "defender",
        "destroyed",
        "first_attack",
        "redirect",
        "sides",
        "strikes",
        "tagged",
    )

    def __init__(self, attacker: Card, defender: Card) -> None:
        self.attacker = attacker
        self.defender = defender
        self.sides = (attacker.controller, defender.controller)
        """The players on whose sides the two fought."""
        self.tagged = tuple(card for card in (attacker, defender) if card.dying)
        """Those of the two that were tagged for destruction before they fought."""
        self.first_attack = not defender.attacked
        """Whether the defender is chosen to be fought for the first time this turn."""
        self.beside: list[Card] = []
        """The creatures beside the attacker when the fight began."""
        self.strikes: list[Strike] = []
        self.redirect: Card | None = None
        """The creature that the attacker damages instead of the defender."""
        self.called_off = False
        """Whether a combatant was gone before damage was exchanged."""
        self.averted = False
        """Whether the fight was stopped before it began: it has no effect at all."""
        self.destroyed: list[Card] = []
        """Creatures destroyed in the exchange of damage."""

    def other(self, card: Card) -> Card:
        """The combatant that `card` fights."""
        return self.defender if card is self.attacker else self.attacker

    def stands(self, card: Card) -> bool:
        """Whether a combatant is in play and was not destroyed while the two fought, tagged by it or gone."""
        return card.zone == Zone.BATTLELINE and (not card.dying or card in self.tagged)

    def keywords(self, game: Game, card: Card) -> list[Keyword]:
        """The keywords of a combatant that count in this fight."""
        held = facts.keywords(game, card)
        ignored = ignored_by(game, self.attacker) if card is self.defender else ()
        return [keyword for key, keyword in held.items() if key not in ignored]


class FightStep(Rule):
    """A step of combat."""

    __slots__ = ()

    def run(self, game: Game, fight: Fight) -> Choices[None]:
        """Carry the step out."""
        raise TypeError(f"{type(self).__qualname__} does not say what happens in it")


@rule("combat")
class DeclareFight(FightStep):
    """The attacker is exhausted and the creature it fights is chosen.

    Only an enemy creature that is not shielded by taunt can be chosen.

    Example: Fighting exhausts the attacker
        given:
            you: {house: mars, line: [{Brute: {power: 5}}]}
            opponent: {line: [{Guard: {power: 2}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [Brute: {damage: 2, ready: false}]}
            opponent: {line: []}

    See: taunt, exhausted
    """

    def run(self, game: Game, fight: Fight) -> Choices[None]:
        """Mark the attack."""
        fight.defender.attacked = True
        fight.beside = game.neighbors(fight.attacker)
        game.log.add(FightBegan(player=fight.attacker.controller, card=fight.attacker.id, other=fight.defender.id))
        yield from ()


@rule("combat")
class BeforeFightStep(FightStep):
    """Before Fight abilities, Assault and Hazardous resolve, in the order the active player picks.

    If either combatant is destroyed or leaves play here, no damage is exchanged.

    Example: The fight does not happen when the defender is gone
        given:
            you: {house: mars, line: [{Lancer: {power: 2, keywords: [assault: 3]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Lancer, target: Guard}
        then:
            you: {line: [Lancer: {damage: 0}]}
            opponent: {discard: [Guard]}

    See: before-fight, assault, hazardous
    """

    def run(self, game: Game, fight: Fight) -> Choices[None]:
        """Resolve what comes before the exchange."""
        attacker, defender = fight.attacker, fight.defender
        pending = watchers(game, Moment("before-fight", attacker, attacker.controller, fight=fight))
        for card in (attacker, defender):
            for keyword in fight.keywords(game, card):
                effect = keyword.before_fight(game, fight, card)
                if effect is not None:
                    pending.append(Pending(card, type(keyword).slug, _once(effect)))
        pending = [item._replace(run=_unless_averted(fight, item.run)) for item in pending]
        yield from resolve_all(game, pending, "before-fight")
        fight.called_off = fight.averted or not (fight.stands(attacker) and fight.stands(defender))


def _once(effect: Choices[None]) -> Callable[[], Choices[None]]:
    return lambda: effect


def _unless_averted(fight: Fight, run: Callable[[], Choices[None]]) -> Callable[[], Choices[None]]:
    def guarded() -> Choices[None]:
        if not fight.averted:
            yield from run()

    return guarded


@rule("combat")
class FightDamageStep(FightStep):
    """Both combatants deal damage equal to their power to each other at the same moment.

    Creatures destroyed by it are destroyed together, so neither death changes the damage the other deals.

    Example: Both can die
        given:
            you: {house: mars, line: [{Brute: {power: 3}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {line: [], discard: [Brute]}
            opponent: {line: [], discard: [Guard]}

    See: damage, skirmish, elusive, poison, splash-attack
    """

    def run(self, game: Game, fight: Fight) -> Choices[None]:
        """Exchange damage."""
        if fight.called_off:
            return
        attacker, defender = fight.attacker, fight.defender
        # Redirected damage is dealt to neither combatant, so what a keyword of theirs prevents does not concern it.
        for source, target in ((attacker, fight.redirect or defender), (defender, attacker)):
            if not facts.any_applies(game, DealsNoFightDamage, source):
                extra = _extra_damage(game, attacker, defender) if source is attacker else 0
                fight.strikes.append(Strike(source, target, facts.power(game, source) + extra))
        abilities = [(card, keyword) for card in (attacker, defender) for keyword in fight.keywords(game, card)]
        for card, keyword in abilities:
            keyword.change_exchange(game, fight, card)
        hits = yield from redirected(game, [(strike.target, strike.amount) for strike in fight.strikes])
        for strike, (taker, _) in zip(fight.strikes, hits, strict=True):
            strike.target = taker
        landed = yield from land_damage(game, hits)
        hit = {card.id for card, _ in landed}
        fight.strikes = [strike for strike in fight.strikes if strike.target.id in hit and strike.amount > 0]
        doomed = lethally_damaged(game)
        for card, keyword in abilities:
            doomed += [each for each in keyword.after_exchange(game, fight, card) if each not in doomed]
        game.unsettled = False
        fight.destroyed = yield from destroy(game, doomed)
        game.history[game.active].fought_to_death.extend(card.id for card in fight.destroyed)


def _extra_damage(game: Game, attacker: Card, defender: Card) -> int:
    """The damage that the attacker deals beyond its power, in points."""
    total = 0
    for standing in game.constants(ExtraFightDamage):
        if facts.applies(game, standing, attacker):
            effect: ExtraFightDamage = standing.effect  # type: ignore[assignment]
            total += effect.against(game, standing.source, defender, standing.player)
    return total


@rule("combat")
class AfterFightStep(FightStep):
    """Once all destruction is carried out, abilities that follow a fight resolve.

    The attacker's own Fight abilities resolve only if it survived.
    Other abilities that watch a creature fight resolve even where no damage was exchanged.

    Example: A fighter that died has no Fight ability left
        given:
            you: {house: mars, line: [{Brute: {power: 1, abilities: [{trigger: fight, do: {gain_aember: 1}}]}}]}
            opponent: {line: [{Guard: {power: 3}}]}
        do:
            - you: {fight: Brute, target: Guard}
        then:
            you: {aember: 0, line: []}

    See: fight
    """

    def run(self, game: Game, fight: Fight) -> Choices[None]:
        """Resolve what follows."""
        if fight.averted:
            return
        attacker = fight.attacker
        for victim in fight.destroyed:
            if victim is attacker or victim is fight.defender:
                side = fight.sides[victim is fight.defender]
                yield from open_window(game, "destroyed-fighting", victim, side, fight=fight)
        attacker.enraged = False
        yield from open_window(game, "fought", attacker, attacker.controller, fight=fight)


STEPS: tuple[type[FightStep], ...] = (DeclareFight, BeforeFightStep, FightDamageStep, AfterFightStep)
"""The steps of combat, in order; the chart of the rulebook is drawn from this list."""


def carry_out(game: Game, attacker: Card, defender: Card) -> Choices[Fight]:
    """Let two creatures fight, step by step."""
    fight = Fight(attacker, defender)
    outer, game.fight = game.fight, fight
    for step in STEPS:
        yield from step().run(game, fight)
    game.fight = outer
    # What held only while they fought may have kept a creature alive.
    game.unsettled = True
    return fight

