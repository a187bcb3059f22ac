"""The page for programs shows conversations; here they are held, line for line."""

import re

import pytest

from vexdata import locations
from vexdata.engine.cli import written
from vexdata.engine.session import COMMANDS, Session

PAGE = (locations.site() / "docs/programs/engine.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def test_the_conversations_of_the_page_go_as_it_says() -> None:
    """One goes on where the last one ended; "…" stands for text that changes with every card or version."""
    session = Session()
    expected = [line.removeprefix("< ") for line in LINES if line.startswith("< ")]
    actual = [written(session.reply(line.removeprefix("> "))).decode() for line in LINES if line.startswith("> ")]
    assert len(actual) == len(expected)
    for shown, line in zip(expected, actual, strict=True):
        pattern = '"[^"]*"'.join(map(re.escape, shown.split('"…"')))
        assert line == shown or re.fullmatch(pattern, line), f"the page says:\n{shown}\nbut the engine:\n{line}"
    assert session.ended


def test_every_line_is_sent_or_received() -> None:
    """A line sent is followed by the line received."""
    assert [line[:2] for line in LINES] == ["> ", "< "] * (len(LINES) // 2)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_shown(command: str) -> None:
    """A command that the page forgot is found here."""
    assert f'> {{"command": "{command}"' in PAGE


def test_the_page_is_in_the_navigation() -> None:
    """Readers find it."""
    assert "programs/engine.md" in locations.mkdocs_config().read_text(encoding="utf-8")
