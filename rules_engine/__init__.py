"""The rules of the game as code that plays: a kernel any card game can stand on, and the game Vex."""
