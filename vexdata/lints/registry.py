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
from vexdata.pool import CardFile
from vexdata.pool.places import position

LINTS: tuple[type[Lint], ...] = (
    CreatureWithoutPower,
    DuplicateName,
    GateOnCertainEffect,
    ImpossibleFilter,
    ItWithoutAntecedent,
    KeywordOnWrongType,
    MisplacedFile,
    MissingExample,
    PowerOnNonCreature,
    RepeatedAbility,
    SearchWithoutShuffle,
    ShuffleWithoutNeed,
    TacticWithoutPlayAbility,
    TextTooLong,
    TooManyIcons,
    TwinCards,
    UnknownCard,
    UnknownTrait,
)
"""Every lint, in the order of its name."""


def find_lint(name: str) -> type[Lint] | None:
    """The lint with this code, or None."""
    return next((each for each in LINTS if each.code == name), None)


def lint(cards: Iterable[CardFile], neighbours: Neighbours) -> Iterator[Finding]:
    """What the lints have to say about `cards`."""
    lints = [each() for each in LINTS]
    for file in cards:
        subject = Subject(file, neighbours)
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
