"""A network as a file: a line that says what it is, a header in JSON, then plain numbers.

Inputs, lines and moves are kept by name, so that a network outlives a new card: what it does not know counts
nothing, and what it knows and nobody has any more is never set.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from array import array
from dataclasses import dataclass, field
from pathlib import Path

from bocage.bots.errors import BotProblem

MAGIC = b"bocage network 1\n"
LARGEST = 2 * 1024 * 1024
_LENGTH = struct.Struct("<I")
_CODES = {"int8": ("b", 1), "float16": ("e", 2), "float32": ("f", 4)}
# What is kept: the name of each block of numbers, and how exactly.
BLOCKS = {
    "rows": "int8",
    "scale": "float32",
    "bias1": "float32",
    "weight2": "float16",
    "bias2": "float32",
    "head": "float32",
    "head_bias": "float32",
    "move": "float16",
    "move_bias": "float32",
}


@dataclass
class Network:
    """What a network file says.

    Attributes:
        game: the id of the game it judges; rules: the version of the rules it learned.
        inputs: names of the counts it reads with the largest number told apart, in the order of its rows.
        lines: the lines of a score sheet; moves: the actions, in notation; seats: for how many it judges.
        first: how many units its first layer has.
        second: how many its second has. There are so many `trunks` of it: one for values and one for moves,
            so that neither is learned at the other's expense; or a single one for both.
        made: how it was made (games, hours …).
        strength: what was measured.
        blocks: the numbers, as bytes of 32-bit floats; `rows` as small integers, to be scaled.
        appetite: what a point of its own counts, for whoever plays with it, beside being one ahead.
    """

    game: str
    rules: int
    inputs: list[tuple[str, int]]
    lines: list[str]
    moves: list[str]
    seats: int
    first: int
    second: int
    made: dict[str, object] = field(default_factory=dict)
    strength: dict[str, object] = field(default_factory=dict)
    blocks: dict[str, bytes] = field(default_factory=dict)
    trunks: int = 1
    appetite: float = 0.0

    @property
    def heads(self) -> int:
        """Margin, points and chance to win of each seat, and every line of its score sheet."""
        return self.seats * (3 + len(self.lines))

    def sizes(self) -> dict[str, int]:
        """How many numbers each block has."""
        rows = sum(cap for _, cap in self.inputs)
        return {
            "rows": rows * self.first,
            "scale": rows,
            "bias1": self.first,
            "weight2": self.first * self.second * self.trunks,
            "bias2": self.second * self.trunks,
            "head": self.heads * self.second,
            "head_bias": self.heads,
            "move": len(self.moves) * self.second,
            "move_bias": len(self.moves),
        }


def write_network(network: Network, file: Path) -> None:
    """Write a network, all of it or nothing."""
    packed = {name: _packed(network.blocks[name], kind) for name, kind in BLOCKS.items()}
    body = b"".join(packed[name] for name in BLOCKS)
    header = {
        "game": network.game,
        "rules": network.rules,
        "inputs": network.inputs,
        "lines": network.lines,
        "moves": network.moves,
        "seats": network.seats,
        "units": [network.first, network.second, network.trunks],
        "appetite": network.appetite,
        "made": network.made,
        "strength": network.strength,
        "checksum": hashlib.blake2b(body, digest_size=16).hexdigest(),
    }
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode()
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(MAGIC + _LENGTH.pack(len(text)) + text + body)
    draft.replace(file)


def read_network(file: Path) -> Network:
    """Read a network.

    Raises:
        BotProblem: the file is missing, damaged, or no network.
    """
    try:
        data = file.read_bytes()
    except OSError:
        raise BotProblem("network-missing", file=str(file)) from None
    if not data.startswith(MAGIC):
        raise BotProblem("network-foreign", file=str(file))
    try:
        return _parsed(data[len(MAGIC) :])
    except (ValueError, KeyError, TypeError, struct.error):
        raise BotProblem("network-damaged", file=str(file)) from None


def _parsed(data: bytes) -> Network:
    size = _LENGTH.unpack_from(data)[0]
    header = json.loads(data[_LENGTH.size : _LENGTH.size + size])
    body = data[_LENGTH.size + size :]
    if hashlib.blake2b(body, digest_size=16).hexdigest() != header["checksum"]:
        raise ValueError("checksum")
    first, second, *trunks = header["units"]
    network = Network(
        game=header["game"],
        rules=header["rules"],
        inputs=[(str(name), int(cap)) for name, cap in header["inputs"]],
        lines=list(header["lines"]),
        moves=list(header["moves"]),
        seats=int(header["seats"]),
        first=int(first),
        second=int(second),
        trunks=int(trunks[0]) if trunks else 1,
        appetite=float(header.get("appetite", 0.0)),  # the first networks have none
        made=dict(header["made"]),
        strength=dict(header["strength"]),
    )
    sizes = network.sizes()
    place = 0
    for name, kind in BLOCKS.items():
        length = sizes[name] * _CODES[kind][1]
        network.blocks[name] = _opened(body[place : place + length], sizes[name], kind)
        place += length
    if place != len(body):
        raise ValueError("length")
    return network


def _packed(numbers: bytes, kind: str) -> bytes:
    """A block as it lies in the file: little-endian, 16 bits where that is enough."""
    if kind == "int8":
        return numbers
    values = array("f", numbers)
    return struct.pack(f"<{len(values)}{_CODES[kind][0]}", *values)


def _opened(data: bytes, count: int, kind: str) -> bytes:
    """A block as floats of this machine; small integers stay as they are."""
    code, width = _CODES[kind]
    if len(data) != count * width:
        raise ValueError("length")
    if kind == "int8" or (kind == "float32" and sys.byteorder == "little"):
        return data
    return array("f", struct.unpack(f"<{count}{code}", data)).tobytes()
