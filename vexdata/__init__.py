"""Vex's toolchain: card files, schema, checks, card text and faces, decks, the rulebook's site, simulation."""

from __future__ import annotations

__version__: str


def __getattr__(name: str) -> str:
    """`__version__`, looked up when it is asked for: reading the metadata takes longer than starting a command."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("vexdata")
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0.0.0+checkout"
