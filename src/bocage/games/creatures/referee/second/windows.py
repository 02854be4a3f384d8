"""Windows: the moments at which buildings are used (C-8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bocage.games.creatures.referee.second.asking import STOP, Question, Steps, pause
from bocage.games.creatures.referee.second.table import Table


@dataclass(frozen=True)
class WindowUse:
    """What a building does in its window: when it can, how, and whether it has to."""

    usable: Callable[[Table, int], bool]
    effect: Callable[[Table, int], Steps]
    must: bool = False


def window(
    table: Table, seat: int, rule: str, uses: dict[str, WindowUse], calls: frozenset[str] = frozenset()
) -> Steps:
    """Buildings that work at this moment, each at most once, in any order; `calls` must be asked about."""
    farm = table.farms[seat]
    left = {tile: use for tile, use in uses.items() if farm.has(tile)}
    table.moment = seat

    answer = None
    while answer != STOP:
        now = [tile for tile, use in left.items() if use.usable(table, seat)]
        duty = any(left[tile].must for tile in now)
        answers = frozenset([f"use {tile}" for tile in now] + ([] if duty else [STOP]))
        answer = yield Question(seat, answers, calls=calls, rule=rule)
        if answer is not None and answer != STOP:
            table.busy = True
            yield from left.pop(answer.split()[1]).effect(table, seat)
            yield from pause(table, seat)
            table.busy = False
    table.moment = None
