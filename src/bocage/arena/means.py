"""Means and shares with their 95 % intervals, from sums that need no memory of the single games.

By hand: `statistics` wants every value, and has neither Student's distribution nor Wilson's interval. SciPy
has them, and would be asked for by this module alone: large for one function.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

STANDARD = NormalDist()
MANY = 200  # with more degrees of freedom a t distribution is the normal one, to a thousandth
NORMAL = STANDARD.inv_cdf(0.975)  # 95 % of a normal distribution lie within so many deviations
# The same of a t distribution with 1, 2, 3 and 4 degrees of freedom, where its expansion is too short.
STUDENT = (12.706205, 4.302653, 3.182446, 2.776445)


@dataclass(frozen=True)
class Interval:
    """A figure and where it may lie with 95 % confidence; without bounds where too little is known."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def reach(self) -> float:
        """How far it goes to one side; nowhere without bounds."""
        return 0.0 if self.low is None else self.value - self.low

    def as_json(self) -> dict[str, float | None]:
        """The same as plain data."""
        low, high = self.low, self.high
        return {
            "value": round(self.value, 4),
            "low": None if low is None else round(low, 4),
            "high": None if high is None else round(high, 4),
        }


@dataclass
class Sums:
    """What a mean and its interval need."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Count one value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, count: int, total: float, squares: float) -> None:
        """Count values that were summed elsewhere."""
        self.count += count
        self.total += total
        self.squares += squares

    @property
    def mean(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The variance of the values, as estimated from a sample."""
        if self.count < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.mean) / (self.count - 1))

    def interval(self) -> Interval | None:
        """The mean with its interval; None of nothing."""
        if not self.count:
            return None
        if self.count < 2:
            return Interval(self.mean)
        reach = student(self.count - 1) * math.sqrt(self.variance / self.count)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def student(freedom: int) -> float:
    """How far 95 % of a t distribution reach, to 0.2 %: its expansion in the inverse of `freedom`."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def below(value: float, freedom: int) -> float:
    """How much of a t distribution lies below a value: exact, as a sum of powers of a cosine."""
    if freedom > MANY:
        return STANDARD.cdf(value)
    angle = math.atan(value / math.sqrt(freedom))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    is_odd = freedom % 2
    term = math.cos(angle) if is_odd else 1.0
    total = 0.0
    for power in range(is_odd, freedom - 1, 2):
        total += term
        term *= square * (power + 1) / (power + 2)
    inside = (angle + sine * total) * 2 / math.pi if is_odd else sine * total
    return (1 + inside) / 2


def share(part: float, of: int) -> Interval | None:
    """A share of so many, with Wilson's interval; None of nothing."""
    if not of:
        return None
    value = part / of
    square = NORMAL**2 / of
    middle = (value + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * math.sqrt(value * (1 - value) / of + square / (4 * of))
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))
