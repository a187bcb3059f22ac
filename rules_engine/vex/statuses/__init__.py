"""What a card in play can be beyond what it prints: exhausted, stunned, warded, enraged, with power counters."""
