"""PostgreSQL or Redis goes away while people play, and comes back."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from bocage.table.redis_bus import ANSWER, LEASE, RedisBus
from tests.table.services import Postgres, Redis, postgres_server, redis
from tests.table.serving import Chair, House, Person, roomy, running

SOON = 20.0  # seconds in which everybody knows again what there is to know


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="module")
def messenger() -> Iterator[Redis]:
    with redis() as server:
        yield server


@pytest.fixture
def houses(database: Postgres, messenger: Redis) -> Iterator[tuple[House, House]]:
    """Two processes that know of each other only through the database and Redis."""
    settings = roomy(database.url, redis=messenger.url)
    with running(settings) as first, running(settings) as second:
        yield first, second


@contextmanager
def away(server: Postgres | Redis) -> Iterator[None]:
    server.stop()
    try:
        yield
    finally:
        server.start()


def at(person: Person, house: House) -> Person:
    """The same person at another process."""
    other = house.person()
    other.http.cookies.update(dict(person.http.cookies))
    return other


def eventually(attempt: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not attempt():
        assert time.monotonic() < until
        time.sleep(0.2)


def join_when_possible(person: Person, table: str) -> Chair:
    """As a page does it: where the server says 'later', try again; any other end is one."""
    until = time.monotonic() + SOON
    while True:
        try:
            return person.join(table)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != 4503 or time.monotonic() > until:
                raise
            time.sleep(0.3)


def see(chair: Chair, seq: int) -> None:
    """Receive until a state of this age, soon."""
    until = time.monotonic() + SOON
    while chair.state["seq"] < seq:
        chair.receive()
        assert time.monotonic() < until


def move(person: Person, table: str, action: str, seat: int) -> int:
    return int(person.do(table, do="play", action=action, seat=seat)["seq"])


def test_processes_wake_each_other_again_after_the_database_was_away(
    houses: tuple[House, House], database: Postgres
) -> None:
    ada = houses[0].person()
    there = at(ada, houses[1])
    table = ada.open("creatures", "me", "here", first_player=0)
    there.http.cookies.update(dict(ada.http.cookies))
    with there.join(table) as chair:
        with away(database):
            # Somebody comes meanwhile. What is known here may be older than what they were told elsewhere.
            with pytest.raises(ConnectionClosed) as closed:
                ada.join(table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4503
            ada.do(table, 503, do="play", action="space three_wood", seat=0)
        eventually(lambda: there.http.get("/api/tables").status_code == 200)
        see(chair, move(ada, table, "space three_wood", 0))
        assert chair.state["view"]["spaces"]["three_wood"] == {"worker": 0}
    fresh = ada.open("creatures", "me", "here", first_player=0)
    with there.join(fresh) as chair:
        see(chair, move(ada, fresh, "space three_wood", 0))


def test_news_that_were_lost_are_found_in_the_database(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with at(ada, houses[1]).join(table) as chair:
        monkeypatch.setattr(RedisBus, "publish", lambda *_: None)
        seq = move(ada, table, "space three_wood", 0)
        see(chair, seq)
        # Whoever comes sees it at once.
        move(ada, table, "space one_stone", 1)
        with at(ada, houses[1]).join(table) as late:
            assert late.state["seq"] > seq


def test_a_page_is_told_to_come_again_while_the_database_is_away(
    houses: tuple[House, House], database: Postgres
) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with ada.join(table) as chair, away(database):
        answer = chair.ask(do="play", action="space three_wood", seat=0)
        assert (answer["type"], answer["error"]) == ("error", "not-kept")
        # What it shows may not be committed, so it cannot be shown: later, not never.
        with pytest.raises(ConnectionClosed) as closed:
            ada.join(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
        with pytest.raises(ConnectionClosed) as closed:
            ada.join("unknown")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
    with join_when_possible(ada, table) as chair:
        assert chair.ask(do="play", action="space three_wood", seat=0)["type"] == "state"


def test_every_call_says_that_the_database_is_away(houses: tuple[House, House], database: Postgres) -> None:
    ada = houses[0].person("fr")
    table = ada.open("creatures", "me", "here", first_player=0)
    wishes = {"game": "creatures", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
    with away(database):
        for path in ("tables", "tables/unknown", "replays", "replays/unknown"):
            answer = ada.call("GET", f"/api/{path}", status=503)
            assert answer["error"] == "not-read"
            assert answer["sentence"].startswith("Le serveur n’atteint pas ses données")
        for path in ("tables", f"tables/{table}/seats/0/link"):
            answer = ada.call("POST", f"/api/{path}", wishes, status=503)
            assert answer["error"] == "not-kept"
            assert answer["sentence"].startswith("La table n’a pas pu être enregistrée")
    eventually(lambda: ada.http.get("/api/tables").status_code == 200)


def test_the_first_move_after_redis_came_back_is_told(houses: tuple[House, House], messenger: Redis) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with at(ada, houses[1]).join(table) as chair:
        with away(messenger):
            pass
        see(chair, move(ada, table, "space three_wood", 0))


def test_nobody_waits_for_a_frozen_redis(houses: tuple[House, House], messenger: Redis) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with at(ada, houses[1]).join(table) as chair:
        messenger.freeze()
        try:
            waits: list[float] = []
            for seat, space in ((0, "three_wood"), (1, "one_stone"), (0, "two_stone")):
                begun = time.monotonic()
                seq = move(ada, table, f"space {space}", seat)
                waits.append(time.monotonic() - begun)
            # Less than the time that Redis has to answer; on a busy machine one may take longer, but not all.
            assert min(waits) < ANSWER, waits
        finally:
            messenger.thaw()
        see(chair, seq)


def test_a_bot_decides_though_redis_is_frozen(houses: tuple[House, House], messenger: Redis) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "random", settings={"forced": False}, first_player=0)
    with ada.join(table) as chair:
        messenger.freeze()
        try:
            chair.play("space three_wood")
            begun = time.monotonic()
            chair.wait_for_turn()
            assert time.monotonic() - begun < SOON
        finally:
            messenger.thaw()


HOLD_AND_DIE = """
import asyncio, os, sys
from bocage.table.redis_bus import RedisBus

