"""Where the game differs from its parent, and that the reader is told so with the reason."""

from __future__ import annotations

import pytest

from rules_engine.vex.rulebook import LEXICON

DIFFERENT = (
    "after-tactic-played",
    "armor",
    "bonus-icon",
    "chain",
    "destruction",
    "end-of-turn-phase",
    "enhance",
    "fight",
    "first-turn-rule",
    "house-phase",
    "leaving-play",
    "play-card",
    "poison",
    "reap",
    "search",
    "set-up",
    "tactic",
    "toll",
    "turn",
    "versatile",
)
"""The rules known to differ; one that stops saying so would be "mended" back to the parent's by the next reader."""
REASONS = ("so", "since", "because", "for", "that", "which")


@pytest.mark.parametrize("slug", DIFFERENT)
def test_a_difference_is_told_with_its_reason(slug: str) -> None:
    """Each says what is different, in a sentence that gives the reason too."""
    told = LEXICON[slug].entry.differs
    assert told is not None, f"{slug} does not say how it differs"
    words = told.lower().replace(",", " ").replace(";", " ").replace(":", " ").split()
    assert any(reason in words for reason in REASONS) or ":" in told, told
