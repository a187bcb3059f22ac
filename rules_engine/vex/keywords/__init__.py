"""Keywords: one class each, with the hooks through which it changes the game."""
