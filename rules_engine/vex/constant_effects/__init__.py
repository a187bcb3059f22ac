"""Constant effects: what holds while a card is in play, or for a stretch of time."""
