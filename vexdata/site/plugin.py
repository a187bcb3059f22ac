"""The MkDocs plugin: adds the generated pages, and the rulebook's sections to the navigation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files, InclusionLevel

from vexdata.cli.commands import is_about_rules
from vexdata.collecting import nothing_to_collect
from vexdata.site.config import VexConfig

if TYPE_CHECKING:
    from vexdata.site.book import Book

RULEBOOK_ENTRY = "Rulebook"
"""The navigation entry in `mkdocs.yml` that the sections are added to."""


def _load_book() -> Book:
    # Not before a build asks for it: a rule whose class is wrong breaks off the import of all of them, and MkDocs tells
    # in one line only what goes wrong after the plugin was made.
    from vexdata.site.loading import load_book

    with nothing_to_collect():
        return load_book()


def _told(error: Exception) -> Exception:
    """A mistake in a rule's class as MkDocs tells it, in one line; any other one as it is."""
    return PluginError(str(error)) if is_about_rules(error) else error


class VexPlugin(BasePlugin[VexConfig]):  # type: ignore[no-untyped-call]
    """Makes the rulebook, the cards' pages and the lists."""

    progress: Callable[[int, int], None] | None = None
    """Told after each page how many are built, and of how many."""
    load: Callable[[], Book] = staticmethod(_load_book)
    """Where the rules and cards come from."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the rules and cards, and enter the sections into the navigation."""
        try:
            from vexdata.pool import PoolError
            from vexdata.rule_examples import RuleExampleError
            from vexdata.site.links import section_page
        except (ImportError, TypeError, LookupError) as error:
            raise _told(error) from error
        try:
            self._book = self.load()
        except (PoolError, RuleExampleError) as error:
            raise PluginError(str(error)) from error
        except (ImportError, TypeError, LookupError) as error:
            raise _told(error) from error
        self._done = self._total = 0
        lexicon = self._book.lexicon
        sections = [
            {section.title: section_page(section.slug)}
            for section in lexicon.sections.values()
            if lexicon.in_section(section.slug)
        ]
        for item in config.nav or ():
            pages = item.get(RULEBOOK_ENTRY) if isinstance(item, dict) else None
            if isinstance(pages, list):
                pages[1:1] = sections
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add the generated pages."""
        from vexdata.site.pages import all_pages

        with nothing_to_collect():
            pages = list(all_pages(self._book))
        for page in pages:
            inclusion = InclusionLevel.INCLUDED if page.in_navigation else InclusionLevel.NOT_IN_NAV
            files.append(File.generated(config, page.path, content=page.markdown, inclusion=inclusion))
        self._total = len(files.documentation_pages())
        return files

    def on_post_page(self, output: str, **_: object) -> str:
        """Report how far the build is."""
        self._done += 1
        if self.progress:
            self.progress(self._done, self._total)
        return output
