"""How a report is shown: as text for people, as JSON for programs, as annotations for GitHub."""

from __future__ import annotations

import json
from collections.abc import Callable

from vexdata.checking.run import Report
from vexdata.findings import Finding


def text(report: Report) -> str:
    """A line for each finding, its hint below it, and how many files were checked."""
    return "\n".join([*map(str, report.findings), _summary(report)])


def as_json(report: Report) -> str:
    """An object with the findings and the numbers of files."""
    content = {
        "checked": report.checked,
        "found": report.found,
        "findings": [
            {
                "code": finding.code,
                "severity": finding.severity.value,
                "file": finding.file,
                "line": finding.position.line,
                "column": finding.position.column,
                "message": finding.message,
                "hint": finding.hint,
                "rule": finding.rule,
            }
            for finding in report.findings
        ],
    }
    return json.dumps(content, indent=2, ensure_ascii=False)


def github(report: Report) -> str:
    """A workflow command for each finding, which GitHub shows beside the line it is about."""
    return "\n".join([*map(_annotation, report.findings), _summary(report)])


REPORTERS: dict[str, Callable[[Report], str]] = {"text": text, "json": as_json, "github": github}
"""The reporters, by the name they are asked for with."""


def _summary(report: Report) -> str:
    count = len(report.findings)
    found = "no findings" if count == 0 else "1 finding" if count == 1 else f"{count} findings"
    return f"checked {report.checked} of {report.found} files: {found}"


def _annotation(finding: Finding) -> str:
    values = {
        "file": finding.file,
        "line": finding.position.line,
        "col": finding.position.column,
        "title": finding.code,
    }
    said = ",".join(f"{name}={_escaped(str(value), inside=True)}" for name, value in values.items())
    message = finding.message + (f"\n{finding.hint}" if finding.hint else "")
    return f"::{finding.severity.value} {said}::{_escaped(message)}"


def _escaped(text: str, *, inside: bool = False) -> str:
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return text.replace(":", "%3A").replace(",", "%2C") if inside else text
