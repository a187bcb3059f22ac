"""A deck list reads back as it was written, in every format; what cannot be read is named with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_engine.vex.vocabulary import HOUSES, ICONS
from tests.decks.synthetic import pool
from vexdata.decks import FORMATS, Deck, DeckCard, Supply, draw, parse_deck, parse_decks, render, render_all

POOL = pool()
SUPPLY = Supply(POOL, POOL.sets["first"])
NAMES = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1).map(str.strip).filter(bool)
ICON_LISTS = st.lists(st.sampled_from(ICONS), max_size=5).map(tuple)
HALVES = st.sampled_from(("", "base", "art"))
DECKS = st.builds(
    Deck,
    name=NAMES,
    set=NAMES,
    cards=st.lists(st.builds(DeckCard, NAMES, st.sampled_from(HOUSES), ICON_LISTS, HALVES), max_size=6).map(tuple),
    seed=st.none() | st.integers(0, (1 << 64) - 1),
    pool=st.none() | NAMES,
    unplaced=ICON_LISTS,
)


@pytest.mark.parametrize("format_", FORMATS)
@given(deck=DECKS)
def test_reading_undoes_writing(format_, deck):
    """Whatever the names."""
    assert deck == parse_deck(render(deck, format_))


@pytest.mark.parametrize("format_", FORMATS)
@given(decks=st.lists(DECKS, min_size=1, max_size=3))
def test_several_decks_share_a_file(format_, decks):
    """And come back in order."""
    assert (decks, []) == parse_decks(render_all(decks, format_))


@pytest.mark.parametrize("format_", FORMATS)
@given(text=st.text())
def test_no_text_breaks_the_reader(format_, text):
    """Random text, alone or inside a list, gives decks or findings and never an exception."""
    middle = render(draw(SUPPLY, 3), format_)
    for each in (text, middle[:200] + text + middle[200:]):
        decks, findings = parse_decks(each)
        assert decks or findings


def test_a_list_names_its_pool_and_seed():
    """So that one knows what it was drawn from."""
    text = render(draw(SUPPLY, 7))
    assert f"Seed: 7\nPool: {POOL.version}\n" in text


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "1:1", "the deck list is empty"),
        ("---\n\n---", "1:1", "the deck list is empty"),
        ("Set: first\n", "1:1", "does not say its name"),
        ("Deck: A\nSet: first\nSeed: x\n", "3:1", "a seed is a whole number"),
        ("Deck: A\nSet: first\n\n  Anger\n", "4:1", "the card 'Anger' stands under no house"),
        ("Deck: A\nSet: first\n\nBrobnr\n  Anger\n", "4:1", "unknown house 'Brobnr'"),
        ("Deck: A\nSet: first\n\nBrobnar\n  Anger [dammage]\n", "5:1", "unknown icon 'dammage'"),
        ("# A\n\n- Set: first\n\n## Brobnar\n\n| Anger |\n", "7:1", "a card's row is | name | icons |"),
        ('{"name": "A",', "1:14", "is no JSON"),
        ('{"name": "A", "set": "s"}', "1:1", "the deck's cards are a list"),
        (
            '{"name": "A", "set": "s", "cards": [{"name": 1}]}',
            "1:37",
            "card 1 is an object with a name and a house",
        ),
        ('{"name": "A",\n  "set": 5, "cards": []}', "2:10", "the deck's set is text, not 5"),
        ('{"name": "A", "set": "s",\n "crads": []}', "2:2", "the deck has an unknown key 'crads'"),
        (
            '[{"name": "A", "set": "s", "cards": [\n  {"name": "X", "house": "dis"},\n'
            '  {"name": "\\u00c6\\"}", "house": "diss"}]}]',
            "3:34",
            "unknown house 'diss'",
        ),
        (
            '{"name": "A", "set": "s", "cards": [{"name": "X",\n "house": "dis", "icons": ["draw", "drew"]}]}',
            "2:36",
            "unknown icon 'drew'",
        ),
        ('{"name": "A", "set": "s", "unplaced": ["draw", ""], "cards": []}', "1:48", "unknown icon ''"),
        ('{"name": "A", "set": "s", "unplaced": 3, "cards": []}', "1:39", "icons are a list of words, not 3"),
        ('[{"name": "A", "set": "s", "cards": []},\n 7]', "2:2", "a deck is an object, not 7"),
        (
            '{"name": "A", "set": "s", "cards": [{"name": "B", "house": "dis", "half": "left"}]}',
            "1:75",
            "card 1: a half is base or art, not 'left'",
        ),
        ("[" * 100_000, "1:1", "is no deck list: nested too deeply"),
    ],
)
def test_a_mistake_is_named_with_its_place(text, place, message):
    """One line, with file, line and column."""
    findings = parse_deck(text, "deck.txt")
    assert isinstance(findings, list)
    assert any(message in f.message and str(f.position) == place for f in findings), findings
