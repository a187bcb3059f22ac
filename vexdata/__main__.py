"""`python -m vexdata`: the command line without an installed script."""

from __future__ import annotations

from vexdata.cli import main

if __name__ == "__main__":
    main()
