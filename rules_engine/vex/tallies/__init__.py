"""Tallies: the things that can stand after "for each"."""
