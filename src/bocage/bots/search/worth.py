"""Numbers for the seats of a game."""

from __future__ import annotations

from bocage.core.native import i64


class Worth:
    """A number for each seat; fields and not a list, which would hold each as a Python object."""

    def __init__(self) -> None:
        self.seat0: float = 0.0
        self.seat1: float = 0.0
        self.seat2: float = 0.0
        self.seat3: float = 0.0
        self.seat4: float = 0.0

    def of(self, seat: i64) -> float:
        """The number of a seat."""
        if seat == 0:
            return self.seat0
        if seat == 1:
            return self.seat1
        if seat == 2:
            return self.seat2
        return self.seat3 if seat == 3 else self.seat4

    def put(self, seat: i64, value: float) -> None:
        """Write the number of a seat."""
        if seat == 0:
            self.seat0 = value
        elif seat == 1:
            self.seat1 = value
        elif seat == 2:
            self.seat2 = value
        elif seat == 3:
            self.seat3 = value
        else:
            self.seat4 = value


class Verdict:
    """What a position is worth to each seat.

    Attributes:
        points: what each may expect to score; margins: how far it will be ahead of the best other seat.
    """

    def __init__(self) -> None:
        self.points: Worth = Worth()
        self.margins: Worth = Worth()

    def compare(self, seats: i64) -> None:
        """Work out the margins from the points; alone, what one scores."""
        seat: i64 = 0
        while seat < seats:
            self.margins.put(seat, self.points.of(seat) - self._best_other(seat, seats))
            seat += 1

    def _best_other(self, seat: i64, seats: i64) -> float:
        if seats == 1:
            return 0.0
        highest = -1e9
        other: i64 = 0
        while other < seats:
            if other != seat and self.points.of(other) > highest:
                highest = self.points.of(other)
            other += 1
        return highest
