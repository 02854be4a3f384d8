"""The same plan on Ray."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.arena import ArenaProblem, Plan, cluster, play_all
from bocage.arena.result import read_result


@pytest.mark.slow
def test_two_ray_workers_play_the_same_games_as_one_process(tmp_path: Path) -> None:
    pytest.importorskip("ray")
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
    plan = Plan("creatures", ("random",), 8)
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    found = {result.number: result.record for result in map(read_result, lines)}
    assert found == {result.number: result.record for result in play_all(plan, plan.fixtures())}


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = Plan("creatures", ("random",), 1)
    with pytest.raises(ArenaProblem) as caught:
        list(cluster.play_on_ray(plan, plan.fixtures(), None))
    assert caught.value.details == {"library": "ray", "extra": "ray"}


def test_an_address_where_nobody_answers_is_named_soon() -> None:
    pytest.importorskip("ray")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there, and nobody else will
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        plan = Plan("creatures", ("random",), 1)
        with pytest.raises(ArenaProblem) as caught:
            list(cluster.play_on_ray(plan, plan.fixtures(), address))
    assert caught.value.key == "arena-no-cluster"
    assert caught.value.details["address"] == address
