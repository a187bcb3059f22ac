"""Benchmarks of the speed budget; `python -m tests.benchmarks` prints them all as one table."""
