"""A pool of its own for every test."""

from pathlib import Path

import pytest

from vexdata.checking import Report, check

PROFILE = """\
name: Trial
code: TR
houses: [mars, dis, logos]
"""

DRONE = """\
name: Drone
house: mars
type: creature
rarity: common
power: 3
traits: [robot]
abilities:
  - trigger: reap
    do: {draw: 1}
examples:
  - title: Reaping draws
    given:
      you: {house: mars, line: [Drone], deck: [{Next: {}}]}
    do:
      - you: {reap: Drone}
    then:
      you: {aember: 1, hand: [Next]}
"""


class PoolFolder:
    """A folder with a set, a list of traits and a card, to which more can be written."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("traits.yaml", "[knight, robot]\n")
        self.write("trial/set.yaml", PROFILE)
        self.write("trial/mars/drone.yaml", DRONE)

    def write(self, place: str, content: str | bytes) -> Path:
        """Write a file of the pool."""
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def check(self, *paths: Path) -> Report:
        """Check it."""
        return check(paths, self.root)

    def said(self, content: str | bytes) -> list[str]:
        """What a check says when the card file holds `content`: place and code of each finding."""
        self.write("trial/mars/drone.yaml", content)
        return [f"{finding.position} {finding.code}" for finding in self.check().findings]


@pytest.fixture
def pool(tmp_path: Path) -> PoolFolder:
    """A pool with one card in which nothing is wrong."""
    return PoolFolder(tmp_path / "cards")
