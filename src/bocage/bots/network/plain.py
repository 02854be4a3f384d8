"""The network in plain Python: for machines without compiler and NumPy. Slow, and the same numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.bots.network.judge import Bound


def shares(logits: list[float]) -> list[float]:
    """Numbers that add up to 1, in proportion to e to the power of the logits."""
    if not logits:
        return []
    highest = max(logits)
    powers = [exp(logit - highest) for logit in logits]
    return [power / sum(powers) for power in powers]


class HeadJudge(ABC):
    """What judges have in common however they multiply: all that is read off the heads of a network.

    Attributes:
        heads: how many there are; seats: for how many players at most.
    """

    heads: int
    seats: int

    @abstractmethod
    def _heads(self, row: bytes, count: int) -> tuple[float, ...]:
        """The first heads, so many."""

    def values(self, row: bytes) -> tuple[float, ...]:
        """As `Judge.values`."""
        return self._heads(row, 2 * self.seats)

    def outputs(self, row: bytes) -> tuple[float, ...]:
        """As `Judge.outputs`."""
        return self._heads(row, self.heads)

    def worth(self, row: bytes, place: int, seats: int) -> float:
        """As `Judge.worth`."""
        return worth_of(self.values(row), place, seats, self.seats)


class PlainJudge(HeadJudge):
    """Judges row by row. What a count adds is worked out when it is first met."""

    def __init__(self, bound: Bound) -> None:
        self.first, self.second, self.trunks, self.heads, self.seats, _ = bound.sizes
        self._offset, self._cap, self._place = bound.offset, bound.cap, bound.place
        self._rows = array("b", bound.block("rows"))
        self._scale = array("f", bound.block("scale"))
        self._bias1 = array("f", bound.block("bias1")).tolist()
        self._bias2 = self._split("bias2", bound)
        self._weight2 = self._split("weight2", bound)
        self._head, self._head_bias = self._split("head", bound), array("f", bound.block("head_bias"))
        self._move, self._move_bias = self._split("move", bound), array("f", bound.block("move_bias"))
        self._known: dict[int, list[float]] = {}

    def _split(self, name: str, bound: Bound) -> list[list[float]]:
        numbers = array("f", bound.block(name)).tolist()
        return [numbers[start : start + self.second] for start in range(0, len(numbers), self.second)]

    def _added(self, start: int, count: int) -> list[float]:
        """The rows from one on, added up."""
        found = self._known.get(start * 256 + count)
        if found is None:
            below = self._added(start, count - 1) if count > 1 else [0.0] * self.first
            row = start + count - 1
            scale = self._scale[row]
            small = self._rows[row * self.first : (row + 1) * self.first]
            found = [low + scale * more for low, more in zip(below, small, strict=True)]
            self._known[start * 256 + count] = found
        return found

    def _hidden(self, row: bytes, trunk: int) -> list[float]:
        """One of the second layers."""
        if len(row) != len(self._cap):
            raise ValueError("a row has one byte for each input")
        sums = [self._bias1]
        for place, count in enumerate(row):
            if count and self._offset[place] >= 0:
                sums.append(self._added(self._offset[place], min(count, self._cap[place])))
        found = [self._bias2[trunk]]
        for unit, values in enumerate(zip(*sums, strict=True)):
            value = sum(values)
            if value > 0:
                weights = self._weight2[unit * self.trunks + trunk]
                found.append([value * weight for weight in weights])
        return [max(0.0, sum(values)) for values in zip(*found, strict=True)]

    def _heads(self, row: bytes, count: int) -> tuple[float, ...]:
        hidden = self._hidden(row, 0)
        return tuple(self._head_bias[place] + dot(self._head[place], hidden) for place in range(count))

    def prior(self, row: bytes, actions: list[int]) -> list[float]:
        """As `Judge.prior`."""
        hidden = self._hidden(row, self.trunks - 1)
        logits: list[float] = []
        for action in actions:
            place = self._place[action]
            logits.append(0.0 if place < 0 else self._move_bias[place] + dot(self._move[place], hidden))
        return shares(logits)


def dot(weights: list[float], values: list[float]) -> float:
    """The sum of the products."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def worth_of(values: tuple[float, ...], place: int, seats: int, most: int) -> float:
    """What a position is worth to one seat; of two, what one wins the other loses."""
    if seats == 1:
        return values[most]
    if seats == 2:
        half = (values[0] - values[1]) / 2.0
        return half if place == 0 else -half
    return values[place]
