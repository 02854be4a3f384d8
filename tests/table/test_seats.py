"""Seats: taking, moving, handing over; who may do what."""

from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.serving import House, Person


def test_a_seat_can_be_taken_once(ada: Person, bea: Person, house: House) -> None:
    table = ada.open("creatures", "me", "link")
    assert ada.call("GET", f"/api/tables/{table}")["status"] == "waiting"
    assert bea.sit(table, 1, "Béa")["status"] == "playing"
    third = house.person()
    assert (
        third.call("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Cy"}, 409)["error"] == "seat-taken"
    )
    assert third.call("POST", f"/api/tables/{table}/seats/5/sit", {"name": "Cy"}, 404)["error"] == "no-seat"


def test_nobody_plays_in_the_seat_of_another(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    refused = bea.do(table, 403, do="play", action="space three_wood", seat=0)
    assert refused["sentence"] == "Cette place n’est pas la vôtre."
    assert bea.do(table, 409, do="play", action="space three_wood")["error"] == "turn-of"


def test_a_private_link_moves_a_seat_once(ada: Person, bea: Person, house: House) -> None:
    table = ada.open("creatures", "me", "greedy", first_player=0)
    path = ada.call("POST", f"/api/tables/{table}/seats/0/link", status=201)["path"]
    code = path.removeprefix("/seat/")
    assert bea.call("POST", f"/api/seats/{code}") == {"table": table, "seat": 0}
    assert ada.state(table)["viewer"] is None
    assert bea.state(table)["viewer"] == 0
    assert house.person().call("POST", f"/api/seats/{code}", status=404)["error"] == "no-link"
    assert bea.call("GET", f"/api/tables/{table}")["host"]


def test_a_link_is_worth_nothing_once_the_seat_is_another_s(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "me")
    code = ada.call("POST", f"/api/tables/{table}/seats/0/link", status=201)["path"].removeprefix("/seat/")
    ada.call("POST", f"/api/tables/{table}/seats/0/hand", {"to": "free"})
    bea.sit(table, 0, "Béa")
    assert ada.call("POST", f"/api/seats/{code}", status=409)["error"] == "no-link"


def test_only_the_owner_makes_a_link(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    assert bea.call("POST", f"/api/tables/{table}/seats/0/link", status=403)["error"] == "not-your-seat"


def test_a_seat_that_is_handed_to_a_bot_plays_on(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link")
    bea.sit(table, 1, "Béa")
    with ada.join(table) as chair:
        bea.call("POST", f"/api/tables/{table}/seats/1/hand", {"to": "bot", "bot": "random"})
        state = chair.play_on(Random(1))
        assert state["outcome"] is not None
        assert state["seats"][1]["kind"] == "bot"


def test_a_decision_stands_though_seats_have_changed_meanwhile(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    seen = ada.state(table)["seq"]
    bea.sit(table, 1, "Béa")
    played = ada.do(table, do="play", action="space three_wood", seq=seen)
    assert played["to_act"] == 1
    assert bea.do(table, 409, do="play", action="space one_stone", seq=seen)["error"] == "stale"
    assert bea.do(table, 409, do="play", action="space one_stone", seq=played["seq"] + 1)["error"] == "stale"


def test_a_bot_can_make_room_for_a_person(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "greedy", first_player=0)
    assert (
        bea.call("POST", f"/api/tables/{table}/seats/1/hand", {"to": "free"}, 403)["error"] == "not-the-host"
    )
    ada.call("POST", f"/api/tables/{table}/seats/1/hand", {"to": "free"})
    bea.sit(table, 1, "Béa")
    assert bea.state(table)["mine"] == [1]


def test_names_are_told_as_they_are_and_kept_in_bounds(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    path = f"/api/tables/{table}/seats/0/name"
    name = "<b>Éva & “Co”</b>"
    assert ada.call("POST", path, {"name": f"  {name} "})["seats"][0]["name"] == name
    for bad in ("", "   ", "x" * 41, "a\nb", "a\u202eb", "\x00"):
        assert ada.call("POST", path, {"name": bad}, 422)["error"] == "field"


def test_several_people_share_one_screen(ada: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    with ada.join(table) as chair:
        assert (chair.state["viewer"], chair.state["curtain"]) == (0, None)
        chair.play("space three_wood")
        assert (chair.state["viewer"], chair.state["curtain"]) == (1, None)
        assert chair.state["actions"]


def test_secret_choices_on_one_screen_are_behind_a_curtain(ada: Person) -> None:
    table = ada.open("farmerama", "me", "here", mode="basic")
    with ada.join(table) as chair:
        assert (chair.state["viewer"], chair.state["curtain"], chair.state["actions"]) == (None, 0, [])
        assert chair.ask(do="look", seat=0)["viewer"] == 0
        chair.play("play sow+water")
        assert (chair.state["viewer"], chair.state["curtain"]) == (None, 1)
        assert all("cards" not in farm for farm in chair.state["view"]["farms"])
        chair.ask(do="look", seat=1)
        assert chair.state["view"]["farms"][1]["laid"] == 0
        assert "cards" not in chair.state["view"]["farms"][0]


def test_tables_are_listed_for_whom_they_concern(ada: Person, bea: Person) -> None:
    private = ada.open("creatures", "me", "link")
    public = ada.open("creatures", "me", "link", settings={"open": True})

    def listed(who: Person, which: str) -> set[str]:
        return {card["id"] for card in who.call("GET", f"/api/tables?list={which}&limit=100")["tables"]}

    assert {private, public} <= listed(ada, "mine")
    assert public in listed(bea, "open")
    assert private not in listed(bea, "open") | listed(bea, "mine")
    bea.sit(public, 1, "Béa")
    assert public in listed(bea, "mine")
    assert public in listed(ada, "watch")
    assert public not in listed(ada, "open")


def test_a_table_can_be_closed_to_guests_and_closed_for_good(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "greedy", settings={"watch": False})
    assert bea.http.get(f"/api/tables/{table}/state").status_code == 403
    assert bea.call("DELETE", f"/api/tables/{table}", status=403)["error"] == "not-the-host"
    ada.call("DELETE", f"/api/tables/{table}", status=204)
    assert ada.do(table, 409, do="play", action="space three_wood")["error"] == "table-closed"
    assert table not in {card["id"] for card in ada.call("GET", "/api/tables")["tables"]}


def test_settings_are_the_host_s_to_change(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "greedy")
    changes = {"settings": {"score": "off"}}
    assert bea.call("PATCH", f"/api/tables/{table}", changes, 403)["error"] == "not-the-host"
    ada.call("PATCH", f"/api/tables/{table}", changes)
    assert ada.state(table)["scores"] is None


def test_the_score_is_told_as_the_table_wants_it(ada: Person) -> None:
    table = ada.open("creatures", "me", "greedy", settings={"score": "mine"})
    assert [score["seat"] for score in ada.state(table)["scores"]] == [0]


def test_a_program_sits_down_with_a_token(house: House, ada: Person) -> None:
    table = ada.open("creatures", "me", "link")
    program = house.person()
    token = program.call("POST", "/api/token", status=201)["token"]
    headers = {"Authorization": f"Bearer {token}"}
    answer = program.http.post(f"/api/tables/{table}/seats/1/sit", json={"name": "Program"}, headers=headers)
    assert answer.json()["seats"][1]["mine"]
    assert "set-cookie" not in answer.headers
    assert program.http.get(f"/api/tables/{table}/state", headers=headers).json()["viewer"] == 1
    assert program.http.get(f"/api/tables/{table}/state").json()["viewer"] is None


def test_whoever_may_not_watch_any_more_is_told_nothing_more(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    with bea.join(table) as chair:
        ada.call("PATCH", f"/api/tables/{table}", {"settings": {"watch": False}})
        ada.do(table, do="play", action="space three_wood", seat=0)
        with pytest.raises(ConnectionClosed) as closed:
            chair.receive_all()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert chair.state["to_act"] == 0


def test_the_host_cannot_look_into_the_hand_of_a_bot(ada: Person, bea: Person) -> None:
    table = ada.open("agricola", "me", "greedy", "link", mode="full")
    free = f"/api/tables/{table}/seats/1/hand"
    assert ada.call("POST", free, {"to": "free"}, 403)["error"] == "bot-has-secrets"
    ada.call("POST", free, {"to": "bot", "bot": "random"})
    # A person who leaves a bot in charge may come back, and nobody else in their place.
    bea.sit(table, 2, "Bea")
    away = f"/api/tables/{table}/seats/2/hand"
    bea.call("POST", away, {"to": "bot", "bot": "random"})
    assert bea.state(table)["mine"] == []
    assert bea.do(table, 403, do="undo", seat=2)["error"] == "not-your-seat"
    assert ada.call("POST", away, {"to": "free"}, 403)["error"] == "bot-has-secrets"
    ada.call("POST", away, {"to": "bot", "bot": "greedy"})
    bea.call("POST", away, {"to": "free"})
    bea.sit(table, 2, "Bea")
    assert bea.state(table)["mine"] == [2]


def test_where_nothing_is_hidden_a_bot_makes_room(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "random", first_player=0)
    ada.do(table, do="play", action="space three_wood")
    ada.call("POST", f"/api/tables/{table}/seats/1/hand", {"to": "free"})
    bea.sit(table, 1, "Bea")
    assert bea.state(table)["mine"] == [1]
