"""QR codes are read back here by the standard, module by module."""

import re
import struct
import zlib

import pytest

from bocage.learning import pictures, qr


def read(code: qr.Matrix) -> tuple[str, int]:
    """The text of a code and its level of correction; every block must be free of errors."""
    size = len(code)
    version = (size - 17) // 4
    formats = {qr.format_bits(level, mask): (level, mask) for level in (0, 1) for mask in range(8)}
    places = [(row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)] + [
        (8, column) for column in (7, 5, 4, 3, 2, 1, 0)
    ]
    level, mask = formats[sum(code[row][column] << place for place, (row, column) in enumerate(places))]
    marks, taken = qr.fixed(version)
    own_format = {(row, 8) for row in range(size)} | {(8, column) for column in range(size)}
    for row in range(size):
        for column in range(size):
            if taken[row][column] and (row, column) not in own_format:
                assert code[row][column] == marks[row][column]
    bits = "".join(
        "01"[code[row][column] != qr.is_masked(mask, row, column)] for row, column in qr.path(version, taken)
    )
    words = [int(bits[place : place + 8], 2) for place in range(0, len(bits) // 8 * 8, 8)]
    data = "".join(f"{word:08b}" for word in unwoven(words, version, level))
    assert data[:4] == "0100"
    width = 8 if version < 10 else 16
    length = int(data[4 : 4 + width], 2)
    body = data[4 + width : 4 + width + 8 * length]
    return bytes(int(body[place : place + 8], 2) for place in range(0, len(body), 8)).decode(), level


def unwoven(words: list[int], version: int, level: int) -> list[int]:
    """The data of all blocks, each checked: a block with its correction has no remainder."""
    count, extra = qr.BLOCKS[level][version - 1], qr.CORRECTION[level][version - 1]
    total = len(words) - count * extra
    lengths = [total // count + (1 if number >= count - total % count else 0) for number in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    place = 0
    for at in range(max(lengths)):
        for number, length in enumerate(lengths):
            if at < length:
                blocks[number].append(words[place])
                place += 1
    checks = [[words[place + at * count + number] for at in range(extra)] for number in range(count)]
    for block, check in zip(blocks, checks, strict=True):
        assert not any(qr.remainder(bytes(block + check), extra))
    return [word for block in blocks for word in block]


@pytest.mark.parametrize("level", [qr.LOW, qr.MEDIUM])
@pytest.mark.parametrize("length", [1, 14, 40, 130, 213, 700, 1900])
def test_a_code_reads_back(length: int, level: int) -> None:
    text = ("https://example.org/#p=" + "aZ9-_é" * 500)[:length]
    assert read(qr.matrix(text, level)) == (text, level)


def test_the_smallest_code_that_holds_a_text_is_taken() -> None:
    assert len(qr.matrix("a" * 17)) == qr.side(1)
    assert len(qr.matrix("a" * 18)) == qr.side(2)


def test_too_long_a_text_is_refused() -> None:
    assert len(qr.matrix("a" * 2953)) == qr.side(40)
    with pytest.raises(qr.TooMuch):
        qr.matrix("a" * 2954)


def test_the_pictures_show_the_code() -> None:
    code = qr.matrix("bocage")
    picture = pictures.svg(code)
    assert picture.startswith("<svg ")
    assert sum(int(run) for run in re.findall(r"h(\d+)v1h-", picture)) == sum(map(sum, code))
    data = pictures.png(code, size=1)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width = struct.unpack(">I", data[16:20])[0]
    assert width == len(code) + 8
    start = data.index(b"IDAT") + 4
    lines = zlib.decompress(data[start : data.index(b"IEND") - 8])
    step = 1 + (width + 7) // 8
    for row, line in enumerate(code, start=4):
        bits = f"{int.from_bytes(lines[row * step + 1 : (row + 1) * step], 'big'):0{8 * (step - 1)}b}"
        assert [bit == "0" for bit in bits[4 : 4 + len(code)]] == line


def test_a_terminal_shows_two_rows_a_line() -> None:
    code = qr.matrix("bocage")
    lines = pictures.blocks(code).split("\n")
    assert len(lines) == (len(code) + 9) // 2
    assert {len(line) for line in lines} == {len(code) + 8}
