"""Every module that holds rules, imported once and in order, so that the lexicon is complete."""

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
import rules_engine.vex.icons.bonus_icons
import rules_engine.vex.keywords.combat
import rules_engine.vex.keywords.playing
import rules_engine.vex.play.using
import rules_engine.vex.statuses.rules
import rules_engine.vex.triggers.own
import rules_engine.vex.triggers.watching
import rules_engine.vex.turn.course
import rules_engine.vex.turn.phases
import rules_engine.vex.zones.rules
from rules_engine.vex.lexicon import LEXICON

__all__ = ["LEXICON"]
