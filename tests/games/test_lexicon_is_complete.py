"""The lexicon holds every rule class, each with a complete entry."""

import importlib
import pkgutil
import re

import pytest

import rules_engine.vex
from rules_engine.kernel.docstring import DocstringError
from rules_engine.kernel.rule import Rule
from rules_engine.vex.families import Keyword
from rules_engine.vex.rulebook import LEXICON

CODE_WORDS = re.compile(r"`|\b(def|self|None|True|False|class|ctx)\b|\w+\(\)|\b[a-z]+_[a-z_]+\b|\b[A-Z][a-z]+[A-Z]\w+")


def test_the_rulebook_imports_every_module_of_the_game() -> None:
    """A rule in a module that nothing imports would be missing from the book."""
    before = {rule.slug for rule in LEXICON}
    for module in pkgutil.walk_packages(rules_engine.vex.__path__, "rules_engine.vex."):
        importlib.import_module(module.name)
    assert {rule.slug for rule in LEXICON} - before == set()


def test_every_reference_leads_somewhere() -> None:
    """`See:` names rules that exist."""
    assert LEXICON.dangling_references() == []


def _subclasses(cls: type) -> set[type]:
    return {cls, *(deep for sub in cls.__subclasses__() for deep in _subclasses(sub))}


def test_every_rule_class_has_an_entry() -> None:
    """A concrete rule that is not entered is no rule of the book; bases that others derive from are not rules."""
    # A slotted dataclass is built twice, so classes are told apart by name.
    entered = {(rule.__module__, rule.__qualname__) for rule in LEXICON}
    classes = {(cls.__module__, cls.__qualname__): cls for cls in _subclasses(Rule)}
    bases = {(base.__module__, base.__qualname__) for cls in classes.values() for base in cls.__mro__[1:]}
    missing = [name for name in classes if name[0].startswith("rules_engine.vex.") and name not in entered | bases]
    assert missing == []


@pytest.mark.parametrize(
    ("docstring", "lacks"),
    [
        ("A creature that is quick.\n\n    Example: Quick\n        given: {}\n", "Text"),
        ("A creature that is quick.\n\n    Text:\n        swift\n", "Example"),
    ],
)
def test_a_keyword_without_a_section_it_owes_is_refused(docstring: str, lacks: str) -> None:
    """The module cannot even be imported, so nothing is checked, built or played."""
    swift = type("Swift", (Keyword,), {"__doc__": docstring, "__slots__": ()})
    with pytest.raises(DocstringError, match=f"Swift .*: has no section {lacks}"):
        LEXICON.rule("keywords")(swift)
    assert "swift" not in LEXICON


@pytest.mark.parametrize("rule", list(LEXICON), ids=lambda rule: rule.slug)
def test_an_entry_owes_an_example(rule: type[Rule]) -> None:
    """Every rule that is not pure composition is shown at work."""
    assert rule.is_composition or rule.entry.examples


@pytest.mark.parametrize("rule", list(LEXICON), ids=lambda rule: rule.slug)
def test_the_rulebook_speaks_to_players(rule: type[Rule]) -> None:
    """No class, field, file or function is named in a definition or body."""
    for paragraph in (rule.entry.definition, *rule.entry.body):
        assert not CODE_WORDS.findall(paragraph), paragraph
