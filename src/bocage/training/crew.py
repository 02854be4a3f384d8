"""The worker processes of a training."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Protocol

from bocage.processes import deaf_to_ctrl_c
from bocage.training.worker import Lines, Orders, work


class Workers(Protocol):
    """Those who play, in processes here or on other machines."""

    def refill(self) -> None:
        """See that there are as many as wanted."""

    def has_losses(self) -> bool:
        """Whether one was lost, now or earlier, whose end may have left the others waiting."""

    def dismiss(self) -> None:
        """End them all."""


@dataclass(frozen=True)
class Wanted:
    """Who is wanted.

    Attributes:
        size: how many; version, simulations: what they begin with.
        ray: the address of a Ray cluster whose machines play, `local` for one started here, empty for none.
    """

    size: int
    version: int
    simulations: int
    ray: str = ""


def employ(orders: Orders, wanted: Wanted) -> tuple[Lines, Workers]:
    """Processes here, or workers of Ray, and what connects them with the one who teaches."""
    if wanted.ray:
        from bocage.training.cluster import RayCrew, lines_for_ray

        lines = lines_for_ray(wanted.version, wanted.simulations, wanted.size)
        return lines, RayCrew(orders, lines, wanted.size, wanted.ray)
    context = get_context("spawn")
    lines = Lines(
        context.Queue(4 * wanted.size + 20),
        context.Queue(),
        context.Value("i", wanted.version),
        context.Value("i", 0),
        context.Value("i", wanted.simulations),
        context.Value("i", 0),
    )
    return lines, Crew(context, orders, lines, wanted.size)


class Crew:
    """So many workers; one that failed is replaced, and its game is lost."""

    def __init__(self, context: SpawnContext, orders: Orders, lines: Lines, size: int) -> None:
        self._context, self._orders, self._lines = context, orders, lines
        self._begun = 0
        self._members: list[SpawnProcess] = []
        self._size = size
        self._has_losses = False
        self.refill()

    def refill(self) -> None:
        """Start workers until there are as many as wanted."""
        self._has_losses = self.has_losses()
        self._members = [member for member in self._members if member.is_alive()]
        with deaf_to_ctrl_c():
            while len(self._members) < self._size:
                given = (self._begun, self._orders, self._lines)
                member = self._context.Process(target=work, args=given, daemon=True)
                member.start()
                self._members.append(member)
                self._begun += 1

    def has_losses(self) -> bool:
        """Whether one has ended by itself: the queue that it was writing to may stay locked."""
        return self._has_losses or not all(member.is_alive() for member in self._members)

    def dismiss(self) -> None:
        """End them all."""
        for member in self._members:
            member.terminate()
