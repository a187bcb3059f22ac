"""Targets: how an effect picks the cards it acts on."""
