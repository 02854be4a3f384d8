"""All Creatures Big and Small: the three modes, and free choices of tiles."""

from __future__ import annotations

from random import Random

from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.book import FIRST_SPECIAL

MODES = (("standard", 2.0), ("advanced", 2.0), ("expert", 6.0), ("free", 1.0))
FEWEST_TILES, MOST_TILES = 4, 16


def draw(rng: Random) -> dict[str, object]:
    """The options of one game; tiles of a free game are any of those in the box."""
    mode = rng.choices([mode for mode, _ in MODES], [weight for _, weight in MODES])[0]
    if mode != "free":
        return {"mode": mode}
    tiles = rng.sample(base_book().names[FIRST_SPECIAL:], rng.randint(FEWEST_TILES, MOST_TILES))
    return {"mode": mode, "tiles": tiles}