async def die():
    async with RedisBus(sys.argv[1]).lease("table") as is_ours:
        os._exit(0 if is_ours else 1)

asyncio.run(die())
"""


async def _wait_for_lease(url: str) -> float:
    """Seconds until this process may do what another was at."""
    bus = RedisBus(url)
    begun = time.monotonic()
    try:
        while True:
            async with bus.lease("table") as is_ours:
                if is_ours:
                    return time.monotonic() - begun
            await asyncio.sleep(0.1)
    finally:
        await bus.close()


def test_a_process_that_dies_keeps_nobody_waiting(messenger: Redis) -> None:
    subprocess.run([sys.executable, "-c", HOLD_AND_DIE, messenger.url], check=True)
    waited = asyncio.run(_wait_for_lease(messenger.url))
    assert 0.1 < waited < LEASE + 1
    # That one was given back when it was done with.
    assert asyncio.run(_wait_for_lease(messenger.url)) < LEASE / 2


async def _hold_for_long(url: str) -> list[bool]:
    """Whether somebody else gets what one is at for longer than a lease lasts."""
    bus, other = RedisBus(url), RedisBus(url)
    found: list[bool] = []
    try:
        async with bus.lease("long") as is_ours:
            found.append(is_ours)
            await asyncio.sleep(LEASE + 1)
            async with other.lease("long") as is_theirs:
                found.append(is_theirs)
    finally:
        await bus.close()
        await other.close()
    return found


def test_a_lease_lasts_for_as_long_as_its_holder_is_at_it(messenger: Redis) -> None:
    assert asyncio.run(_hold_for_long(messenger.url)) == [True, False]


def test_ready_asks_the_database_redis_and_the_thinkers(
    houses: tuple[House, House], database: Postgres, messenger: Redis
) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    assert ada.call("GET", "/api/ready") == {"status": "ready"}
    with away(database):
        assert ada.call("GET", "/api/ready", status=503)["error"] == "not-read"
        assert ada.call("GET", "/api/health") == {"status": "ok"}
        ada.call("POST", f"/api/tables/{table}/seats/0/link", status=503)
    # It has just refused to be written; once something was written all is well.
    assert ada.call("GET", "/api/ready", status=503)["error"] == "not-kept"
    move(ada, table, "space three_wood", 0)
    assert ada.call("GET", "/api/ready") == {"status": "ready"}
    with away(messenger):
        assert ada.call("GET", "/api/ready", status=503)["error"] == "redis-unreachable"
    eventually(lambda: ada.http.get("/api/ready").status_code == 200)
    messenger.freeze()
    try:
        assert ada.call("GET", "/api/ready", status=503)["error"] == "redis-unreachable"
    finally:
        messenger.thaw()


def test_ready_says_that_no_bot_can_think(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with running(roomy(f"sqlite:///{tmp_path_factory.mktemp('ready') / 't.sqlite'}")) as house:
        ada = house.person("fr")
        answer = ada.call("GET", "/api/ready", status=503)
        assert answer["error"] == "thinkers-away"
        assert "bots" in answer["sentence"]
        monkeypatch.undo()
        assert ada.call("GET", "/api/ready") == {"status": "ready"}
