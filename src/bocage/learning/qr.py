"""QR codes (ISO/IEC 18004), as far as a link needs them: bytes, low or medium correction, all sizes.

code = matrix("https://example.org/#p=…")     # rows of booleans, True is dark
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

Matrix = list[list[bool]]

LOW, MEDIUM = 0, 1
FORMAT_BITS = (1, 0)  # how the two levels are called inside a code
# For each level and version from 1: codewords of correction in a block, and how many blocks there are.
CORRECTION = (
    (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
     28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
    (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
     26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28),
)  # fmt: skip
BLOCKS = (
    (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
     8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
    (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
     17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49),
)  # fmt: skip
LARGEST = 40
BYTES = 4  # the mode
PADDING = (0xEC, 0x11)
MASKS = 8


class TooMuch(ValueError):
    """More than the largest code can hold."""


def matrix(text: str, level: int = LOW) -> Matrix:
    """The smallest code that holds a text.

    Raises:
        TooMuch: none does.
    """
    data = text.encode()
    version = _version(len(data), level)
    words = _with_correction(_words(data, version, level), version, level)
    candidates = [_drawn(words, version, level, mask) for mask in range(MASKS)]
    return min(candidates, key=_penalty)


def side(version: int) -> int:
    """How many modules a code has along each side."""
    return 17 + 4 * version


def _version(length: int, level: int) -> int:
    for version in range(1, LARGEST + 1):
        if 4 + _count_bits(version) + 8 * length <= 8 * data_words(version, level):
            return version
    raise TooMuch(length)


def _count_bits(version: int) -> int:
    return 8 if version < 10 else 16


def data_words(version: int, level: int) -> int:
    """How many codewords of data a version holds."""
    return _raw_bits(version) // 8 - CORRECTION[level][version - 1] * BLOCKS[level][version - 1]


def _raw_bits(version: int) -> int:
    """The modules that are left for data and correction."""
    bits = (16 * version + 128) * version + 64
    if version >= 2:
        marks = version // 7 + 2
        bits -= (25 * marks - 10) * marks - 55
        if version >= 7:
            bits -= 36
    return bits


def _words(data: bytes, version: int, level: int) -> bytes:
    bits = f"{BYTES:04b}{len(data):0{_count_bits(version)}b}" + "".join(f"{byte:08b}" for byte in data)
    room = 8 * data_words(version, level)
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[place : place + 8], 2) for place in range(0, len(bits), 8)]
    missing = room // 8 - len(words)
    return bytes(words + [PADDING[place % 2] for place in range(missing)])


def _with_correction(words: bytes, version: int, level: int) -> bytes:
    """The words in blocks, each with its correction, woven together."""
    count, extra = BLOCKS[level][version - 1], CORRECTION[level][version - 1]
    short = len(words) // count
    blocks, place = [], 0
    for number in range(count):
        length = short + (1 if number >= count - len(words) % count else 0)
        blocks.append(words[place : place + length])
        place += length
    checks = [remainder(block, extra) for block in blocks]
    woven = [block[at] for at in range(short + 1) for block in blocks if at < len(block)]
    return bytes(woven + [check[at] for at in range(extra) for check in checks])


def multiply(one: int, other: int) -> int:
    """In the field of 256 elements by the polynomial 0x11D."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= ((other >> bit) & 1) * one
    return product


@cache
def _generator(degree: int) -> tuple[int, ...]:
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        for place in range(degree):
            found[place] = multiply(found[place], root)
            if place + 1 < degree:
                found[place] ^= found[place + 1]
        root = multiply(root, 2)
    return tuple(found)


def remainder(block: bytes, degree: int) -> list[int]:
    """The words of correction of a block (Reed and Solomon)."""
    divisor = _generator(degree)
    found = [0] * degree
    for word in block:
        factor = word ^ found.pop(0)
        found.append(0)
        for place in range(degree):
            found[place] ^= multiply(divisor[place], factor)
    return found


def alignment(version: int) -> list[int]:
    """Where the small marks stand, along each side."""
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return [6, *reversed([side(version) - 7 - place * step for place in range(count - 1)])]


