"""What the table must know about each game: the module `scene` in its folder."""

from __future__ import annotations

from bocage.games import kit
from bocage.table.boxes.box import Box, Option

__all__ = ["Box", "Option", "box_for"]


def box_for(game: str) -> Box:
    """The box of a game, by its id; a plain one for a game that has none here."""
    found = kit(game)
    return Box() if found is None or found.scene is None else found.scene
