"""Build hook: puts the data folders into the wheel, so that it works outside the checkout."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = ("cards", "schema", "site", "mkdocs.yml")


class DataHook(BuildHookInterface):
    """Includes the top-level data as `vexdata/_data/…`; `vexdata.locations` finds it there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the data to a real wheel; an editable install reads the checkout itself."""
        if version == "editable":
            return
        for name in DATA:
            source = Path(self.root, name)
            if source.exists():
                build_data["force_include"][str(source)] = f"vexdata/_data/{name}"
