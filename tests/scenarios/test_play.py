"""Scenarios of the game: steps mean options, and whatever is not as told is reported so that one can mend it."""

from __future__ import annotations

from typing import Any

import pytest

from rules_engine.kernel.scenario import Outcome, Scenario, ScenarioError
from rules_engine.vex import rulebook  # noqa: F401 - importing it enters every rule into the lexicon
from rules_engine.vex.scenarios.stage import VexStage
from vexdata.reading import parse

STAGE = VexStage()

FIGHT = """
given:
    you: {house: mars, line: [{Brute: {power: 5}}, {Scout: {power: 1}}], hand: [{Cub: {}}, {Imp: {house: dis}}]}
    opponent: {line: [{Guard: {power: 2, armor: 1}}, {Guard: {power: 3}}, {Wall: {keywords: [taunt]}}]}
"""


def played(steps: str, then: str = "then: {turn: 3}", given: str = FIGHT) -> Outcome:
    """How a scenario ends."""
    text = f"{given.strip()}\n{steps.strip() and 'do:'}\n{steps}\n{then}\n"
    return STAGE.run(Scenario.from_data(parse(text, "test").data, title="Test"))


def reasons(outcome: Outcome) -> str:
    """Why it failed."""
    assert outcome.failure is not None
    return "\n".join(outcome.failure.reasons)


def test_names_and_copies() -> None:
    outcome = played(
        "- you: {fight: Brute, target: Guard}",
        "then: {opponent: {line: [Guard: {power: 3}, Wall], discard: [Guard]}, you: {line: [Brute, Scout]}}",
    )
    assert outcome.passed, str(outcome)


def test_a_numbered_copy_that_is_shielded_is_refused_with_the_reason() -> None:
    outcome = played("- you: {fight: Brute, target: Guard (2)}")
    assert "A neighbor with taunt shields the creature. (shielded-by-taunt)" in reasons(outcome)
    assert "fight Brute, target Guard" in str(outcome)
    assert "Guard (power 2, armor 1 of 1)" in str(outcome)


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("{play: Imp}", "The card is not of the active house. (not-active-house)"),
        ("{play: Impp}", "no card here is called 'Impp' (did you mean 'Imp'?)"),
        ("{reap: Cub}", "(not-yours)"),
        ("{fight: Brute}", "say whom Brute fights"),
        ("{fight: Brute, target: Guard (3)}", "there is no copy 3 of Guard"),
        ("{choose: Guard}", "the game did not ask for this (choose Guard); it asks for main"),
        ("accept", "the game did not ask for this"),
        ("keep", "'keep' answers mulligan, and the game asks for main"),
        ("{remove stun: Brute}", "(not-stunned)"),
    ],
)
def test_a_step_that_is_not_on_offer_says_why(step: str, says: str) -> None:
    assert says in reasons(played(f"- you: {step}"))


