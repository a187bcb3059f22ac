"""Æmber, keys, chains and houses: what the game is about."""
