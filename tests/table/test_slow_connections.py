"""Connections that are opened and not used: cut, while everybody else is served."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from bocage.table.settings import Limits, Rate, Settings
from tests.table.serving import PATIENCE, House, running

SECONDS = 1.5  # that these servers wait for a request
HELD = 30
FREE = Rate(10_000, 100_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = Limits(FREE, FREE, FREE, request_seconds=SECONDS, held=HELD)
    url = f"sqlite:///{tmp_path_factory.mktemp('slow') / 't.sqlite'}"
    with running(Settings(database=url, limits=limits)) as found:
        yield found


def connected(house: House, first: bytes = b"") -> socket.socket:
    host, port = house.listening.getsockname()[:2]
    found = socket.create_connection((host, port), timeout=PATIENCE)
    if first:
        found.sendall(first)
    return found


def is_cut(connection: socket.socket) -> bool:
    """Wait until the server has cut a connection without an answer."""
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


SLOW = (
    b"",
    b"GET /api/heal",
    b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
)


@pytest.mark.parametrize("first", SLOW)
def test_who_does_not_finish_a_request_is_cut_and_others_are_served(house: House, first: bytes) -> None:
    crowd = [connected(house, first) for _ in range(HELD - 10)]
    try:
        assert house.person().call("GET", "/api/health") == {"status": "ok"}
        begun = time.monotonic()
        for connection in crowd:
            assert is_cut(connection)
        assert time.monotonic() - begun < 20
    finally:
        for connection in crowd:
            connection.close()


def test_dripping_does_not_help(house: House) -> None:
    begun = time.monotonic()
    with connected(house, b"GET /api/health HTTP/1.1\r\nHost: x\r\n") as connection, suppress(OSError):
        while time.monotonic() - begun < PATIENCE:
            connection.sendall(b"X: y\r\n")
            time.sleep(0.1)
    assert time.monotonic() - begun < PATIENCE


def test_one_address_may_hold_so_many(house: House) -> None:
    crowd = [connected(house) for _ in range(HELD + 5)]
    try:
        assert is_cut(crowd[-1])
    finally:
        for connection in crowd:
            connection.close()
    _eventually(lambda: house.person().http.get("/api/health").status_code == 200)


def _eventually(attempt: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if attempt():
                return
        except Exception:
            pass  # it may be cut itself until there is room
        time.sleep(0.1)
    raise TimeoutError


def answer_to(house: House, text: bytes) -> tuple[int, dict[str, str], bytes]:
    with connected(house, text) as connection:
        found = b""
        try:
            while part := connection.recv(65536):
                found += part
        except ConnectionResetError:
            pass
    head, _, body = found.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines[1:])
    return int(lines[0].split()[1]), headers, body


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"HELLO\r\n\r\n", 400),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 70_000, 431),
    ],
)
def test_what_is_no_request_is_refused_like_everything_else(house: House, text: bytes, status: int) -> None:
    found, headers, body = answer_to(house, text)
    assert found == status
    assert "content-security-policy" in headers
    assert json.loads(body)["error"] == "bad-request"


def test_somebody_who_plays_is_not_cut(house: House) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with ada.join(table) as chair:
        time.sleep(2 * SECONDS)
        assert chair.ask(do="ping")["type"] == "pong"


def test_a_reader_who_does_not_read_is_cut(house: House) -> None:
    asked = 300
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(house.listening.getsockname()[:2])
        request = b"GET /api/games/agricola/components HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        connection.sendall(request * asked)
        held = house.configuration.held
        _eventually(lambda: not held)
        found = b""
        try:
            while part := connection.recv(1 << 20):
                found += part
        except ConnectionResetError:
            pass
    assert found.count(b"HTTP/1.1 200") < asked
