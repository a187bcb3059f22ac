"""The course of a game: set-up, and the phases of a turn as classes that run."""
