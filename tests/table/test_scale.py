"""Four processes on one database: people, bots, three and four players, onlookers, broken connections.

This is the short form of `bocage load --processes 4 --tables 1000 --database … --redis …`.
"""

import asyncio
import math
import time
from email.message import Message
from urllib.error import HTTPError

import pytest

from bocage.cli import main
from bocage.table.load import Site, Workload, people, report
from bocage.table.load.histogram import Histogram
from bocage.table.load.measuring import measure
from bocage.table.load.people import LoadFigures, LoadTable
from bocage.table.redis_bus import LEASE
from tests.table.services import Bocage, postgres, redis
from tests.table.serving import House, Person


def test_four_processes_carry_tables_of_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Workload(tables=14, seconds=8, pace=1.5, bots=0.5, spectators=0.5, reconnects=0.1)
    with postgres() as database, redis() as messenger:
        site = Site(database=database, redis=messenger.url, processes=4, clients=2)
        found = asyncio.run(report(plan, site, lambda _: None))
        assert main(["admin", "check", "--database", database]) == 0
    assert found["problems"] == {}
    decisions, times = found["decisions"], found["times"]
    assert isinstance(decisions, int)
    assert isinstance(times, dict)
    assert decisions > plan.tables
    assert all(times[kind]["count"] for kind in ("own", "other", "bot", "join", "open", "page"))


def test_tables_of_every_kind_are_among_them() -> None:
    plan = Workload(tables=40, seconds=1)
    sittings = [LoadTable(["http://x"], number, plan, LoadFigures()) for number in range(plan.tables)]
    assert {sitting.game for sitting in sittings} >= {"creatures", "agricola", "farmerama"}
    assert {sitting.people + sitting.bots for sitting in sittings} >= {2, 3, 4}
    assert {sitting.bots > 0 for sitting in sittings} == {True, False}
    assert {sitting.is_watched for sitting in sittings} == {True, False}


def test_a_table_that_could_not_be_opened_is_counted_and_opened_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, refused = LoadTable._open, iter([True])

    def refuse_once(sitting: LoadTable) -> None:
        if next(refused, False):
            raise HTTPError(house.url, 409, "Conflict", Message(), None)
        really(sitting)

    monkeypatch.setattr(LoadTable, "_open", refuse_once)
    plan = Workload(tables=2, seconds=1.5, pace=0.2, bots=0.0, spectators=0.0)
    figures, _ = asyncio.run(measure([house.url], plan, lambda _: None))
    assert figures.problems == {"HTTPError: HTTP Error 409: Conflict": 1}
    assert figures.times["open"].count == 2
    assert figures.decisions


def test_those_whose_table_is_not_open_in_time_open_it_while_others_play(house: House) -> None:
    plan = Workload(tables=3, seconds=1.5, pace=0.2, bots=0.0, spectators=0.0, opening=-1.0)
    figures, _ = asyncio.run(measure([house.url], plan, lambda _: None))
    assert figures.times["open"].count == 3
    assert figures.decisions
    assert figures.problems == {}


def test_decisions_that_cannot_be_made_before_the_end_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "AFTERWARDS", -3600.0)
    figures = LoadFigures()
    sitting = LoadTable(["http://x"], 0, Workload(tables=1, seconds=1, pace=0.01), figures)
    assert not asyncio.run(sitting._play_table(time.perf_counter() + 1))
    assert figures.decisions == 0
    assert 50 < figures.late < 200


def test_a_histogram_knows_its_percentiles() -> None:
    found = Histogram()
    for milliseconds in range(1, 1001):
        found.add(milliseconds / 1000)
    for share in (0.5, 0.95, 0.99):
        assert math.isclose(found.percentile(share), share * 1000, rel_tol=0.1)
    assert found.summary()["max"] == 1000.0
    assert Histogram().percentile(0.5) == 0.0


def test_a_bot_plays_on_though_the_process_that_let_it_think_is_killed() -> None:
    with postgres() as database, redis() as messenger:
        first = Bocage(database, "--redis", messenger.url)
        with Bocage(database, "--redis", messenger.url) as second:
            first.start()
            ada = Person(first.url)
            table = ada.open("creatures", "me", "oak", first_player=0, settings={"forced": False})
            there = Person(second.url)
            there.http.cookies.update(dict(ada.http.cookies))
            with there.join(table) as chair:
                ada.do(table, do="play", action="space three_wood", seat=0)
                first.kill()
                begun = time.monotonic()
                while not chair.state["actions"]:
                    chair.receive()
                assert time.monotonic() - begun < LEASE + 15  # the bot's own time on a busy machine included
            ada.http.close()
            there.http.close()
