"""A training whose games are played by the workers of Ray."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.bots.network import write_network
from bocage.training.crew import Wanted, employ
from bocage.training.worker import SEARCH, STAGES, Contest, Lines, Orders, WorkerReport
from tests.bots.networks import random_network
from tests.bots.test_network import started
from tests.needs import compiled

OPTIONS: dict[str, object] = {"mode": "standard"}
PATIENCE = 240.0


def taken(lines: Lines, count: int) -> list[WorkerReport]:
    """The next reports, none of them a failure."""
    found = [lines.reports.get(timeout=PATIENCE) for _ in range(count)]
    assert [report.failure for report in found] == [None] * count
    return found


@pytest.mark.slow
@compiled
@pytest.mark.filterwarnings("ignore")  # Ray leaves files open when it ends
def test_the_workers_of_ray_play_lessons_and_contests_with_the_newest_network(tmp_path: Path) -> None:
    for name in ("version-0", "candidate"):
        write_network(random_network(started("creatures"), seed=1), tmp_path / f"{name}.net")
    orders = Orders("creatures", OPTIONS, tmp_path, 987_654)
    lines, crew = employ(orders, Wanted(2, -1, 8, "local"))
    try:
        assert {report.stage for report in taken(lines, 3)} == {"warm"}  # nobody has learned anything yet
        lines.version.value, lines.stage.value = 0, STAGES.index(SEARCH)
        lines.contests.put(Contest("classic", 5, 1, tmp_path / "candidate.net", None, 4))
        contests: list[WorkerReport] = []
        lessons: list[WorkerReport] = []
        while not contests or not lessons:
            (report,) = taken(lines, 1)
            if report.contest is not None:
                contests.append(report)
            elif report.stage == SEARCH:
                lessons.append(report)
        lesson = lessons[0]
        assert lesson.played is not None
        assert lesson.played.record
    finally:
        crew.dismiss()
