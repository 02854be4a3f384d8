"""What the table must know about each game: the module `scene` in its folder."""

from __future__ import annotations

from functools import cache

from bocage.games import kit
from bocage.table.boxes.box import Box, Option
from bocage.table.boxes.plain import PlainBox

__all__ = ["Box", "Option", "box_for"]


def box_for(game: str) -> Box:
    """The box of a game, by its id; the plain one for a game that brings none."""
    found = kit(game)
    if found is None:
        return Box()
    return found.scene or _plain(game)


@cache
def _plain(game: str) -> PlainBox:
    found = kit(game)
    assert found is not None
    return PlainBox(found.game)
