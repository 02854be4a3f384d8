"""The network with NumPy, where the part in C could not be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bocage.bots.network.plain import HeadJudge

if TYPE_CHECKING:
    from bocage.bots.network.judge import Bound

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


class ArraysJudge(HeadJudge):
    """Judges row by row."""

    def __init__(self, bound: Bound) -> None:
        self.first, self.second, self.trunks, self.heads, self.seats, _ = bound.sizes
        self._offset = np.array(bound.offset, np.int64)
        self._cap = np.frombuffer(bound.cap, np.uint8)
        self._place = np.array(bound.place, np.int64)
        self._table = self._added(bound)
        self._bias1 = self._block("bias1", bound)
        self._bias2 = self._block("bias2", bound).reshape(self.trunks, self.second)
        self._weight2 = self._block("weight2", bound).reshape(self.first, self.trunks, self.second)
        self._head = self._block("head", bound).reshape(-1, self.second)
        self._head_bias = self._block("head_bias", bound)
        self._move = self._block("move", bound).reshape(-1, self.second)
        self._move_bias = self._block("move_bias", bound)

    def _block(self, name: str, bound: Bound) -> Numbers:
        return np.frombuffer(bound.block(name), np.float32)

    def _added(self, bound: Bound) -> Numbers:
        """For each count its rows added up, from one on."""
        small = np.frombuffer(bound.block("rows"), np.int8).reshape(-1, self.first)
        table = small.astype(np.float32) * self._block("scale", bound)[:, None]
        for start, cap in zip(self._offset, self._cap, strict=True):
            if start >= 0:
                table[start : start + cap] = np.cumsum(table[start : start + cap], axis=0)
        return table

    def _hidden(self, row: bytes, trunk: int) -> Numbers:
        """One of the second layers."""
        counts = np.frombuffer(row, np.uint8)
        if len(counts) != len(self._cap):
            raise ValueError("a row has one byte for each input")
        known = np.nonzero((counts > 0) & (self._offset >= 0))[0]
        rows = self._offset[known] + np.minimum(counts[known], self._cap[known]) - 1
        first = np.maximum(self._table[rows].sum(axis=0) + self._bias1, 0.0)
        second: Numbers = np.maximum(first @ self._weight2[:, trunk] + self._bias2[trunk], 0.0)
        return second

    def _heads(self, row: bytes, count: int) -> tuple[float, ...]:
        found = self._head[:count] @ self._hidden(row, 0) + self._head_bias[:count]
        return tuple(found.tolist())

    def prior(self, row: bytes, actions: list[int]) -> list[float]:
        """As `Judge.prior`."""
        places = self._place[np.array(actions, np.int64)]
        logits = self._move[places] @ self._hidden(row, self.trunks - 1) + self._move_bias[places]
        logits = np.where(places < 0, 0.0, logits)
        powers = np.exp(logits - logits.max()) if len(logits) else logits
        found: list[float] = (powers / powers.sum()).tolist()
        return found
