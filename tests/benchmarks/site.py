"""How long the site takes, against MkDocs building the same pages bare."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from mkdocs.commands.build import build as mkdocs_build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from vexdata import locations
from vexdata.site.loading import load_book
from vexdata.site.pages import all_pages

ROUNDS = 3


def run() -> list[tuple[str, str]]:
    """The times, the best of three rounds each, and their ratio."""
    with tempfile.TemporaryDirectory(prefix="vex-bench-") as folder:
        sources, target = Path(folder, "docs"), Path(folder, "site")
        _write_pages(sources)
        bare, ours = [], []
        for _ in range(ROUNDS):
            bare.append(_timed(_bare_config(sources, target)))
            ours.append(_timed(load_config(str(locations.mkdocs_config()), site_dir=str(target))))
        pages = len(list(target.rglob("*.html")))
    return [
        ("site: pages", str(pages)),
        ("site: MkDocs bare", f"{min(bare):.2f} s"),
        ("site: build", f"{min(ours):.2f} s"),
        ("site: ratio (budget 1.2)", f"{min(ours) / min(bare):.2f}"),
    ]


def _write_pages(sources: Path) -> None:
    """Every page as a file: what the plugin makes, and what is written by hand."""
    for page in all_pages(load_book()):
        path = sources / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page.markdown, encoding="utf-8")
    docs = locations.site() / "docs"
    for source in docs.rglob("*"):
        if source.is_file():
            path = sources / source.relative_to(docs)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.read_bytes())


def _bare_config(sources: Path, target: Path) -> MkDocsConfig:
    """The site's own configuration, without the plugin and with the pages as files."""
    plugins = ["search", "offline"]
    config = load_config(
        str(locations.mkdocs_config()), docs_dir=str(sources), site_dir=str(target), plugins=plugins
    )
    # Pages outside the navigation are named one by one in a message; that is no part of building them.
    config.validation.nav.omitted_files = 0
    return config


def _timed(config: MkDocsConfig) -> float:
    started = time.perf_counter()
    mkdocs_build(config)
    return time.perf_counter() - started


if __name__ == "__main__":
    for name, value in run():
        print(f"{name:40} {value}")
