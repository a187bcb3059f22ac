"""How many deck lists are drawn, written and checked a second."""

from time import perf_counter

from vexdata.decks import DEFAULT_SET, Supply, check, draw, parse_deck, render
from vexdata.decks.deck import Deck
from vexdata.pool import load_pool

_DRAWN = 10_000
_CHECKED = 500


def run() -> list[tuple[str, str]]:
    """One row a measurement: what, and how fast."""
    pool = load_pool()
    start = perf_counter()
    supply = Supply(pool, pool.sets[DEFAULT_SET])
    ready = perf_counter()
    for seed in range(_DRAWN):
        deck = draw(supply, seed)
    drawn = perf_counter()
    for _ in range(_CHECKED):
        read = parse_deck(render(deck))
        if not isinstance(read, Deck) or check(read, pool):
            raise AssertionError(f"the deck of seed {deck.seed} is not valid")
    checked = perf_counter()
    return [
        ("tables for drawing decks", f"{(ready - start) * 1000:.1f} ms"),
        ("deck lists drawn", f"{_DRAWN / (drawn - ready):,.0f} a second"),
        ("deck lists written, read and checked", f"{_CHECKED / (checked - drawn):,.0f} a second"),
    ]
