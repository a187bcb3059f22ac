"""Vex's toolchain: card files, schema, checks, card text and faces, decks, the rulebook's site, simulation."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("vexdata")
except PackageNotFoundError:  # run from a checkout that was never installed
    __version__ = "0.0.0+checkout"
