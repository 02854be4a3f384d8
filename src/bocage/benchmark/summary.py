"""Several rounds of both forms, put side by side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median

from bocage.benchmark.figures import NANOSECONDS, Figure


@dataclass(frozen=True)
class FigurePair:
    """One figure in both forms; None where that form was not measured."""

    game: str
    mode: str
    what: str
    unit: str
    compiled: float | None
    interpreted: float | None

    @property
    def ratio(self) -> float | None:
        """How many times faster the compiled form is."""
        if not self.compiled or not self.interpreted:
            return None
        if self.unit == NANOSECONDS:
            return self.interpreted / self.compiled
        return self.compiled / self.interpreted

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "game": self.game,
            "mode": self.mode or None,
            "what": self.what,
            "unit": self.unit,
            "compiled": _rounded(self.compiled),
            "interpreted": _rounded(self.interpreted),
            "ratio": _rounded(self.ratio),
        }


@dataclass(frozen=True)
class Summary:
    """All figures: medians over the rounds."""

    rounds: int
    rows: list[FigurePair]

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {"rounds": self.rounds, "figures": [row.as_json() for row in self.rows]}


def summary_of(compiled: list[list[Figure]], interpreted: list[list[Figure]]) -> Summary:
    """Put the rounds of both forms together."""
    mine, theirs = _medians(compiled), _medians(interpreted)
    every = [figure for figures in (*compiled, *interpreted) for figure in figures]
    units = {figure.key: figure.unit for figure in every}
    rows = [FigurePair(*key, unit, mine.get(key), theirs.get(key)) for key, unit in units.items()]
    return Summary(max(len(compiled), len(interpreted)), rows)


def _medians(rounds: Iterable[list[Figure]]) -> dict[tuple[str, str, str], float]:
    values: dict[tuple[str, str, str], list[float]] = {}
    for figures in rounds:
        for figure in figures:
            values.setdefault(figure.key, []).append(figure.value)
    return {key: median(found) for key, found in values.items()}


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
