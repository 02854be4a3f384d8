"""The worked examples of the rules sheet, for the tests that play them.

    @example("X-27")
    def test_feeding_troughs_price(case: Example) -> None: ...

A test plays the case of its id through the engine; `CLAIMED` remembers which test has which.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, edge_of
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture

FILE = Path(__file__).parents[3] / "printed" / "creatures_examples.json"
Test = Callable[..., None]


@dataclass(frozen=True)
class Example:
    """One worked example: what is given and what comes of it, as the sheet says it."""

    id: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    expected: dict[str, Any]


def _read() -> dict[str, Example]:
    cases = json.loads(FILE.read_text(encoding="utf-8"))["examples"]
    return {
        case["id"]: Example(case["id"], tuple(case["rules"]), case["situation"], case["expected"])
        for case in cases
    }


EXAMPLES = _read()
CLAIMED: dict[str, list[Test]] = {}


def example(*ids: str) -> Callable[[Test], Test]:
    """The test plays these examples, one after the other, as its argument `case`."""

    def mark(test: Test) -> Test:
        for id in ids:
            CLAIMED.setdefault(id, []).append(test)
        marked: Test = pytest.mark.parametrize("case", [EXAMPLES[id] for id in ids], ids=ids)(test)
        return marked

    return mark


def cell(at: list[int]) -> str:
    """The space at a row and column of the sheet, on a farm without expansion on the left."""
    row, column = at
    return f"{'abcdefg'[column]}{row + 1}"


def edge(text: str) -> str:
    """The border `row,column,side` of the sheet."""
    row, column, side = text.split(",")
    return EDGE_NAMES[edge_of(CELL_NAMES.index(cell([int(row), int(column)])), side.lower())]


def farm_of(given: dict[str, Any]) -> CreaturesTable:
    """A table whose first farm has the buildings of an example; its borders have been placed by Fences."""
    buildings = {cell(entry["at"]): entry["building"] for entry in given["buildings"]}
    table = creatures_table().given(0, buildings=buildings, wood=len(given["borders"]), stone=3, reed=1)
    table.act(0, "space fences")
    for text in given["borders"]:
        table.act(0, f"border {edge(text)}")
    return table.act(1, "space building_resources")


def home_of(given: dict[str, Any], own: list[str]) -> tuple[CreaturesTable, CreaturesTable]:
    """A table with one home of an example on the first farm, and the same table without it."""
    tiles = dict(zip(("a1", "a2"), own, strict=False))
    bare = creatures_table().given(0, buildings=tiles)
    table = creatures_table().given(0, buildings=tiles)
    if "pasture_size" in given:
        cells = ["b1", "b2", "b3"][: given["pasture_size"]]
        table.given(0, placed_borders=pasture(*cells), troughs=cells[: given["troughs"]])
    elif given.get("open_land"):
        table.given(0, troughs=["b2"])
    else:
        where = "a3" if given["building"] == "cottage" else "b1"
        table.given(
            0, buildings={**tiles, where: given["building"]}, troughs=[where] if given["trough"] else []
        )
    return table, bare
