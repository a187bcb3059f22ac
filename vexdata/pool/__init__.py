"""The pool: every card there is, read from its files.

Its names are imported when they are asked for, since most of them bring in the whole engine.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vexdata.pool.card_file import CardFile, SetProfile
    from vexdata.pool.files import Place
    from vexdata.pool.pool import Pool, PoolError, load_pool

__all__ = ["CardFile", "Place", "Pool", "PoolError", "SetProfile", "load_pool"]

_HOMES = {
    "CardFile": "card_file",
    "Place": "files",
    "Pool": "pool",
    "PoolError": "pool",
    "SetProfile": "card_file",
    "load_pool": "pool",
}


def __getattr__(name: str) -> Any:
    """One of the names above, from the module that it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
