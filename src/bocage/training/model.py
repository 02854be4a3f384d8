"""The network while it learns, in PyTorch, and as the file that bots read."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from bocage.bots.network import Network
from bocage.training.shape import Shape

MARGIN_SCALE, POINT_SCALE, LINE_SCALE = 10.0, 20.0, 3.0
SMALLEST = 1e-12


class Model(nn.Module):  # type: ignore[misc] # PyTorch is not looked into
    """Counts as thermometers, a layer, a second one for values and one for moves, heads for both."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        caps = np.array([cap for _, cap in shape.inputs])
        self.register_buffer(
            "source", torch.from_numpy(np.repeat(np.arange(len(caps)), caps)), persistent=False
        )
        levels = np.concatenate([np.arange(1, cap + 1) for cap in caps])
        self.register_buffer("level", torch.from_numpy(levels.astype(np.uint8)), persistent=False)
        self.layer1 = nn.Linear(shape.rows, shape.first)
        self.layer2 = nn.Linear(shape.first, shape.second * shape.trunks)
        self.head = nn.Linear(shape.second, shape.heads)
        self.move = nn.Linear(shape.second, len(shape.moves))
        with torch.no_grad():
            self.layer1.weight.mul_(2.0)
            for last in (self.head, self.move):
                last.weight.mul_(0.1)
                last.bias.zero_()

    def forward(self, counts: Tensor) -> tuple[Tensor, Tensor]:
        """Values, scaled, and the logits of all moves."""
        set_rows = (counts[:, self.source] >= self.level).to(self.layer1.weight.dtype)
        hidden = torch.relu(self.layer2(torch.relu(self.layer1(set_rows))))
        units = self.shape.second
        return self.head(hidden[:, :units]), self.move(hidden[:, -units:])


def scales(shape: Shape) -> tuple[np.ndarray, np.ndarray]:
    """By how much each head is divided while it learns, and whether it counts points (which get a mean)."""
    most, lines = shape.seats, len(shape.lines)
    scale = np.concatenate(
        [
            np.full(most, MARGIN_SCALE),
            np.full(most, POINT_SCALE),
            np.ones(most),
            np.full(most * lines, LINE_SCALE),
        ]
    )
    is_points = np.zeros(shape.heads)
    is_points[most : 2 * most] = 1.0
    return scale.astype(np.float32), is_points.astype(np.float32)


def as_network(model: Model, mean: float, made: dict[str, object], strength: dict[str, object]) -> Network:
    """The network as bots read it: rows as small integers, heads in points."""
    shape = model.shape
    scale, is_points = scales(shape)
    weights = {name: value.detach().cpu().float().numpy() for name, value in model.state_dict().items()}
    rows = weights["layer1.weight"].T
    row_scale = np.maximum(np.abs(rows).max(axis=1), SMALLEST) / 127.0
    names = (list(shape.inputs), list(shape.lines), list(shape.moves))
    units = (shape.seats, shape.first, shape.second)
    network = Network(shape.game, shape.rules, *names, *units, made, strength, trunks=shape.trunks)
    floats = {
        "scale": row_scale,
        "bias1": weights["layer1.bias"],
        "weight2": weights["layer2.weight"].T,
        "bias2": weights["layer2.bias"],
        "head": weights["head.weight"] * scale[:, None],
        "head_bias": weights["head.bias"] * scale + is_points * mean,
        "move": weights["move.weight"],
        "move_bias": weights["move.bias"],
    }
    network.blocks = {
        name: np.ascontiguousarray(block, np.float32).tobytes() for name, block in floats.items()
    }
    network.blocks["rows"] = np.rint(rows / row_scale[:, None]).astype(np.int8).tobytes()
    return network
