"""The state of a game: cards, players, zones, the log, and what can be asked of them."""
