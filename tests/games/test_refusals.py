"""Every named reason for a refusal leads to a rule of the rulebook."""

from rules_engine.vex.play.refusals import REFUSALS
from rules_engine.vex.rulebook import LEXICON


def test_every_refusal_names_a_rule_that_exists() -> None:
    """The terminal and the site link a refusal to its rule."""
    missing = [refusal.slug for refusal in REFUSALS if refusal.rule not in LEXICON]
    assert missing == []
