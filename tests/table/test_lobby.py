"""Open tables: what a stranger learns of them, and how they come to one."""

import socket
from pathlib import Path

import pytest
from httpx import Response

from bocage.core.errors import BocageError
from bocage.learning import pictures, qr
from bocage.table import at_home, home_network
from bocage.table.settings import Limits
from tests.table.serving import House, Json, Person, roomy, running
from tests.table.test_commands import started


def listed(person: Person, table: str) -> Json | None:
    cards = person.call("GET", "/api/tables?list=open&limit=100")["tables"]
    return next((card for card in cards if card["id"] == table), None)


def test_an_open_table_says_what_it_is_and_whom_it_seeks(ada: Person, bea: Person) -> None:
    settings = {"open": True, "level": "newcomer", "clock": {"kind": "live", "minutes": 20}}
    table = ada.open("agricola", "me", "link", "link", settings=settings)
    card = listed(bea, table)
    assert card is not None
    assert (card["game"], card["settings"]["level"], card["host"]) == ("agricola", "newcomer", False)
    assert (card["clock"]["kind"], card["clock"]["left"][0]) == ("live", 1200)
    assert [seat["kind"] for seat in card["seats"]] == ["person", "free", "free"]


def test_a_table_is_not_open_unless_its_host_says_so(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link")
    assert listed(bea, table) is None
    change = {"settings": {"open": True, "level": "strong"}}
    assert bea.call("PATCH", f"/api/tables/{table}", change, 403)["error"] == "not-the-host"
    ada.call("PATCH", f"/api/tables/{table}", change)
    card = listed(bea, table)
    assert card is not None
    assert card["settings"]["level"] == "strong"
    bea.sit(table, 1, "Béa")
    assert listed(ada, table) is None  # nobody is sought any more


def test_of_two_who_want_the_last_seat_one_gets_it(house: House, ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", settings={"open": True})
    bea.sit(table, 1, "Béa")
    late = house.person().call("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Late"}, 409)
    assert late["error"] == "seat-taken"


# Invitations.


def test_an_invitation_names_host_and_game_in_the_guest_s_language(ada: Person, bea: Person) -> None:
    table = ada.open("farmerama", "me", "link")
    found = bea.call("GET", f"/api/tables/{table}/invitation")
    assert (found["host"], found["game"]) == ("me 0", "Farmerama")
    assert [way["kind"] for way in found["ways"]] == ["here"]
    assert found["ways"][0]["url"] == f"{ada.url}/t/{table}"
    assert found["ways"][0]["qr"] == pictures.svg(qr.matrix(found["ways"][0]["url"]))
    assert found["is_local"]  # it was called by an address that other devices do not reach
    assert bea.call("GET", "/api/tables/nowhere/invitation", status=404)["error"] == "no-table"


def test_in_a_home_network_the_address_there_comes_first(tmp_path: Path) -> None:
    home = "http://192.168.1.20:8140"
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}", home=(home,))) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "link")

        def called(host: str) -> Json:
            answer: Response = ada.http.get(f"/api/tables/{table}/invitation", headers={"Host": host})
            return dict(answer.json())

        found = called(house.url.removeprefix("http://"))
        assert ([way["url"] for way in found["ways"]], found["is_local"]) == ([f"{home}/t/{table}"], False)
        assert [way["url"] for way in called("192.168.1.20:8140")["ways"]] == [f"{home}/t/{table}"]
        assert [way["kind"] for way in called("farm.example")["ways"]] == ["home", "here"]


def test_the_server_of_a_house_has_an_address_there_and_the_usual_limits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(at_home, "home_address", lambda: "192.168.1.20")
    listening, settings = at_home.serve_house()
    with listening:
        host, port = listening.getsockname()
        assert host == "0.0.0.0"
        assert settings.home == (f"http://192.168.1.20:{port}",)
        assert settings.limits == Limits()
        # A page elsewhere cannot reach it by a name that it has turned to this machine.
        assert {"127.0.0.1", "localhost", "192.168.1.20"} <= set(settings.hosts)
        listening.listen()
        again, other = at_home.serve_house()  # where the port is taken, another will do
        with again:
            assert other.home != settings.home


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cut(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", Cut)
    with pytest.raises(BocageError) as problem:
        home_network.home_address()
    assert problem.value.key == "no-network"


def test_play_lan_tells_the_address_of_the_house(tmp_path: Path) -> None:
    try:
        address = home_network.home_address()
    except BocageError:
        pytest.skip("this machine is in no network: connect it to one")
    with started("play", "--lan", "--no-browser", data=tmp_path) as (url, process):
        assert process.stderr is not None
        said = process.stderr.readline()
        assert f"http://{address}:{url.rsplit(':', 1)[1]}" in said
        assert "█" in process.stderr.readline()
