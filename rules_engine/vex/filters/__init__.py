"""Filters: which cards a target, a tally or a condition considers."""
