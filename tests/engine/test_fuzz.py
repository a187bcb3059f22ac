"""Whatever a program sends, it gets one reply in JSON for each line, and a mistake changes nothing."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from vexdata.engine.cli import written
from vexdata.engine.session import COMMANDS, Session

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
WORDS = st.text(max_size=6)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3))
KEYS = sorted({key for command in COMMANDS.values() for key in (*command.required, *command.optional, "id")})
NUMBERS = st.integers(-2, 12)
BOARD_KEYS = st.sampled_from(["you", "opponent", "turn", "phase", "active", "line", "hand", "deck", "house", "aember"])
CARD = st.sampled_from(["Bad Penny", "Scout", "Filler 3"])
SAID = st.sampled_from(["power", "damage", "keywords", "abilities", "type", "upgrades", "under", "owner", "icons"])
PLACED = CARD | st.dictionaries(CARD, st.dictionaries(SAID, NUMBERS | JSON, max_size=2), max_size=2)
HOUSE = st.sampled_from(["mars", "shadows"])
SIDE = st.dictionaries(BOARD_KEYS, NUMBERS | st.lists(PLACED, max_size=3) | HOUSE, max_size=4)
BOARDS = st.dictionaries(BOARD_KEYS, SIDE | SCALARS, max_size=4)

# Files are left out: what stands in them is read like what stands in the line.
COMMAND = st.fixed_dictionaries(
    {"command": st.sampled_from(sorted(COMMANDS)) | st.text(max_size=8)},
    optional={key: BOARDS if key == "given" else NUMBERS | JSON for key in KEYS if key != "file"},
)
GOOD = st.sampled_from(
    [
        {"command": "start", "seed": 4},
        {"command": "board", "given": {"you": {"line": ["Bad Penny"], "deck": 3}}},
        {"command": "undo"},
        {"command": "state", "player": 1},
        {"command": "log"},
        {"command": "save"},
        *({"command": "answer", "option": number} for number in range(6)),
    ]
)
LINE = st.one_of(
    GOOD.map(json.dumps), COMMAND.map(json.dumps), JSON.map(json.dumps), st.text(max_size=40), st.binary(max_size=20)
)


def snapshot(session: Session) -> Any:
    """Everything that a line could have changed."""
    if session.table is None:
        return None
    match = session.table.match
    return session.table.start, list(match.answers), list(match.game.log), session.reply('{"command": "state"}')


@settings(max_examples=60, deadline=None)
@given(st.lists(LINE, max_size=12))
def test_every_line_gets_a_reply_and_mistakes_change_nothing(sent: list[str | bytes]) -> None:
    """Good commands, bad ones, other JSON, and noise."""
    session = Session()
    for line in sent:
        before = snapshot(session)
        reply = session.reply(line)
        text = written(reply).decode("utf-8")
        assert "\n" not in text
        assert json.loads(text) == reply
        assert reply["ok"] or reply["error"]
        assert "the engine broke off" not in reply.get("error", "")
        if not reply["ok"]:
            assert snapshot(session) == before


@settings(max_examples=40, deadline=None)
@given(BOARDS)
def test_any_board_is_set_up_or_refused(board: Any) -> None:
    """A mistake in it is the program's, never the engine's."""
    reply = Session().reply(json.dumps({"command": "board", "given": board}))
    assert reply["ok"] or "the engine broke off" not in reply["error"], reply
