"""A training whose games are played by the workers of Ray."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("torch")
pytest.importorskip("ray")

from bocage.bots.network import read_network
from bocage.games import is_compiled
from bocage.training.session import Plan, Progress, Session

OPTIONS: dict[str, object] = {"mode": "standard"}


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="too slow without the compiled engine")
@pytest.mark.filterwarnings("ignore")  # Ray leaves files open when it ends
def test_the_workers_of_ray_play_and_the_session_learns(tmp_path: Path) -> None:
    told: list[Progress] = []
    plan = Plan("creatures", 0.8, 2, tmp_path, options=OPTIONS, simulations=8, ray="local")
    session = Session(plan, told.append)
    session.run()
    assert session.totals.games > 20
    assert session.totals.failures == 0
    assert session.learner.steps > 60
    assert session.totals.version > 0  # a network went out to the workers, who played on with it
    assert read_network(tmp_path / "network.net").game == "creatures"
