"""What the pages quote of the server, from a file as `scripts/device-server` leaves it."""

import json
from pathlib import Path

from bocage.benchmark import service

TIMES = {kind: {"count": 1, "p50": 4.4, "p95": 31.6, "p99": 60.1, "max": 70.0} for kind in ("own", "other")}
LOAD = {
    "tables": 1000,
    "seconds": 480,
    "per_second": 149.6,
    "times": TIMES,
    "memory": 181.4,
    "thinkers": 55.5,
    "cost": 1.86,
    "problems": {"TimeoutError": 2},
    "decisions": 12000,
    "finished": 90,
    "growth": 3.2,
    "line": [[1, 90.0], [2, 120.0], [3, 121.2], [4, 121.0]],
}


def kills(database: str, count: int, longest: float) -> dict[str, object]:
    return {
        "database": database,
        "kills": count,
        "killed": {"server": count - 1, "thinker": 1},
        "decisions": 600,
        "entries": 2000,
        "games": 9,
        "lost": [],
        "stood_still": {"max": longest},
    }


def told(folder: Path, parts: dict[str, object]) -> dict[str, str]:
    kept = {"when": "2026-01-02", "machine": "x86_64", "parts": parts}
    (folder / service.FILE).write_text(json.dumps(kept), encoding="utf-8")
    return {name: text() for name, _, text in service.told(folder)}


def test_parts_of_a_kind_are_summed(tmp_path: Path) -> None:
    parts = {
        "kill-8": kills("sqlite", 600, 1234.0),
        "kill-11": kills("postgresql", 500, 4321.0),
        "hostile-14": {"requests": 25_000, "failures": []},
        "hostile-15": {"requests": 25_001, "failures": ["500: x"]},
        "outages-0": {"rounds": [{"passed": 39}, {"passed": 39}], "failures": []},
        "outages-2": {"rounds": [{"passed": 38, "failed": 1}], "failures": ["x"]},
    }
    found = told(tmp_path, parts)
    assert found["server.when"] == "2026-01-02, x86_64"
    assert found["server.kills.all"] == "1,100"
    assert (found["server.kills.sqlite"], found["server.kills.postgresql"]) == ("600", "500")
    assert (found["server.kills.still"], found["server.kills.lost"]) == ("4.3", "0")
    assert (found["server.hostile.requests"], found["server.hostile.failures"]) == ("50,001", "1")
    assert (found["server.outages.rounds"], found["server.outages.failures"]) == ("3", "1")


def test_what_was_not_measured_is_not_told(tmp_path: Path) -> None:
    assert list(service.told(tmp_path)) == []
    found = told(tmp_path, {"load": LOAD, "soak": LOAD})
    assert not any(name.startswith(("server.kills", "server.many")) for name in found)
    assert (found["server.load.per_second"], found["server.load.p95"]) == ("150", "32")
    assert found["server.load.tables"] == "1,000"
    assert (found["server.load.cost"], found["server.load.problems"]) == ("1.86", "2")
    assert (found["server.soak.least"], found["server.soak.most"]) == ("121", "121")
