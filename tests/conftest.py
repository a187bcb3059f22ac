"""What all tests share."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

# How long an example takes says something about the machine and its other work, and nothing about the code.
settings.register_profile("vex", deadline=None)
settings.load_profile("vex")


_numbers = count()


@pytest.fixture(scope="session")
def all_caches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where every test has a folder of its own; pytest numbers its folders by reading them all, thousands of times."""
    return tmp_path_factory.mktemp("caches")


@pytest.fixture(autouse=True)
def own_caches(all_caches: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test finds what another one, or the user, has left in a cache."""
    folder = all_caches / str(next(_numbers))
    folder.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    monkeypatch.setenv("LOCALAPPDATA", str(folder))
    return folder
