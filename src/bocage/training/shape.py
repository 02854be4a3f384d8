"""What a network is made for, told without PyTorch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Shape:
    """What a network is made for.

    Attributes:
        inputs: names and largest numbers of the counts; lines, moves: what it speaks of; seats: how many.
        places: the row among the moves of each action of the game.
        first, second: units of the layers; trunks: how many second layers, one for values and one for moves.
    """

    game: str
    rules: int
    inputs: list[tuple[str, int]]
    lines: list[str]
    moves: list[str]
    places: list[int]
    seats: int
    first: int
    second: int
    trunks: int = 1

    @property
    def rows(self) -> int:
        """Rows of the first table: one for each number of each count."""
        return sum(cap for _, cap in self.inputs)

    @property
    def heads(self) -> int:
        """Outputs, without the moves."""
        return self.seats * (3 + len(self.lines))
