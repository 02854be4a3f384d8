"""The worker processes of a training."""

from __future__ import annotations

from multiprocessing.context import SpawnContext, SpawnProcess

from bocage.processes import deaf_to_ctrl_c
from bocage.training.worker import Lines, Orders, work


class Crew:
    """So many workers; one that failed is replaced, and its game is lost."""

    def __init__(self, context: SpawnContext, orders: Orders, lines: Lines, size: int) -> None:
        self._context, self._orders, self._lines = context, orders, lines
        self._begun = 0
        self._members: list[SpawnProcess] = []
        self._size = size
        self.refill()

    def refill(self) -> None:
        """Start workers until there are as many as wanted."""
        self._members = [member for member in self._members if member.is_alive()]
        with deaf_to_ctrl_c():
            while len(self._members) < self._size:
                given = (self._begun, self._orders, self._lines)
                member = self._context.Process(target=work, args=given, daemon=True)
                member.start()
                self._members.append(member)
                self._begun += 1

    def dismiss(self) -> None:
        """End them all."""
        for member in self._members:
            member.terminate()
