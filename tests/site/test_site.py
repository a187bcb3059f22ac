"""The site as it is built from the game's own rules and cards."""

import errno
import html
import json
import os
import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from rules_engine.vex.rulebook import LEXICON
from tests.site.building import built_site
from vexdata.pool import load_pool
from vexdata.site import build as building
from vexdata.site.build import SiteError, build

pytestmark = pytest.mark.xdist_group("site")

class _Page(HTMLParser):
    """The addresses that a page refers to, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.references: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src", "action", "poster", "data-src"):
                self.references.append(value)
            elif value and name == "srcset":
                self.references += [part.split()[0] for part in value.split(",")]
            elif value and name == "id":
                self.anchors.add(value)


@pytest.fixture(scope="module")
def pages() -> dict[str, _Page]:
    """Every page of the site by its path."""
    site = built_site()
    return {
        path.relative_to(site).as_posix(): _Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.name != "404.html"  # served for any address, so its own are absolute
    }


def test_every_rule_and_every_card_has_its_place(pages: dict[str, _Page]) -> None:
    """A rule's address is its section and slug, a card's is its slug."""
    missing = [
        rule.slug for rule in LEXICON if rule.slug not in pages[f"rulebook/{rule.section}/index.html"].anchors
    ]
    missing += [card.slug for card in load_pool().values() if f"cards/{card.slug}/index.html" not in pages]
    assert missing == []


def test_every_link_leads_somewhere(pages: dict[str, _Page]) -> None:
    """Pages, files and anchors all exist, also where links stand in markup that MkDocs does not check."""
    site = built_site()
    broken = []
    for path, page in pages.items():
        for reference in page.references:
            parts = urlsplit(reference)
            if parts.scheme in ("data", "javascript"):
                continue
            target = path
            if parts.path:
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path)))
            anchors = pages[target].anchors if target in pages else set()
            # The theme's own switches, such as the search's, are no anchors of the page's text.
            missing = parts.fragment and not parts.fragment.startswith("__") and parts.fragment not in anchors
            if missing or not (site / target).is_file():
                broken.append(f"{path}: {reference}")
    assert broken == []


def test_nothing_is_fetched_from_elsewhere(pages: dict[str, _Page]) -> None:
    """Neither a page nor a style sheet refers to another server."""
    outside = re.compile(r"^(?:https?:)?//")
    found = [path for path, page in pages.items() if any(map(outside.match, page.references))]
    for style in built_site().rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        found += [
            f"{style.name}: {url}"
            for url in re.findall(r"(?:url\(\s*|@import\s+)[\"']?([^\"')]+)", text)
            if outside.match(url)
        ]
    assert found == []


def test_search_knows_cards_and_rules() -> None:
    """Each card's page and each rule's anchor is in the search index."""
    index = (built_site() / "search/search_index.json").read_text(encoding="utf-8")
    missing = [
        rule.slug for rule in LEXICON if f'"rulebook/{rule.section}/index.html#{rule.slug}"' not in index
    ]
    missing += [card.slug for card in load_pool().values() if f'"cards/{card.slug}/index.html"' not in index]
    assert missing == []


def test_worked_examples_do_not_drown_the_search() -> None:
    """They are most of the text, all in the same few words: rules and cards are found by what they say themselves."""
    index = json.loads((built_site() / "search/search_index.json").read_text(encoding="utf-8"))
    texts = {entry["location"]: entry["text"] for entry in index["docs"]}
    titled = [
        (f"rulebook/{rule.section}/index.html#{rule.slug}", example.title)
        for rule in LEXICON
        for example in rule.entry.examples
    ]
    assert titled
    assert [place for place, title in titled if f"<p>{html.escape(title, quote=False)}</p>" in texts[place]] == []
    assert [place for place in texts if place.endswith("#in-play")] == []


def test_a_failed_build_leaves_the_old_site_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is one clear error, and nothing half-written stays behind."""

    def full(config: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(building, "mkdocs_build", full)
    target = tmp_path / "site"
    target.mkdir()
    (target / "index.html").write_text("old", encoding="utf-8")
    with pytest.raises(SiteError, match=r"^cannot write .*site: No space left on device$"):
        build(target)
    assert [path.name for path in tmp_path.rglob("*")] == ["site", "index.html"]


def test_a_target_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    """Here a file stands where a folder would have to be."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SiteError, match=r"^cannot write .*site: [\w ]+$"):
        build(tmp_path / "file" / "site")
