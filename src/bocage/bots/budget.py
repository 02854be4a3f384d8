"""How much a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MOST_SIMULATIONS = 400_000  # a tree of this size needs about a gigabyte
LONGEST = 1e6


@dataclass(frozen=True)
class Budget:
    """So many simulations or seconds a move, whichever ends first; 0 means no limit of that sort.

    Attributes:
        stop: asked now and then; True ends the search, and the bot answers with what it has.
    """

    simulations: int = 0
    seconds: float = 0.0
    stop: Callable[[], bool] | None = None

    @classmethod
    def parse(cls, text: str) -> Budget | None:
        """A budget as it is written behind a bot: `500` simulations, `0.5s`; None if it is no such text."""
        number = text.removesuffix("s")
        try:
            seconds = float(number)
        except ValueError:
            return None
        if not 0 < seconds < LONGEST:
            return None
        if text.endswith("s"):
            return cls(seconds=seconds)
        return cls(simulations=int(number)) if number.isdecimal() else None

    @property
    def most(self) -> int:
        """The number of simulations that is never exceeded."""
        return min(self.simulations or MOST_SIMULATIONS, MOST_SIMULATIONS)
