"""Several results of the server as one."""

import json
from pathlib import Path

import pytest

from bocage.benchmark import service
from tests.table.joined import join, read

KILLS = {"database": "sqlite", "kills": 10, "decisions": 5, "lost": [], "stood_still": {"max": 900.0}}
OUTAGES = {"rounds": [{"passed": 39}], "failures": []}


def kept(file: Path, when: str, **parts: object) -> str:
    result = {
        "when": when,
        "machine": "x",
        "parts": {name.replace("_", "-"): one for name, one in parts.items()},
    }
    file.write_text(json.dumps(result), encoding="utf-8")
    return str(file)


def test_kills_and_rounds_of_several_calls_add_up(tmp_path: Path) -> None:
    first = kept(tmp_path / "a", "2026-01-01", kill_1=KILLS, outages_0=OUTAGES, many={"unfinished": "…"})
    second = kept(tmp_path / "b", "2026-01-03", kill_1=KILLS, kill_2=KILLS, outages_0=OUTAGES)
    alone = tmp_path / "kill-9.json"
    alone.write_text(
        json.dumps(KILLS | {"stood_still": {"max": 1.0, "histogram": {"1": 1}}}), encoding="utf-8"
    )
    found = join([read(first), read(second), read(str(alone))])
    assert (found["when"], found["machine"]) == ("2026-01-03", "x")
    assert set(found["parts"]) == {"kill-1", "kill-1-2", "kill-2", "kill-9", "outages-0", "outages-0-2"}
    assert found["parts"]["kill-9"]["stood_still"] == {"max": 1.0}
    (tmp_path / service.FILE).write_text(json.dumps(found), encoding="utf-8")
    told = {name: text() for name, _, text in service.told(tmp_path)}
    assert (told["server.kills.all"], told["server.outages.rounds"]) == ("40", "2")


def test_only_the_parts_that_are_named_count_and_the_latest_of_a_kind(tmp_path: Path) -> None:
    old = kept(tmp_path / "a", "2026-01-01", load={"n": 1}, soak={"n": 1}, kill_1=KILLS)
    new = kept(tmp_path / "b", "2026-01-02", load={"n": 2})
    assert join([read(f"{old}:load,soak"), read(new)])["parts"] == {"load": {"n": 2}, "soak": {"n": 1}}
    with pytest.raises(SystemExit, match="many"):
        read(f"{old}:many")
