"""The same plan on Ray."""

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from bocage.arena import ArenaPlan, ArenaProblem, Fixture, cluster, play_all
from bocage.arena.result import read_result


@pytest.mark.slow
def test_two_ray_workers_play_the_same_games_as_one_process(tmp_path: Path) -> None:
    # In a process of its own: Ray leaves threads behind.
    words = [
        "creatures",
        "random",
        "--games",
        "8",
        "--report",
        str(tmp_path),
        "--json",
        "--jobs",
        "2",
        "--ray",
    ]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bocage", "arena", *words],
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert json.loads(done.stdout)["games"] == 8
    plan = ArenaPlan("creatures", ("random",), 8)
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    found = {result.number: result.record for result in map(read_result, lines)}
    assert found == {result.number: result.record for result in play_all(plan, plan.fixtures())}


class HandedOut:
    """A stand-in for Ray: results come back one by one, and the worker of game 1 dies."""

    exceptions = SimpleNamespace(WorkerCrashedError=RuntimeError)

    def __init__(self) -> None:
        self.is_up = False
        self.results: dict[int, object] = {}

    def init(self, **_: object) -> None:
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, plan: ArenaPlan) -> ArenaPlan:
        return plan

    def remote(self, **_: object) -> Callable[[Callable[[ArenaPlan, Fixture], object]], SimpleNamespace]:
        def task(work: Callable[[ArenaPlan, Fixture], object]) -> SimpleNamespace:
            def hand_out(plan: ArenaPlan, fixture: Fixture) -> int:
                self.results[fixture.number] = work(plan, fixture)
                return fixture.number

            return SimpleNamespace(remote=hand_out)

        return task

    def wait(self, handed: list[int]) -> tuple[list[int], list[int]]:
        return handed[:1], handed[1:]

    def get(self, number: int) -> object:
        if number == 1:
            raise self.exceptions.WorkerCrashedError
        return self.results[number]


def test_games_that_were_handed_out_are_kept_when_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = HandedOut()
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    finished: list[int] = []
    plan = ArenaPlan("creatures", ("random",), 20)
    with pytest.raises(ArenaProblem) as caught:
        finished.extend(result.number for result in cluster.play_on_ray(plan, plan.fixtures(), None))
    assert (caught.value.key, caught.value.details["game"]) == ("arena-worker-died", 1)
    assert finished == [0, 2, 3, 4]
    assert not ray.is_up


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = ArenaPlan("creatures", ("random",), 1)
    with pytest.raises(ArenaProblem) as caught:
        list(cluster.play_on_ray(plan, plan.fixtures(), None))
    assert caught.value.details == {"libraries": "ray", "python": sys.executable}


def test_an_address_where_nobody_answers_is_named_soon() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else will
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        plan = ArenaPlan("creatures", ("random",), 1)
        with pytest.raises(ArenaProblem) as caught:
            list(cluster.play_on_ray(plan, plan.fixtures(), address))
    assert caught.value.key == "arena-no-cluster"
    assert caught.value.details["address"] == address
