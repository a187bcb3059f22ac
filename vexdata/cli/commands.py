"""The group of commands: each is imported only when it is run, a misspelt one gets the nearest name."""

from __future__ import annotations

import importlib
import os
import sys
from dataclasses import dataclass
from typing import Any, NoReturn

import click

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
PIPE_CLOSED = 141
"""The exit code when the reader of the output has gone, as shells have it."""


class Failure(click.ClickException):
    """Something could not be done; the message says what and, where that is known, what to do instead."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that is imported when it is run: where it is, and its line in the list of commands."""

    target: str
    summary: str


class LazyGroup(click.Group):
    """A group of commands of which only the one that runs is imported."""

    def __init__(self, *args: Any, entries: dict[str, Entry] | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.entries = entries or {}

    def list_commands(self, context: click.Context) -> list[str]:
        """The names, in the order of the entries."""
        return list(self.entries)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The command of that name, imported now."""
        if name not in self.entries:
            return None
        module, _, attribute = self.entries[name].target.partition(":")
        command = getattr(importlib.import_module(module), attribute)
        if not isinstance(command, click.Command):
            raise TypeError(f"{self.entries[name].target} is no command")
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; a misspelt name is refused with the nearest one."""
        if args and args[0] not in self.entries and not args[0].startswith("-"):
            from vexdata.findings import nearest

            near = nearest(args[0], self.entries)
            hint = f"did you mean {near!r}?" if near else f"there are {', '.join(self.entries)}"
            raise click.UsageError(f"there is no command {args[0]!r}; {hint}", context)
        return super().resolve_command(context, args)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in self.entries.items()])

    def invoke(self, context: click.Context) -> Any:
        """Run the command; the end of the reader or of the user's patience is no error to explain."""
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            click.echo(err=True)
            context.exit(INTERRUPTED)
        except BrokenPipeError:
            _close_quietly()
            context.exit(PIPE_CLOSED)


def _close_quietly() -> None:
    """Let nothing be written on the way out to an output that nobody reads."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def not_found(what: str, name: str, near: str | None) -> NoReturn:
    """Refuse a name that nothing goes by, with the nearest one."""
    raise Failure(f"no {what} is called {name!r}" + (f"; did you mean {near!r}?" if near else ""))
