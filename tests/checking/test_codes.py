"""Every code that a finding can have is explained."""

import re
from pathlib import Path

import vexdata
from vexdata.cli.explain import PLAIN_CODES
from vexdata.lints import LINTS

ROOT = Path(vexdata.__file__).parent
MAKERS = r"(?:Finding|_finding|RefusedError|_refuse|_findings|self\.report)"
MADE = re.compile(MAKERS + r'\(\s*(?:card, |file, )?"([a-z0-9-]+)"')


def test_every_code_is_explained():
    """`vexdata explain` knows what any finding of a check means."""
    folders = ["reading", "pool", "checking", "lints", "schema", "decks"]
    sources = "".join(path.read_text() for folder in folders for path in (ROOT / folder).glob("*.py"))
    codes = set(MADE.findall(sources))
    assert {"duplicate-key", "deck-half"} <= codes
    assert sorted(codes - set(PLAIN_CODES) - {lint.code for lint in LINTS}) == []