def fixed(version: int) -> tuple[Matrix, Matrix]:
    """The marks that every code of a version has, and which modules are taken by them or by the format."""
    size = side(version)
    dark = [[False] * size for _ in range(size)]
    taken = [[False] * size for _ in range(size)]

    def put(row: int, column: int, value: bool) -> None:
        dark[row][column], taken[row][column] = value, True

    for place in range(size):
        put(6, place, place % 2 == 0)
        put(place, 6, place % 2 == 0)
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        for down in range(-4, 5):
            for across in range(-4, 5):
                if 0 <= row + down < size and 0 <= column + across < size:
                    put(row + down, column + across, max(abs(down), abs(across)) not in (2, 4))
    marks = alignment(version)
    corners = ((6, 6), (6, size - 7), (size - 7, 6))
    for row, column in ((row, column) for row in marks for column in marks if (row, column) not in corners):
        for down in range(-2, 3):
            for across in range(-2, 3):
                put(row + down, column + across, max(abs(down), abs(across)) != 1)
    for row, column in _format_places(size):
        put(row, column, False)
    put(size - 8, 8, True)
    if version >= 7:
        _put_version(version, put)
    return dark, taken


def _put_version(version: int, put: Callable[[int, int, bool], None]) -> None:
    rest = version
    for _ in range(12):
        rest = (rest << 1) ^ ((rest >> 11) * 0x1F25)
    bits = version << 12 | rest
    for place in range(18):
        near, far = place // 3, side(version) - 11 + place % 3
        put(near, far, bool(bits >> place & 1))
        put(far, near, bool(bits >> place & 1))


def _format_places(size: int) -> list[tuple[int, int]]:
    """Both copies of the fifteen format bits, each from its lowest bit on."""
    first = [(row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)]
    first += [(8, column) for column in (7, 5, 4, 3, 2, 1, 0)]
    second = [(8, size - 1 - place) for place in range(8)]
    second += [(size - 15 + place, 8) for place in range(8, 15)]
    return first + second


def format_bits(level: int, mask: int) -> int:
    """The format of a code: its level and mask, with their own correction."""
    data = FORMAT_BITS[level] << 3 | mask
    rest = data
    for _ in range(10):
        rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    return (data << 10 | rest) ^ 0x5412


def path(version: int, taken: Matrix) -> Iterator[tuple[int, int]]:
    """The modules for data, in their order: two columns at a time, up and down."""
    size = side(version)
    right = size - 1
    while right >= 1:
        if right == 6:
            right = 5
        for step in range(size):
            row = size - 1 - step if (right + 1) & 2 == 0 else step
            for column in (right, right - 1):
                if not taken[row][column]:
                    yield row, column
        right -= 2


def is_masked(mask: int, row: int, column: int) -> bool:
    """Whether a mask turns a module over."""
    product = row * column
    sums = (
        row + column,
        row,
        column,
        row + column,
        row // 2 + column // 3,
        product % 2 + product % 3,
        product % 2 + product % 3,
        (row + column) % 2 + product % 3,
    )
    return sums[mask] % (2, 2, 3, 3, 2, 6, 2, 2)[mask] == 0


def _drawn(words: bytes, version: int, level: int, mask: int) -> Matrix:
    dark, taken = fixed(version)
    bits = "".join(f"{word:08b}" for word in words)
    for place, (row, column) in enumerate(path(version, taken)):
        bit = place < len(bits) and bits[place] == "1"
        dark[row][column] = bit != is_masked(mask, row, column)
    bits_of_format = format_bits(level, mask)
    places = _format_places(side(version))
    for number, (row, column) in enumerate(places):
        dark[row][column] = bool(bits_of_format >> number % 15 & 1)
    return dark


def _penalty(code: Matrix) -> int:
    """How hard a code is to read: long runs, blocks, false marks, too much of one colour."""
    lines = [*("".join("01"[module] for module in row) for row in code)]
    columns = ["".join(letters) for letters in zip(*lines, strict=True)]
    found = 0
    for line in (*lines, *columns):
        for run in line.replace("01", "0 1").replace("10", "1 0").split():
            found += len(run) - 2 if len(run) >= 5 else 0
        found += 40 * sum(_count(line, false) for false in ("10111010000", "00001011101"))
    for above, below in pairwise(lines):
        for place in range(len(above) - 1):
            found += 3 * ({*above[place : place + 2], *below[place : place + 2]} in ({"0"}, {"1"}))
    dark = sum(line.count("1") for line in lines)
    return found + 10 * int(abs(dark * 20 - len(lines) ** 2 * 10) / len(lines) ** 2)


def _count(line: str, part: str) -> int:
    """How often a part stands in a line, overlapping ones too."""
    return sum(line.startswith(part, place) for place in range(len(line)))
