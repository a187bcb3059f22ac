"""Random games by the thousand: what must hold of a game is looked at all the way, and a failure is made short."""
