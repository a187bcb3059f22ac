"""The group of commands: each is imported only when it is run, a misspelt one gets the nearest name."""

from __future__ import annotations

import importlib
import io
import os
import sys
from dataclasses import dataclass
from typing import Any, NoReturn

import click

from vexdata.start import INTERRUPTED

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

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run the whole command line; an output that cannot take what is written is told in one line."""
        _open_what_is_closed()
        _print_what_the_terminal_can()
        try:
            return super().main(*args, **settings)
        except OSError as error:
            _close_quietly()
            what = f"cannot use {error.filename}" if error.filename else "cannot write the output"
            click.echo(f"Error: {what}: {error.strerror or error}", err=True)
            sys.exit(Failure.exit_code)

    def invoke(self, context: click.Context) -> Any:
        """Run the command; the end of the reader or of the user's patience is no error to explain.

        Rules that cannot be read are told in one line too: the place of the mistake is in it.
        """
        try:
            return super().invoke(context)
        except (ImportError, TypeError, LookupError) as error:
            if not is_about_rules(error):
                raise
            raise Failure(str(error)) from error
        except KeyboardInterrupt:
            click.echo(err=True)
            context.exit(INTERRUPTED)
        except BrokenPipeError:
            _close_quietly()
            context.exit(PIPE_CLOSED)


def is_about_rules(error: Exception) -> bool:
    """Whether an error says that a rule's class is wrong, or that Python took the docstrings of all of them away."""
    if isinstance(error, ImportError):
        return sys.flags.optimize >= 2
    from rules_engine.kernel.docstring import DocstringError
    from rules_engine.kernel.lexicon import LexiconError

    return isinstance(error, DocstringError | LexiconError)


def _open_what_is_closed() -> None:
    """Where the shell closed a stream, as with `<&-`, it is empty, or what is written to it is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))


def _print_what_the_terminal_can() -> None:
    """Where the output has an encoding without some character, print another sign in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors="replace")


def _close_quietly() -> None:
    """Let nothing be written on the way out to an output that nobody reads."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


def not_found(what: str, name: str, near: str | None) -> NoReturn:
    """Refuse a name that nothing goes by, with the nearest one."""
    raise Failure(f"no {what} is called {name!r}" + (f"; did you mean {near!r}?" if near else ""))
