"""Bocage: three farm board games, complete and by the book.

Each game is a package of its own: `from bocage.games import creatures`. `docs/` tells the rest.
"""

import os
from importlib import import_module
from importlib.util import find_spec

__version__ = "0.2.0"

if os.environ.get("BOCAGE_INTERPRETED") == "1":
    # Processes started by an interpreted Bocage are interpreted too (see `bocage.interpreted`).
    from bocage import interpreted

    interpreted.force()


def __getattr__(name: str) -> object:
    """The games by their ids, guests' too: `from bocage import creatures`."""
    # Parts of the package are asked for here before they are imported: they are no games.
    if not name.startswith("_") and find_spec(f"{__name__}.{name}") is None:
        kit = import_module("bocage.games").kit(name)
        if kit is not None:
            return import_module(kit.package)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
