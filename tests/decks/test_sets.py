"""The project's own sets make decks."""

import pytest

from vexdata.decks import DEFAULT_SET, Supply, check, draw
from vexdata.pool import load_pool


@pytest.fixture(scope="module")
def cards():
    """The project's pool."""
    pool = load_pool()
    if not pool:
        pytest.skip("there are no cards yet")
    return pool


def test_what_a_set_reprints_is_a_card_of_another(cards):
    """A misspelt name would be left out of decks in silence."""
    wrong = [
        f"{slug}: {name}"
        for slug, profile in cards.sets.items()
        for name in profile.reprints
        if name not in cards or cards[name].set == slug
    ]
    assert wrong == [], "mend the reprints in cards/<set>/set.yaml"


def test_the_default_set_makes_valid_decks_with_enhance(cards):
    """Every list is valid, and many show icons that were added."""
    supply = Supply(cards, cards.sets[DEFAULT_SET])
    assert len(supply.houses) >= 3, f"list more reprints in cards/{DEFAULT_SET}/set.yaml"
    decks = [draw(supply, seed) for seed in range(100)]
    assert [finding for deck in decks for finding in check(deck, cards)] == []
    enhanced = [deck for deck in decks if any(cards[card.name].definition.enhance for card in deck.cards)]
    assert len(enhanced) > 50
