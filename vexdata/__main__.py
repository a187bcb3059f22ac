"""`python -m vexdata`: the command line without an installed script."""

from __future__ import annotations

from vexdata.start import run

if __name__ == "__main__":
    run()
