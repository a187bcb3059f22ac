"""Conditions: facts about the game that an effect or a constant effect turns on."""
