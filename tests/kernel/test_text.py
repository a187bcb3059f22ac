"""Card text comes from the templates in the rules' own docstrings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from rules_engine.kernel.lexicon import Lexicon, Section
from rules_engine.kernel.text import SUBJECTS, TextError, Writer
from tests.kernel.toys import Deed, Every, Row, TakeStones, Wait


def test_a_node_is_worded_with_the_nodes_inside_it() -> None:
    wording = Writer().wording("Digger")
    assert wording.text(TakeStones(2, Every("large"))) == "take 2 stones from every large heap"
    assert wording.text(Row((Wait(1), TakeStones(1)))) == "wait 1 turn and take 1 stone from every small heap"


def test_the_speaking_card_is_named_once_and_then_a_pronoun() -> None:
    wording = Writer().wording("Digger")
    assert [wording.this(), wording.this()] == ["Digger", "it"]


def test_another_thing_in_between_brings_the_name_back() -> None:
    wording = Writer(is_antecedent=lambda node: isinstance(node, Every)).wording("Digger")
    assert wording.this() == "Digger"
    wording.text(Every("large"))
    assert wording.this() == "Digger"


def test_a_template_that_names_what_is_not_there_is_told() -> None:
    lexicon = Lexicon((Section("all", "All", "Everything."),))

    @lexicon.rule("all")
    @dataclass(frozen=True, slots=True)
    class Wrong(Deed):
        """A rule whose template is wrong.

        Text:
            {{ nothing }}
        """

    @lexicon.rule("all")
    @dataclass(frozen=True, slots=True)
    class Broken(Deed):
        """A rule whose template is broken.

        Text:
            {{ nothing
        """

    @lexicon.rule("all")
    @dataclass(frozen=True, slots=True)
    class Silent(Deed):
        """A rule that is printed by what holds it, and owes no text."""

        direct: ClassVar[bool] = True

    wording = Writer().wording("Digger")
    with pytest.raises(TextError, match=r"Wrong: the template under Text fails: 'nothing' is undefined"):
        wording.text(Wrong())
    with pytest.raises(TextError, match=r"Broken: the template under Text fails"):
        wording.text(Broken())
    with pytest.raises(TextError, match=r"Silent has no section Text"):
        wording.text(Silent())


def test_a_text_that_speaks_of_others_calls_nobody_you() -> None:
    """The player it is about is "they", and says so with every verb."""
    plain = Writer().wording("Digger")
    recast = Writer().wording("Digger", recast={"you": "they", "opponent": "their_opponent"})
    assert (plain.player("you", SUBJECTS), plain.player("opponent", SUBJECTS)) == ("you", "your opponent")
    assert (recast.player("you", SUBJECTS), recast.player("opponent", SUBJECTS)) == ("they", "their opponent")
    assert recast.player("opponent", SUBJECTS) == "they", "named once, the opponent is a pronoun"
