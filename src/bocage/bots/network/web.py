"""The network in the worker of a page: its numbers lie in typed arrays there, and JavaScript adds them up.

Both sides share three pieces of Python's memory, so that asking costs one call without arguments to convert.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import TYPE_CHECKING

from bocage.bots.network.plain import HeadJudge, shares

if TYPE_CHECKING:
    from bocage.bots.network.judge import Bound

# What the worker offers (web/src/lib/offline/judge.ts); anywhere else there is no such module.
_make = import_module("bocage_judge").make
NAMES = ("rows", "scale", "bias1", "weight2", "bias2", "head", "head_bias", "move", "move_bias")


class WebJudge(HeadJudge):
    """Judges row by row."""

    def __init__(self, bound: Bound) -> None:
        first, second, trunks, self.heads, self.seats, _ = bound.sizes
        self._row = bytearray(len(bound.cap))
        self._asked = array("i", [0] * len(bound.place))
        self._found = array("d", [0.0] * max(self.heads, len(bound.place)))
        parts = [bound.offset, bound.cap, bound.place, *(bound.block(name) for name in NAMES)]
        self._net = _make([first, second, trunks], parts, [self._row, self._asked, self._found])

    def _heads(self, row: bytes, count: int) -> tuple[float, ...]:
        if len(row) != len(self._row):
            raise ValueError("a row has one byte for each input")
        self._row[:] = row
        self._net.heads(count)
        return tuple(self._found[:count])

    def prior(self, row: bytes, actions: list[int]) -> list[float]:
        """As `Judge.prior`."""
        self._row[:] = row
        self._asked[: len(actions)] = array("i", actions)
        self._net.logits(len(actions))
        return shares(self._found[: len(actions)].tolist())
