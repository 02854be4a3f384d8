"""Times in a histogram whose steps grow by a tenth."""

from __future__ import annotations

import math
from collections import Counter

GROWTH = 1.1
SMALLEST = 0.0001  # seconds


class Histogram:
    """How long something took, each time.

    Attributes:
        count: how often; longest: in seconds.
    """

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0
        self._steps: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.longest = max(self.longest, seconds)
        self._steps[_step(seconds)] += 1

    def merge(self, other: Histogram) -> None:
        """Count those of another, too."""
        self.count += other.count
        self.longest = max(self.longest, other.longest)
        self._steps.update(other._steps)

    def percentile(self, share: float) -> float:
        """So long, at most, took this share of them; in milliseconds, exact to a tenth of itself."""
        wanted = math.ceil(self.count * share)
        seen = 0
        for step in sorted(self._steps):
            seen += self._steps[step]
            if seen >= wanted:
                return round(min(_top(step), self.longest) * 1000, 2)
        return 0.0

    def summary(self) -> dict[str, object]:
        """Percentiles in milliseconds, and the histogram itself: how many took at most so long."""
        return {
            "count": self.count,
            "p50": self.percentile(0.5),
            "p95": self.percentile(0.95),
            "p99": self.percentile(0.99),
            "max": round(self.longest * 1000, 2),
            "histogram": {f"{_top(step) * 1000:.2f}": self._steps[step] for step in sorted(self._steps)},
        }


def _step(seconds: float) -> int:
    return max(0, math.ceil(math.log(max(seconds, SMALLEST) / SMALLEST, GROWTH)))


def _top(step: int) -> float:
    return float(SMALLEST * GROWTH**step)
