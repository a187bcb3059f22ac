"""The command line: the one place that knows about exit codes, colours and terminals."""

from vexdata.cli.main import main

__all__ = ["main"]
