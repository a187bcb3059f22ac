"""The pool: every card there is, read from its files."""

from vexdata.pool.card_file import CardFile, Place, SetProfile
from vexdata.pool.pool import Pool, PoolError, load_pool

__all__ = ["CardFile", "Place", "Pool", "PoolError", "SetProfile", "load_pool"]
