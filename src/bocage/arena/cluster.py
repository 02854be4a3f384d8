"""The same plan on a Ray cluster, or on a small one that is started here for the purpose."""

from __future__ import annotations

import socket
import sys
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from bocage.arena.errors import ArenaProblem
from bocage.arena.plan import ArenaPlan, Fixture
from bocage.arena.result import Result
from bocage.arena.workers import TRIALS, Answer, answer, opened

AHEAD = 2  # games that wait for each processor
PATIENCE = 5.0  # seconds; Ray itself waits for minutes before it says that nobody is there


def play_on_ray(
    plan: ArenaPlan, fixtures: Iterable[Fixture], address: str | None, jobs: int | None = None
) -> Generator[Result, None, None]:
    """Play games on Ray; each result as it is there.

    `address` is that of a cluster, on whose machines Bocage is installed; None: one is started here, with
    `jobs` workers. Ray plays the game of a worker that died again.

    Raises:
        ArenaProblem: Ray is not there, or a bot failed; then the games handed out are finished before.
    """
    ray = _ray()
    _join(ray, address, jobs)
    try:
        # One processor for each game; on another machine the bots are known by their names alone.
        task = ray.remote(num_cpus=1, max_retries=TRIALS - 1)(answer)
        shared = ray.put(plan)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _collect(ray, task, shared, iter(fixtures), room)
    finally:
        ray.shutdown()


def _collect(
    ray: Any,  # noqa: ANN401 - Ray and its tasks have no types of their own
    task: Any,  # noqa: ANN401
    shared: object,
    fixtures: Iterator[Fixture],
    room: int,
) -> Iterator[Result]:
    waiting: dict[object, Fixture] = {}
    problem: ArenaProblem | None = None
    while True:
        if problem is None:
            for fixture in islice(fixtures, room - len(waiting)):
                waiting[task.remote(shared, fixture)] = fixture
        if not waiting:
            break
        done, _ = ray.wait(list(waiting))
        for reference in done:
            try:
                result = _answer(ray, reference, waiting.pop(reference))
            except ArenaProblem as found:
                problem = found
            else:
                yield result
    if problem is not None:
        raise problem


def _answer(ray: Any, reference: object, fixture: Fixture) -> Result:  # noqa: ANN401
    try:
        found: Answer = ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        raise ArenaProblem("arena-worker-died", game=fixture.number, times=TRIALS) from None
    return opened(found)


def _ray() -> Any:  # noqa: ANN401
    try:
        import ray
    except ImportError:
        raise ArenaProblem("libraries", libraries="ray", python=sys.executable) from None
    return ray


def _join(ray: Any, address: str | None, jobs: int | None) -> None:  # noqa: ANN401
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address is None:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _reach(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
        reason = str(problem).strip().splitlines()
        raise ArenaProblem(
            "arena-no-cluster", address=address or "local", problem=reason[0] if reason else ""
        ) from None


def _reach(address: str) -> None:
    """Find out soon whether anybody listens at `HOST:PORT` or `ray://HOST:PORT`; `auto` is left to Ray."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
