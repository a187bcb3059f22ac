"""What abilities do: every effect, as a rule of the game."""
