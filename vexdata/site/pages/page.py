"""A generated page before MkDocs has seen it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Page:
    """A page's place among the sources, its Markdown, and whether the navigation lists it."""

    path: str
    markdown: str
    in_navigation: bool = True
