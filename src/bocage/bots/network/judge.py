"""A network bound to a game: its counts and actions on one side, rows of the network on the other."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from bocage.bots.counts.tally import PositionCounter
from bocage.bots.network.file import Network
from bocage.core.codec import Codec

UNKNOWN = -1
# The ways to compute, the fastest first. All give the same numbers.
WAYS = ("native", "web", "arrays", "plain")


class Judge(Protocol):
    """What judges rows of counts."""

    def values(self, row: bytes) -> tuple[float, ...]:
        """The margin of each seat, from the side of who decides; then the points of each."""

    def outputs(self, row: bytes) -> tuple[float, ...]:
        """All heads: margins, points, chances to win (as logits), then the lines seat by seat."""

    def worth(self, row: bytes, place: int, seats: int) -> float:
        """What a position is worth to the seat so many places on: its margin; alone, its points."""

    def prior(self, row: bytes, actions: list[int]) -> list[float]:
        """How likely each of these actions is to be the best."""


class Bound:
    """The numbers of a network, with the places of a game's counts and actions among them.

    Attributes:
        offset, cap: of each count: its first row (UNKNOWN where there is none) and its largest number.
        place: of each action: its row among the moves, or UNKNOWN.
    """

    def __init__(self, network: Network, tally: PositionCounter, codec: Codec) -> None:
        self.network = network
        starts: dict[str, tuple[int, int]] = {}
        start = 0
        for name, cap in network.inputs:
            starts[name] = (start, cap)
            start += cap
        found = [starts.get(each.name, (UNKNOWN, 1)) for each in tally.inputs()]
        self.offset = array("i", [place for place, _ in found])
        self.cap = bytes(cap for _, cap in found)
        moves = {name: place for place, name in enumerate(network.moves)}
        self.place = array("i", [UNKNOWN] * codec.size)
        for action in codec.actions:
            self.place[action] = moves.get(codec.text(action), UNKNOWN)

    @property
    def sizes(self) -> tuple[int, int, int, int, int, int]:
        """Units of both layers, second layers, heads, seats, moves."""
        network = self.network
        units = (network.first, network.second, network.trunks)
        return (*units, network.heads, network.seats, len(network.moves))

    def block(self, name: str) -> bytes:
        """Some of the numbers."""
        return self.network.blocks[name]


def judge_for(network: Network, tally: PositionCounter, codec: Codec, way: str | None = None) -> Judge:
    """What judges positions of a game with a network; the fastest way that is here, or the one named."""
    bound = Bound(network, tally, codec)
    for name in WAYS if way is None else (way,):
        made = _made(name, bound, required=way is not None)
        if made is not None:
            return made
    raise AssertionError("plain Python is always here")


def _made(way: str, bound: Bound, required: bool) -> Judge | None:
    if way == "native":
        return _native(bound, required)
    if way == "arrays" and not required and find_spec("numpy") is None:
        return None
    if way == "web" and not required and find_spec("bocage_judge") is None:
        return None
    make: Callable[[Bound], Judge] = getattr(
        import_module(f"bocage.bots.network.{way}"), f"{way.title()}Judge"
    )
    return make(bound)


def _native(bound: Bound, required: bool) -> Judge | None:
    try:
        net = import_module("bocage.bots.network.native").Net
    except ImportError:
        if required:
            raise
        return None
    places = (bound.offset.tobytes(), bound.cap, bound.place.tobytes())
    names = ("rows", "scale", "bias1", "weight2", "bias2", "head", "head_bias", "move", "move_bias")
    made: Judge = net(bound.sizes, *places, *(bound.block(name) for name in names))
    return made
