"""Learning: steps of gradient descent on the positions in memory, and an average of the weights."""

from __future__ import annotations

import copy

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from bocage.bots.network import Network
from bocage.training.mark import PlayedGame
from bocage.training.memory import Memory, targets_of
from bocage.training.model import Model, as_network, scales
from bocage.training.shape import Shape
from bocage.training.start import mean_points, take_over
from bocage.training.tools import Loss

RATE, SLOWEST = 1e-3, 3e-5
DECAY = 0.02
AVERAGE = 0.995  # of about two hundred steps: what plays must not lag behind what learns
# How much each sort of head counts. The search asks for margins and moves; the rest must not be learned at
# their expense.
MARGIN, POINTS, WIN, LINES, MOVES = 1.0, 0.25, 0.05, 0.05, 0.15


class Learner:
    """A model that learns, and its average, which plays."""

    def __init__(self, shape: Shape, device: str, batch: int) -> None:
        self.shape, self.device, self.batch = shape, device, batch
        self.model = Model(shape).to(device)
        self.average = copy.deepcopy(self.model)
        self.optimiser = torch.optim.AdamW(self.model.parameters(), lr=RATE, weight_decay=DECAY)
        self.mean: float | None = None
        self.steps = 0
        scale, is_points = scales(shape)
        self._scale = torch.from_numpy(scale).to(device)
        self._is_points = torch.from_numpy(is_points).to(device)
        self._weights = self._head_weights()

    def _head_weights(self) -> Tensor:
        most, lines = self.shape.seats, len(self.shape.lines)
        found = [MARGIN] * most + [POINTS] * most + [WIN] * most + [LINES / lines * 4] * (most * lines)
        return torch.tensor(found, device=self.device)

    def set_mean(self, games: list[PlayedGame]) -> None:
        """Points are learned as what they differ by from those of the first games."""
        self.mean = float(np.mean([score for game in games for score in game.scores]))

    def learn(self, memory: Memory, pace: float) -> None:
        """One step; `pace` is the share of the full learning rate."""
        for group in self.optimiser.param_groups:
            group["lr"] = max(SLOWEST, RATE * pace)
        loss, _ = self._loss(self.model, *memory.draw(self.batch))
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
        self.optimiser.step()
        self.steps += 1
        keep = min(AVERAGE, 1.0 - 1.0 / (self.steps + 1))
        with torch.no_grad():
            for kept, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
                kept.lerp_(new, 1.0 - keep)

    def _loss(
        self, model: Model, counts: Tensor, targets: Tensor, moves: Tensor, shares: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The loss to learn from, and that of the moves alone."""
        values, logits = model(counts)
        return self.value_loss(values, targets) + MOVES * self.move_loss(logits, moves, shares), values

    def value_loss(self, values: Tensor, targets: Tensor) -> Tensor:
        """Huber's loss of points, cross entropy of victories; seats that are not there do not count."""
        assert self.mean is not None
        most = self.shape.seats
        there = ~torch.isnan(targets)
        wanted = torch.nan_to_num(targets)
        scaled = (wanted - self._is_points * self.mean) / self._scale
        each = functional.smooth_l1_loss(values, scaled, reduction="none")
        wins = slice(2 * most, 3 * most)
        won = functional.binary_cross_entropy_with_logits(values[:, wins], wanted[:, wins], reduction="none")
        each = torch.cat([each[:, : 2 * most], won, each[:, 3 * most :]], dim=1)
        weights = self._weights * there
        return (each * weights).sum() / there[:, most : 2 * most].sum()

    @staticmethod
    def move_loss(logits: Tensor, moves: Tensor, shares: Tensor) -> Tensor:
        """Cross entropy over the answers that were open; positions without an opinion do not count."""
        offered = logits.gather(1, moves.clamp(min=0)).masked_fill(moves < 0, -1e4)
        told = shares.sum(1) > 0
        each = -(shares * torch.log_softmax(offered, 1)).sum(1)
        return (each * told).sum() / told.sum().clamp(min=1)

    def measure(self, games: list[PlayedGame]) -> Loss:
        """How wrong the average is on games that were not learned from."""
        if not games or self.mean is None:
            return Loss()
        counts = np.concatenate([game.rows for game in games])
        targets = np.concatenate([targets_of(game, self.shape) for game in games])
        places = np.full(65536, -1, np.int64)
        places[: len(self.shape.places)] = self.shape.places
        moves = places[np.concatenate([game.actions for game in games]).astype(np.int64)]
        shares = np.concatenate([game.shares for game in games]).astype(np.float32)
        given = [torch.from_numpy(part).to(self.device) for part in (counts, targets, moves, shares)]
        with torch.no_grad():
            values, logits = self.average(given[0])
            total = self.value_loss(values, given[1])
            off = (values[:, 0] * self._scale[0] - given[1][:, 0]).cpu().numpy()
            moves_loss = self.move_loss(logits, given[2], given[3])
        wanted = targets[:, 0]
        there = ~np.isnan(wanted)
        if not there.any():  # games alone
            return Loss(float(total), moves=float(moves_loss))
        square = float(np.mean(off[there] ** 2))
        explained = 1.0 - square / max(1e-9, float(np.var(wanted[there])))
        return Loss(float(total), float(np.sqrt(square)), explained, float(moves_loss))

    def state(self, is_light: bool) -> dict[str, object]:
        """Everything that is needed to go on."""
        return {
            "model": self.model.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": None if is_light else self.optimiser.state_dict(),
            "mean": self.mean,
            "steps": self.steps,
        }

    def network(self, made: dict[str, object]) -> Network:
        """The average as the file that bots read, with how it was made."""
        return as_network(self.average, self.mean or 0.0, made, {})

    def begin_with(self, network: Network) -> None:
        """Take over what a network knows."""
        self.mean = mean_points(network)
        for model in (self.model, self.average):
            take_over(model, network, self.mean)

    def restore(self, state: dict[str, object]) -> None:
        """Go on from there."""
        self.model.load_state_dict(state["model"])
        self.average.load_state_dict(state["average"])
        if state.get("optimiser"):
            self.optimiser.load_state_dict(state["optimiser"])
        self.mean = state["mean"]  # type: ignore[assignment]
        self.steps = int(state["steps"])  # type: ignore[call-overload]
