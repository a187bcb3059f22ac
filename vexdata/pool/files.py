"""Which files there are under `cards/`, and what each of them is."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

PROFILE = "set.yaml"
TRAITS = "traits.yaml"


class Place(NamedTuple):
    """Where in the pool a card file lies: `<set>/<house>/<slug>.yaml`."""

    set: str
    house: str
    slug: str

    def __str__(self) -> str:
        return f"{self.set}/{self.house}/{self.slug}.yaml"


class CardFacts(NamedTuple):
    """What cards are asked about each other; enough to compare a card with one whose file is not read.

    Args:
        file: the file's name as the user would write it.
        name: the printed name.
        slug: the name in paths and links.
        set: the slug of the set whose folder it lies in; empty for a file elsewhere.
        substance: all that the card is but for its name, house, rarity and number.
        twin: the name of the card that it says it repeats; empty where it says nothing.
    """

    file: str
    name: str
    slug: str
    set: str
    substance: str
    twin: str = ""


@dataclass(slots=True)
class Files:
    """The files under one root, by their names as the user would write them: as seen from the current folder.

    Args:
        root: the folder looked through.
        cards: card files, with their places.
        profiles: set profiles, by the set's slug.
        traits: the list of traits, if there is one.
        others: files that are none of these.
        unreadable: folders that could not be looked into, with the reason.
    """

    root: Path
    cards: dict[str, Place] = field(default_factory=dict)
    profiles: dict[str, str] = field(default_factory=dict)
    traits: str | None = None
    others: list[str] = field(default_factory=list)
    unreadable: dict[str, str] = field(default_factory=dict)

    def every(self) -> list[str]:
        """All of them."""
        return [*self.cards, *self.profiles.values(), *([self.traits] if self.traits else []), *self.others]


def find_files(root: Path) -> Files:
    """Every file under `root`, in order of name; hidden ones are passed over."""
    files = Files(root)

    def closed(error: OSError) -> None:
        files.unreadable[shown(Path(error.filename))] = error.strerror or str(error)

    # Paths are put together as text: a pool has thousands of files.
    top, above = os.fspath(root), shown(root)
    for folder, folders, names in os.walk(top, onerror=closed):
        below = folder[len(top) :].replace(os.sep, "/").strip("/")
        inside = tuple(below.split("/")) if below else ()
        start = "" if above == "." else f"{above.rstrip('/')}/"
        start += f"{below}/" if below else ""
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        # A folder called like a card file was meant to be one.
        files.others.extend(start + name for name in folders if name.endswith(".yaml"))
        for name in sorted(names):
            if not name.startswith("."):
                _sort_in(files, start + name, (*inside, name))
    return files


def _sort_in(files: Files, file: str, parts: tuple[str, ...]) -> None:
    match parts:
        case (name,) if name == TRAITS:
            files.traits = file
        case (slug, name) if name == PROFILE:
            files.profiles[slug] = file
        case (slug, house, name) if name.endswith(".yaml"):
            files.cards[file] = Place(slug, house, name.removesuffix(".yaml"))
        case _:
            files.others.append(file)


def shown(path: Path) -> str:
    """A path as the user would write it: from the current folder where it lies in it."""
    here, absolute = Path.cwd().as_posix(), path.absolute().as_posix()
    return "." if absolute == here else absolute.removeprefix(f"{here.rstrip('/')}/")
