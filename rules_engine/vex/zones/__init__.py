"""The zones cards are in, and how cards move between them."""
