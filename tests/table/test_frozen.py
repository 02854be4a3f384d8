"""PostgreSQL stops to answer in the middle of a query, and does not hang up either."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from bocage.table.database import open_database
from bocage.table.schema import entries
from tests.table.services import Postgres, postgres_server, redis
from tests.table.serving import House, Person, roomy, running
from tests.table.test_outages import at, eventually, join_when_possible, see

PATIENCE = 2.0  # seconds that these servers wait for their database
UNKNOWN = ("not-kept", "not-sure")


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def house(database: Postgres) -> Iterator[House]:
    with running(roomy(database.url, database_seconds=PATIENCE)) as found:
        yield found


@contextmanager
def frozen(server: Postgres) -> Iterator[None]:
    server.freeze()
    try:
        yield
    finally:
        server.thaw()


def moves_kept(database: Postgres, table: str) -> int:
    engine = open_database(database.url)
    with engine.connect() as connection:
        wanted = sa.and_(entries.c.table_id == table, entries.c.kind == "play")
        found = connection.execute(sa.select(sa.func.count()).where(wanted)).scalar_one()
    engine.dispose()
    return int(found)


def test_everybody_gets_an_answer_while_the_database_is_frozen(house: House, database: Postgres) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "here", first_player=0)
    with ada.join(table) as chair:
        with frozen(database):
            begun = time.monotonic()
            answer = chair.ask(do="play", action="space three_wood", seat=0)
            assert (answer["type"], answer["error"] in UNKNOWN) == ("error", True)
            assert ada.call("GET", "/api/tables", status=503)["error"] == "not-read"
            assert ada.call("GET", "/api/ready", status=503)["error"] == "not-read"
            assert ada.call("GET", "/api/health") == {"status": "ok"}
            assert time.monotonic() - begun < 40
        eventually(lambda: ada.http.get("/api/tables").status_code == 200)
    # Kept or not, the table shows what the database holds, and goes on from there.
    with join_when_possible(ada, table) as chair:
        eventually(lambda: _goes_on(ada, table))
        see(chair, int(ada.state(table, seat=0)["seq"]))
    assert moves_kept(database, table) == 2


def _goes_on(person: Person, table: str) -> bool:
    """Whether both have decided, whatever of it was kept before."""
    for seat, action in ((0, "space three_wood"), (1, "space one_stone")):
        if person.state(table)["to_act"] == seat:
            person.http.post(f"/api/tables/{table}/do", json={"do": "play", "action": action, "seat": seat})
    return bool(person.state(table)["view"]["spaces"]["one_stone"] == {"worker": 1})


def test_a_query_that_waits_for_ever_is_cut_off(house: House, database: Postgres) -> None:
    ada = house.person()
    table = ada.open("creatures", "me", "here", first_player=0)
    engine = sa.create_engine(database.url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text("LOCK TABLE entries"))
        assert ada.do(table, 503, do="play", action="space three_wood", seat=0)["error"] == "not-kept"
    engine.dispose()
    eventually(lambda: ada.http.get(f"/api/tables/{table}/state").status_code == 200)
    assert moves_kept(database, table) == 0
    ada.do(table, do="play", action="space three_wood", seat=0)
    assert moves_kept(database, table) == 1


def test_processes_agree_after_the_database_was_frozen(database: Postgres) -> None:
    with redis() as messenger:
        settings = roomy(database.url, redis=messenger.url, database_seconds=PATIENCE)
        with running(settings) as one, running(settings) as two:
            ada = one.person()
            table = ada.open("creatures", "me", "here", first_player=0)
            with at(ada, two).join(table) as chair:
                with frozen(database):
                    ada.do(table, 503, do="play", action="space three_wood", seat=0)
                eventually(lambda: _goes_on(ada, table))
                see(chair, int(ada.state(table)["seq"]))
                assert chair.state["view"]["spaces"]["one_stone"] == {"worker": 1}
