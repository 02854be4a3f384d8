"""What a run over the matrix has found so far, cell by cell, so that one that was broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path

RESULTS, FAULTS = "cells.jsonl", "faults.txt"
FINE = "nothing is wrong"


class Results:
    """The cells that were looked at, in a folder: one line each, the last one of a cell counts."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / RESULTS
        self._faults: dict[str, list[str]] = {}
        self._with_axe: set[str] = set()
        if self._file.is_file():
            for line in self._file.read_text(encoding="utf-8").splitlines():
                self._take(**json.loads(line))

    def is_fine(self, cell: str, axe: bool) -> bool:
        """Whether nothing was wrong with this cell, and axe has looked too where it shall."""
        return self._faults.get(cell) == [] and (not axe or cell in self._with_axe)

    def add(self, cell: str, faults: list[str], axe: bool) -> None:
        """Write down what was found, at once."""
        self._take(cell, faults, axe)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"cell": cell, "faults": faults, "axe": axe}, ensure_ascii=False) + "\n")

    def told(self) -> str:
        """All faults, a line each, and how many cells there are."""
        lines = [line for faults in self._faults.values() for line in faults] or [FINE]
        return "\n".join([*lines, f"{len(self._faults)} cells, {self.count} faults"]) + "\n"

    @property
    def count(self) -> int:
        """How many faults there are."""
        return sum(map(len, self._faults.values()))

    def _take(self, cell: str, faults: list[str], axe: bool) -> None:
        self._faults[cell] = faults
        (self._with_axe.add if axe else self._with_axe.discard)(cell)
