"""Clocks: who has how much time, and what happens when it is out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bocage.table import clockwork, schema
from bocage.table.clocks import DAY, GRACE, face
from bocage.table.clockwork import GAP, Clockwork
from bocage.table.database import open_database
from bocage.table.refusals import Refused
from bocage.table.rooms import Rooms
from bocage.table.seating import come_back, sit
from bocage.table.store import Store
from tests.table.calendars import ADA, BEA, Calendar, Desk, at, near
from tests.table.services import postgres, redis
from tests.table.serving import House, Json, Person, roomy, running

LIVE: Json = {"kind": "live", "minutes": 1, "increment": 10, "bot": "random"}
SLOW: Json = {"kind": "slow", "days": 2, "bot": "random"}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 't.sqlite'}"
    return str(request.getfixturevalue("server"))


def test_a_bank_runs_for_whoever_must_decide_and_a_turn_adds_to_it(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "here")
        await desk.wait(20)
        assert desk.left(room) == near(40, 60)
        await room.play(0, "space three_wood")
        assert desk.left(room) == near(50, 60)
        await desk.wait(15)
        assert desk.left(room) == near(50, 45)

    at(database, story)


def test_a_turn_that_is_taken_back_and_repeated_is_paid_for_once(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "here")
        await room.play(0, "space three_wood")
        for _ in range(3):
            await room.undo(0)
            await room.play(0, "space one_stone")
        assert desk.left(room) == near(70, 60)

    at(database, story)


def test_when_time_is_out_a_bot_decides_and_the_person_can_come_back(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "here")
        await desk.wait(59)
        assert room.sheet.seats[0].kind == "person"
        await desk.wait(2)
        place = room.sheet.seats[0]
        assert (place.kind, place.bot, place.name, place.owner) == ("bot", "random", "me 0", ADA)
        until = time.monotonic() + 60
        while room.game.to_act == 0 and time.monotonic() < until:
            await asyncio.sleep(0.05)
        assert room.game.to_act == 1  # it is Bea's turn: nobody is stuck
        with pytest.raises(Refused):
            await come_back(room, 0, BEA)
        await come_back(room, 0, ADA)
        assert room.sheet.seats[0].kind == "person"
        assert desk.left(room)[0] == pytest.approx(GRACE, abs=0.2)

    at(database, story)


def test_days_are_for_each_decision(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(SLOW, "me", "here")
        desk.calendar.now += GAP  # as far as time goes on by itself
        await desk.clockwork.tick()
        assert desk.left(room) == near(2 * DAY - GAP, None)
        await room.play(0, "space three_wood")
        assert desk.left(room) == near(None, 2 * DAY)
        found = face(room.sheet, desk.clockwork.time.now() + 1.6 * DAY)
        assert found is not None
        assert found["urgent"]  # it is time for a reminder
        found = face(room.sheet, desk.clockwork.time.now() + 1.4 * DAY)
        assert found is not None
        assert not found["urgent"]

    at(database, story)


def test_nobody_loses_time_while_no_server_runs(database: str) -> None:
    calendar = Calendar()
    tables: list[str] = []

    async def before(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "here")
        tables.append(room.sheet.id)
        await desk.wait(20)

    async def after(desk: Desk) -> None:
        room = await desk.rooms.get(tables[0])
        await desk.clockwork.tick()
        assert [seat.kind for seat in room.sheet.seats] == ["person", "person"]
        left = desk.left(room)[0]
        assert left is not None
        assert 40 - GAP - 0.2 <= left <= 40
        await desk.wait(left + 1)
        assert [seat.kind for seat in room.sheet.seats] == ["bot", "person"]

    at(database, before, calendar)
    calendar.now += 3 * DAY
    at(database, after, calendar)


def test_nobody_loses_time_while_the_database_is_away(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "here")
        await desk.wait(600, look=False)  # it lives, and cannot leave a sign of it
        assert desk.left(room) == near(60 - GAP, 60)
        await desk.clockwork.tick()
        assert desk.left(room) == near(60 - GAP, 60)
        assert room.sheet.seats[0].kind == "person"

    at(database, story)


def test_a_table_that_waits_for_somebody_and_a_bot_s_turn_cost_no_time(database: str) -> None:
    async def story(desk: Desk) -> None:
        room = await desk.open(LIVE, "me", "link")
        await desk.wait(300)
        assert (room.sheet.due, desk.left(room)) == (None, near(60, 60))
        await sit(room, 1, "Bea", BEA)
        await desk.wait(10)
        assert desk.left(room) == near(50, 60)

    at(database, story)


def test_two_servers_keep_one_clock(database: str) -> None:
    async def story(desk: Desk) -> None:
        async with Desk(database, desk.calendar) as other:
            room = await desk.open(LIVE, "me", "here")
            there = await other.rooms.get(room.sheet.id)
            await desk.wait(30)
            await other.clockwork.time.beat()
            await there.play(0, "space three_wood")
            await room.catch_up()
            assert desk.left(room) == other.left(there) == near(40, 60)
            await desk.wait(61)
            await other.clockwork.time.beat()
            await other.clockwork.tick()  # it finds that the seat has changed hands already
            await there.catch_up()
            assert [seat.kind for seat in there.sheet.seats] == ["person", "bot"]
            handed = sa.select(sa.func.count()).where(
                schema.entries.c.table_id == room.sheet.id, schema.entries.c.kind == "table"
            )
            assert await desk.store.read(lambda connection: connection.execute(handed).scalar()) == 1

    at(database, story)


def test_the_clock_is_chosen_before_the_game_begins(house: House, ada: Person, bea: Person) -> None:
    settings = {"clock": {"kind": "live", "minutes": 5}}
    table = ada.open("creatures", "me", "link", settings=settings)
    card = ada.call("GET", f"/api/tables/{table}")
    assert card["settings"]["clock"] == {
        "kind": "live",
        "minutes": 5,
        "increment": 10,
        "days": 3,
        "bot": "ash",
    }
    assert card["clock"] == {"kind": "live", "left": [300, 300], "running": None, "urgent": False}
    change = {"settings": {"clock": {"kind": "slow", "days": 7}}}
    assert ada.call("PATCH", f"/api/tables/{table}", change)["clock"]["kind"] == "slow"
    bea.sit(table, 1, "Bea")
    assert ada.call("PATCH", f"/api/tables/{table}", change, 409)["error"] == "clock-fixed"
    face = ada.state(table)["clock"]
    assert (face["running"], face["left"][1 - face["running"]]) == (ada.state(table)["to_act"], None)
    assert 7 * DAY - 60 < face["left"][face["running"]] <= 7 * DAY


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "minutes": 0},
        {"kind": "live", "increment": -1},
        {"kind": "slow", "days": 99},
        {"kind": "sand"},
        {"kind": "live", "bot": "nobody"},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(ada: Person, clock: Json) -> None:
    wish = {"game": "creatures", "seats": [{"who": "me"}, {"who": "here"}], "settings": {"clock": clock}}
    assert ada.http.post("/api/tables", json=wish).status_code == 422


def test_a_seat_that_was_handed_over_is_taken_back_with_its_name(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "here", first_player=0)
    ada.call("POST", f"/api/tables/{table}/seats/1/hand", {"to": "bot", "bot": "random"})
    seat = bea.state(table)["seats"][1]
    assert (seat["stands_for"], seat["returns"]) == ("here 1", False)
    assert bea.call("POST", f"/api/tables/{table}/seats/1/return", status=403)["error"] == "not-your-seat"
    back = ada.call("POST", f"/api/tables/{table}/seats/1/return")["seats"][1]
    assert (back["kind"], back["name"], back["mine"]) == ("person", "here 1", True)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty seconds of the calendar go by in one."""
    begun, real = time.monotonic(), time.time()
    monkeypatch.setattr(clockwork, "TICK", 0.05)
    before = Clockwork.__init__

    def hurry(self: Clockwork, store: Store, rooms: Rooms) -> None:
        before(self, store, rooms, lambda: real + 60 * (time.monotonic() - begun))

    monkeypatch.setattr(Clockwork, "__init__", hurry)


