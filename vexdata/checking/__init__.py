"""Checking card files: parse, validate, build, lint, run the examples; all findings in one report."""

from vexdata.checking.run import CheckError, Report, check

__all__ = ["CheckError", "Report", "check"]
