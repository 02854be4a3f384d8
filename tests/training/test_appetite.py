"""A training whose tables play for their own points: who sits there, and what the network remembers of it."""

from __future__ import annotations

import queue
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bocage.bots.network import read_network, write_network
from bocage.games.creatures import Game
from bocage.training import worker as module
from bocage.training.minds import Mind, SearchingMind
from bocage.training.plan import TrainingPlan
from bocage.training.session import Session
from bocage.training.worker import ASKED, LOOK, SEARCH, STAGES, Contest, Lines, Orders, Worker
from tests.bots.networks import random_network
from tests.training.counting import OPTIONS, CountingTools

ASKED_FOR = 4.0


def employed(folder: Path, appetite: float) -> Worker:
    """A worker who is to play small trees."""
    game = Game(seed=1, first_player=0)
    write_network(random_network(game), folder / "version-0.net")
    numbers = {"version": 0, "stage": STAGES.index(SEARCH), "simulations": 2, "stop": 0}
    lines = SimpleNamespace(contests=queue.Queue(), reports=queue.Queue())
    for name, value in numbers.items():
        setattr(lines, name, SimpleNamespace(value=value))
    return Worker(1, Orders("creatures", OPTIONS, folder, 3, appetite), cast("Lines", lines))


def tables(worker: Worker, count: int) -> list[list[Mind]]:
    """Who sits at so many tables."""
    game = Game(seed=1, first_player=0)
    return [worker._minds(game, SEARCH, 0) for _ in range(count)]


def appetites(minds: list[Mind]) -> list[float]:
    return sorted(mind.appetite for mind in minds if isinstance(mind, SearchingMind) and mind.teaches)


def test_most_sit_down_with_an_appetite_and_some_with_one_who_has_none(tmp_path: Path) -> None:
    found = [appetites(minds) for minds in tables(employed(tmp_path, ASKED_FOR), 120)]
    usual = {share * ASKED_FOR for share in ASKED}
    both = [pair for pair in found if len(pair) == 2]
    grudging = [pair for pair in both if pair[0] == 0.0]
    assert {pair[1] for pair in both} == usual
    assert all(pair[0] in (0.0, pair[1]) for pair in both)
    assert 0.25 < len(grudging) / len(found) < 0.55


def test_without_one_asked_for_nobody_is_grudging(tmp_path: Path) -> None:
    found = [appetites(minds) for minds in tables(employed(tmp_path, 0.0), 60)]
    assert all(pair[0] == pair[-1] for pair in found)
    assert {pair[0] for pair in found} == set(module.APPETITES)


@pytest.mark.parametrize(("appetite", "stages"), [(0.0, {LOOK, SEARCH}), (ASKED_FOR, {SEARCH})])
def test_who_has_an_appetite_looks_further_than_one_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, appetite: float, stages: set[str]
) -> None:
    """The judgement of two is what one wins and the other loses; one turn ahead there is nothing else."""
    worker = employed(tmp_path, appetite)
    seen: list[str] = []

    def noted(game: Game, stage: str, version: int) -> list[Mind]:
        seen.append(stage)
        return []

    def unplayed(*words: object) -> None:
        return None

    monkeypatch.setattr(worker, "_minds", noted)
    monkeypatch.setattr(module, "play", unplayed)
    for _ in range(60):
        worker.lesson()
    assert set(seen) == stages


def test_a_contest_is_played_with_the_appetite_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = employed(tmp_path, ASKED_FOR)
    seen: list[float] = []

    def noted(game: Game, minds: list[Mind], *words: object) -> SimpleNamespace:
        seen.extend(mind.appetite for mind in minds if isinstance(mind, SearchingMind))
        return SimpleNamespace(scores=[1.0, 0.0], wins=[1.0, 0.0])

    monkeypatch.setattr(module, "play", noted)
    worker.contest(Contest("gate", 1, 0, tmp_path / "version-0.net", None, 2))
    assert seen == [ASKED_FOR, ASKED_FOR]


def test_the_network_of_such_a_training_says_so(tmp_path: Path) -> None:
    plan = TrainingPlan("creatures", 0.01, 1, tmp_path, options=OPTIONS, appetite=ASKED_FOR)
    session = Session(plan, lambda _: None, CountingTools())
    session.learner.mean = 30.0
    session.totals.version = 0
    session._hand_over()
    assert read_network(session._newest()).appetite == ASKED_FOR
