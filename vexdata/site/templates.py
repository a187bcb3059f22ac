"""The Jinja templates that the generated pages are written with."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import jinja2
from markupsafe import Markup

from rules_engine.vex.vocabulary import house_name
from vexdata import locations
from vexdata.site.emblems import sigil

LABEL = re.compile(r"^[A-Z]\w*(?:[ /][A-Z]\w*)*:")
"""The triggers in front of a line's colon."""
ICON_NAMES = {"aember": "Æmber", "capture": "Capture", "damage": "Damage", "draw": "Draw"}


@functools.cache
def environment() -> jinja2.Environment:
    """The templates of `site/templates`; those that end in `.html` escape what they print."""
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(locations.site() / "templates"),
        undefined=jinja2.StrictUndefined,
        autoescape=jinja2.select_autoescape(("html",)),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["house"] = house_name
    made.filters["quoted"] = lambda text: json.dumps(text, ensure_ascii=False)
    made.filters["icon"] = lambda key: ICON_NAMES.get(key, key.capitalize())
    made.filters["sigil"] = sigil
    made.filters["labelled"] = labelled
    return made


def labelled(line: str) -> Markup:
    """A line of card text as HTML, with the trigger in front of its colon in bold."""
    found = LABEL.match(line)
    label = Markup("<b>{}</b>").format(found[0]) if found else Markup("")
    return label + line[len(found[0]) if found else 0 :]


def render(name: str, **values: Any) -> str:
    """The template called `name`, filled in."""
    return environment().get_template(name).render(values)
