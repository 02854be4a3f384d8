"""What people say to each other: to whom, how much, and for how long it is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bocage.table import chats, schema
from bocage.table.database import open_database
from bocage.table.keeping import TablesWanted, prune
from bocage.table.settings import Limits, Rate
from bocage.table.store import Store
from tests.table.services import postgres, redis
from tests.table.serving import Chair, House, Json, Person, roomy, running


def said(chair: Chair) -> list[str]:
    """What somebody has heard, each line once."""
    lines = {line["n"]: line["text"] for one in chair.seen if one["type"] == "chat" for line in one["lines"]}
    return [lines[n] for n in sorted(lines)]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 't.sqlite'}"
    else:
        with postgres() as url:
            yield url


def test_everybody_reads_a_phrase_in_their_own_language(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link")
    bea.sit(table, 1, "Béa")
    with ada.join(table) as first, bea.join(table) as second:
        answer = first.ask(do="say", phrase="played")
        assert (answer["lines"][0]["mine"], answer["lines"][0]["text"]) == (True, "Well played!")
        line = second.receive_type("chat")["lines"][0]
        assert (line["mine"], line["seat"], line["name"]) == (False, 0, "me 0")
        assert (line["phrase"], line["text"]) == ("played", "Bien joué\u202f!")
        second.send(do="lang", lang="en", id=1)
        assert second.receive_type("chat")["lines"][0]["text"] == "Well played!"


def test_whoever_comes_later_hears_what_was_said(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link")
    bea.sit(table, 1, "Béa")
    ada.do(table, do="say", text="Who brings the bread?")
    bea.do(table, do="say", text="I have the oven.")
    with ada.join(table) as chair:
        chair.receive_type("chat")
        assert said(chair) == ["Who brings the bread?", "I have the oven."]
        bea.do(table, do="say", text="And grain.")
        chair.receive_type("chat")
        assert said(chair)[2:] == ["And grain."]


def test_strangers_have_ready_phrases_unless_the_host_allows_more(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", settings={"open": True})
    bea.sit(table, 1, "Béa")
    assert bea.do(table, 403, do="say", text="Buy this!")["error"] == "chat-phrases-only"
    bea.do(table, do="say", phrase="hello")
    ada.call("PATCH", f"/api/tables/{table}", {"settings": {"chat": "free"}})
    bea.do(table, do="say", text="Good evening")
    ada.call("PATCH", f"/api/tables/{table}", {"settings": {"chat": "off"}})
    assert bea.do(table, 403, do="say", phrase="hello")["error"] == "chat-off"


def test_who_has_no_seat_says_nothing_to_the_table(house: House, ada: Person) -> None:
    table = ada.open("creatures", "me", "here")
    watcher = house.person()
    assert watcher.do(table, 403, do="say", phrase="hello")["error"] == "chat-no-seat"
    assert ada.do(table, 403, do="say", phrase="hello", seat=5)["error"] == "not-your-seat"
    assert ada.do(table, do="say", phrase="hello", seat=1)["lines"][0]["name"] == "here 1"


@pytest.mark.parametrize(
    "text", ["", " ", "a" * 201, "two\nlines", "\u202eevil", "bell\u0007", "zero\u200bwidth"]
)
def test_what_is_empty_long_or_invisible_is_refused(ada: Person, text: str) -> None:
    table = ada.open("creatures", "me", "here")
    assert ada.http.post(f"/api/tables/{table}/do", json={"do": "say", "text": text}).status_code == 422
    assert ada.do(table, 422, do="say")["error"] == "field"
    assert ada.do(table, do="say", text="é" * 200)["lines"][0]["text"] == "é" * 200


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    limits = Limits(sayings=Rate(1 / 3, 6))
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}", limits=limits)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here")
        for _ in range(6):
            ada.do(table, do="say", phrase="hello")
        assert ada.do(table, 429, do="say", phrase="hello")["error"] == "too-many"
        other = ada.open("creatures", "me", "here")
        ada.do(other, do="say", phrase="hello")


def lines_in(url: str) -> int:
    engine = open_database(url)
    with engine.connect() as connection:
        found = connection.execute(sa.select(sa.func.count()).select_from(schema.chat)).scalar_one()
    engine.dispose()
    return int(found)


def test_a_chat_is_gone_with_its_table_and_stands_in_no_record(database: str) -> None:
    with running(roomy(database)) as house:
        ada = house.person()
        over = ada.open("farmerama", "me", "random", mode="basic")
        closed = ada.open("creatures", "me", "here")
        ada.do(closed, do="say", text="parsnip")
        ada.do(over, do="say", text="parsnip")
        with ada.join(over) as chair:
            chair.play_on(Random(2))
        ada.call("DELETE", f"/api/tables/{closed}", status=204)
        for path in (f"/api/replays/{over}/record", f"/api/tables/{closed}/record"):
            assert "parsnip" not in ada.http.get(path).text
        assert "parsnip" not in ada.http.get(f"/api/replays/{over}").text
    assert lines_in(database) >= 1  # the server may have tidied up already
    tidy(database, time.time())
    assert lines_in(database) == 1  # one can still talk about a game that is just over
    tidy(database, time.time() + 25 * 3600)
    assert lines_in(database) == 0


def tidy(url: str, now: float) -> None:
    async def work() -> None:
        store = Store(open_database(url))
        await chats.tidy(store, now)
        store.close()

    asyncio.run(work())


def test_deleting_a_table_deletes_what_was_said_there(database: str) -> None:
    with running(roomy(database)) as house:
        ada = house.person()
        ada.do(ada.open("creatures", "me", "here"), do="say", phrase="hello")
    assert lines_in(database) == 1
    engine = open_database(database)
    prune(engine, TablesWanted())
    engine.dispose()
    assert lines_in(database) == 0


def test_only_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chats, "KEPT", 3)
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here")
        for number in range(5):
            ada.do(table, do="say", text=f"line {number}")
        with ada.join(table) as chair:
            chair.receive_type("chat")
            assert said(chair) == ["line 2", "line 3", "line 4"]


def test_people_at_two_processes_talk_to_each_other() -> None:
    with postgres() as url, redis() as messenger:
        settings = roomy(url, redis=messenger.url)
        with running(settings) as one, running(settings) as two:
            ada, bea = one.person(), two.person()
            table = ada.open("creatures", "me", "link")
            bea.sit(table, 1, "Bea")
            with ada.join(table) as first, bea.join(table) as second:
                first.ask(do="say", text="Hello there")
                second.receive_type("chat")
                second.ask(do="say", text="Hello yourself")
                while said(first) != ["Hello there", "Hello yourself"]:
                    first.receive()
                assert said(second) == ["Hello there", "Hello yourself"]


def test_a_bot_s_seat_has_nothing_to_say(ada: Person) -> None:
    table = ada.open("creatures", "me", "random")
    found: Json = ada.do(table, do="say", phrase="nice")
    assert [line["seat"] for line in found["lines"]] == [0]
    assert ada.do(table, 403, do="say", phrase="nice", seat=1)["error"] == "not-your-seat"
