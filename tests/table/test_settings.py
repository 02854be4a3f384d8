"""Settings from the command line, the environment and files; what is logged; what is counted."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bocage.cli import main
from bocage.core.errors import BocageError
from bocage.table.logs import shown, table_in
from bocage.table.settings import Limits, Rate, read_limits
from tests.table.services import free_port, wait_for
from tests.table.serving import PATIENCE, Person


def served(*words: str, **environment: str) -> tuple[str, subprocess.Popen[str]]:
    """`bocage serve` with words and an environment: its address, and its process."""
    whole = {**os.environ, "BOCAGE_LANG": "en", **environment}
    command = [sys.executable, "-m", "bocage", "serve", *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=whole)
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(r"^Bocage is at (http://[\d.]+:\d+)", line)
        if found is not None:
            return found.group(1), process
    raise AssertionError(ended(process))


def ended(process: subprocess.Popen[str]) -> str:
    """Everything that it has logged."""
    process.terminate()
    return process.communicate(timeout=PATIENCE)[1]


def test_the_environment_says_what_the_command_line_does_not(tmp_path: Path) -> None:
    port = free_port()
    database = tmp_path / "secret"
    database.write_text(f"sqlite:///{tmp_path / 'own.sqlite'}\n", encoding="utf-8")
    url, process = served(
        BOCAGE_PORT=str(port),
        BOCAGE_DATABASE_FILE=str(database),
        BOCAGE_METRICS="1",
        BOCAGE_HOST_NAME="127.0.0.1 bocage.example",
        BOCAGE_LIMIT="calls=0.01/5 connections=7",
    )
    try:
        assert url == f"http://127.0.0.1:{port}"
        assert (tmp_path / "own.sqlite").is_file()
        assert "bocage_up 1.0" in httpx.get(f"{url}/metrics").text
        assert httpx.get(f"{url}/", headers={"Host": "elsewhere.example"}).status_code == 400
        assert httpx.get(f"{url}/", headers={"Host": "bocage.example"}).status_code == 200
        answers = [httpx.get(f"{url}/api/health").status_code for _ in range(7)]
        assert answers[:5] == [200] * 5
        assert 429 in answers
    finally:
        ended(process)


def test_a_file_says_what_nobody_else_does(tmp_path: Path) -> None:
    port, other = free_port(), free_port()
    file = tmp_path / "bocage.toml"
    text = f'port = {other}\ndatabase = "sqlite:///{tmp_path / "t.sqlite"}"\nlimit = ["calls=0.01/3"]\n'
    file.write_text(text + 'log-format = "json"\nlog-level = "info"\n', encoding="utf-8")
    url, process = served("--settings", str(file), "--port", str(port))
    try:
        assert url.endswith(f":{port}")  # the command line counts most
        answers = [httpx.get(f"{url}/api/health").status_code for _ in range(5)]
        assert answers[:3] == [200] * 3
        assert answers[-1] == 429
    finally:
        lines = [json.loads(line) for line in ended(process).splitlines() if line.startswith("{")]
    calls = [line for line in lines if line["logger"] == "bocage.table.calls"]
    assert {line["status"] for line in calls} == {200, 429}
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"]) for line in calls)
    assert all(line["request"] for line in calls)


def test_what_is_logged_says_which_table_and_keeps_private_links(tmp_path: Path) -> None:
    url, process = served(
        *("--port", "0", "--database", f"sqlite:///{tmp_path / 't.sqlite'}"),
        *("--log-level", "info", "--log-format", "json"),
    )
    try:
        wait_for(int(url.rsplit(":", 1)[1]))
        ada, bea = Person(url), Person(url)
        table = ada.open("creatures", "me", "here")
        link = ada.call("POST", f"/api/tables/{table}/seats/1/link", status=201)["path"]
        code = link.rsplit("/", 1)[1]
        bea.call("POST", f"/api/seats/{code}")
        bea.http.get(link)
        token = ada.http.cookies["bocage"]
        with ada.join(table):
            pass
        given = ada.http.get(f"/api/tables/{table}", headers={"X-Request-Id": "from-the-proxy-1"})
        assert given.headers["x-request-id"] == "from-the-proxy-1"
        ada.http.close()
        bea.http.close()
    finally:
        text = ended(process)
    assert code not in text
    assert "127.0.0.1" not in text
    assert token not in text
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert {"from-the-proxy-1"} == {line["request"] for line in lines if "proxy" in line.get("request", "")}
    assert table in {line.get("table") for line in lines}


def test_paths_are_shown_without_what_lets_people_in() -> None:
    assert shown("/api/seats/abc") == "/api/seats/…"
    assert shown("/seat/abc") == "/seat/…"
    assert shown("/api/tables/k3v9x2m8qa/seats/0/sit") == "/api/tables/k3v9x2m8qa/seats/0/sit"
    assert table_in("/api/tables/k3v9x2m8qa/ws") == "k3v9x2m8qa"
    assert table_in("/api/catalogue") == ""


def test_limits_are_read() -> None:
    found = read_limits(["calls=40/160", "tables=1", "connections=7", "request_seconds=2.5"])
    assert (found.calls, found.tables) == (Rate(40, 160), Rate(1, 1))
    assert (found.connections, found.request_seconds) == (7, 2.5)
    assert found.record == Limits().record


@pytest.mark.parametrize(
    "word", ["", "calls", "calls=", "calls=x", "calls=0/5", "dance=3", "connections=1.5"]
)
def test_a_limit_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(BocageError) as caught:
        read_limits([word])
    assert caught.value.key == "limit"


@pytest.mark.parametrize(
    ("text", "part"),
    [("port = ", "holds no settings"), ("colour = 'green'", "no setting “colour”")],
)
def test_a_file_that_means_nothing_is_refused(
    text: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    file = tmp_path / "bocage.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["serve", "--settings", str(file)]) == 2
    assert part in capsys.readouterr().err


def test_everything_is_counted(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    with ada.join(table) as chair:
        chair.ask(do="play", action="space three_wood", seat=0)
    text = ada.http.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    for name in (
        "bocage_states_sent_total",
        "bocage_bytes_sent_total",
        'bocage_database_seconds_count{kind="write"}',
        'bocage_database_seconds_count{kind="read"}',
        'bocage_requests_total{method="POST",status="201"}',
        "process_resident_memory_bytes",
    ):
        assert float(figures[name]) > 0, name
