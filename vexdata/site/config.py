"""The plugin's options in `mkdocs.yml`."""

from mkdocs.config import base


class VexConfig(base.Config):  # type: ignore[no-untyped-call]
    """None yet: everything the pages need is read from the rules and the cards."""
