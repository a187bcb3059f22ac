"""The engine for other programs, in any language: JSON lines in, JSON lines out."""
