"""Nobody counts anything in a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Uncounted:
    """Takes the place of every figure."""

    def inc(self, amount: float = 1) -> None:
        """Nothing is added."""

    def observe(self, amount: float) -> None:
        """Nothing is noted."""

    def labels(self, *words: str, **named: str) -> Uncounted:
        """Whatever it is about."""
        return self


class NoMetrics:
    """Takes the place of a server's metrics: each of its figures counts nothing."""

    now: Callable[[], Mapping[str, float]] = dict

    def __getattr__(self, name: str) -> Uncounted:
        return Uncounted()
