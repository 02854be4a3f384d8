"""Packed rows: what one seat sees and may do, as a few bytes.

A row has two parts, kept apart: the counts of the observation, one byte each; and bits, which are the flags
of the observation, filled up to a whole byte, and the mask of the allowed actions, likewise. Bits are packed
from the lowest, so `numpy.unpackbits` with little bit order opens a whole batch at once, and `seen` and
`allowed` a single row.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le

from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import State
from bocage.envs.stepping.native import i32, u8

_WORD: Final = 32  # bits that are written at a time
_LOW: Final = 0xFFFFFFFF
_SIGN: Final = 0x80000000
# Seven bits times this, masked, are seven bytes: copies 7 apart put bit i at place 8 i.
_COPIES: Final = 0x40810204081
_BYTES: Final = 0x1010101010101


@mypyc_attr(acyclic=True)
class Row:
    """Writes rows, one after the other, into two buffers.

    Attributes:
        numbers: the counts of all rows; bits: their flags and masks.
    """

    def __init__(self) -> None:
        self.numbers: BytesWriter = BytesWriter()
        self.bits: BytesWriter = BytesWriter()
        # Flags are put together in a word of 32 bits before they are written.
        self._word: i64 = 0
        self._filled: i64 = 0

    def clear(self) -> None:
        """Begin empty buffers."""
        self.numbers.truncate(0)
        self.bits.truncate(0)

    def count(self, number: i64) -> None:
        """A count of 0 to 255."""
        self.numbers.append(u8(number))

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four counts at once, which takes no longer than one."""
        number = first | (second << 8) | (third << 16) | (fourth << 24)
        write_i32_le(self.numbers, i32((number ^ _SIGN) - _SIGN))

    def lanes(self, word: i64) -> None:
        """The first four lanes of a packed word (`core.lanes`) as four counts."""
        low = (word & 255) | ((word >> 1) & 0xFF00)
        high = ((word >> 18) & 255) | ((word >> 19) & 0xFF00)
        number = low | (high << 16)
        write_i32_le(self.numbers, i32((number ^ _SIGN) - _SIGN))

    def counts(self, numbers: bytes) -> None:
        """Several counts that lie there as bytes."""
        self.numbers.write(numbers)

    def flag(self, is_so: bool) -> None:
        """One flag."""
        self._put(1 if is_so else 0, 1)

    def flags(self, mask: i64, size: i64) -> None:
        """So many flags, the lowest bit first."""
        while size > 30:
            self._put(mask & 0x3FFFFFFF, 30)
            mask >>= 30
            size -= 30
        self._put(mask, size)

    def _put(self, mask: i64, size: i64) -> None:
        bits = self._word | (mask << self._filled)
        filled = self._filled + size
        if filled >= _WORD:
            write_i32_le(self.bits, i32(((bits & _LOW) ^ _SIGN) - _SIGN))
            bits >>= _WORD
            filled -= _WORD
        self._word = bits
        self._filled = filled

    def end_flags(self) -> None:
        """Write the flags that are left, up to a whole byte."""
        while self._filled > 0:
            self.bits.append(u8(self._word & 255))
            self._word >>= 8
            self._filled -= 8
        self._filled = 0
        self._word = 0

    def mask(self, menu: Menu, table: ActionTable) -> None:
        """The mask of what a menu offers."""
        out = self.bits
        start: i64 = len(out)
        out.write(table.empty)
        place: i64 = 0
        while place < menu.count:
            kind = menu.kind_at(place)
            bits = menu.mask_at(place) >> table.skipped(kind)
            first = table.first(kind)
            at = start + (first >> 3)
            shift = first & 7
            out[at] = u8(i64(out[at]) | ((bits << shift) & 255))
            bits >>= 8 - shift
            while bits:
                at += 1
                out[at] = u8(i64(out[at]) | (bits & 255))
                bits >>= 8
            place += 1


@mypyc_attr(acyclic=True)
class ActionTable:
    """The numbers of actions in an environment: a dense numbering without those of chance.

    Args:
        spans: for each kind of action its first number, its first argument and how many arguments it has;
            none for the kinds of chance.

    Attributes:
        size: how many numbers there are; empty: a packed mask that allows nothing.
        actions: the action of the game for each number.
    """

    def __init__(self, spans: list[tuple[int, int, int]]) -> None:
        self._first = bytes(first & 255 for first, _, _ in spans)
        self._first_high = bytes(first >> 8 for first, _, _ in spans)
        self._skipped = bytes(skipped for _, skipped, _ in spans)
        self.actions: list[i64] = [
            kind * 64 + skipped + place
            for kind, (_, skipped, size) in enumerate(spans)
            for place in range(size)
        ]
        self.size: int = len(self.actions)
        self.empty: bytes = bytes((self.size + 7) // 8)

    def first(self, kind: i64) -> i64:
        """The number of a kind's first action."""
        return self._first[kind] + self._first_high[kind] * 256

    def skipped(self, kind: i64) -> i64:
        """How many arguments at the beginning of a kind have no number."""
        return self._skipped[kind]

    def number(self, action: i64) -> i64:
        """The number of an action of the game that is not chance's."""
        kind = action >> 6
        return self.first(kind) + (action & 63) - self.skipped(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what one seat of a game may know. Each game has its own, in `bocage.envs.features`."""

    def write(self, s: State, seat: i64, row: Row) -> None:
        """The counts, then the flags, in the order of the game's table of features."""

    def scores(self, s: State) -> list[float]:
        """The score of each seat as it is now."""
        return []

    def winners(self, s: State) -> list[int]:
        """The seats that have won, once the game is over."""
        return []


def open_bits(bits: bytes, size: i64, out: BytesWriter) -> None:
    """Write so many bits as bytes of 0 and 1."""
    end: i64 = len(out) + size
    place: i64 = 0
    while place * 8 < size:
        byte: i64 = bits[place]
        write_i64_le(out, ((byte & 127) * _COPIES & _BYTES) | ((byte >> 7) << 56))
        place += 1
    out.truncate(end)


def seen(encoder: Encoder, s: State, seat: i64, flags: i64, row: Row) -> bytes:
    """What one seat sees, one byte for each count and each of so many flags; `row` is scratch paper."""
    row.clear()
    encoder.write(s, seat, row)
    row.end_flags()
    open_bits(row.bits.getvalue(), flags, row.numbers)
    return row.numbers.getvalue()


def allowed(menu: Menu, table: ActionTable, row: Row) -> bytes:
    """What a menu offers, one byte for each action; `row` is scratch paper."""
    row.clear()
    row.mask(menu, table)
    open_bits(row.bits.getvalue(), table.size, row.numbers)
    return row.numbers.getvalue()
