"""Rows: what one seat sees and may do, as a few bytes.

A row has two parts: the counts of the observation, one byte each; and its flags, with the mask of the allowed
actions. Flags come in two forms. A packed row keeps them apart from the counts as bits, filled up to a whole
byte, and the mask likewise: packed from the lowest, so that `numpy.unpackbits` with little bit order opens a
whole batch at once. An open row has one byte for each flag, behind the counts, ready to be taken as it is.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le, write_i32_le, write_i64_le

from bocage.core.lanes import bit
from bocage.core.menu import Menu
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import State
from bocage.envs.stepping.native import i16, i32, u8

_WORD: Final = 64  # bits that are written at a time
_HALF: Final = 32
_LOW: Final = 0xFFFFFFFF
_SIGN: Final = 0x80000000
_SHORT_SIGN: Final = 0x8000
_BYTE_SIGN: Final = 0x80
# Seven bits times this, masked, are seven bytes: copies 7 apart put bit i at place 8 i.
_COPIES: Final = 0x40810204081
_BYTES: Final = 0x1010101010101
_NO_FLAGS: Final = [bytes(size) for size in range(64)]


@mypyc_attr(acyclic=True)
class RowWriter:
    """Writes rows, one after the other.

    Args:
        is_open: whether every flag is a byte of its own, behind the counts.

    Attributes:
        numbers: the counts of all rows; open rows are here altogether.
        bits: the flags and masks of packed rows.
    """

    def __init__(self, is_open: bool = False) -> None:
        self.is_open: Final = is_open
        self.numbers: BytesWriter = BytesWriter()
        self.bits: BytesWriter = BytesWriter()
        # Flags are put together in a word of 64 bits before they are written.
        self._word: i64 = 0
        self._filled: i64 = 0

    def clear(self) -> None:
        """Begin empty buffers."""
        self.numbers.truncate(0)
        self.bits.truncate(0)

    def count(self, number: i64) -> None:
        """A count of 0 to 255."""
        self.numbers.append(u8(number))

    def two(self, first: i64, second: i64) -> None:
        """Two counts at once."""
        number = first | (second << 8)
        write_i16_le(self.numbers, i16((number ^ _SHORT_SIGN) - _SHORT_SIGN))

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

    def ten(self, six: i64, four: i64) -> None:
        """All six lanes of a packed word and the first four of another as ten counts."""
        first = six & 255 | (six >> 1) & 0xFF00 | (six >> 2) & 0xFF0000 | (six >> 3) & 0xFF000000
        first |= (six >> 4) & 0xFF00000000 | (six >> 5) & 0xFF0000000000 | (four & 255) << 48
        last = ((four >> 9) & 255 ^ _BYTE_SIGN) - _BYTE_SIGN
        write_i64_le(self.numbers, first | last << 56)
        number = (four >> 18) & 255 | (four >> 19) & 0xFF00
        write_i16_le(self.numbers, i16((number ^ _SHORT_SIGN) - _SHORT_SIGN))

    def counts(self, numbers: bytes) -> None:
        """Several counts that lie there as bytes."""
        self.numbers.write(numbers)

    def flags(self, mask: i64, size: i64) -> None:
        """So many flags, at most 63, the lowest bit first; the mask has no others."""
        if self.is_open:
            self._open_flags(mask, size)
            return
        filled = self._filled
        word = self._word | mask << filled
        over = filled + size - _WORD
        if over >= 0:
            self._write_word(word)
            self._word = mask >> (size - over)
            self._filled = over
        else:
            self._word = word
            self._filled = filled + size

    def _write_word(self, word: i64) -> None:
        """The low 64 bits. Interpreted, a word can have more, and its top bit is no sign."""
        high = ((word >> _HALF) & _LOW ^ _SIGN) - _SIGN
        write_i64_le(self.bits, high << _HALF | word & _LOW)

    def no_flags(self, size: i64) -> None:
        """So many flags that are not set, any number of them: sets of cards are mostly empty."""
        if self.is_open:
            while size >= len(_NO_FLAGS):
                self.numbers.write(_NO_FLAGS[-1])
                size -= len(_NO_FLAGS) - 1
            self.numbers.write(_NO_FLAGS[size])
            return
        filled = self._filled + size
        if filled >= _WORD:
            self._write_word(self._word)
            self._word = 0
            filled -= _WORD
            while filled >= _WORD:
                write_i64_le(self.bits, 0)
                filled -= _WORD
        self._filled = filled

    def _open_flags(self, mask: i64, size: i64) -> None:
        """Eight bytes at a time; what was written too much is taken back."""
        out = self.numbers
        while mask:
            write_i64_le(out, ((mask & 127) * _COPIES & _BYTES) | (((mask >> 7) & 1) << 56))
            mask >>= 8
            size -= 8
        if size > 0:
            out.write(_NO_FLAGS[size])
        elif size < 0:
            out.truncate(len(out) + size)

    def end_flags(self) -> None:
        """Write the packed flags that are left, up to a whole byte."""
        if self._filled >= _HALF:
            write_i32_le(self.bits, i32(((self._word & _LOW) ^ _SIGN) - _SIGN))
            self._word >>= _HALF
            self._filled -= _HALF
        while self._filled > 0:
            self.bits.append(u8(self._word & 255))
            self._word >>= 8
            self._filled -= 8
        self._filled = 0
        self._word = 0

    def mask(self, menu: Menu, table: ActionTable) -> None:
        """The mask of what a menu offers."""
        out = self.numbers if self.is_open else self.bits
        start: i64 = len(out)
        out.write(table.nothing if self.is_open else table.empty)
        place: i64 = 0
        while place < menu.count:
            kind = menu.kind_at(place)
            bits = menu.mask_at(place) >> table.skipped(kind)
            if self.is_open:
                _set_bytes(out, start + table.first(kind), bits)
            else:
                _set_bits(out, start, table.first(kind), bits)
            place += 1


def flag_at(is_so: bool, place: i64) -> i64:
    """A flag as a bit of a word, for several that are written together."""
    if is_so:
        return bit(place)
    return 0


def _set_bits(out: BytesWriter, start: i64, first: i64, bits: i64) -> None:
    """Add bits from a place on that is counted in bits."""
    at = start + (first >> 3)
    shift = first & 7
    out[at] = u8(i64(out[at]) | ((bits << shift) & 255))
    bits >>= 8 - shift
    while bits:
        at += 1
        out[at] = u8(i64(out[at]) | (bits & 255))
        bits >>= 8


def _set_bytes(out: BytesWriter, at: i64, bits: i64) -> None:
    """Write 1 for each bit, from a place on."""
    while bits:
        if bits & 255 == 0:
            at += 8
            bits >>= 8
            continue
        if bits & 1:
            out[at] = 1
        at += 1
        bits >>= 1


@mypyc_attr(acyclic=True)
class ActionTable:
    """The numbers of actions in an environment: a dense numbering without those of chance.

    Args:
        spans: for each kind of action, and for each word of its arguments behind all kinds of the last word,
            its first number, first place and how many places there are; none for the kinds of chance.

    Attributes:
        size: how many numbers there are.
        empty, nothing: masks that allow nothing, packed and open.
        actions: the action of the game for each number.
    """

    def __init__(self, spans: list[tuple[int, int, int]]) -> None:
        self._first = b"".join(first.to_bytes(2, "little") for first, _, _ in spans)
        self._skipped = b"".join(skipped.to_bytes(2, "little") for _, skipped, _ in spans)
        self.actions: list[i64] = [
            kind * 64 + skipped + place
            for kind, (_, skipped, size) in enumerate(spans)
            for place in range(size)
        ]
        self.size: int = len(self.actions)
        self.empty: bytes = bytes((self.size + 7) // 8)
        self.nothing: bytes = bytes(self.size)

    def first(self, kind: i64) -> i64:
        """The number of a kind's first action."""
        return i64(read_i16_le(self._first, kind * 2))

    def skipped(self, kind: i64) -> i64:
        """How many arguments at the beginning of a kind have no number."""
        return i64(read_i16_le(self._skipped, kind * 2))

    def number(self, action: i64) -> i64:
        """The number of an action of the game that is not chance's."""
        kind = action >> 6
        return self.first(kind) + (action & 63) - self.skipped(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what one seat of a game may know. Each game has its own, in `bocage.envs.features`."""

    def write(self, s: State, seat: i64, row: RowWriter) -> None:
        """The counts, then the flags, in the order of the game's table of features."""

    def scores(self, s: State) -> list[float]:
        """The score of each seat as it is now."""
        return []

    def winners(self, s: State) -> list[int]:
        """The seats that have won, once the game is over."""
        return []
