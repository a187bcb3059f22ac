"""Scenarios of Vex: boards described in data, the players' choices, and what must then be true."""
