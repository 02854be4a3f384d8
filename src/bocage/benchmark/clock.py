"""Taking times."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import repeat

LONG_ENOUGH = 0.02  # seconds that need not be exceeded
SHORT = 0.0005  # shorter runs say more about the clock than about the work


def nanoseconds(work: Callable[[], object], seconds: float = LONG_ENOUGH) -> float:
    """How long one call takes, by calling it often enough to be measured: for about so long in all."""
    wanted = min(LONG_ENOUGH, max(SHORT, seconds / 2))
    calls = 1
    while True:
        start = time.perf_counter()
        for _ in repeat(None, calls):
            work()
        taken = time.perf_counter() - start
        if taken >= wanted:
            return taken / calls * 1e9
        calls = max(calls * 2, min(calls * 64, int(calls * wanted / max(taken, 1e-9))))


def once(work: Callable[[], object], tries: int = 3) -> float:
    """How long a single call takes, in nanoseconds: the best of a few, since the machine may be busy."""
    best = float("inf")
    for _ in range(tries):
        start = time.perf_counter_ns()
        work()
        best = min(best, time.perf_counter_ns() - start)
    return best


def percentile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
