"""The start of the command line, which can be interrupted before there is one.

Nothing is imported here that takes time, so that an interrupt from the first moment on ends like a later one.
"""

from __future__ import annotations

import gc
import sys

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


def run() -> None:
    """Run the command line; Ctrl-C ends it without a word, also while its parts are being imported."""
    # A start makes tens of thousands of objects that last. Looking through them for garbage after every seven hundred,
    # and once more at the end, would take a fifth of a short command.
    gc.set_threshold(200_000)
    try:
        from vexdata.cli import main

        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        gc.freeze()
