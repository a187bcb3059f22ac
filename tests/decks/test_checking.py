"""What `check` finds wrong with deck lists."""

import json
import re
from dataclasses import replace

from tests.decks.synthetic import card, house_cards, pool
from vexdata.decks import Deck, DeckCard, Supply, check, draw, parse_deck, render
from vexdata.findings import Position

POOL = pool()
DECK = draw(Supply(POOL, POOL.sets["first"]), 5, ("dis", "logos", "mars"))


def messages(deck, cards=POOL):
    """What is said, with the hints."""
    return [f"{each.message} ({each.hint})" if each.hint else each.message for each in check(deck, cards)]


def changed(place, **changes):
    """The deck with one row changed."""
    rows = list(DECK.cards)
    rows[place] = replace(rows[place], **changes)
    return replace(DECK, cards=tuple(rows))


def test_a_list_of_35_cards():
    """Too few in all, and too few of the house."""
    assert messages(replace(DECK, cards=DECK.cards[1:]))[:2] == [
        "the deck has 11 cards of Dis; it needs 12",
        "the deck has 35 cards; a deck has 36",
    ]


def test_four_houses():
    """Three are a deck's."""
    said = messages(changed(0, name="Common 1 of shadows", house="shadows", icons=("aember",)))
    assert "the deck has 4 houses (Shadows, Dis, Logos, Mars); a deck has 3" in said


def test_an_unknown_card_has_its_place_and_the_nearest_name():
    """Found where it stands in the file."""
    text = render(DECK).replace(DECK.cards[3].name, "Comon 2 of diss")
    (finding, *_) = check(parse_deck(text), POOL, "deck.txt")
    assert str(finding).splitlines()[0].endswith("error: there is no card named 'Comon 2 of diss' [unknown-card]")
    assert "Comon" in text.splitlines()[finding.position.line - 1]
    assert finding.hint == "did you mean Common 2 of dis?"


def test_a_wrong_card_in_json_has_its_line_and_column():
    """Also where the whole list stands on one line."""
    text = json.dumps(json.loads(render(DECK, "json"))).replace(DECK.cards[3].name, "Nobody", 1)
    (finding, *_) = check(parse_deck(text), POOL, "deck.json")
    (start,) = (found.start() for found in re.finditer(r'\{"name": "Nobody"', text))
    assert (finding.code, finding.position) == ("unknown-card", Position(1, start + 1))


def test_an_unknown_set():
    """With the nearest one."""
    assert messages(replace(DECK, set="frist")) == ["unknown set 'frist' (did you mean first?)"]


def test_a_card_of_another_set_or_house():
    """A reprint is of the set, a stranger is not."""
    plain = [card(f"Plain {house}", house) for house in ("dis", "logos", "mars")]
    rows = [DeckCard(each.name, each.house) for each in plain for _ in range(12)]
    rows[0] = DeckCard("Guest", "dis")
    mine = pool(plain)
    assert messages(Deck("A", "first", tuple(rows)), mine) == []
    rows[0] = DeckCard("Stranger", "dis")
    assert messages(Deck("A", "first", tuple(rows)), mine) == ["Stranger is no card of The First"]
    rows[0] = DeckCard("Plain mars", "dis")
    assert messages(Deck("A", "first", tuple(rows)), mine) == ["Plain mars belongs to Mars, not to Dis"]


def _plain(first, others=("dis", "logos", "mars")):
    """A deck of plain cards with `first` in front, and its pool."""
    plain = [card(f"Plain {house}", house) for house in others]
    rows = [DeckCard(each.name, each.house) for each in plain for _ in range(12)]
    return [*plain, first], rows


def test_icons_that_a_card_cannot_have():
    """Printed ones first, five at the most, opt-outs, canonical order."""
    giver = card("Giver", "dis", icons=("capture",), enhance=("damage", "draw"), takes=("damage", "draw"))
    cards, rows = _plain(giver)
    cases = {
        ("capture", "damage", "draw"): [],
        ("damage", "draw"): ["the icons of Giver must start with its printed ones: capture"],
        ("capture", "draw", "damage"): ["the added icons of Giver stand in the order aember, capture, damage, draw"],
        ("capture", "aember"): ["Giver cannot receive the icon aember from Enhance"],
        ("capture", *["damage"] * 5): ["Giver has 6 icons; a card has 5 at the most"],
        ("capture", "damage"): ["the deck's Enhance grants 1 × draw, but 0 are listed"],
        ("capture", "star"): ["Giver has an unknown icon 'star'"],
    }
    for icons, expected in cases.items():
        rows[0] = DeckCard("Giver", "dis", icons)
        assert expected == messages(Deck("A", "first", tuple(rows)), pool(cards))


def test_an_icon_is_unplaced_only_if_no_card_can_take_it():
    """Leaving icons out by hand is found."""
    cards, rows = _plain(card("Giver", "dis", enhance=("draw",)))
    rows[0] = DeckCard("Giver", "dis")
    assert messages(Deck("A", "first", tuple(rows), unplaced=("draw",)), pool(cards)) == [
        "an icon draw is listed as one that no card can take, but Giver can"
    ]


def test_a_kept_list_outlives_its_pool():
    """Other cards have come, and the list is still valid."""
    grown = pool([*house_cards(), card("Newcomer", "dis")])
    assert grown.version != DECK.pool
    assert messages(DECK, grown) == []


def test_a_house_with_too_few_cards_is_found_at_its_first_card():
    """Not at the first card of the deck, which is of another house."""
    deck = parse_deck(render(replace(DECK, cards=DECK.cards[:-1])))
    (short,) = [each for each in check(deck, POOL) if each.code == "deck-house-size"]
    assert short.message == "the deck has 11 cards of Mars; it needs 12"
    assert short.position.line == deck.cards[24].at.line != deck.cards[0].at.line
