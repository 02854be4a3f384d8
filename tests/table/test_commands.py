"""`bocage serve`, `bocage play` and `bocage load` as a person starts them."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage.cli import main
from bocage.cli.schemas import schema_of
from tests.table.services import free_port

PATIENCE = 60


@contextmanager
def started(*words: str, data: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A command that serves: the address that it tells, and its process."""
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "BOCAGE_LANG": "en"}
    environment.pop("DISPLAY", None)
    environment.pop("WAYLAND_DISPLAY", None)
    command = [sys.executable, "-m", "bocage", *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        found = re.search(r"http://\S+?(?=[\s/?]|\.\s|$)", line)
        assert found is not None, line
        yield found.group(), process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        process.stderr.close()


def test_play_serves_this_machine_alone_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with started("play", "creatures", "--no-browser", data=tmp_path) as (url, process):
        assert url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{url}/api/health").json() == {"status": "ok"}
        assert httpx.get(f"{url}/", headers={"Host": "elsewhere.example"}).status_code == 400
    assert process.returncode == 130
    assert (tmp_path / "bocage" / "tables.sqlite").is_file()


def test_without_a_display_play_tells_the_address(tmp_path: Path) -> None:
    with started("play", data=tmp_path) as (url, _):
        assert httpx.get(f"{url}/api/catalogue").status_code == 200


def test_a_second_play_finds_the_tables_of_the_first(tmp_path: Path) -> None:
    wishes = {"game": "creatures", "seats": [{"who": "me", "name": "Ada"}, {"who": "here"}]}
    with started("play", "--no-browser", data=tmp_path) as (url, _):
        opened = httpx.post(f"{url}/api/tables", json=wishes)
        cookies = dict(opened.cookies)
    with started("play", "--no-browser", data=tmp_path) as (url, _), httpx.Client(cookies=cookies) as again:
        tables = again.get(f"{url}/api/tables").json()["tables"]
        assert [card["id"] for card in tables] == [opened.json()["id"]]


def test_serve_listens_where_it_is_told_to(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'own.sqlite'}"
    words = ("serve", "--port", str(port), "--database", database, "--host-name", "127.0.0.1", "--metrics")
    with started(*words, data=tmp_path) as (url, _):
        assert url == f"http://127.0.0.1:{port}"
        assert "bocage_tables_in_memory" in httpx.get(f"{url}/metrics").text
    assert (tmp_path / "own.sqlite").is_file()


def test_metrics_are_shown_only_where_the_host_wants_it(tmp_path: Path) -> None:
    with started("serve", "--port", "0", data=tmp_path) as (url, _):
        assert "bocage_" not in httpx.get(f"{url}/metrics").text


@pytest.mark.parametrize(
    ("words", "code", "part"),
    [
        (["serve", "--port", "0", "--database", "nonsense"], 1, "“nonsense” is no database"),
        (["serve", "--port", "0", "--redis", "redis://127.0.0.1:1"], 1, "Redis server cannot be reached"),
        (["serve", "--address", "203.0.113.7", "--port", "0"], 1, "203.0.113.7"),
        (["serve", "--log-level", "loud"], 2, "“loud” is not one of"),
        (["serve", "--port", "99999"], 2, "99999"),
        (["load", "--url", "example.org"], 2, "is no address of a server"),
        (["load", "--url", "http://x", "--database", "y"], 2, "--database"),
        (["play", "chess"], 2, "“chess” is not one of"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    words: list[str],
    code: int,
    part: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("BOCAGE_LANG", "en")
    assert main(words) == code
    said = capsys.readouterr().err
    assert part in said
    assert "Traceback" not in said


def test_load_reports_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["load", "--tables", "6", "--seconds", "3", "--pace", "0.3", "--reconnects", "0.2", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    Draft202012Validator(schema_of("load")).validate(report)
    assert report["problems"] == {}
    assert report["decisions"] > 3
    for kind in ("own", "other", "join", "open"):
        times = report["times"][kind]
        assert 0 < times["p50"] <= times["p95"] <= times["p99"] <= times["max"] * 1.0001
        assert sum(times["histogram"].values()) == times["count"]
    assert report["cost"] > 0
    assert isinstance(report["limited"], bool)


def test_load_says_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2", "--seconds", "1", "--url", f"http://127.0.0.1:{free_port()}"]) == 1
    assert "Traceback" not in capsys.readouterr().err
