"""The list of traits."""

from pathlib import Path

from vexdata import locations
from vexdata.pool.files import find_files
from vexdata.reading import read


def test_the_traits_are_in_order():
    """Each stands once, where one looks for it."""
    path = find_files(locations.cards()).traits
    assert path is not None
    traits = read(Path(path)).data
    assert traits == sorted(set(traits))
