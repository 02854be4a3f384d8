"""How seats fared: sums that can be joined, so that many processes can count and none needs the games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any

from bocage.arena.means import NORMAL, Interval, Sums, share, student
from bocage.arena.result import Result

ENOUGH = 30  # seats of each kind before two things are said to go together


def ahead(result: Result, place: int) -> float:
    """Points ahead of the best other seat; alone, there is nobody to be ahead of: the points."""
    margin = result.margin(place)
    return result.seats[place].score if margin is None else margin


@dataclass
class Fortune:
    """How some seats fared.

    Attributes:
        points: theirs.
        margins: how far they were ahead.
        wins: their victories, shared ones in part.
    """

    points: Sums = field(default_factory=Sums)
    margins: Sums = field(default_factory=Sums)
    wins: float = 0.0

    def note(self, result: Result, place: int) -> None:
        """Count one seat of a game."""
        self.points.note(result.seats[place].score)
        self.margins.note(ahead(result, place))
        self.wins += result.share(place)

    @property
    def count(self) -> int:
        """How many seats."""
        return self.points.count

    @property
    def won(self) -> Interval | None:
        """The share of them that won."""
        return share(self.wins, self.count)

    def sums(self) -> list[float]:
        """The same as plain numbers."""
        return [
            self.count,
            self.points.total,
            self.points.squares,
            self.margins.total,
            self.margins.squares,
            self.wins,
        ]

    def join(self, sums: Sequence[float]) -> None:
        """Count what another process has counted."""
        count, points, squares, margins, margin_squares, wins = sums
        self.points.join(int(count), points, squares)
        self.margins.join(int(count), margins, margin_squares)
        self.wins += wins


@dataclass
class DealCount:
    """The seats of the games of one deal to which a thing was open: how many took it, how far ahead they were
    together, and the same of the others."""

    taken: int = 0
    ahead: float = 0.0
    left: int = 0
    ahead_without: float = 0.0

    def note(self, margin: float, taken: bool) -> None:
        """Count one seat."""
        if taken:
            self.taken += 1
            self.ahead += margin
        else:
            self.left += 1
            self.ahead_without += margin

    def products(self) -> list[float]:
        """The products of its four numbers, two by two."""
        numbers = (self.taken, self.ahead, self.left, self.ahead_without)
        return [one * other for one, other in combinations_with_replacement(numbers, 2)]


NO_PRODUCTS = [0.0] * len(DealCount().products())


@dataclass
class Takeable:
    """One building or card.

    Attributes:
        picks: as which choice of a draft it was kept, how often; rounds: in which rounds it was taken.
        with_it: the seats that took it.
        without: those that could have and did not.
        deals: what it did in each deal that is still open.
        closed: how many are not.
        products: the sums of those.
    """

    id: str
    picks: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    with_it: Fortune = field(default_factory=Fortune)
    without: Fortune = field(default_factory=Fortune)
    deals: dict[int, DealCount] = field(default_factory=dict)
    closed: int = 0
    products: list[float] = field(default_factory=lambda: list(NO_PRODUCTS))

    def note(self, result: Result, place: int, taken: bool) -> None:
        """Count one seat to which it was open."""
        (self.with_it if taken else self.without).note(result, place)
        self.deals.setdefault(result.deal, DealCount()).note(ahead(result, place), taken)

    @property
    def offered(self) -> int:
        """To how many seats it was open."""
        return self.with_it.count + self.without.count

    @property
    def rate(self) -> Interval | None:
        """The share of them that took it."""
        return share(self.with_it.count, self.offered)

    @property
    def round(self) -> float | None:
        """The mean round in which it was taken."""
        return _mean(self.rounds)

    @property
    def kept(self) -> int:
        """How often it was kept in a draft."""
        return sum(self.picks.values())

    @property
    def pick(self) -> float | None:
        """As which choice of a draft it was kept, in the mean."""
        return _mean(self.picks)

    def all_products(self) -> list[float]:
        """The products of all deals, summed."""
        found = list(self.products)
        for deal in self.deals.values():
            found = [one + other for one, other in zip(found, deal.products(), strict=True)]
        return found

    @property
    def worth(self) -> Interval | None:
        """The mean margin of those who took it, less that of the others.

        What one seat is ahead, another is behind, and games of one deal share their luck: only deals are
        independent of each other. The interval is that of a ratio of sums over deals.
        """
        one, other = self.with_it.margins, self.without.margins
        if one.count < 2 or other.count < 2:
            return None
        # By how much a deal moves the difference of the means is linear in its four numbers.
        moves = (-one.mean / one.count, 1 / one.count, other.mean / other.count, -1 / other.count)
        weights = [
            first * second * (1 if place == behind else 2)
            for (place, first), (behind, second) in combinations_with_replacement(enumerate(moves), 2)
        ]
        squares = sum(weight * product for weight, product in zip(weights, self.all_products(), strict=True))
        count = self.closed + len(self.deals)
        spread = math.sqrt(max(0.0, squares) * count / (count - 1)) if count > 1 else 0.0
        value = one.mean - other.mean
        reach = student(min(one.count, other.count, count) - 1) * spread
        return Interval(value, value - reach, value + reach)

    def row(self) -> dict[str, object]:
        """The same as one flat row of plain data."""
        found: dict[str, object] = {"id": self.id, "offered": self.offered, "taken": self.with_it.count}
        found |= {"kept": self.kept, "pick": self.pick}
        found |= {"round": self.round, "rounds": dict(sorted(self.rounds.items()))}
        figures = {
            "rate": self.rate,
            "points_with": self.with_it.points.interval(),
            "points_without": self.without.points.interval(),
            "won_with": self.with_it.won,
            "won_without": self.without.won,
            "worth": self.worth,
        }
        return found | {name: None if one is None else one.as_json() for name, one in figures.items()}

    def sums(self) -> dict[str, Any]:
        """All that was counted as plain data; its deals must be whole."""
        return {
            "picks": {str(number): times for number, times in self.picks.items()},
            "rounds": {str(number): times for number, times in self.rounds.items()},
            "with": self.with_it.sums(),
            "without": self.without.sums(),
            "deals": self.closed + len(self.deals),
            "products": self.all_products(),
        }

    def join(self, sums: dict[str, Any]) -> None:
        """Count what another process has counted."""
        self.picks.update({int(number): times for number, times in sums["picks"].items()})
        self.rounds.update({int(number): times for number, times in sums["rounds"].items()})
        self.with_it.join(sums["with"])
        self.without.join(sums["without"])
        self.closed += sums["deals"]
        self.products = [one + other for one, other in zip(self.products, sums["products"], strict=True)]


def _mean(counts: Counter[int]) -> float | None:
    count = sum(counts.values())
    return sum(number * times for number, times in counts.items()) / count if count else None


@dataclass
class Pair:
    """Two things that were open to the same seat.

    Attributes:
        margins: of the seats that took neither, the first, the second, both; of one seat a game only, so that
            they are independent of each other.
    """

    margins: tuple[Sums, Sums, Sums, Sums] = field(default_factory=lambda: (Sums(), Sums(), Sums(), Sums()))

    @property
    def together(self) -> Interval | None:
        """How much more the two are worth together than one by one; None where too little is known."""
        if min(sums.count for sums in self.margins) < ENOUGH:
            return None
        neither, first, second, both = self.margins
        value = both.mean - first.mean - second.mean + neither.mean
        reach = NORMAL * math.sqrt(sum(sums.variance / sums.count for sums in self.margins))
        return Interval(value, value - reach, value + reach)

    def sums(self) -> list[float]:
        """The same as plain numbers."""
        return [number for one in self.margins for number in (one.count, one.total, one.squares)]

    def join(self, sums: Sequence[float]) -> None:
        """Count what another process has counted."""
        for place, one in enumerate(self.margins):
            count, total, squares = sums[3 * place : 3 * place + 3]
            one.join(int(count), total, squares)
