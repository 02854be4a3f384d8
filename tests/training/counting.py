"""A training without PyTorch: whoever learns here only counts, and nobody plays; everything else is real.

python -m tests.training.counting FOLDER SECONDS
"""

from __future__ import annotations

import pickle
import queue
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from bocage.bots.network import Network
from bocage.games.creatures import Game
from bocage.training import session as module
from bocage.training.crew import Wanted
from bocage.training.mark import SHARES, PlayedGame
from bocage.training.plan import Progress, TrainingPlan, shape_of
from bocage.training.session import Session
from bocage.training.shape import Shape
from bocage.training.tools import Loss
from bocage.training.worker import Orders, WorkerReport
from tests.bots.networks import blank_network

OPTIONS: dict[str, object] = {"mode": "standard"}
STATE = "state.counted"
POSITIONS = 40  # of a game
PAUSE = 0.002  # seconds between two games


class CountingMemory:
    """Knows how many positions there are."""

    def __init__(self, shape: Shape) -> None:
        self.size, self.width = 0, len(shape.inputs)

    def add(self, played: list[PlayedGame]) -> int:
        new = sum(len(game.rows) for game in played)
        self.size += new
        return new


class CountingLearner:
    """Learns nothing, and remembers how often it did."""

    batch = 8

    def __init__(self) -> None:
        self.mean: float | None = None
        self.steps = 0

    def set_mean(self, games: list[PlayedGame]) -> None:
        self.mean = 30.0

    def learn(self, memory: object, pace: float) -> None:
        self.steps += 1

    def measure(self, games: list[PlayedGame]) -> Loss:
        return Loss(total=1.0)

    def network(self, made: dict[str, object]) -> Network:
        found = blank_network(Game())
        found.made = made
        return found

    def begin_with(self, network: Network) -> None:
        self.mean = 0.0

    def state(self, is_light: bool) -> dict[str, object]:
        return {"mean": self.mean, "steps": self.steps}

    def restore(self, state: dict[str, Any]) -> None:
        self.mean, self.steps = state["mean"], state["steps"]


class CountingTools:
    """Tools that need nothing but NumPy."""

    device = "cpu"

    def learner(self, shape: Shape) -> CountingLearner:
        return CountingLearner()

    def memory(self, shape: Shape) -> CountingMemory:
        return CountingMemory(shape)

    def save(self, folder: Path, state: dict[str, object]) -> None:
        draft = folder / (STATE + ".part")
        draft.write_bytes(pickle.dumps(state))
        draft.replace(folder / STATE)

    def load(self, folder: Path) -> dict[str, Any] | None:
        file = folder / STATE
        return pickle.loads(file.read_bytes()) if file.is_file() else None


def invented_game(width: int, number: int) -> PlayedGame:
    """A game that nobody played; its record says which one it is."""
    return PlayedGame(
        rows=np.zeros((POSITIONS, width), np.uint8),
        sides=np.zeros(POSITIONS, np.uint8),
        values=np.zeros((POSITIONS, 4), np.float32),
        lines=np.zeros((2, 1), np.float32),
        wins=np.zeros(2, np.float32),
        actions=np.zeros((POSITIONS, SHARES), np.uint16),
        shares=np.zeros((POSITIONS, SHARES), np.float16),
        scores=[30.0, 20.0],
        record=[number],
    )


class InventingCrew:
    """Hands in games that nobody played, from a thread."""

    def __init__(self, lines: SimpleNamespace, width: int, first: int) -> None:
        self.lines, self.width, self.number = lines, width, first
        self.thread = threading.Thread(target=self._work, daemon=True)
        self.thread.start()

    def _work(self) -> None:
        while not self.lines.stop.value:
            game = invented_game(self.width, self.number)
            self.lines.reports.put(WorkerReport(played=game, options=OPTIONS, seconds=0.1))
            self.number += 1
            time.sleep(PAUSE)

    def refill(self) -> None:
        """Nobody is ever missing."""

    def has_losses(self) -> bool:
        return False

    def dismiss(self) -> None:
        self.thread.join(5.0)


def invented_crew(orders: Orders, wanted: Wanted) -> tuple[SimpleNamespace, InventingCrew]:
    """In place of `employ`; the seed of the orders grows with the games, as that of real ones."""
    numbers = {name: SimpleNamespace(value=0) for name in ("version", "stage", "simulations", "stop")}
    lines = SimpleNamespace(reports=queue.Queue(100), contests=queue.Queue(), **numbers)
    width = len(shape_of(TrainingPlan(orders.game, 1.0, 1, Path(), options=orders.options)).inputs)
    return lines, InventingCrew(lines, width, orders.seed - 1)


def training(folder: Path, seconds: float, told: list[Progress]) -> Session:
    """A session that keeps everything several times a second."""
    plan = TrainingPlan("creatures", seconds / 60.0, 1, folder, options=OPTIONS)
    return Session(plan, told.append, CountingTools())


def hurry() -> None:
    """Everything that is due once a minute is due at once; games come from nowhere."""
    setattr(module, "employ", invented_crew)  # noqa: B010 - it is not the module's own
    module.CHECKPOINT_EVERY, module.VERSION_EVERY = 0.3, 0.2
    module.FEWEST_POSITIONS = {"cpu": 200}


if __name__ == "__main__":
    hurry()
    training(Path(sys.argv[1]), float(sys.argv[2]), []).run()
