"""Beginning with what another network knows: its weights, taken over by name."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from bocage.bots.network import Network
from bocage.training.mark import Array
from bocage.training.model import Model, scales
from bocage.training.shape import Shape

_HEADS = ("margin", "points", "win")


@dataclass
class _Spans:
    """Where the rows of each input begin, and how many there are."""

    starts: dict[str, tuple[int, int]]

    @classmethod
    def of(cls, inputs: list[tuple[str, int]]) -> _Spans:
        found: dict[str, tuple[int, int]] = {}
        place = 0
        for name, cap in inputs:
            found[name] = (place, cap)
            place += cap
        return cls(found)


def head_names(seats: int, lines: list[str]) -> list[str]:
    """The name of every head, in order."""
    found = [f"{kind}.{seat}" for kind in _HEADS for seat in range(seats)]
    return found + [f"{line}.{seat}" for seat in range(seats) for line in lines]


def take_over(model: Model, network: Network, mean: float) -> None:
    """Give a model the weights of a network; what the network does not know is left as it is."""
    shape = model.shape
    if (network.first, network.second) != (shape.first, shape.second):
        raise ValueError("the layers have other sizes")
    if network.trunks > shape.trunks:
        raise ValueError("two second layers cannot become one")
    copies = shape.trunks // network.trunks
    block = {name: np.frombuffer(data, np.float32) for name, data in network.blocks.items() if name != "rows"}
    small = np.frombuffer(network.blocks["rows"], np.int8).reshape(-1, network.first)
    rows = small.astype(np.float32) * block["scale"][:, None]
    scale, is_points = scales(shape)
    with torch.no_grad():
        _take_rows(model, shape, network, rows)
        model.layer1.bias.copy_(torch.from_numpy(block["bias1"].copy()))
        second = block["weight2"].reshape(network.first, -1).T
        model.layer2.weight.copy_(torch.from_numpy(np.tile(second, (copies, 1))))
        model.layer2.bias.copy_(torch.from_numpy(np.tile(block["bias2"], copies)))
        heads = block["head"].reshape(-1, network.second)
        ours = head_names(shape.seats, shape.lines)
        for place, name in enumerate(head_names(network.seats, network.lines)):
            if name in ours:
                at = ours.index(name)
                model.head.weight[at] = torch.from_numpy(heads[place] / scale[at])
                model.head.bias[at] = float((block["head_bias"][place] - is_points[at] * mean) / scale[at])
        moves = block["move"].reshape(-1, network.second)
        known = {name: place for place, name in enumerate(shape.moves)}
        for place, name in enumerate(network.moves):
            if name in known:
                model.move.weight[known[name]] = torch.from_numpy(moves[place].copy())
                model.move.bias[known[name]] = float(block["move_bias"][place])


def _take_rows(model: Model, shape: Shape, network: Network, rows: Array) -> None:
    """Rows by the name of their input; what was not known or not told apart so far begins at nothing."""
    ours = _Spans.of(shape.inputs).starts
    model.layer1.weight.zero_()
    for name, (start, cap) in _Spans.of(network.inputs).starts.items():
        if name in ours:
            at, room = ours[name]
            count = min(cap, room)
            taken = torch.from_numpy(np.ascontiguousarray(rows[start : start + count].T.astype(np.float32)))
            model.layer1.weight[:, at : at + count] = taken


def mean_points(network: Network) -> float:
    """What a network takes for usual points: what its heads say where nothing is known."""
    bias = np.frombuffer(network.blocks["head_bias"], np.float32)
    return float(np.mean(bias[network.seats : 2 * network.seats]))
