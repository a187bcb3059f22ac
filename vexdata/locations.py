"""Where the card data, the schemas and the site's sources are.

In a checkout (and an editable install, which is one) they are the top-level folders; in a wheel they lie inside this
package, under `_data/`. A checkout never has that folder, so its presence decides.
"""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def root() -> Path:
    """The folder that holds `cards/`, `schema/`, `site/` and `mkdocs.yml`."""
    packaged = _PACKAGE / "_data"
    return packaged if packaged.is_dir() else _PACKAGE.parent


def is_checkout() -> bool:
    """Whether the data is that of a checkout, where it may be edited and generated files may be written."""
    return root() == _PACKAGE.parent


def cards() -> Path:
    """The card files: `<set>/set.yaml` and `<set>/<house>/<card>.yaml`."""
    return root() / "cards"


def schema() -> Path:
    """The generated JSON Schemas."""
    return root() / "schema"


def site() -> Path:
    """The site's sources: hand-written pages, templates, styles and scripts."""
    return root() / "site"


def mkdocs_config() -> Path:
    """MkDocs' configuration."""
    return root() / "mkdocs.yml"
