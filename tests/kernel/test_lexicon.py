"""The lexicon finds rules by what people call them, and refuses what would make it ambiguous."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rules_engine.kernel.lexicon import Lexicon, LexiconError, Section
from rules_engine.kernel.rule import Rule, slug_of, title_of
from tests.kernel.toys import TOYS, Deed, Every, Row, TakeStones, Wait


class Plain(Rule):
    """The base of rules that owe nothing but a definition."""

    is_composition: ClassVar[bool] = True



def test_rules_come_in_the_order_of_the_sections() -> None:
    assert list(TOYS) == [Row, TakeStones, Wait, Every]
    assert len(TOYS) == 4
    assert TOYS.in_section("heaps") == [Every]
    assert TOYS.of_kind(Deed) == [Row, TakeStones, Wait]


@pytest.mark.parametrize("name", ["take-stones", "Take Stones", "TakeStones", "take_stones", "TAKE STONES"])
def test_a_rule_is_found_by_slug_title_and_class(name: str) -> None:
    assert TOYS.find(name) is TakeStones


def test_what_is_not_there_gets_the_nearest_name() -> None:
    with pytest.raises(LexiconError, match="did you mean 'take-stones'"):
        TOYS.find("take stone")
    with pytest.raises(LexiconError, match=r"no rule is called 'zzz'$"):
        TOYS.find("zzz")
    assert TOYS.get("zzz") is None
    assert "wait" in TOYS
    assert TOYS["wait"] is Wait


def test_entering_gives_a_rule_its_names() -> None:
    assert (TakeStones.slug, TakeStones.title, TakeStones.key) == ("take-stones", "Take Stones", "take_stones")
    assert TakeStones.section == "deeds"


def test_a_slug_is_taken_once() -> None:
    lexicon = Lexicon((Section("all", "All", "Everything."),))
    lexicon.rule("all")(type("Stone", (Plain,), {"__doc__": "A stone."}))
    with pytest.raises(LexiconError, match="the slug 'stone' is taken"):
        lexicon.rule("all", slug="stone")(type("Rock", (Plain,), {"__doc__": "A rock."}))


def test_a_section_must_exist() -> None:
    with pytest.raises(LexiconError, match="no rulebook section 'al'"):
        Lexicon((Section("all", "All", "Everything."),)).rule("al")


def test_references_to_no_rule_are_found() -> None:
    lexicon = Lexicon((Section("all", "All", "Everything."),))
    lexicon.rule("all")(type("Stone", (Plain,), {"__doc__": "A stone.\n\n    See: stones, moon\n    "}))
    first, second = lexicon.dangling_references()
    assert "See names 'stones', which is no rule; did you mean 'stone'?" in first
    assert second.endswith("See names 'moon', which is no rule")
    assert TOYS.dangling_references() == []


def test_slugs_and_titles() -> None:
    assert slug_of("DealDamage") == "deal-damage"
    assert slug_of("ABCRule") == "abc-rule"
    assert title_of("deal-damage") == "Deal Damage"
