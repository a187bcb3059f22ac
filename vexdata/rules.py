"""The rules of Vex, all of them, and the loader that reads card files with them."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache

from rules_engine.kernel.lexicon import Lexicon
from rules_engine.kernel.loading import Loader
from rules_engine.vex.vocabulary import HOUSES


@cache
def lexicon() -> Lexicon:
    """The lexicon with every rule in it: a rule is entered when its module is imported.

    A module that the rulebook does not list yet is imported too, so that a new rule is looked at from its first day.
    """
    from rules_engine.vex.rulebook import LEXICON

    for folder in sorted({rule.__module__.rpartition(".")[0] for rule in LEXICON}):
        for module in pkgutil.iter_modules(sys.modules[folder].__path__, f"{folder}."):
            importlib.import_module(module.name)
    return LEXICON


@cache
def card_loader() -> Loader:
    """Builds cards from plain data. Any trait and any card name is taken; lints look at those."""
    return Loader(lexicon(), {"house": frozenset(HOUSES)})
