"""How long the site takes, against MkDocs building the same pages bare: two commands, as people run them."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import yaml
from mkdocs.config import load_config

from vexdata import locations
from vexdata.site.loading import load_book
from vexdata.site.pages import all_pages

ROUNDS = 3


def run() -> list[tuple[str, str]]:
    """The times, the best of three rounds each, and their ratio."""
    with tempfile.TemporaryDirectory(prefix="vex-bench-") as name:
        folder = Path(name)
        _write_pages(folder / "docs")
        _write_config(folder)
        bare, ours = [], []
        for _ in range(ROUNDS):
            bare.append(_seconds("mkdocs", "build", "--quiet", "--config-file", str(folder / "mkdocs.yml")))
            ours.append(_seconds("vexdata", "site", "build", "--out", str(folder / "ours")))
        pages = [len(list((folder / site).rglob("*.html"))) for site in ("bare", "ours")]
    return [
        ("site: pages, bare and built", " and ".join(map(str, pages))),
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


def _write_config(folder: Path) -> None:
    """The site's own configuration, without the plugin and with the pages as files."""
    ours = load_config(str(locations.mkdocs_config()))
    ours = ours.plugins.on_config(ours)
    config = {
        "INHERIT": str(locations.mkdocs_config()),
        "docs_dir": "docs",
        "site_dir": "bare",
        "plugins": ["search", "offline"],
        # The navigation stands on every page, so it has to be the one with the rulebook's sections.
        "nav": ours.nav,
        # Pages outside the navigation are named one by one in a message; that is no part of building them.
        "validation": {"omitted_files": "ignore"},
    }
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(config), encoding="utf-8")


def _seconds(*command: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", *command], capture_output=True, check=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    for name, value in run():
        print(f"{name:40} {value}")
