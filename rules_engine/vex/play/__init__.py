"""Playing, using and discarding cards, and why something cannot be done."""
