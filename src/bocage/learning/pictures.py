"""QR codes as pictures: SVG for pages, PNG for whatever takes no SVG, half blocks for terminals."""

from __future__ import annotations

import struct
import zlib

from bocage.learning.qr import Matrix

QUIET = 4  # modules of white around a code, as readers want them
SIZE = 6  # pixels of a module


def svg(code: Matrix) -> str:
    """The code as an SVG picture, dark on white whatever stands behind it."""
    size = len(code) + 2 * QUIET
    runs = "".join(
        f"M{QUIET + start} {QUIET + row}h{end - start}v1h-{end - start}z"
        for row, line in enumerate(code)
        for start, end in _runs(line)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{runs}"/></svg>'
    )


def _runs(line: list[bool]) -> list[tuple[int, int]]:
    """Where dark modules begin and end in a row."""
    edges = [
        place
        for place in range(len(line) + 1)
        if (line[place] if place < len(line) else False) != (line[place - 1] if place else False)
    ]
    return list(zip(edges[::2], edges[1::2], strict=True))


def png(code: Matrix, size: int = SIZE) -> bytes:
    """The code as a PNG picture of one bit a pixel."""
    width = (len(code) + 2 * QUIET) * size
    white = [False] * len(code)
    rows = [white] * QUIET + code + [white] * QUIET
    lines = b"".join(_line(row, size, width) * size for row in rows)
    head = struct.pack(">IIBBBBB", width, width, 1, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _line(row: list[bool], size: int, width: int) -> bytes:
    modules = [False] * QUIET + row + [False] * QUIET
    bits = "".join(("0" if module else "1") * size for module in modules)
    bits += "0" * (-width % 8)
    return b"\0" + int(bits, 2).to_bytes(len(bits) // 8, "big")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def blocks(code: Matrix) -> str:
    """The code for a terminal with a dark background: two rows a line."""
    width = len(code) + 2 * QUIET
    white = [False] * width
    rows = [white] * QUIET + [[False] * QUIET + row + [False] * QUIET for row in code] + [white] * QUIET
    rows += [white] * (len(rows) % 2)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(signs[above, below] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
