"""Places as the rules sheet writes them: `[row, column]` for spaces, `row,column,side` for edges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bocage.games.agricola.rules.notation import CELL_NAMES, EDGE_ALIASES, EDGE_NAMES

DATA = Path(__file__).parents[3] / "printed"
# The spaces that the sheet names by their tile or player count.
SPACES = {
    "lessons_3p": "more_lessons",
    "lessons_4p": "more_lessons",
    "tile2_copse": "tile_copse",
    "tile2_resource_market": "tile_resource_market",
    "tile2_animal_market": "animal_market",
    "tile2_modest_wish": "modest_wish_for_children",
}


def sheet(name: str) -> dict[str, Any]:
    """The figures of one file of the sheet: board, majors …"""
    found: dict[str, Any] = json.loads((DATA / f"agricola_{name}.json").read_text("utf-8"))
    return found


def cell(at: list[int]) -> str:
    """The name of a space."""
    row, column = at
    name = f"{'abcde'[column]}{row + 1}"
    assert name in CELL_NAMES
    return name


def edge(text: str) -> str:
    """The name of an edge."""
    row, column, side = text.split(",")
    return EDGE_NAMES[EDGE_ALIASES[cell([int(row), int(column)]) + side.lower()]]


def space(name: str) -> str:
    """The name of an action space."""
    return SPACES.get(name, name)
