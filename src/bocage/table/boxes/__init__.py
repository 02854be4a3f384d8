"""What the table must know about each game: one module for each, named like it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bocage.table.boxes.box import Box, Option

__all__ = ["Box", "Option", "box_for"]


@cache
def box_for(game: str) -> Box:
    """The box of a game, by its id; a plain one for a game that has none here."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Box()
    box: Box = import_module(name).BOX
    return box
