"""A row of counts, one byte each, as the network reads them."""

from __future__ import annotations

from typing import Final

from bocage.bots.counts.native import BytesWriter, i16, i32, u8, write_i16_le, write_i32_le, write_i64_le
from bocage.core.bitset import WORD, BitSet
from bocage.core.native import i64, mypyc_attr

LARGEST: Final = 255
_SIGN: Final = 0x80000000
_SHORT_SIGN: Final = 0x8000
# Seven bits times this, masked, are seven bytes: copies 7 apart put bit i at place 8 i.
_COPIES: Final = 0x40810204081
_BYTES: Final = 0x1010101010101
_NONE: Final = [bytes(size) for size in range(256)]


def clamp(number: i64) -> i64:
    """The number as far as a byte can hold it; nothing below zero."""
    if number < 0:
        return 0
    if number > LARGEST:
        return LARGEST
    return number


@mypyc_attr(acyclic=True)
class CountWriter:
    """Writes counts one after the other; `clear` begins anew."""

    def __init__(self) -> None:
        self.numbers: BytesWriter = BytesWriter()

    def clear(self) -> None:
        """Begin an empty row."""
        self.numbers.truncate(0)

    def taken(self) -> bytes:
        """The row as it stands."""
        return self.numbers.getvalue()

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

    def six(self, word: i64) -> None:
        """All six lanes of a packed word as six counts."""
        self.lanes(word)
        number = ((word >> 36) & 255) | ((word >> 37) & 0xFF00)
        write_i16_le(self.numbers, i16((number ^ _SHORT_SIGN) - _SHORT_SIGN))

    def zeros(self, size: i64) -> None:
        """So many counts of nothing."""
        while size > LARGEST:
            self.numbers.write(_NONE[LARGEST])
            size -= LARGEST
        self.numbers.write(_NONE[size])

    def flag(self, is_so: bool) -> None:
        """1 or 0."""
        self.numbers.append(u8(1) if is_so else u8(0))

    def flags(self, mask: i64, size: i64) -> None:
        """So many flags, the lowest bit first; the mask has no others. Eight are written at a time."""
        out = self.numbers
        while mask:
            write_i64_le(out, ((mask & 127) * _COPIES & _BYTES) | (((mask >> 7) & 1) << 56))
            mask >>= 8
            size -= 8
        if size > 0:
            out.write(_NONE[size])
        elif size < 0:
            out.truncate(len(out) + size)

    def members(self, numbers: BitSet, first: i64, end: i64) -> None:
        """A flag for each number from the first up to the end: whether it is in the set."""
        word = first // WORD
        while first < end:
            size = min((word + 1) * WORD, end) - first
            self.flags(numbers.word(word) >> (first - word * WORD), size)
            first += size
            word += 1

    def one_of(self, place: i64, size: i64) -> None:
        """So many flags of which one is set; none where the place is outside."""
        if place < 0 or place >= size:
            self.zeros(size)
            return
        self.zeros(place)
        self.numbers.append(u8(1))
        self.zeros(size - place - 1)
