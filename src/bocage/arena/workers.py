"""Many processes share the games of a plan; one that dies costs no finished game.

Each process has one game at a time and a pipe of its own, so a process that is killed takes nothing with it
but that game, which another one plays again from the start. That is why this is no pool of the standard
library: `ProcessPoolExecutor` is broken as a whole, with all that it was given, when one process dies.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from bocage.arena.errors import ArenaProblem
from bocage.arena.match import play_game
from bocage.arena.plan import ArenaPlan, Fixture
from bocage.arena.result import Result
from bocage.processes import deaf_to_ctrl_c

Work = Callable[[ArenaPlan, Fixture], Result]
# What comes back from another process: a result, or the key and the details of a problem.
Answer = Result | tuple[str, dict[str, str | int]]

TRIALS = 3  # a game that kills its process so often is given up

# Fresh processes, not forks: a fork of a process with threads may hang.
_SPAWN = multiprocessing.get_context("spawn")


def play_all(
    plan: ArenaPlan, fixtures: Iterable[Fixture], jobs: int = 1, work: Work = play_game
) -> Generator[Result, None, None]:
    """Play games; each result as it is there, with several jobs in any order.

    `work` is a function of a module. Closing the iterator, or Ctrl-C, gives up the games that are not done.

    Raises:
        ArenaProblem: a bot failed, or a game kills every process that plays it. The games that others have
            begun are finished before.
    """
    if jobs <= 1:
        for fixture in fixtures:
            yield work(plan, fixture)
        return
    crew = WorkerPool(plan, work)
    try:
        yield from crew.play(iter(fixtures), jobs)
    finally:
        crew.dismiss()


class WorkerProcess:
    """A process and what it plays."""

    def __init__(self, plan: ArenaPlan, work: Work) -> None:
        self.line, theirs = _SPAWN.Pipe()
        self.process: SpawnProcess = _SPAWN.Process(target=_serve, args=(theirs, plan, work), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()  # so that the end of the process is the end of the line
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        """Let it play a game. A process that has just died is found out when it is asked for the result."""
        self.fixture = fixture
        try:
            self.line.send(fixture)
        except (BrokenPipeError, ConnectionResetError):
            return

    def take(self) -> Result | None:
        """What came of the game; None when the process has died."""
        try:
            found: Answer = self.line.recv()
        except (EOFError, OSError):
            return None
        return opened(found)

    def end(self) -> None:
        """Give up whatever it plays."""
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class WorkerPool:
    """The processes of one arena."""

    def __init__(self, plan: ArenaPlan, work: Work) -> None:
        self.plan = plan
        self.work = work
        self.workers: list[WorkerProcess] = []
        self.again: deque[Fixture] = deque()
        self.deaths: dict[int, int] = {}
        self.problem: ArenaProblem | None = None

    def play(self, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Result]:
        """Keep everybody busy until the last game is done, or until there is a problem."""
        while True:
            self._employ(fixtures, jobs)
            if not self.workers:
                break
            lines: dict[object, WorkerProcess] = {worker.line: worker for worker in self.workers}
            for line in wait([worker.line for worker in self.workers]):
                result = self._collect(lines[line])
                if result is not None:
                    yield result
                self._occupy(lines[line], fixtures)
        if self.problem is not None:
            raise self.problem

    def _next(self, fixtures: Iterator[Fixture]) -> Fixture | None:
        if self.problem is not None:
            return None
        return self.again.popleft() if self.again else next(fixtures, None)

    def _employ(self, fixtures: Iterator[Fixture], jobs: int) -> None:
        while len(self.workers) < jobs and (fixture := self._next(fixtures)) is not None:
            worker = WorkerProcess(self.plan, self.work)
            self.workers.append(worker)
            worker.give(fixture)

    def _occupy(self, worker: WorkerProcess, fixtures: Iterator[Fixture]) -> None:
        """The next game for a worker that still lives; nothing left to play: it may go."""
        if worker not in self.workers:
            return
        fixture = self._next(fixtures)
        if fixture is not None:
            worker.give(fixture)
        else:
            self._let_go(worker)

    def _collect(self, worker: WorkerProcess) -> Result | None:
        try:
            result = worker.take()
        except ArenaProblem as problem:
            self.problem = problem
            return None
        if result is None:
            fixture = worker.fixture
            assert fixture is not None
            self._let_go(worker)
            self._play_again(fixture)
        return result

    def _play_again(self, fixture: Fixture) -> None:
        self.deaths[fixture.number] = self.deaths.get(fixture.number, 0) + 1
        if self.deaths[fixture.number] >= TRIALS:
            self.problem = ArenaProblem("arena-worker-died", game=fixture.number, times=TRIALS)
        self.again.append(fixture)

    def _let_go(self, worker: WorkerProcess) -> None:
        self.workers.remove(worker)
        worker.end()

    def dismiss(self) -> None:
        """End all processes."""
        for worker in list(self.workers):
            self._let_go(worker)


def _serve(line: Connection, plan: ArenaPlan, work: Work) -> None:
    """The life of a process: a game in, its result out, until nobody asks any more."""
    # Ctrl-C reaches every process of a terminal; only the first one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The end of the line, when asked or when answering: the first process is no more.
    with suppress(EOFError, OSError):
        while True:
            fixture: Fixture = line.recv()
            line.send(answer(plan, fixture, work))


def answer(plan: ArenaPlan, fixture: Fixture, work: Work = play_game) -> Answer:
    """Play a game; a problem is answered, not raised, so that it can travel."""
    try:
        return work(plan, fixture)
    except ArenaProblem as problem:
        return problem.key, problem.details


def opened(found: Answer) -> Result:
    """The result that an answer holds.

    Raises:
        ArenaProblem: it holds a problem.
    """
    if isinstance(found, Result):
        return found
    key, details = found
    raise ArenaProblem(key, **details)
