"""Building and serving the site."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mkdocs.commands.build import build as mkdocs_build
from mkdocs.commands.serve import serve as mkdocs_serve
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

from vexdata import locations
from vexdata.atomic import WriteError, replace_directory
from vexdata.site.plugin import VexPlugin


class SiteError(Exception):
    """The site could not be built or served; what was built before still stands."""


def build(target: Path, strict: bool = True) -> None:
    """Build the site into `target`, wholly or not at all.

    Args:
        target: the folder to make or replace.
        strict: treat a warning, such as a link that leads nowhere, as an error.

    Raises:
        SiteError: the site has faults, or `target` cannot be written; it is untouched.
    """
    try:
        replace_directory(lambda folder: _build_into(folder, strict), target.absolute())
    except WriteError as error:
        raise SiteError(str(error)) from error
    except OSError as error:
        raise SiteError(f"cannot write {target}: {error.strerror or error}") from error


def serve(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve the site and build it anew whenever a page or a card changes, until interrupted.

    Raises:
        SiteError: the site cannot be built, or the port is taken.
    """
    watched = [str(folder) for folder in (locations.site(), locations.cards()) if folder.is_dir()]
    try:
        mkdocs_serve(config_file=str(locations.mkdocs_config()), dev_addr=f"{host}:{port}", watch=watched)
    except OSError as error:
        raise SiteError(f"cannot serve on {host}:{port}: {error.strerror or error}") from error
    except (MkDocsException, SystemExit) as error:
        raise SiteError(str(error)) from error


def _build_into(folder: Path, strict: bool) -> None:
    started = time.perf_counter()
    progress = _Progress()
    with _warnings() as warnings:
        try:
            config = load_config(str(locations.mkdocs_config()), site_dir=str(folder), strict=strict)
            plugin = config.plugins["vex"]
            assert isinstance(plugin, VexPlugin)
            plugin.progress = progress
            mkdocs_build(config)
        except (MkDocsException, SystemExit) as error:
            raise SiteError("\n".join(["the site has faults", *(warnings or [str(error)])])) from error
        finally:
            progress.end()
    for warning in warnings:
        print(f"warning: {warning}", file=sys.stderr)
    print(f"Built {progress.pages} pages in {time.perf_counter() - started:.1f} s", file=sys.stderr)


class _Progress:
    """One line on a terminal that counts the pages; silent elsewhere."""

    def __init__(self) -> None:
        self.pages = 0
        self._shown = 0.0

    def __call__(self, done: int, total: int) -> None:
        self.pages = done
        if sys.stderr.isatty() and time.monotonic() - self._shown > 0.1:
            self._shown = time.monotonic()
            print(f"\rBuilding the site: {done} of {total} pages", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def _warnings() -> Iterator[list[str]]:
    """Collects what MkDocs warns of, in place of its printing it."""
    messages: list[str] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            messages.append(record.getMessage())

    logger, collector = logging.getLogger("mkdocs"), Collector(logging.WARNING)
    propagated, logger.propagate = logger.propagate, False
    logger.addHandler(collector)
    try:
        yield messages
    finally:
        logger.removeHandler(collector)
        logger.propagate = propagated
