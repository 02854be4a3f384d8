"""`python -m bocage.training.blend FILE OTHER --share 0.6 --to FILE`

makes a network between two of the same shape, of which one was made from the other: every number lies so far
on the way from the first to the second. What was learned for one sort of table and what was known of all
others are both kept in part, for a training to go on from there.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from dataclasses import replace
from pathlib import Path

from bocage.bots.network import Network, read_network, write_network
from bocage.core.errors import BocageError
from bocage.training.errors import TrainingProblem

_LARGEST = 127.0  # of the small integers
_SMALLEST = 1e-9


def blended(one: Network, other: Network, share: float) -> Network:
    """The network between two; how it was made is told by the second.

    Raises:
        TrainingProblem: they do not have the same inputs, lines, moves or layers.
    """
    if _shape(one) != _shape(other):
        raise TrainingProblem("train-other-shape")
    blocks = {
        name: _between(array("f", block), array("f", other.blocks[name]), share).tobytes()
        for name, block in one.blocks.items()
        if name not in ("rows", "scale")
    }
    blocks["rows"], blocks["scale"] = _rows(one, other, share)
    return replace(other, blocks=blocks)


def _shape(network: Network) -> tuple[object, ...]:
    layers = (network.first, network.second, network.trunks, network.seats)
    return (network.game, network.inputs, network.lines, network.moves, layers)


def _between(one: array[float], other: array[float], share: float) -> array[float]:
    return array("f", ((1.0 - share) * a + share * b for a, b in zip(one, other, strict=True)))


def _rows(one: Network, other: Network, share: float) -> tuple[bytes, bytes]:
    """The rows of the first table as small integers, and the scale of each."""
    width = one.first
    found, scales = array("b"), array("f")
    ours, theirs = (_unscaled(network) for network in (one, other))
    for start in range(0, len(ours), width):
        row = _between(ours[start : start + width], theirs[start : start + width], share)
        scale = max(_SMALLEST, *(abs(number) for number in row)) / _LARGEST
        scales.append(scale)
        found.extend(round(number / scale) for number in row)
    return found.tobytes(), scales.tobytes()


def _unscaled(network: Network) -> array[float]:
    small, scales = array("b", network.blocks["rows"]), array("f", network.blocks["scale"])
    width = network.first
    return array("f", (number * scales[place // width] for place, number in enumerate(small)))


def main() -> int:
    """Blend two files."""
    words = argparse.ArgumentParser(prog="bocage.training.blend")
    words.add_argument("file", type=Path)
    words.add_argument("other", type=Path)
    words.add_argument("--share", type=float, default=0.5, help="how far on the way to the other one")
    words.add_argument("--to", type=Path, required=True)
    given = words.parse_args()
    try:
        one, other = read_network(given.file), read_network(given.other)
        write_network(blended(one, other, given.share), given.to)
    except BocageError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
