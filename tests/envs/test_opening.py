"""The packed rows of a batch, opened in C and by NumPy."""

from importlib import import_module

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.envs import BatchedEnv
from bocage.envs.opening import Masks, Rows, RowSizes, opened_by_numpy, opened_natively
from tests.needs import compiled

SIZES = st.builds(RowSizes, st.integers(1, 40), st.integers(0, 40), st.integers(1, 40))
SMALL = RowSizes(2, 9, 3)  # a row: two counts; two bytes of flags and one of actions


def natively(counts: bytes, bits: bytes, sizes: RowSizes) -> tuple[Rows, Masks]:
    opened = opened_natively()
    assert opened is not None
    return opened(counts, bits, sizes)


def packed(sizes: RowSizes, rows: int) -> int:
    return rows * ((sizes.flags + 7) // 8 + (sizes.actions + 7) // 8)


def test_a_row_is_its_counts_then_its_flags_and_the_mask_apart() -> None:
    for opened in (opened_by_numpy, opened_natively() or opened_by_numpy):
        seen, allowed = opened(b"\x07\xff", b"\x05\x01\x06", SMALL)
        assert seen.tolist() == [[7, 255, 1, 0, 1, 0, 0, 0, 0, 0, 1]]
        assert allowed.tolist() == [[0, 1, 1]]


@compiled
@given(sizes=SIZES, rows=st.integers(1, 5), data=st.data())
def test_both_ways_open_the_same(sizes: RowSizes, rows: int, data: st.DataObject) -> None:
    numbers = data.draw(st.binary(min_size=rows * sizes.counts, max_size=rows * sizes.counts))
    size = packed(sizes, rows)
    bits = data.draw(st.binary(min_size=size, max_size=size))
    for one, other in zip(natively(numbers, bits, sizes), opened_by_numpy(numbers, bits, sizes), strict=True):
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


@compiled
def test_sizes_that_do_not_belong_together_are_refused() -> None:
    unpack = import_module("bocage.envs.stepping.unpack").unpack
    seen, allowed = np.empty((2, 11), np.uint8), np.empty((2, 3), np.int8)
    unpack(2, b"1234", b"123456", seen, allowed)
    for rows, counts, bits in ((2, b"1234", b"12345"), (2, b"123", b"123456"), (0, b"", b""), (-1, b"", b"")):
        with pytest.raises(ValueError, match="sizes"):
            unpack(rows, counts, bits, seen, allowed)
    with pytest.raises(ValueError, match="sizes"):
        unpack(2, b"1" * 24, b"12", seen, allowed)  # more counts than the row has room for
    seen.flags.writeable = False
    with pytest.raises((ValueError, BufferError)):
        unpack(2, b"1234", b"123456", seen, allowed)


def test_each_step_has_arrays_of_its_own() -> None:
    env = BatchedEnv("agricola", 3, seed=1)
    first = env.look()
    kept = first.observations.copy(), first.masks.copy()
    first.observations[:] = 9
    first.masks[:] = 9
    second = env.look()
    assert (second.observations == kept[0]).all()
    assert (second.masks == kept[1]).all()
