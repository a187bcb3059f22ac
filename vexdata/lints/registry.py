"""The lints, and running them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules_engine.kernel.nodes import Path
from rules_engine.kernel.text import TextError
from vexdata.findings import Finding, Severity
from vexdata.lints.base import Lint, Neighbours, Subject
from vexdata.lints.creature_without_power import CreatureWithoutPower
from vexdata.lints.duplicate_name import DuplicateName
from vexdata.lints.gate_on_certain_effect import GateOnCertainEffect
from vexdata.lints.impossible_filter import ImpossibleFilter
from vexdata.lints.it_without_antecedent import ItWithoutAntecedent
from vexdata.lints.keyword_on_wrong_type import KeywordOnWrongType
from vexdata.lints.misplaced_file import MisplacedFile
from vexdata.lints.missing_example import MissingExample
from vexdata.lints.power_on_non_creature import PowerOnNonCreature
from vexdata.lints.repeated_ability import RepeatedAbility
from vexdata.lints.search_without_shuffle import SearchWithoutShuffle
from vexdata.lints.shuffle_without_need import ShuffleWithoutNeed
from vexdata.lints.tactic_without_play_ability import TacticWithoutPlayAbility
from vexdata.lints.text_too_long import TextTooLong
from vexdata.lints.too_many_icons import TooManyIcons
from vexdata.lints.twin_cards import TwinCards
from vexdata.lints.unknown_card import UnknownCard
from vexdata.lints.unknown_trait import UnknownTrait
from vexdata.lints.wording.aember_by_its_name import AemberByItsName
from vexdata.lints.wording.arrow_for_if_you_do import ArrowForIfYouDo
from vexdata.lints.wording.condition_for_gate import ConditionForGate
from vexdata.lints.wording.condition_in_front import ConditionInFront
from vexdata.lints.wording.for_each_in_front import ForEachInFront
from vexdata.lints.wording.gains_and_gets import GainsAndGets
from vexdata.lints.wording.hand_spelt_name import HandSpeltName
from vexdata.lints.wording.named_by_name import NamedByName
from vexdata.lints.wording.needless_may import NeedlessMay
from vexdata.lints.wording.no_reminder_text import NoReminderText
from vexdata.lints.wording.numbers_as_figures import NumbersAsFigures
from vexdata.lints.wording.one_target_for_each import OneTargetForEach
from vexdata.lints.wording.one_verb_for_destruction import OneVerbForDestruction
from vexdata.lints.wording.opponent_named_once import OpponentNamedOnce
from vexdata.lints.wording.put_for_every_move import PutForEveryMove
from vexdata.lints.wording.tactic_and_action import TacticAndAction
from vexdata.lints.wording.trigger_order import TriggerOrder
from vexdata.lints.wording.versatile_for_omni import VersatileForOmni
from vexdata.pool import CardFile
from vexdata.pool.card_file import BrokenCard
from vexdata.pool.places import position

LINTS: tuple[type[Lint], ...] = (
    AemberByItsName,
    ArrowForIfYouDo,
    ConditionForGate,
    ConditionInFront,
    CreatureWithoutPower,
    DuplicateName,
    ForEachInFront,
    GainsAndGets,
    GateOnCertainEffect,
    HandSpeltName,
    ImpossibleFilter,
    ItWithoutAntecedent,
    KeywordOnWrongType,
    MisplacedFile,
    MissingExample,
    NamedByName,
    NeedlessMay,
    NoReminderText,
    NumbersAsFigures,
    OneTargetForEach,
    OneVerbForDestruction,
    OpponentNamedOnce,
    PowerOnNonCreature,
    PutForEveryMove,
    RepeatedAbility,
    SearchWithoutShuffle,
    ShuffleWithoutNeed,
    TacticAndAction,
    TacticWithoutPlayAbility,
    TextTooLong,
    TooManyIcons,
    TriggerOrder,
    TwinCards,
    UnknownCard,
    UnknownTrait,
    VersatileForOmni,
)
"""Every lint, in the order of its name."""


def find_lint(name: str) -> type[Lint] | None:
    """The lint with this code, or None."""
    return next((each for each in LINTS if each.code == name), None)


def lint(cards: Iterable[CardFile], neighbours: Neighbours) -> Iterator[Finding]:
    """What the lints have to say about `cards`."""
    lints = [each() for each in LINTS]
    for file in cards:
        yield from _complaints(lints, Subject(file, neighbours))


def lint_broken(cards: Iterable[BrokenCard], neighbours: Neighbours) -> Iterator[Finding]:
    """What the lints have to say about cards of which some keys are wrong: those that look at the right ones only."""
    for card in cards:
        lints = [each() for each in LINTS if each.looks_at is not None and each.looks_at <= card.keys]
        yield from _complaints(lints, Subject(card.part, neighbours))


def _complaints(lints: Iterable[Lint], subject: Subject) -> Iterator[Finding]:
    file = subject.file
    for each in lints:
        try:
            complaints = list(each.check(subject))
        except TextError as error:
            yield _finding(file, "text-fails", Severity.ERROR, (), f"the card's text cannot be rendered: {error}")
            continue
        for complaint in complaints:
            yield _finding(file, each.code, each.severity, complaint.path, complaint.message, complaint.hint)


def _finding(
    file: CardFile, code: str, severity: Severity, path: Path, message: str, hint: str | None = None
) -> Finding:
    document = file.document
    at_key = len(path) > 1
    return Finding(code, severity, document.file, position(document, path, key=at_key), message, hint)
