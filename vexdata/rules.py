"""The rules of Vex, all of them, and the loader that reads card files with them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import rules_engine.vex
from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.loading import Loader
from rules_engine.vex.lexicon import LEXICON
from rules_engine.vex.vocabulary import HOUSES


@cache
def lexicon() -> Lexicon:
    """The lexicon with every rule in it: a rule is entered when its module is imported."""
    for module in pkgutil.walk_packages(rules_engine.vex.__path__, "rules_engine.vex."):
        importlib.import_module(module.name)
    return LEXICON


@cache
def card_loader() -> Loader:
    """Builds cards from plain data. Any trait and any card name is taken; lints look at those."""
    return Loader(lexicon(), {"house": frozenset(HOUSES)})