@pytest.mark.parametrize(
    ("step", "path", "says"),
    [
        ("{paly: Cub}", ("do", 0, "you", "paly"), "did you mean 'play'"),
        ("end trun", ("do", 0, "you"), "did you mean 'end turn'"),
        ("{play: 3}", ("do", 0, "you", "play"), "expected a card's name"),
        ("{play: Cub, target: Guard}", ("do", 0, "you", "target"), "does not go with 'play'"),
        ("{target: Guard}", ("do", 0, "you"), "a step does one of"),
        ("{house: marz}", ("do", 0, "you", "house"), "did you mean 'mars'"),
        ("{flank: middle}", ("do", 0, "you", "flank"), "unknown flank"),
        ("{choose: []}", ("do", 0, "you", "choose"), "say 'stop'"),
        ("3", ("do", 0, "you"), "a step is a word"),
    ],
)
def test_a_misspelt_step_is_told_with_its_place(step: str, path: tuple[Any, ...], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        played(f"- you: {step}")
    assert caught.value.problems[0].path == path
    assert says in str(caught.value)


def test_a_prompt_left_open_fails() -> None:
    outcome = played("- you: {play: Cub}")
    assert outcome.failure is not None
    assert outcome.failure.step == "At the end"
    assert outcome.failure.offered == ("flank left", "flank right")
    assert outcome.failure.asked == "you are asked where the creature enters, by Cub (rule: battleline)"


def test_a_later_answer_can_stand_in_the_same_step() -> None:
    outcome = played("- you: {play: Cub, flank: left}", "then: {you: {line: [Cub, Brute, Scout]}}")
    assert outcome.passed, str(outcome)


def test_the_other_player_is_not_asked() -> None:
    assert "the game asks you, not opponent" in reasons(played("- opponent: end turn"))


def test_what_is_offered() -> None:
    outcome = played(
        "- then: {can choose: [Brute, Scout, Cub], can: [{play: Cub}, end turn, {fight: Scout, target: Wall}]}\n"
        "- then: {cannot: [{play: Imp, because: not-active-house}, {fight: Brute, target: Guard (2)}, accept]}"
    )
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize(
    ("then", "says"),
    [
        ("{you: {aember: 1}}", "then.you.aember: expected 1, but it is 0"),
        ("{you: {line: [Scout, Brute]}}", "then.you.line: expected [Scout, Brute], but it is [Brute, Scout]"),
        ("{you: {line: [Brute: {ready: false}, Scout]}}", "Brute.ready: expected False, but it is True"),
        ("{you: {hand: 3}}", "then.you.hand: expected 3 cards, but there are 2: Cub, Imp"),
        ("{you: {hand: [Cub]}}", "then.you.hand: expected [Cub], but it is [Cub, Imp]"),
        ("{you: {deck: [Filler 2]}}", "then.you.deck: expected [Filler 2] on top, but it is [Filler 1]"),
        ("{opponent: {line: [Guard, Guard, Wall: {keywords: [alpha]}]}}", "expected ['alpha'], but it is ['taunt']"),
        ("{opponent: {line: [Guard: {armor left: 0}, Guard, Wall]}}", "armor left: expected 0, but it is 1"),
        ("{house: dis}", "then.house: expected dis, but it is mars"),
        ("{winner: you}", "then.winner: expected you, but it is None"),
        ("{phase: house}", "then.phase: expected house, but it is main"),
        ("{can: [{play: Imp}]}", "(not-active-house)"),
        ("{cannot: [{play: Cub}]}", "then.cannot.0: this is on offer: play Cub"),
        ("{cannot: [{play: Imp, because: exhausted}]}", "expected exhausted, but the reason is not-active-house"),
        ("{can choose: [Brute]}", "expected the choice of [Brute]"),
        ("{log: [plays Cub]}", "the log does not say 'plays Cub'"),
    ],
)
def test_what_is_not_true_is_told(then: str, says: str) -> None:
    assert says in reasons(played("", f"then: {then}"))


@pytest.mark.parametrize(
    ("then", "path", "says"),
    [
        ("{yuo: {}}", ("yuo",), "did you mean 'you'"),
        ("{you: {aembr: 1}}", ("you", "aembr"), "did you mean 'aember'"),
        ("{you: {line: [Brute: {redy: true}]}}", ("you", "line", 0, "Brute", "redy"), "did you mean 'ready'"),
        ("{cannot: [{play: Imp, because: exhuasted}]}", ("cannot", 0, "because"), "did you mean 'exhausted'"),
        ("{can: [{paly: Imp}]}", ("can", 0, "paly"), "did you mean 'play'"),
    ],
)
def test_a_misspelt_expectation_is_told_with_its_place(then: str, path: tuple[Any, ...], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        played("", f"then: {then}")
    assert caught.value.problems[0].path == ("then", *path)
    assert says in str(caught.value)


def test_the_log_is_told_as_one_tells_it() -> None:
    outcome = played("- you: {reap: Brute}", "then: {log: [You reap with Brute., You gain 1 Æmber.]}")
    assert outcome.passed, str(outcome)


def test_ending_the_turn_rests_at_the_opponents_choice_of_a_house() -> None:
    outcome = played("- you: end turn", "then: {active: opponent, phase: house, turn: 4}")
    assert outcome.passed, str(outcome)


def test_a_scenario_reads_as_sentences() -> None:
    text = FIGHT + "do:\n  - you: {fight: Brute, target: Guard}\n  - you: {play: Cub, flank: left}\n"
    text += "then:\n  you: {aember: 0, line: [Cub: {ready: false}, Brute: {damage: 2}, Scout]}\n"
    told = STAGE.sentences(Scenario.from_data(parse(text, "test").data, title="Test"))
    assert told.given == (
        "It is your turn and Mars is your active house.",
        "You have Brute (power 5) and Scout (power 1) in play.",
        "You have Cub and Imp (Dis) in hand.",
        "Your opponent has Guard (power 2, armor 1), Guard (power 3), and Wall (taunt) in play.",
    )
    assert told.do == ("You fight Guard with Brute.", "You play Cub and put it on the left flank.")
    assert told.then == (
        "You have no Æmber.",
        "Your battleline is Cub, Brute, and Scout.",
        "Cub is exhausted.",
        "Brute has 2 damage.",
    )


def test_what_can_be_left_off_is_told_as_stopping() -> None:
    """Nobody can "choose no more": one can stop choosing."""
    text = "given: {}\ndo: []\nthen: {can: [stop], cannot: [done]}\n"
    told = STAGE.sentences(Scenario.from_data(parse(text, "test").data, title="Test"))
    assert told.then == ("You can stop choosing.", "You cannot stop choosing.")


def test_a_stand_ins_ability_reads_as_a_card_prints_it() -> None:
    """One that resolves for either player speaks of them: "enemy" would be taken from its controller's side."""
    text = """
        given:
          phase: start
          you: {line: [{Cub: {}}]}
          opponent:
            artifacts:
              - Bell:
                  abilities:
                    - {trigger: start_of_each_turn, do: {stun: {each: {creature: {side: friendly}}}}}
        do: []
        then: {you: {line: [Cub: {stunned: true}]}}
        """
    told = STAGE.sentences(Scenario.from_data(parse(text, "test").data, title="Test"))
    assert "“At the start of each player's turn, stun each creature they control.”" in " ".join(told.given)
