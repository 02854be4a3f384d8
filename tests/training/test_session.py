"""A training as a whole: it plays, learns, keeps, and goes on after it was killed."""

from __future__ import annotations

import gzip
import json
import queue
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.needs import TORCH, compiled

pytest.importorskip("torch", reason=TORCH)

from bocage.bots.network import read_network
from bocage.training.contests import Contests
from bocage.training.keeping import load_state
from bocage.training.plan import Progress, TrainingPlan
from bocage.training.session import Session
from bocage.training.worker import Contest, FailedGame, Lines, Orders, Worker, WorkerReport
from tests.bots.networks import random_network
from tests.bots.test_network import started

OPTIONS: dict[str, object] = {"mode": "standard"}


def trained(folder: Path, minutes: float) -> tuple[Session, list[Progress]]:
    told: list[Progress] = []
    session = Session(
        TrainingPlan("creatures", minutes, 2, folder, options=OPTIONS, simulations=8), told.append
    )
    session.run()
    return session, told


@pytest.mark.slow
@compiled
def test_a_training_keeps_what_it_did_and_goes_on(tmp_path: Path) -> None:
    first, told = trained(tmp_path, 0.7)
    assert told[-1].games == first.totals.games
    assert told[-1].loss.total > 0.0
    network = read_network(tmp_path / "network.net")
    assert network.game == "creatures"
    assert network.made["options"] == OPTIONS
    kept = load_state(tmp_path, "cpu")
    assert kept is not None
    assert kept["totals"]["games"] == first.totals.games
    second, _ = trained(tmp_path, 0.2)
    assert second.totals.games > first.totals.games
    assert second.memory.size > 0
    assert second.learner.steps > first.learner.steps
    with gzip.open(tmp_path / "games.jsonl.gz", "rt", encoding="utf-8") as file:
        games = [json.loads(line) for line in file]
    assert len(games) == second.totals.games


def test_only_a_network_that_wins_half_passes_the_gate(tmp_path: Path) -> None:
    from bocage.bots.network import write_network

    game = started("creatures")
    for number in (1, 2):
        network = random_network(game, seed=number)
        network.made = {"games": number}
        write_network(network, tmp_path / f"version-{number}.net")
    contests = Contests(tmp_path, 1)
    called: list[Contest] = []
    contests.call(Line(called), tmp_path / "version-1.net", 2)  # type: ignore[arg-type]
    pairs = {(each.name, each.seed): 0 for each in called}
    for each in called:
        pairs[each.name, each.seed] += 1
        contests.enter(WorkerReport(contest=each, won=1.0))
    assert set(pairs.values()) == {2}  # each deal is played from both seats
    for won, best in ((0.4, 1), (0.6, 2)):
        called.clear()
        contests.call(Line(called), tmp_path / "version-2.net", 2)  # type: ignore[arg-type]
        for each in called:
            contests.enter(WorkerReport(contest=each, won=won))
        assert read_network(tmp_path / "network.net").made == {"games": best}
    called.clear()
    contests.call(Line(called), tmp_path / "version-1.net", 2)  # type: ignore[arg-type]
    for each in called:
        contests.enter(WorkerReport(contest=each, won=0.1))
    contests.close(tmp_path / "version-1.net")
    kept = read_network(tmp_path / "network.net")
    assert kept.made == {"games": 2}  # the card is that of the one that passed, not of the last that tried
    shares = {name: result["won"] for name, result in kept.strength.items() if isinstance(result, dict)}
    assert shares == {"classic": 0.6, "gate": 0.6}


class Failing(Worker):
    """Breaks off in the middle of its first game."""

    def lesson(self) -> WorkerReport:
        game = self._game(dict(OPTIONS))
        game.play_offered(game.legal_actions()[0])
        raise ValueError("no plan")


def test_a_game_that_fails_is_told_with_its_record_and_counted(tmp_path: Path) -> None:
    reports: queue.SimpleQueue[Contest] = queue.SimpleQueue()
    lines = cast("Lines", SimpleNamespace(contests=reports))
    worker = Failing(0, Orders("creatures", OPTIONS, tmp_path, 1), lines)
    report = worker.next_report()
    assert report.played is None
    session = Session(TrainingPlan("creatures", 0.1, 1, tmp_path, options=OPTIONS), lambda _: None)
    session._enter(report, [])
    assert session.totals.failures == 1
    (line,) = (tmp_path / "failures.jsonl").read_text().splitlines()
    kept = json.loads(line)
    assert kept["options"] == OPTIONS
    assert len(kept["actions"]) == 1
    assert "no plan" in kept["error"]


def test_contests_come_to_their_end_though_some_games_fail(tmp_path: Path) -> None:
    from bocage.bots.network import write_network

    write_network(random_network(started("creatures"), seed=1), tmp_path / "version-1.net")
    contests = Contests(tmp_path, 1)
    called: list[Contest] = []
    contests.call(Line(called), tmp_path / "version-1.net", 2)  # type: ignore[arg-type]
    for number, each in enumerate(called):
        failure = FailedGame({}, [], "no plan") if number % 2 else None
        contests.enter(WorkerReport(contest=each, won=1.0, failure=failure))
    assert {name: result.games for name, result in contests.summary().items()} == {"classic": 2, "gate": 2}
    called.clear()
    contests.call(Line(called), tmp_path / "version-1.net", 2)  # type: ignore[arg-type]
    assert called


class Line:
    """Takes contests down instead of having them played."""

    def __init__(self, taken: list[Contest]) -> None:
        self.taken = taken

    def put(self, contest: Contest) -> None:
        self.taken.append(contest)
