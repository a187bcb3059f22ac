"""What any card game needs and no game owns: rules, typed nodes, text, decisions, chance, log, replay, scenarios.

Imports nothing but the standard library and Jinja2, does no input or output, and keeps no global state.
"""

if __doc__ is None:
    raise ImportError(
        "Docstrings are this project's rulebook, and Python was started with -OO, which removes them. "
        "Start it without -OO."
    )
