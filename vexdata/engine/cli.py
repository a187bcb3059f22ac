"""The command `vexdata engine`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO

import click

LONGEST = 10_000_000
"""Bytes that a line can have."""


@click.command()
def engine() -> None:
    """Let a program play: a command in JSON on each line of input, a reply in JSON on each line of output.

    A line that is no command gets a reply that says what is wrong with it, and changes nothing. The end of the input
    ends it. The site has a page on the commands; {"command": "help"} lists them.

    \b
    Example:
      echo '{"command": "start", "seed": 7}' | vexdata engine
    """
    from vexdata.engine.session import Session

    session = Session()
    output = sys.stdout.buffer
    for line in lines(sys.stdin.buffer):
        if line is None:
            reply = {"ok": False, "error": f"the line is longer than {LONGEST} bytes"}
        elif line.isspace():
            continue
        else:
            reply = session.reply(line)
        output.write(written(reply) + b"\n")
        output.flush()
        if session.ended:
            break


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for one that is too long."""
    while line := stream.readline(LONGEST + 1):
        whole = line.endswith(b"\n") or len(line) <= LONGEST
        while not whole and (rest := stream.readline(LONGEST)):
            if rest.endswith(b"\n"):
                break
        yield line.rstrip(b"\r\n") or b" " if whole else None


def written(reply: object) -> bytes:
    """A reply as one line of JSON in UTF-8."""
    text = json.dumps(reply, ensure_ascii=False, allow_nan=False)
    # Half a surrogate pair, which JSON can carry and UTF-8 cannot, goes out as it came in: escaped.
    return text.encode("utf-8", "backslashreplace")
