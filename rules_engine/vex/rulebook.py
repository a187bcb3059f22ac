"""Every module that holds rules, imported once, so that the lexicon is complete."""

from __future__ import annotations

import rules_engine.vex.cards.ability
import rules_engine.vex.cards.card_types
import rules_engine.vex.cards.definition
import rules_engine.vex.combat.damage
import rules_engine.vex.combat.destruction
import rules_engine.vex.combat.fight
import rules_engine.vex.combat.leaving
import rules_engine.vex.concepts.aember
import rules_engine.vex.concepts.keys
import rules_engine.vex.concepts.rules
import rules_engine.vex.conditions.board
import rules_engine.vex.conditions.players
import rules_engine.vex.constant_effects.card_effects
import rules_engine.vex.constant_effects.combat
import rules_engine.vex.constant_effects.conditional
import rules_engine.vex.constant_effects.fates
import rules_engine.vex.constant_effects.forging
import rules_engine.vex.constant_effects.own_play
import rules_engine.vex.constant_effects.player_effects
import rules_engine.vex.constant_effects.replacements
import rules_engine.vex.constant_effects.values
import rules_engine.vex.counts.amounts
import rules_engine.vex.effects.aember
import rules_engine.vex.effects.along_line
import rules_engine.vex.effects.choosing
import rules_engine.vex.effects.composition
import rules_engine.vex.effects.control
import rules_engine.vex.effects.counters
import rules_engine.vex.effects.damage
import rules_engine.vex.effects.deck
import rules_engine.vex.effects.houses
import rules_engine.vex.effects.instead
import rules_engine.vex.effects.keys
import rules_engine.vex.effects.lasting
import rules_engine.vex.effects.moving
import rules_engine.vex.effects.pools
import rules_engine.vex.effects.repeating
import rules_engine.vex.effects.revealing
import rules_engine.vex.effects.statuses
import rules_engine.vex.effects.under
import rules_engine.vex.effects.using
import rules_engine.vex.filters.cards
import rules_engine.vex.icons.bonus_icons
import rules_engine.vex.keywords.combat
import rules_engine.vex.keywords.playing
import rules_engine.vex.play.limits
import rules_engine.vex.play.using
import rules_engine.vex.statuses.rules
import rules_engine.vex.tallies.board
import rules_engine.vex.tallies.happened
import rules_engine.vex.targets.chosen
import rules_engine.vex.targets.here
import rules_engine.vex.targets.piles
import rules_engine.vex.targets.played
import rules_engine.vex.targets.those
import rules_engine.vex.targets.together
import rules_engine.vex.triggers.fights
import rules_engine.vex.triggers.own
import rules_engine.vex.triggers.players
import rules_engine.vex.triggers.plays
import rules_engine.vex.triggers.turns
import rules_engine.vex.triggers.watching
import rules_engine.vex.turn.course
import rules_engine.vex.turn.phases
import rules_engine.vex.zones.rules
from rules_engine.vex.lexicon import LEXICON

__all__ = ["LEXICON"]
