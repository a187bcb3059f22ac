"""The game Vex: its state, its turn, its cards, and every rule as a class that plays."""
