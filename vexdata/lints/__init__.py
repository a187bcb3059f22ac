"""Lints: what card files must not say although the schema lets them; a class and a file for each."""

from vexdata.lints.base import Complaint, Lint, Neighbours, Subject
from vexdata.lints.registry import LINTS, find_lint, lint, lint_broken

__all__ = ["LINTS", "Complaint", "Lint", "Neighbours", "Subject", "find_lint", "lint", "lint_broken"]
