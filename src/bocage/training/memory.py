"""The positions that are learned from: the newest, as many as there is room for."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from bocage.training.mark import NO_ACTION, SHARES, Array, PlayedGame
from bocage.training.shape import Shape

MOST = 4_000_000  # positions
LARGEST_BYTES = {"cuda": 24_000_000_000, "cpu": 900_000_000}


class Memory:
    """A ring of positions, on the machine that learns."""

    def __init__(self, shape: Shape, device: str, room: int = MOST) -> None:
        self.shape, self.device = shape, device
        targets = shape.heads
        each = len(shape.inputs) + 2 * targets + SHARES * 4
        self.room = min(room, LARGEST_BYTES[device] // each)
        self.counts = torch.zeros((self.room, len(shape.inputs)), dtype=torch.uint8, device=device)
        self.targets = torch.full((self.room, targets), torch.nan, dtype=torch.float16, device=device)
        self.moves = torch.full((self.room, SHARES), -1, dtype=torch.int16, device=device)
        self.shares = torch.zeros((self.room, SHARES), dtype=torch.float16, device=device)
        self.size = self.place = 0
        places = np.full(NO_ACTION + 1, -1, np.int16)
        places[: len(shape.places)] = shape.places
        self._places = places

    @property
    def width(self) -> int:
        """Counts of a position."""
        return int(self.counts.shape[1])

    def add(self, played: list[PlayedGame]) -> int:
        """Take in games; returns how many positions that were."""
        counts = np.concatenate([game.rows for game in played])
        if len(counts) > self.room:
            return 0
        targets = np.concatenate([targets_of(game, self.shape) for game in played])
        moves = self._places[np.concatenate([game.actions for game in played]).astype(np.int64)]
        shares = np.concatenate([game.shares for game in played])
        if self.place + len(counts) > self.room:
            self.place = 0
        span = slice(self.place, self.place + len(counts))
        parts = (counts, targets.astype(np.float16), moves, shares)
        for kept, new in zip((self.counts, self.targets, self.moves, self.shares), parts, strict=True):
            kept[span] = torch.from_numpy(np.ascontiguousarray(new)).to(self.device)
        self.place += len(counts)
        self.size = max(self.size, self.place)
        return len(counts)

    def draw(self, count: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Positions at random, the newer the likelier: their weight falls off evenly with age."""
        drawn = torch.rand(count, device=self.device)
        age = ((1.0 - torch.sqrt(drawn)) * self.size).long()
        at = (self.place - 1 - age) % self.size
        return self.counts[at], self.targets[at].float(), self.moves[at].long(), self.shares[at].float()


def targets_of(game: PlayedGame, shape: Shape) -> Array:
    """What each head should have said, from the side of who decides; NaN for seats that are not there."""
    most, lines = shape.seats, len(shape.lines)
    seats = len(game.scores)
    found = np.full((len(game.rows), shape.heads), np.nan, np.float32)
    for turn in range(seats):
        seat = (game.sides.astype(np.int64) + turn) % seats
        every = np.arange(len(game.rows))
        if seats > 1:  # alone there is nobody to be ahead of
            found[:, turn] = game.values[every, seat]
        found[:, most + turn] = game.values[every, seats + seat]
        found[:, 2 * most + turn] = game.wins[seat]
        start = 3 * most + turn * lines
        found[:, start : start + lines] = game.lines[seat]
    return found
