"""With PostgreSQL and Redis, as a host would run it: several processes, one address."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext

from bocage.core.errors import BocageError
from bocage.table.bus import check_bus
from bocage.table.database import open_database
from bocage.table.schema import metadata
from tests.table.killing import Campaign
from tests.table.services import Redis, free_port, postgres, postgres_server, redis
from tests.table.serving import House, Person, roomy, running
from tests.table.witnesses import STUCK


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def messenger() -> Iterator[Redis]:
    with redis() as server:
        yield server


@contextmanager
def two_processes(database: str, messenger: Redis) -> Iterator[tuple[House, House]]:
    """Two servers that know of each other only through the database and Redis."""
    settings = roomy(database, redis=messenger.url)
    with running(settings) as first, running(settings) as second:
        yield first, second


@pytest.fixture
def houses(database: str, messenger: Redis) -> Iterator[tuple[House, House]]:
    with two_processes(database, messenger) as found:
        yield found


def at(person: Person, house: House) -> Person:
    """The same person at another process."""
    other = house.person()
    other.http.cookies.update(dict(person.http.cookies))
    return other


def test_a_game_is_played_through_two_processes(houses: tuple[House, House]) -> None:
    ada, bea = houses[0].person(), houses[1].person()
    table = ada.open("creatures", "me", "link", mode="advanced")
    bea.sit(table, 1, "Bea")
    rng = Random(1)
    with ada.join(table) as first, bea.join(table) as second:
        while first.state["outcome"] is None:
            chair, other = (first, second) if first.state["to_act"] == 0 else (second, first)
            chair.wait_for_turn()
            chair.play_on(rng, 1)
            while other.state["seq"] < chair.state["seq"]:
                other.receive()
        assert first.state["outcome"]["scores"] == second.state["outcome"]["scores"]


def test_of_two_decisions_at_once_one_is_taken(houses: tuple[House, House]) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "here", first_player=0)
    elsewhere = at(ada, houses[1])
    with ada.join(table, seat=0) as first, elsewhere.join(table, seat=0) as second:
        seq = first.state["seq"]
        first.send(do="play", action="space three_wood", seq=seq, id=1)
        second.send(do="play", action="space one_stone", seq=seq, id=2)
        answers = []
        for chair, id in ((first, 1), (second, 2)):
            while (answer := chair.receive()).get("id") != id:
                pass
            answers.append(answer)
        assert sorted(answer["type"] for answer in answers) == ["error", "state"]
        while first.state["seq"] != second.state["seq"]:
            (first if first.state["seq"] < second.state["seq"] else second).receive()
        assert first.state["view"] == second.state["view"]


def test_a_bot_decides_once_though_two_processes_know_the_table(houses: tuple[House, House]) -> None:
    ada = houses[0].person()
    table = ada.open("creatures", "me", "greedy", settings={"forced": False}, first_player=0)
    with ada.join(table) as first, at(ada, houses[1]).join(table) as second:
        first.play_on(Random(4), 12)
        while second.state["seq"] < first.state["seq"]:
            second.receive()
        assert first.state["view"] == second.state["view"]


def test_a_seat_taken_at_one_process_is_taken_at_the_other(houses: tuple[House, House]) -> None:
    ada, bea, cy = houses[0].person(), houses[1].person(), houses[0].person()
    table = ada.open("creatures", "me", "link")
    with ada.join(table) as chair:
        bea.sit(table, 1, "Bea")
        while chair.state["seats"][1]["kind"] == "free":
            chair.receive()
        assert chair.state["seats"][1]["name"] == "Bea"
        with bea.join(table):
            while not chair.state["seats"][1]["here"]:
                chair.receive()
        while chair.state["seats"][1]["here"]:
            chair.receive()
    assert cy.call("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Cy"}, 409)["error"] == "seat-taken"


def test_what_was_missed_while_redis_was_away_is_caught_up_on(database: str) -> None:
    with redis() as server, two_processes(database, server) as (one, two):
        ada = one.person()
        table = ada.open("creatures", "me", "here", first_player=0)
        with at(ada, two).join(table) as chair:
            server.stop()
            ada.do(table, do="play", action="space three_wood", seat=0)
            server.start()
            while chair.state["to_act"] != 1:
                chair.receive()
            assert chair.state["view"]["spaces"]["three_wood"] == {"worker": 0}


def test_nothing_is_lost_whichever_process_is_killed() -> None:
    """The short form of `python -m tests.table.killing 500 --postgresql`."""
    order = ("server", "postgres", "redis")
    with postgres_server() as database, redis() as messenger:
        campaign = Campaign(
            database.url, 7, 1, postgres=database, messenger=messenger, period=0.6, order=order
        )
        campaign.run(kills=len(order), patience=90.0)
    assert campaign.lost() == []
    assert campaign.clock.pauses.longest < 4 * STUCK  # other tests may run at once
    assert all(person.games > 0 for person in campaign.people)
    assert campaign.killed.keys() >= set(order)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_steps_of_the_database_lead_to_the_form_that_is_used(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    from alembic.autogenerate import compare_metadata

    folder = tmp_path_factory.mktemp("steps")
    url = f"sqlite:///{folder / 't.sqlite'}" if kind == "sqlite" else request.getfixturevalue("database")
    engine = open_database(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    open_database(url).dispose()  # a second start changes nothing


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("nonsense", "database-url"),
        ("oracle://x", "database-url"),
        ("sqlite:////no/such/folder/t.sqlite", "database-unreachable"),
        ("postgresql://ada:secret@127.0.0.1:9/x", "database-unreachable"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_without_its_password(url: str, key: str) -> None:
    with pytest.raises(BocageError) as refused:
        open_database(url)
    assert refused.value.key == key
    assert "secret" not in str(refused.value.details)


def test_a_database_of_a_later_version_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('later') / 't.sqlite'}"
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BocageError) as caught:
        open_database(url)
    assert caught.value.key == "database-newer"


def test_a_redis_server_that_is_not_there_is_refused() -> None:
    for url, key in ((f"redis://127.0.0.1:{free_port()}", "redis-unreachable"), ("nonsense", "redis-url")):
        with pytest.raises(BocageError) as caught:
            check_bus(url)
        assert caught.value.key == key
    check_bus("")
