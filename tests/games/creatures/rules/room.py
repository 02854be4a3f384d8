"""What a farm of a scenario has room for, asked of the engine."""

from __future__ import annotations

from tests.games.creatures.scenario import CreaturesTable


def most(table: CreaturesTable, seat: int, animal: str) -> int:
    """The greatest number of animals of one type that the farm could house without any others."""
    number = 0
    while table.farm(seat).holds(**{animal: number + 1}):
        number += 1
    return number
