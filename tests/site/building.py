"""The whole site, built once for the tests that look at it."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from vexdata.site.build import build

_folder = tempfile.TemporaryDirectory(prefix="vex-site-")


@functools.cache
def built_site() -> Path:
    """The folder of the site, built strictly: a link that leads nowhere fails the build."""
    target = Path(_folder.name) / "site"
    build(target, strict=True)
    return target
