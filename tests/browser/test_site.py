"""The site in a real browser."""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.site.building import built_site
from vexdata.pool import load_pool

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OURS = ("http://127.0.0.1:", "file:", "data:", "blob:", "about:")
PHONE = {"width": 390, "height": 844}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Requests are no news."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The distribution's Chromium."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        pytest.skip("no Chromium here (tests/browser/install_chromium.sh installs one)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the built site is served."""
    handler = functools.partial(_Quiet, directory=str(built_site()))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page; it fails the test if it throws an error or asks another server for something."""
    context = browser.new_context()
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(OURS) else faults.append(request.url))
    yield page
    context.close()
    assert faults == []


def _some_card() -> tuple[str, str]:
    """The name and slug of a card with a long name, which no rule shares."""
    card = max(load_pool().values(), key=lambda card: (bool(card.definition.abilities), len(card.name)))
    return card.name, card.slug


def _search_and_open(page: Page, name: str, slug: str) -> None:
    page.get_by_role("textbox", name="Search").click()
    page.get_by_role("textbox", name="Search").press_sequentially(name)
    page.locator(f".md-search-result__link[href*='cards/{slug}/']").first.click()
    expect(page.locator("h1")).to_contain_text(name)


def test_a_card_is_found_by_search_and_leads_to_a_rule(page: Page, address: str) -> None:
    """From the front page to a card and on to the entry of a rule that it uses."""
    name, slug = _some_card()
    page.goto(address)
    _search_and_open(page, name, slug)
    expect(page.locator(".vex-face")).to_be_visible()
    link = page.locator(".vex-uses + ul a").last
    title = link.inner_text()
    link.click()
    entry = page.locator("h2.vex-rule:target")
    expect(entry).to_contain_text(title)
    expect(entry).to_be_in_viewport()


def test_search_works_from_the_file_system(page: Page) -> None:
    """No server is needed: the site can be opened from a folder."""
    name, slug = _some_card()
    page.goto((built_site() / "index.html").as_uri())
    _search_and_open(page, name, slug)


def test_the_gallery_filters_in_the_page(page: Page, address: str) -> None:
    """House and type narrow the cards down, and the address keeps the choice."""
    page.goto(f"{address}cards/index.html")
    every = page.locator(".vex-tile:visible").count()
    assert every == len(load_pool())
    house = next(iter(load_pool().values())).definition.house
    page.get_by_label("House").select_option(house)
    expected = sum(card.definition.house == house for card in load_pool().values())
    assert page.locator(".vex-tile:visible").count() == expected
    page.reload()
    assert page.locator(".vex-tile:visible").count() == expected
    page.get_by_label("Name, trait").fill("no card says this")
    page.get_by_role("button", name="Show all").click()
    assert page.locator(".vex-tile:visible").count() == every


@pytest.mark.parametrize(
    "path",
    [
        "index.html",
        "rulebook/index.html",
        "rulebook/effects/index.html",
        "rulebook/timing/index.html",
        "cards/index.html",
        "authors/first-card.html",
        "authors/coverage/index.html",
    ],
)
def test_a_phone_needs_no_sideways_scrolling(page: Page, address: str, path: str) -> None:
    """At 390 pixels nothing is wider than the screen."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto(address + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_card_fits_a_phone(page: Page, address: str) -> None:
    """The face too."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto(f"{address}cards/{_some_card()[1]}/index.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".vex-face")).to_be_visible()
