"""A version with other rules finds tables that were begun by those before."""

from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from bocage.core.record import parse_record
from bocage.games import creatures
from bocage.table.database import open_database
from bocage.table.schema import entries, tables
from tests.table.serving import House, Person, roomy, running


def age(url: str, table: str, **values: object) -> None:
    """As if the table had been written by another version."""
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(tables.update().where(tables.c.id == table).values({"rules": 99, **values}))
    engine.dispose()


def again(house: House, person: Person) -> Person:
    """The same person at a server that was started anew."""
    found = house.person()
    found.http.cookies.update(dict(person.http.cookies))
    return found


def test_a_running_game_does_not_go_on_under_other_rules(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here", first_player=0)
    age(url, table)
    with running(roomy(url)) as house:
        host, guest = again(house, ada), house.person()
        answer = host.call("GET", f"/api/tables/{table}/state", status=409)
        assert answer["error"] == "table-other-rules"
        assert "rules 99" in answer["sentence"]
        with host.join(table) as chair:
            # It may be played on where those rules are: what is hidden stays so.
            assert (chair.seen[0]["type"], chair.seen[0]["record"]) == ("closed", None)
            with pytest.raises(ConnectionClosed) as closed:
                chair.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        assert host.call("GET", f"/api/tables/{table}")["status"] == "playing"
        assert guest.call("DELETE", f"/api/tables/{table}", status=403)["error"] == "not-the-host"
        assert table in [one["id"] for one in host.call("GET", "/api/tables")["tables"]]
        host.call("DELETE", f"/api/tables/{table}", status=204)
        assert table not in [one["id"] for one in host.call("GET", "/api/tables")["tables"]]


def test_a_game_by_older_rules_is_closed_and_its_players_get_the_record(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here", first_player=0, settings={"watch": False})
        ada.do(table, do="play", action="space three_wood", seat=0)
    age(url, table, rules=0)
    with running(roomy(url)) as house:
        host, stranger = again(house, ada), house.person("fr")
        with host.join(table) as chair:
            told = chair.seen[0]
        assert told["type"] == "closed"
        assert "rules 0" in told["sentence"]
        record = parse_record(host.http.get(told["record"]).text)
        assert record.rules == 0
        assert (0, "space three_wood") in record.moves
        assert stranger.http.get(told["record"]).status_code == 403
        assert host.call("GET", f"/api/tables/{table}")["status"] == "closed"
        assert host.call("GET", "/api/tables")["tables"] == []


def test_a_game_whose_cards_are_not_here_waits_for_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here", first_player=0)
    known = creatures.Game.rules_version
    age(url, table, rules=known, decks={"orchard": "0123456789abcdef"})
    with running(roomy(url)) as house:
        host = again(house, ada)
        answer = host.call("GET", f"/api/tables/{table}/state", status=409)
        assert answer["error"] == "table-other-cards"
        assert "orchard" in answer["sentence"]
        assert host.call("GET", f"/api/tables/{table}")["status"] == "playing"
    age(url, table, rules=known, options={"decks": ["orchard"]})
    with running(roomy(url)) as house:
        assert again(house, ada).call("GET", f"/api/tables/{table}/state", status=409)["error"] == (
            "table-other-cards"
        )
    age(url, table, rules=known, decks={}, options={"first_player": 0})
    with running(roomy(url)) as house:
        assert again(house, ada).state(table)["to_act"] == 0


def test_a_game_with_a_move_that_is_none_can_still_be_closed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("creatures", "me", "here", first_player=0)
        ada.do(table, do="play", action="space three_wood", seat=0)
    engine = open_database(url)
    with engine.begin() as connection:
        played = sa.and_(entries.c.table_id == table, entries.c.kind == "play")
        connection.execute(entries.update().where(played).values(text="space stables"))
    engine.dispose()
    with running(roomy(url)) as house:
        host = again(house, ada)
        assert host.call("GET", f"/api/tables/{table}/state", status=409)["error"] == "table-other-rules"
        host.call("DELETE", f"/api/tables/{table}", status=204)


def test_a_finished_game_is_seen_where_the_rules_make_the_same_of_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        table = ada.open("farmerama", "me", "random", mode="basic")
        with ada.join(table) as chair:
            scores = chair.play_on(Random(5))["outcome"]["scores"]
    age(url, table)
    with running(roomy(url)) as house:
        assert again(house, ada).call("GET", f"/api/replays/{table}")["outcome"]["scores"] == scores
    age(url, table, scores=[scores[0] + 1, *scores[1:]])
    with running(roomy(url)) as house:
        answer = again(house, ada).call("GET", f"/api/replays/{table}", status=409)
        assert answer["error"] == "table-other-rules"
