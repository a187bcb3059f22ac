"""What a card is: its definition, its abilities, and the card types."""