@pytest.mark.usefixtures("hurried")
def test_everybody_is_told_and_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}")) as house:
        ada, bea = house.person(), house.person()
        table = ada.open("creatures", "me", "link", settings={"clock": LIVE}, first_player=0)
        with ada.join(table) as chair:
            bea.sit(table, 1, "Bea")
            while chair.state["seats"][0]["kind"] == "person":  # Ada does nothing
                chair.receive()
            assert chair.state["seats"][0]["stands_for"] == "me 0"
            assert chair.state["seats"][0]["returns"]
            assert chair.state["clock"]["left"][0] is None
        until = time.monotonic() + 60
        while bea.state(table)["status"] != "over" and time.monotonic() < until:  # nor does Bea
            time.sleep(0.1)
        assert bea.state(table)["status"] == "over"


@pytest.mark.usefixtures("hurried")
def test_with_two_processes_one_of_them_acts(server: str) -> None:
    with redis() as messenger:
        settings = roomy(server, redis=messenger.url)
        with running(settings) as one, running(settings) as two:
            ada, bea = one.person(), two.person()
            table = ada.open("creatures", "me", "link", settings={"clock": LIVE}, first_player=0)
            bea.sit(table, 1, "Bea")
            with bea.join(table) as chair:
                while chair.state["seats"][0]["kind"] == "person":
                    chair.receive()
                ada.call("POST", f"/api/tables/{table}/seats/0/return")
                while chair.state["seats"][0]["kind"] == "bot":
                    chair.receive()
                assert chair.state["seats"][0]["name"] == "me 0"


def test_a_clock_outlives_a_backup(tmp_path: Path) -> None:
    from bocage.table.backup import back_up, restore

    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here", settings={"clock": LIVE}, first_player=0)
        ada.do(table, do="say", text="Only here")
    source, target = open_database(url), open_database(f"sqlite:///{tmp_path / 'u.sqlite'}")
    back_up(source, tmp_path / "backup.sqlite")
    restore(target, tmp_path / "backup.sqlite")
    with target.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(schema.chat)).scalar() == 0
        assert connection.execute(sa.select(schema.tables.c.due)).scalar() is not None
    source.dispose()
    target.dispose()
    with running(roomy(f"sqlite:///{tmp_path / 'u.sqlite'}")) as house:
        again = house.person()
        again.http.cookies.update(dict(ada.http.cookies))
        assert 0 < again.state(table)["clock"]["left"][0] <= 60
        with again.join(table) as chair:
            chair.play_on(Random(1), 1)
