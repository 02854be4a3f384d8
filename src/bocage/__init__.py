"""Bocage: three farm board games, complete and by the book.

Each game is a package of its own: `from bocage.games import creatures`. `docs/` tells the rest.
"""

import os

__version__ = "0.1.0"

if os.environ.get("BOCAGE_INTERPRETED") == "1":
    # Processes started by an interpreted Bocage are interpreted too (see `bocage.interpreted`).
    from bocage import interpreted

    interpreted.force()
