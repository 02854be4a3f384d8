"""The door: origins, hosts, headers, sizes, rates."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bocage.core.record import record_of
from bocage.games import creatures
from bocage.table.settings import Limits, Rate, Settings
from tests.table.serving import Chair, House, Person, roomy, running


def test_pages_of_other_sites_cannot_change_anything(ada: Person) -> None:
    foreign = {"Origin": "https://evil.example"}
    answer = ada.http.post("/api/token", headers=foreign)
    assert answer.status_code == 403
    assert answer.json()["error"] == "origin"
    assert ada.http.post("/api/token", headers={"Origin": ada.url}).status_code == 201
    assert ada.http.get("/api/catalogue", headers=foreign).status_code == 200


def test_pages_of_other_sites_cannot_open_a_websocket(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    address = f"{ada.url.replace('http', 'ws')}/api/tables/{table}/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403


def test_a_site_that_is_allowed_may_use_the_server(tmp_path: Path) -> None:
    settings = roomy(
        f"sqlite:///{tmp_path / 't.sqlite'}", origins=("https://friend.example",), hosts=("127.0.0.1",)
    )
    with running(settings) as house:
        person = house.person()
        answer = person.http.post("/api/token", headers={"Origin": "https://friend.example"})
        assert answer.status_code == 201
        assert person.http.get("/api/health", headers={"Host": "rebound.example"}).json()["error"] == "host"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/catalogue", "/api/no-such-call"])
def test_browsers_are_told_what_a_page_may_not_do(ada: Person, path: str) -> None:
    headers = ada.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_token_of_a_browser_is_out_of_the_reach_of_scripts(ada: Person) -> None:
    wishes = {"game": "creatures", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
    answer = ada.http.post("/api/tables", json=wishes)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert ada.http.cookies["bocage"] not in answer.text
    assert "set-cookie" not in ada.http.post("/api/tables", json=wishes).headers


def test_a_token_that_is_none_is_nobody(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    ada.http.cookies.clear()
    for token in ("x", "a" * 42, "é" * 43, "a" * 5000):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        answer = ada.http.post(f"/api/tables/{table}/do", json={"do": "undo"}, headers=headers)
        assert answer.status_code == 403


def test_what_is_too_long_is_refused(ada: Person) -> None:
    long = json.dumps({"do": "play", "action": "x" * 70_000})
    answer = ada.http.post("/api/tables/abc/do", content=long, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-long")
    piecewise = ada.http.post(
        "/api/tables/abc/do",
        content=(part for part in [long.encode()] * 2),
        headers={"content-type": "application/json"},
    )
    assert piecewise.status_code in (400, 413)


def test_a_message_that_is_too_long_ends_the_connection(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    with ada.join(table) as chair:
        chair.socket.send(json.dumps({"do": "play", "action": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            chair.receive_all()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        '{"do": "dance"}',
        '{"do": "play", "action": {}}',
        '{"do": "play", "seat": 77}',
        "[" * 9000,
    ],
)
def test_a_message_that_means_nothing_gets_an_error(ada: Person, text: str) -> None:
    table = ada.open("creatures", "me", "here")
    with ada.join(table) as chair:
        chair.socket.send(text)
        assert chair.receive()["error"] == "message"
        assert chair.ask(do="ping")["type"] == "pong"


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("strict")
    limits = Limits(calls=Rate(0.01, 30), tables=Rate(0.001, 2), messages=Rate(0.01, 5), connections=2)
    with running(Settings(database=f"sqlite:///{folder / 't.sqlite'}", limits=limits)) as found:
        yield found


def _chatter(chair: Chair) -> None:
    """Talk too much: that it was cut short shows while talking or, at the latest, when listening."""
    for _ in range(20):
        chair.send(do="ping")
    chair.receive_all()


def test_too_much_of_anything_is_refused(strict_house: House) -> None:
    person = strict_house.person()
    table = person.open("creatures", "me", "greedy")
    person.open("creatures", "me", "greedy")
    wishes = {"game": "creatures", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
    third = person.http.post("/api/tables", json=wishes)
    assert third.status_code == 429
    assert int(third.headers["retry-after"]) > 10
    with person.join(table) as first, person.join(table):
        with pytest.raises(ConnectionClosed) as closed:
            person.join(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        with pytest.raises(ConnectionClosed) as closed:
            _chatter(first)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    while (answer := person.http.get("/api/health")).status_code == 200:
        pass
    assert answer.status_code == 429
    assert answer.json()["sentence"].startswith("That was too much at once")


def test_a_table_that_is_not_there_closes_the_connection(ada: Person) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        ada.join("nosuchtable")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/no.js"]
)
def test_no_file_outside_the_client_is_served(ada: Person, path: str) -> None:
    answer = ada.http.get(path)
    assert "import" not in answer.text
    assert answer.status_code in (200, 404)


NASTY = "\\ud800"
PERSON_AND_BOT = '[{"who": "me"}, {"who": "bot", "bot": "greedy"}]'


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 300, "/assets/" + "x" * 5000, "/api/tables/%00", "/api/tables?game=%00"]
)
def test_an_address_that_means_nothing_is_no_failure(ada: Person, path: str) -> None:
    answer = ada.http.get(path)
    assert answer.status_code in (200, 400, 404)
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("headers", [{"Host": "["}, {"Origin": "http://["}])
def test_a_header_that_means_nothing_is_refused(ada: Person, headers: dict[str, str]) -> None:
    answer = ada.http.post("/api/token", headers=headers)
    assert answer.status_code in (400, 403)
    assert answer.json()["error"] in ("host", "origin")


@pytest.mark.parametrize(
    "body",
    [
        f'{{"game": "creatures", "options": {{"mode": "{NASTY}"}}, "seats": {PERSON_AND_BOT}}}',
        f'{{"game": "creatures", "options": {{"{NASTY}": 1}}, "seats": {PERSON_AND_BOT}}}',
        f'{{"game": "{NASTY}", "seats": {PERSON_AND_BOT}}}',
        f'{{"position": {{"game": "creatures", "mode": "{NASTY}"}}, "seats": {PERSON_AND_BOT}}}',
        f'{{"position": {{"game": "creatures", "mode": "\\u0000"}}, "seats": {PERSON_AND_BOT}}}',
    ],
)
def test_texts_that_cannot_be_kept_are_refused(ada: Person, body: str) -> None:
    answer = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "field"


@pytest.mark.parametrize("name", [NASTY, "\\u0000"])
def test_a_record_with_names_that_cannot_be_kept_is_refused(ada: Person, name: str) -> None:
    lines = record_of(creatures.Game(seed=1), ["SOMEBODY", "Bea"]).lines()
    record = "\n".join(lines).replace("SOMEBODY", name)
    answer = ada.http.post("/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["error"]) == (422, "field"), answer.text


def test_a_message_in_bytes_gets_an_error(ada: Person) -> None:
    table = ada.open("creatures", "me", "here")
    with ada.join(table) as chair:
        chair.socket.send(b"\x00\xff")
        assert chair.receive()["error"] == "message"
        assert chair.ask(do="ping")["type"] == "pong"


def test_a_failure_is_told_with_a_sentence_and_the_headers(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bocage.table.api.games.shelf.catalogue", fail)
    answer = ada.http.get("/api/catalogue")
    assert (answer.status_code, answer.json()["error"]) == (500, "failed")
    assert answer.json()["sentence"]
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("secure", [True, False])
def test_https_is_demanded_where_it_is_promised(tmp_path: Path, secure: bool) -> None:
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}", secure=secure)) as house:
        headers = house.person().http.get("/").headers
        assert ("strict-transport-security" in headers) is secure
