"""Contests: the newest network against the hand-written adviser, and against the last that passed."""

from __future__ import annotations

import shutil
from dataclasses import asdict, dataclass
from pathlib import Path

from bocage.bots.network import read_network, write_network
from bocage.training.worker import Contest, Mailbox, WorkerReport

CLASSIC, GATE = "classic", "gate"
CLASSIC_SIMULATIONS, GATE_SIMULATIONS = 100, 48
ENOUGH = 0.5  # share of games that a network must win to replace the last one


@dataclass
class ContestResult:
    """What came of a contest: games, the share won, and by how many points on average."""

    games: int
    won: float
    margin: float


class Contests:
    """Calls contests, collects results, and keeps the network that passed the gate as `network.net`."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.best, self.candidate = folder / "network.net", folder / "candidate.net"
        self.seed = 10_000_000 + seed * 1000
        self.results: dict[str, list[tuple[float, float]]] = {CLASSIC: [], GATE: []}
        self.over = {CLASSIC: 0, GATE: 0}
        self.last: dict[str, ContestResult] = {}
        self.has_passed = False  # whether the candidate has
        self.strength: dict[str, ContestResult] = {}  # of the last one that passed
        self.wanted = 0

    def call(self, contests: Mailbox[Contest], newest: Path, workers: int) -> None:
        """Let the newest network play, on paired deals, unless the last contests are not over yet."""
        if sum(self.over.values()) < self.wanted:
            return
        shutil.copy(newest, self.candidate)
        if not self.best.is_file():
            shutil.copy(newest, self.best)
        self.results = {CLASSIC: [], GATE: []}
        self.over = {CLASSIC: 0, GATE: 0}
        self.last, self.has_passed = {}, False
        pairs = max(2, workers)
        for name, second, simulations in (
            (CLASSIC, None, CLASSIC_SIMULATIONS),
            (GATE, self.best, GATE_SIMULATIONS),
        ):
            for pair in range(pairs):
                for seat in (0, 1):
                    seed = self.seed + pair
                    contests.put(Contest(name, seed, seat, self.candidate, second, simulations))
        self.seed += pairs
        self.wanted = 4 * pairs

    def forget(self) -> None:
        """Nobody plays the contests that were called any more."""
        self.wanted = 0

    def enter(self, report: WorkerReport) -> None:
        """Take down a result, if the game did not fail; the gate opens when its last game is over."""
        assert report.contest is not None
        name = report.contest.name
        if not self.wanted:
            return
        if report.failure is None:
            self.results[name].append((report.won, report.margin))
        self.over[name] += 1
        if self.over[name] == self.wanted // 2 and self.results[name]:
            self._settle(name)

    def _settle(self, name: str) -> None:
        games = self.results[name]
        won = sum(share for share, _ in games) / len(games)
        margin = sum(points for _, points in games) / len(games)
        self.last[name] = ContestResult(len(games), round(won, 3), round(margin, 1))
        if name == GATE and won >= ENOUGH:
            shutil.copy(self.candidate, self.best)
            self.has_passed = True
        if self.has_passed:
            self.strength = dict(self.last)

    def summary(self) -> dict[str, ContestResult]:
        """The last results."""
        return dict(self.last)

    def close(self, newest: Path) -> None:
        """Where no network has passed yet, take the newest; write into its card what was measured of it."""
        if not self.best.is_file():
            shutil.copy(newest, self.best)
        if self.strength:
            network = read_network(self.best)
            network.strength = {name: asdict(result) for name, result in self.strength.items()}
            write_network(network, self.best)
