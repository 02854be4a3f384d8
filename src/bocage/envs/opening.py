"""The packed rows of a batch (`stepping.rows`) as arrays: each count and each flag a byte of its own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.uint8]
Masks = NDArray[np.int8]


class RowSizes(NamedTuple):
    """How many counts, flags and actions a row has."""

    counts: int
    flags: int
    actions: int


Opening = Callable[[bytes, bytes, RowSizes], tuple[Rows, Masks]]


def opened_by_numpy(counts: bytes, bits: bytes, sizes: RowSizes) -> tuple[Rows, Masks]:
    """By NumPy, where nothing was compiled."""
    numbers = np.frombuffer(counts, np.uint8).reshape(-1, sizes.counts)
    opened = np.unpackbits(np.frombuffer(bits, np.uint8), bitorder="little").reshape(len(numbers), -1)
    first = (sizes.flags + 7) // 8 * 8
    seen: Rows = np.concatenate((numbers, opened[:, : sizes.flags]), axis=1)
    return seen, opened[:, first : first + sizes.actions].view(np.int8)


def opened_natively() -> Opening | None:
    """The same by a small module in C, several times as fast; None where it was not compiled."""
    try:
        unpack = import_module("bocage.envs.stepping.unpack").unpack
    except ImportError:
        return None

    def opened(counts: bytes, bits: bytes, sizes: RowSizes) -> tuple[Rows, Masks]:
        rows = len(counts) // sizes.counts
        seen = np.empty((rows, sizes.counts + sizes.flags), np.uint8)
        allowed = np.empty((rows, sizes.actions), np.int8)
        unpack(rows, counts, bits, seen, allowed)
        return seen, allowed

    return opened


open_rows: Opening = opened_natively() or opened_by_numpy
