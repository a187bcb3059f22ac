"""Which files there are under `cards/`, and what each of them is."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

PROFILE = "set.yaml"
TRAITS = "traits.yaml"


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the pool a card file lies: `<set>/<house>/<slug>.yaml`."""

    set: str
    house: str
    slug: str

    def __str__(self) -> str:
        return f"{self.set}/{self.house}/{self.slug}.yaml"


@dataclass(frozen=True, slots=True)
class CardFacts:
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
    """The files under one root.

    Args:
        root: the folder looked through.
        cards: card files, with their places.
        profiles: set profiles, by the set's slug.
        traits: the list of traits, if there is one.
        others: files that are none of these.
        unreadable: folders that could not be looked into, with the reason.
    """

    root: Path
    cards: dict[Path, Place] = field(default_factory=dict)
    profiles: dict[str, Path] = field(default_factory=dict)
    traits: Path | None = None
    others: list[Path] = field(default_factory=list)
    unreadable: dict[Path, str] = field(default_factory=dict)

    def every(self) -> list[Path]:
        """All of them."""
        return [*self.cards, *self.profiles.values(), *([self.traits] if self.traits else []), *self.others]


def find_files(root: Path) -> Files:
    """Every file under `root`, in order of name; hidden ones are passed over."""
    files = Files(root)

    def closed(error: OSError) -> None:
        files.unreadable[Path(error.filename)] = error.strerror or str(error)

    for folder, folders, names in os.walk(root, onerror=closed):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        # A folder called like a card file was meant to be one.
        files.others.extend(Path(folder) / name for name in folders if name.endswith(".yaml"))
        for name in sorted(names):
            if not name.startswith("."):
                _sort_in(files, Path(folder) / name)
    return files


def _sort_in(files: Files, path: Path) -> None:
    match path.relative_to(files.root).parts:
        case (name,) if name == TRAITS:
            files.traits = path
        case (slug, name) if name == PROFILE:
            files.profiles[slug] = path
        case (slug, house, name) if name.endswith(".yaml"):
            files.cards[path] = Place(slug, house, name.removesuffix(".yaml"))
        case _:
            files.others.append(path)


def shown(path: Path) -> str:
    """A path as the user would write it: from the current folder where it lies in it."""
    # Compared as text, since `relative_to` takes far longer and a check asks for every file of the pool.
    here, absolute = Path.cwd().as_posix(), path.absolute().as_posix()
    return "." if absolute == here else absolute.removeprefix(f"{here.rstrip('/')}/")
