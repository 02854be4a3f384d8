"""What a training needs from whoever learns; PyTorch is one who can, imported only where it is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bocage.bots.network import Network
from bocage.training.mark import PlayedGame
from bocage.training.shape import Shape

BATCH = {"cuda": 1024, "cpu": 512}


@dataclass
class Loss:
    """How wrong the network is on some positions.

    Attributes:
        total: what learning makes smaller; margin: root of the mean square, in points, of who decides.
        explained: share of the margin's variance that is explained; moves: cross entropy of the moves.
    """

    total: float = 0.0
    margin: float = 0.0
    explained: float = 0.0
    moves: float = 0.0


class Positions(Protocol):
    """The positions that are learned from.

    Attributes:
        size: how many there are; width: counts of each.
    """

    size: int

    @property
    def width(self) -> int: ...

    def add(self, played: list[PlayedGame]) -> int:
        """Take in games; returns how many positions that were."""


class Learning(Protocol):
    """A network that learns.

    Attributes:
        mean: the usual points, None while they are not known; steps: how many were made.
        batch: positions of a step.
    """

    mean: float | None
    steps: int
    batch: int

    def set_mean(self, games: list[PlayedGame]) -> None:
        """Take the points of the first games for usual."""

    def learn(self, memory: Any, pace: float) -> None:  # noqa: ANN401 - the positions of the same tools
        """One step; `pace` is the share of the full learning rate."""

    def measure(self, games: list[PlayedGame]) -> Loss:
        """How wrong it is on games that it has not learned from."""

    def network(self, made: dict[str, object]) -> Network:
        """As bots read it."""

    def begin_with(self, network: Network) -> None:
        """Take over what a network knows."""

    def state(self, is_light: bool) -> dict[str, object]:
        """Everything that is needed to go on."""

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from there; RuntimeError where the sizes are others."""


class Tools(Protocol):
    """Where one learns, and with what."""

    device: str

    def learner(self, shape: Shape) -> Learning:
        """A network that knows nothing."""

    def memory(self, shape: Shape) -> Positions:
        """Room for positions."""

    def save(self, folder: Path, state: dict[str, object]) -> None:
        """Keep the state, all of it or nothing."""

    def load(self, folder: Path) -> dict[str, Any] | None:
        """The state of an earlier session, if there is one."""


class TorchTools:
    """PyTorch, on a graphics card where there is one."""

    def __init__(self) -> None:
        import torch

        torch.set_num_threads(1)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"

    def learner(self, shape: Shape) -> Learning:
        from bocage.training.learner import Learner

        return Learner(shape, self.device, BATCH[self.device])

    def memory(self, shape: Shape) -> Positions:
        from bocage.training.memory import Memory

        return Memory(shape, self.device)

    def save(self, folder: Path, state: dict[str, object]) -> None:
        from bocage.training.keeping import save_state

        save_state(folder, state)

    def load(self, folder: Path) -> dict[str, Any] | None:
        from bocage.training.keeping import load_state

        return load_state(folder, self.device)
