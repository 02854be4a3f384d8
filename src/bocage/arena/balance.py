"""What a building or a card is worth: how often it is taken, and how those who take it fare."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from bocage.arena.means import Interval, Sums, share, student
from bocage.arena.result import Result


@dataclass
class Fate:
    """How one bot fared with one thing.

    Attributes:
        points, margins: of the seats that took it; wins: their victories.
        without: margins of the seats that could have taken it and did not.
    """

    points: Sums = field(default_factory=Sums)
    margins: Sums = field(default_factory=Sums)
    without: Sums = field(default_factory=Sums)
    wins: float = 0.0
    offered: int = 0


@dataclass(frozen=True)
class BalanceLine:
    """One line of the balance table.

    Attributes:
        id: what it is about; offered, taken: to and by how many seats.
        rate: the share that took it; points, margin, wins: of those that did.
        worth: their margin beyond that of the same bot without it; what a stronger bot gains elsewhere
            does not count.
    """

    id: str
    offered: int
    taken: int
    rate: Interval | None
    points: Interval | None
    margin: Interval | None
    wins: Interval | None
    worth: Interval | None

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        figures = {"rate": self.rate, "points": self.points, "margin": self.margin, "wins": self.wins}
        figures["worth"] = self.worth
        plain = {name: None if figure is None else figure.as_json() for name, figure in figures.items()}
        return {"offered": self.offered, "taken": self.taken, **plain}


class Balance:
    """Follows everything that can be taken, bot by bot."""

    def __init__(self) -> None:
        self._fates: dict[str, dict[str, Fate]] = {}

    def note(self, result: Result) -> None:
        """Count one game."""
        for place, seat in enumerate(result.seats):
            taken = set(seat.taken)
            # Alone there is nobody to be ahead of: points stand for themselves.
            margin = result.margin(place)
            margin = seat.score if margin is None else margin
            for id in seat.offered:
                fate = self._fates.setdefault(id, {}).setdefault(seat.bot, Fate())
                fate.offered += 1
                if id in taken:
                    fate.points.note(seat.score)
                    fate.margins.note(margin)
                    fate.wins += result.share(place)
                else:
                    fate.without.note(margin)

    def rows(self) -> list[BalanceLine]:
        """The table, what is taken most first."""
        rows = [_row(id, list(fates.values())) for id, fates in self._fates.items()]
        return sorted(rows, key=lambda row: (-row.taken / row.offered, row.id))


def _row(id: str, fates: list[Fate]) -> BalanceLine:
    offered = sum(fate.offered for fate in fates)
    points = _together([fate.points for fate in fates])
    margins = _together([fate.margins for fate in fates])
    return BalanceLine(
        id=id,
        offered=offered,
        taken=points.count,
        rate=share(points.count, offered),
        points=points.interval(),
        margin=margins.interval(),
        wins=share(sum(fate.wins for fate in fates), points.count),
        worth=_worth(fates),
    )


def _together(parts: list[Sums]) -> Sums:
    return Sums(
        sum(part.count for part in parts),
        sum(part.total for part in parts),
        sum(part.squares for part in parts),
    )


def _worth(fates: list[Fate]) -> Interval | None:
    """The difference with and without, within each bot, weighted by how much each tells."""
    value = spread = weights = 0.0
    freedom = 0
    for fate in fates:
        if fate.margins.count < 2 or fate.without.count < 2:
            continue
        # The harmonic weight of two samples is what their difference is known by.
        weight = 1 / (1 / fate.margins.count + 1 / fate.without.count)
        variance = fate.margins.variance / fate.margins.count + fate.without.variance / fate.without.count
        value += weight * (fate.margins.mean - fate.without.mean)
        spread += weight * weight * variance
        weights += weight
        freedom += min(fate.margins.count, fate.without.count) - 1  # the smaller sample limits what is known
    if not weights:
        return None
    reach = student(freedom) * math.sqrt(spread) / weights
    return Interval(value / weights, value / weights - reach, value / weights + reach)
