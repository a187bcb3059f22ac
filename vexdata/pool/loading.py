"""From a file to what it describes, or to a finding for each mistake in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path as FilePath
from typing import Any

from rules_engine.kernel.loading import LoadError, Problem
from rules_engine.kernel.nodes import Path
from rules_engine.kernel.parameters import parameters_of
from rules_engine.kernel.scenario_data import prose
from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.vocabulary import HOUSES
from vexdata.findings import Finding, Position, Severity
from vexdata.pool.card_file import BrokenCard, CardFile, SetProfile
from vexdata.pool.files import CardFacts, Files, Place
from vexdata.pool.places import position
from vexdata.reading import Document, ReadError, read
from vexdata.rules import card_loader
from vexdata.schema.validation import OTHER, Violation, beside_validator, card_validator, resolved, set_validator

_BESIDE_THE_CARD = ("differs", "examples", "twin")
"""What a card file says about the card without its being part of the card."""
_STAND_IN = {"name": "Nameless", "house": HOUSES[0], "type": "creature", "rarity": "common"}
"""What is put in the place of what every card must have."""
_OPTIONAL = frozenset(parameter.name for parameter in parameters_of(CardDefinition)) - _STAND_IN.keys()
"""What a card need not have, so that its absence says something too."""
_AT_THE_KEY = frozenset({"missing-key", OTHER})


class Loaded:
    """What the files of a pool hold, as far as it could be made out, and a finding for every mistake.

    Args:
        files: the files to load.
        known: facts about card files, by the files' names, that are taken in place of reading those files.
    """

    def __init__(self, files: Files, known: Mapping[str, CardFacts] | None = None) -> None:
        self.files = files
        known = known or {}
        self.findings = [
            Finding("unreadable", Severity.ERROR, folder, Position(1, 1), f"cannot be read: {reason}")
            for folder, reason in files.unreadable.items()
        ]
        self.traits = self._traits(files.traits)
        self.sets: dict[str, SetProfile] = {}
        self.profiles: dict[str, Document] = {}
        for slug, file in files.profiles.items():
            self._set(slug, file)
        self.cards: list[CardFile] = []
        self.broken: list[BrokenCard] = []
        """What is right of the cards that have mistakes."""
        self.facts: list[CardFacts] = []
        """What is known of every card, read or not, in the order of the files."""
        for file, place in files.cards.items():
            facts = known.get(file)
            if facts is None:
                self.card(file, place)
            else:
                self.facts.append(facts)

    def card(self, file: str, place: Place | None) -> None:
        """Load one more card file."""
        document = self._read(file)
        if document is not None:
            card = _build(document, place)
            if isinstance(card, CardFile):
                self.cards.append(card)
                self.facts.append(card.facts)
            else:
                self.findings.extend(_findings(document, card))
                sound = _sound_part(document, place, card)
                self.broken.extend([sound] if sound else [])

    def _read(self, file: str) -> Document | None:
        try:
            return read(FilePath(file), file)
        except ReadError as error:
            self.findings.extend(error.findings)
            return None

    def _set(self, slug: str, file: str) -> None:
        document = self._read(file)
        if document is None:
            return
        violations = set_validator().violations(document.data)
        if violations:
            self.findings.extend(_findings(document, violations))
            return
        self.sets[slug] = SetProfile.from_data(slug, document.data)
        self.profiles[slug] = document

    def _traits(self, file: str | None) -> tuple[str, ...]:
        document = self._read(file) if file else None
        if document is None:
            return ()
        data = document.data
        if not isinstance(data, list) or not all(isinstance(trait, str) for trait in data):
            message = "the traits are a list of words"
            self.findings.append(Finding("wrong-type", Severity.ERROR, document.file, Position(1, 1), message))
            return ()
        return tuple(data)


def build_card(document: Document, place: Place | None = None) -> CardFile | list[Finding]:
    """The card that a file describes, or a finding for each of its mistakes."""
    card = _build(document, place)
    return card if isinstance(card, CardFile) else _findings(document, card)


def _build(document: Document, place: Place | None) -> CardFile | list[Violation]:
    data = document.data
    if not isinstance(data, dict):
        return card_validator().violations(data)
    differs = data.get("differs", "")
    examples = data.get("examples", ())
    problems: tuple[Problem, ...] = ()
    definition = None
    try:
        of_card = {key: value for key, value in data.items() if key not in _BESIDE_THE_CARD}
        definition = card_loader().load(CardDefinition, of_card)
        if isinstance(differs, str) and differs:
            prose(differs, ("differs",), "a difference")
    except LoadError as error:
        problems = error.problems
    # What the loader takes the schema takes too, so the whole schema is asked only about what is wrong.
    if definition is not None and not problems and beside_validator().is_valid(data):
        return CardFile(definition, tuple(examples), document, place, differs, data.get("twin", ""))
    return _joined(data, problems, card_validator().violations(data))


def _sound_part(document: Document, place: Place | None, violations: Iterable[Violation]) -> BrokenCard | None:
    """What is left of a card without the keys that have something wrong in them; None where that is no card at all."""
    data = document.data
    if not isinstance(data, dict):
        return None
    wrong = {each.problem.path[0] for each in violations if each.problem.path}
    sound = {key: value for key, value in data.items() if key not in wrong and key not in _BESIDE_THE_CARD}
    try:
        definition = card_loader().load(CardDefinition, _STAND_IN | sound)
    except LoadError:
        return None
    return BrokenCard(CardFile(definition, (), document, place), _OPTIONAL.union(sound) - wrong)


def _joined(data: Any, problems: Iterable[Problem], violations: list[Violation]) -> list[Violation]:
    """The loader's problems with the schema's codes; a violation in the place of one is the same."""
    codes: dict[Path, str] = {}
    for violation in violations:
        place = resolved(data, violation.problem.path)
        if codes.get(place) != "wrong-type":  # a value of the wrong type is no known word either
            codes[place] = violation.code
    joined = []
    places = set()
    for problem in problems:
        place = resolved(data, problem.path)
        places.add(place)
        joined.append(Violation(codes.get(place, OTHER), problem))
    joined.extend(each for each in violations if resolved(data, each.problem.path) not in places)
    return [each for each in joined if not _is_misspelt(each, joined)]


def _is_misspelt(violation: Violation, violations: list[Violation]) -> bool:
    """Whether what is missing is there under a name that is reported as a misspelling of it."""
    meant = [
        each.problem.hint.removeprefix("did you mean ").removesuffix("?")
        for each in violations
        if each.code == "unknown-name" and each.problem.hint and each.problem.path[:-1] == violation.problem.path
    ]
    return violation.code == "missing-key" and any(name in violation.problem.message for name in meant)


def _findings(document: Document, violations: Iterable[Violation]) -> list[Finding]:
    found = []
    for violation in violations:
        problem = violation.problem
        path = resolved(document.data, problem.path)
        code = violation.code
        # An unknown name stands where it is written: in front of a value, or as a bare word.
        at_key = code in _AT_THE_KEY or (code == "unknown-name" and path == problem.path)
        value = _at(document.data, path)
        at_key = at_key and not (code == "unknown-name" and isinstance(value, str) and f"{value!r}" in problem.message)
        place = position(document, path, key=at_key)
        found.append(Finding(code, Severity.ERROR, document.file, place, problem.message, problem.hint))
    return found


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data
