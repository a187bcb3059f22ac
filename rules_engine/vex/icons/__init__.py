"""Bonus icons: what the icons in a card's corner do when it is played."""
