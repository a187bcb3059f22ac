"""Counts: amounts that are taken from the game while an effect resolves."""
