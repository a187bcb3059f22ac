"""Card text obeys the wording rules, wherever it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules_engine.vex.card_text import card_text
from rules_engine.vex.cards.definition import CardDefinition
from tests.schema.test_agreement import CARDS
from vexdata.lints import LINTS, Neighbours, lint
from vexdata.lints.samples import sample_cards
from vexdata.lints.wording.base import TextRule, WordingRule
from vexdata.rules import card_loader

TEXT_RULES = [each for each in LINTS if issubclass(each, TextRule)]


def said_of(line: str) -> Iterator[str]:
    """The codes of the text rules that a line breaks."""
    for rule in TEXT_RULES:
        faults = list(rule().faults(line))
        assert rule().may_break(line) or not faults
        yield from (rule.code for _ in faults)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_the_cards_in_the_rulebook_read_as_they_should(card: Any) -> None:
    """The examples of the rules use every template, those too that no card uses."""
    definition = card_loader().load(CardDefinition, card)
    assert [(line, code) for line in card_text(definition).lines for code in said_of(line)] == []


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("Play: Archive a tactic from your discard pile.", []),
        ("After your opponent plays an action, gain 1 Æmber.", ["tactic-and-action"]),
        ("Reap: Use the Action ability of an artifact.", []),
        ("Reap: Move 1 Æmber from a friendly creature with Æmber on it to your pool.", []),
        ("Reap: Move a ward from Titan to a creature.", []),
        ("Action: Move Titan to the left flank of its battleline.", []),
        ("Reap: Move a creature to your hand.", ["put-for-every-move"]),
        ("Play: Return a creature to its owner's hand.", ["put-for-every-move"]),
        ("Action: For each key you have forged, gain 1 Æmber.", []),
        ("This creature gains, “Reap: For each Mars creature, deal 1 damage to a creature.”", []),
        ("After you forge a key, for each creature, gain 1 Æmber.", []),
        ("Play: Deal 1 damage to a creature for each friendly creature.", ["for-each-in-front"]),
        ("Versatile. You may use it as if it belonged to the active house.", []),
        ("Play: Gain 1 Æmber if you control a creature.", ["condition-in-front"]),
        ("Titan cannot be played unless you have 7 or more Æmber.", []),
        ("Each friendly creature has taunt.", ["gains-and-gets"]),
        ("This creature gains +2 power.", ["gains-and-gets"]),
        ("Each creature with +1 power counters on it gains taunt.", []),
        ("Action: Destroy this artifact.", ["named-by-name"]),
        ("This creature gains, “Action: Destroy this upgrade.”", []),
        ("Your opponent reveals their hand. Your opponent discards a random card from their hand.", []),
        ("Your opponent loses 1 Æmber and your opponent gains 1 chain.", ["opponent-named-once"]),
        ("Play: Put two +1 power counters on Titan.", []),
        ("Play: Draw two cards.", ["numbers-as-figures"]),
        ("Play: Steal 1 amber.", ["aember-by-its-name"]),
        ("Play: Purge a creature. If they do, draw 1 card.", ["arrow-for-if-you-do"]),
    ],
)
def test_a_line_of_text(line: str, codes: list[str]) -> None:
    """What is wrong is found, and what only looks like it is not."""
    assert list(said_of(line)) == codes


def test_a_fault_of_a_template_is_a_finding_at_the_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding stands at the ability whose text it is, and shows the line."""
    cards = sample_cards("type: tactic\nabilities:\n  - {trigger: play, do: {destroy: {choose: creature}}}\n")
    monkeypatch.setattr(
        "vexdata.lints.base.card_text",
        lambda card: card_text(card)._replace(abilities=("Play: Sacrifice a creature.",)),
    )
    (finding,) = lint(cards, Neighbours([card.facts for card in cards]))
    assert (finding.code, str(finding.position)) == ("one-verb-for-destruction", "3:5")
    assert finding.hint == "the card prints: Play: Sacrifice a creature."


def test_a_name_may_say_what_it_likes() -> None:
    """Whatever a card is called, and whatever card it speaks of, its text is not to blame for it."""
    cards = sample_cards(
        "name: Two (Killing) Ambers\ntype: artifact\nabilities:\n  - trigger: action\n    do:\n      - destroy: this\n"
        "      - put: {what: {choose_from: {zone: discard, what: {card: {named: Omni}}}}, to: hand}\n"
    )
    found = [finding.code for finding in lint(cards, Neighbours([card.facts for card in cards]))]
    assert found == ["hand-spelt-name", "unknown-card"]


def test_every_wording_rule_has_a_heading() -> None:
    """Each rule has one of its own for the page."""
    titles = [each.title for each in LINTS if issubclass(each, WordingRule)]
    assert len(titles) >= 15
    assert len(set(titles)) == len(titles)
