"""The workers of a training on a Ray cluster, or on a small one that is started here for the purpose.

A worker plays for some seconds and hands in what it played; networks travel to it when it has not seen them.
Whoever teaches needs no other machine's files, and a machine that is lost costs the games it was playing.
"""

from __future__ import annotations

import hashlib
import queue
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

from bocage.training.worker import Contest, FailedGame, Lines, Orders, Worker, WorkerReport

LOCAL = "local"
SHIFT = 5.0  # seconds that a worker plays before it hands in
PATIENCE = 0.5  # seconds between two looks at what is wanted
TRIALS = 3  # how often a shift is begun whose worker dies


@dataclass
class SharedNumber:
    """A number that all can read."""

    value: int


@dataclass
class ClusterStatus:
    """How things stand when a shift begins.

    Attributes:
        version, stage, simulations: as in `Lines`; contest: a game that measures, if one is wanted.
        files: the networks that may be needed, by the names of their files, as references of Ray.
    """

    version: int
    stage: int
    simulations: int
    files: dict[str, Any]
    contest: Contest | None = None


def lines_for_ray(version: int, simulations: int, size: int) -> Lines:
    """What connects the crew with the one who teaches, in one process."""
    reports: queue.Queue[WorkerReport] = queue.Queue(16 * size + 20)
    return Lines(
        reports,
        queue.Queue(),
        SharedNumber(version),
        SharedNumber(0),
        SharedNumber(simulations),
        SharedNumber(0),
    )


def shift(orders: Orders, number: int, moment: ClusterStatus, seconds: float) -> list[WorkerReport]:
    """Play for some seconds, or one contest; this runs on the other machine."""
    import ray

    folder = Path(tempfile.gettempdir()) / f"bocage-training-{orders.seed}"
    folder.mkdir(exist_ok=True)
    for name, reference in moment.files.items():
        if not (folder / name).is_file():
            draft = folder / f"{name}.{number}.part"
            draft.write_bytes(ray.get(reference))
            draft.replace(folder / name)
    contest = moment.contest
    lines = lines_for_ray(moment.version, moment.simulations, 1)
    lines.stage.value = moment.stage
    if contest is not None:
        second = None if contest.second is None else folder / contest.second.name
        lines.contests.put(replace(contest, first=folder / contest.first.name, second=second))
    worker = Worker(number, replace(orders, folder=folder), lines)
    end = time.monotonic() + seconds
    found = [worker.next_report()]
    while contest is None and time.monotonic() < end:
        found.append(worker.next_report())
    return found


class RayCrew:
    """Keeps so many workers busy; a thread hands out shifts and takes in what was played.

    Args:
        address: that of a cluster, on whose machines Bocage is installed, or `local`.
        size: how many play at a time.
    """

    def __init__(self, orders: Orders, lines: Lines, size: int, address: str) -> None:
        import ray

        self._ray: Any = ray
        self._orders, self._lines, self._size = orders, lines, size
        quiet = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            self._ray.init(address="local", num_cpus=size, include_dashboard=False, **quiet)
        else:
            self._ray.init(address=address, **quiet)
        self._task: Any = self._ray.remote(num_cpus=1, max_retries=TRIALS - 1)(shift)
        self._put: dict[str, object] = {}
        self._begun = 0
        self._over = Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def refill(self) -> None:
        """Ray itself replaces who is lost."""

    def has_losses(self) -> bool:
        """Nobody writes to the queue but the thread here."""
        return False

    def dismiss(self) -> None:
        """End them all."""
        self._over.set()
        self._thread.join()
        self._ray.shutdown()

    def _run(self) -> None:
        waiting: dict[object, Contest | None] = {}
        while not self._over.is_set():
            while len(waiting) < self._size:
                moment = self._moment()
                reference = self._task.remote(self._orders, self._begun, moment, SHIFT)
                waiting[reference] = moment.contest
                self._begun += 1
            done, _ = self._ray.wait(list(waiting), timeout=PATIENCE)
            for reference in done:
                self._take(reference, waiting.pop(reference))

    def _take(self, reference: object, contest: Contest | None) -> None:
        try:
            found: list[WorkerReport] = self._ray.get(reference)
        except self._ray.exceptions.RayError as problem:
            found = [WorkerReport(contest=contest, failure=FailedGame({}, [], str(problem)))]
        for report in found:
            while not self._over.is_set():
                with suppress(queue.Full):
                    self._lines.reports.put(report, timeout=PATIENCE)
                    break

    def _moment(self) -> ClusterStatus:
        lines = self._lines
        version = lines.version.value
        newest = self._orders.folder / f"version-{version}.net"
        files = {file.name: file for file in [newest, *self._orders.folder.glob("older-*.net")]}
        contest: Contest | None = None
        with suppress(queue.Empty):
            contest = lines.contests.get_nowait()
        if contest is not None:
            # The file of a candidate is written again for each: its contents make the name.
            given = {self._named(file): file for file in (contest.first, contest.second) if file is not None}
            files.update(given)
            second = None if contest.second is None else Path(self._named(contest.second))
            contest = replace(contest, first=Path(self._named(contest.first)), second=second)
        there = {name: self._reference(name, file) for name, file in files.items() if file.is_file()}
        return ClusterStatus(version, lines.stage.value, lines.simulations.value, there, contest)

    @staticmethod
    def _named(file: Path) -> str:
        return f"contest-{hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()}.net"

    def _reference(self, name: str, file: Path) -> object:
        if name not in self._put:
            self._put[name] = self._ray.put(file.read_bytes())
        return self._put[name]
