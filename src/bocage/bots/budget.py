"""How much a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MOST_SIMULATIONS = 400_000  # a tree of this size needs about a gigabyte


@dataclass(frozen=True)
class Budget:
    """So many simulations or seconds a move, whichever ends first; 0 means no limit of that sort.

    Attributes:
        stop: asked now and then; True ends the search, and the bot answers with what it has.
    """

    simulations: int = 0
    seconds: float = 0.0
    stop: Callable[[], bool] | None = None

    @property
    def most(self) -> int:
        """The number of simulations that is never exceeded."""
        return min(self.simulations or MOST_SIMULATIONS, MOST_SIMULATIONS)
