"""Playing in the terminal and simulating games: everything between a match and the person or bot that answers."""
