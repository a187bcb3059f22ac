"""Wording rules: how card text reads, held by a lint each."""
