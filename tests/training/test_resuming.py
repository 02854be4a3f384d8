"""A training that is killed goes on from its last checkpoint; without PyTorch: it is always tested."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bocage.bots.network import read_network, write_network
from bocage.games.creatures import Game
from bocage.training import session as module
from bocage.training.crew import Crew
from bocage.training.errors import TrainingProblem
from bocage.training.plan import Progress, TrainingPlan
from bocage.training.session import Session
from tests.bots.networks import blank_network
from tests.training.counting import OPTIONS, STATE, CountingTools, InventingCrew, hurry, training

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds: many tests may run at once


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("employ", "CHECKPOINT_EVERY", "VERSION_EVERY", "FEWEST_POSITIONS"):
        monkeypatch.setattr(module, name, getattr(module, name))
    hurry()


def kept(folder: Path) -> tuple[int, int]:
    """Games and steps of the last checkpoint."""
    state = CountingTools().load(folder)
    assert state is not None
    return state["totals"]["games"], state["learner"]["steps"]


def numbers(folder: Path) -> list[int]:
    """Which games the records hold."""
    with gzip.open(folder / "games.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line)["actions"][0] for line in file]


def killed(folder: Path) -> None:
    """A training in a process of its own that is killed after it has kept something learned."""
    command = [sys.executable, "-m", "tests.training.counting", str(folder), "60"]
    words = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    process = subprocess.Popen(command, cwd=ROOT, env=words)
    try:
        end = time.monotonic() + PATIENCE
        while not ((folder / "newest.net").is_file() and kept(folder)[1] > 60):
            assert process.poll() is None, "it ended by itself"
            assert time.monotonic() < end, "nothing was kept"
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def test_what_was_killed_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    killed(tmp_path)
    games, steps = kept(tmp_path)
    told: list[Progress] = []
    second = training(tmp_path, 2.0, told)
    assert (second.totals.games, second.learner.steps) == (games, steps)
    assert second.learner.mean == 30.0
    assert second.memory.size > 0, "positions to learn from are there again"
    assert not second.is_fresh
    second.run()
    assert second.totals.games > games
    assert second.learner.steps > steps
    assert kept(tmp_path) == (second.totals.games, second.learner.steps)
    assert told[-1].games == second.totals.games
    assert read_network(tmp_path / "newest.net").made["games"] == second.totals.games
    versions = [progress.version for progress in told]
    assert versions == sorted(versions)


def test_no_game_is_kept_twice_and_none_that_was_counted_is_lost(tmp_path: Path) -> None:
    first = training(tmp_path, 1.5, [])
    first.run()
    between = len(numbers(tmp_path))
    assert between == first.totals.games
    second = training(tmp_path, 1.5, [])
    second.run()
    found = numbers(tmp_path)
    assert len(found) == second.totals.games
    assert len(set(found)) == len(found)
    assert found[between] >= between, "the second session plays other games than the first"


def test_a_checkpoint_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    session = training(tmp_path, 1.0, [])
    session.checkpoint()
    before = (tmp_path / STATE).read_bytes()
    session.totals.games = 7

    def broken(folder: Path, state: dict[str, object]) -> None:
        (folder / (STATE + ".part")).write_bytes(b"half of it")
        raise OSError("no room")

    session.tools.save = broken  # type: ignore[method-assign]
    with pytest.raises(OSError, match="no room"):
        session.checkpoint()
    assert (tmp_path / STATE).read_bytes() == before
    assert training(tmp_path, 1.0, []).totals.games == 0


def test_who_begins_with_a_network_counts_what_that_one_has_cost(tmp_path: Path) -> None:
    network = blank_network(Game())
    network.made = {"games": 500, "by_stage": {"look": 500}, "core_hours": 2.0, "minutes": 30.0}
    write_network(network, tmp_path / "start.net")
    plan = TrainingPlan("creatures", 1.0 / 60.0, 1, tmp_path / "on", tmp_path / "start.net", OPTIONS)
    Session(plan, lambda _: None, CountingTools()).run()
    made: dict[str, Any] = read_network(tmp_path / "on" / "newest.net").made
    assert made["games"] > 500
    assert made["by_stage"]["look"] == 500
    assert made["core_hours"] >= 2.0
    assert 30.0 <= made["minutes"] < 31.0


def test_who_is_locked_out_by_a_worker_that_was_killed_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crews: list[InventingCrew] = []
    work = InventingCrew._work

    def only_the_second(crew: InventingCrew) -> None:
        crews.append(crew)
        if len(crews) > 1:
            work(crew)

    monkeypatch.setattr(InventingCrew, "_work", only_the_second)
    monkeypatch.setattr(InventingCrew, "has_losses", lambda crew: crew is crews[0])
    monkeypatch.setattr(module, "LOCKED_OUT", 0.1)
    training(tmp_path, 1.5, []).run()
    assert len(crews) == 2
    assert kept(tmp_path)[0] > 0


def test_a_crew_knows_that_a_worker_has_ended() -> None:
    members: list[SimpleNamespace] = []

    def process(**_: object) -> SimpleNamespace:
        members.append(SimpleNamespace(start=lambda: None, is_alive=lambda: True))
        return members[-1]

    crew = Crew(cast("Any", SimpleNamespace(Process=process)), cast("Any", None), cast("Any", None), 2)
    assert not crew.has_losses()
    members[1].is_alive = lambda: False
    assert crew.has_losses()
    crew.refill()
    assert len(members) == 3
    assert crew.has_losses()  # what it has left locked stays so


def test_a_training_in_which_nobody_plays_says_so_and_keeps_what_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training(tmp_path, 1.0, []).run()
    games = kept(tmp_path)[0]
    session = training(tmp_path, 60.0, [])
    monkeypatch.setattr(InventingCrew, "_work", lambda crew: None)
    monkeypatch.setattr(module, "SILENCE", 0.2)
    with pytest.raises(TrainingProblem, match="No game was handed in for several minutes"):
        session.run()
    assert kept(tmp_path)[0] == games > 0
