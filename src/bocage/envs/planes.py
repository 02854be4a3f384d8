"""Boards as planes: what an observation says about the cells of a farm, as pictures for a convolution."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

CELL = re.compile(r"(?P<plane>.+)\.(?P<column>[a-g])(?P<row>[1-9])(?P<side>[nesw]?)(?P<value>=.+)?")
BEYOND = {"n": (0, -1, "s"), "e": (1, 0, "w"), "s": (0, 1, "n"), "w": (-1, 0, "e")}


class Planes:
    """Which number of an observation belongs to which cell of which plane.

    An edge stands on the planes of its sides for both cells that it lies between.

    Attributes:
        names: of the planes, such as `own.troughs` or `own.borders:n`.
        places: for each plane, row and column, the place in the observation; -1 for none.

    Examples:
        >>> from bocage.envs import SeatEnv
        >>> env = SeatEnv("creatures", observation="v1")
        >>> seen, _ = env.reset(seed=7)
        >>> env.observer.planes().of(seen["observation"]).shape
        (14, 3, 7)
    """

    def __init__(self, names: Sequence[str]) -> None:
        cells: dict[str, dict[tuple[int, int], int]] = {}
        for place, name in enumerate(names):
            found = CELL.fullmatch(name)
            if found is not None:
                column, row = ord(found["column"]) - ord("a"), int(found["row"]) - 1
                for plane, at in _planes(found["plane"] + (found["value"] or ""), column, row, found["side"]):
                    cells.setdefault(plane, {})[at] = place
        self.names = list(cells)
        spots = {at for name, lit in cells.items() if ":" not in name for at in lit}
        columns = 1 + max((column for column, _ in spots), default=-1)
        rows = 1 + max((row for _, row in spots), default=-1)
        self.places = np.full((len(cells), rows, columns), -1, np.int64)
        for number, known in enumerate(cells.values()):
            for (column, row), place in known.items():
                if column < columns and row < rows:  # beyond the last one there is no cell
                    self.places[number, row, column] = place

    def of(self, observations: NDArray[Any]) -> NDArray[Any]:
        """The planes of one observation or of a batch: (…, planes, rows, columns)."""
        found: NDArray[Any] = observations[..., self.places] * (self.places >= 0).astype(observations.dtype)
        return found


def _planes(plane: str, column: int, row: int, side: str) -> list[tuple[str, tuple[int, int]]]:
    if not side:
        return [(plane, (column, row))]
    east, south, opposite = BEYOND[side]
    beyond = (column + east, row + south)
    found = [(f"{plane}:{side}", (column, row))]
    return found if min(beyond) < 0 else [*found, (f"{plane}:{opposite}", beyond)]
