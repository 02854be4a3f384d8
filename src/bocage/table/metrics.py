"""Figures about a running server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Timer:
    """How long something takes: a histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The histogram as text."""
        found: list[str] = []
        running = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            running += count
            found.append(f'{name}_bucket{{le="{bound}"}} {running}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {running}"]


class Metrics:
    """What is counted.

    Attributes:
        counts: by name; timers: by name.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.timers = {"bocage_decision_seconds": Timer(), "bocage_bot_seconds": Timer()}

    def text(self, now: Mapping[str, float]) -> str:
        """Everything, with figures that are true just now."""
        lines: list[str] = []
        for name, value in sorted(now.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value:g}"]
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE {name} counter", f"{name} {count}"]
        for name, timer in self.timers.items():
            lines += [f"# TYPE {name} histogram", *timer.lines(name)]
        return "\n".join(lines) + "\n"
