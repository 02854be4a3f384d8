"""`bocage admin`, on both databases, beside a server that runs."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage.cli import main
from bocage.cli.schemas import schema_of
from bocage.core.record import read_record
from bocage.table.database import open_database
from bocage.table.schema import entries, tables
from tests.table.services import postgres
from tests.table.serving import House, Person, roomy, running

Said = pytest.CaptureFixture[str]


class Town:
    """A server with a finished game and a running one.

    Attributes:
        url: of its database.
    """

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.ada: Person = house.person()
        self.over = self.ada.open("farmerama", "me", "random", mode="basic")
        with self.ada.join(self.over) as chair:
            chair.play_on(Random(2))
        self.going = self.ada.open("creatures", "me", "here", first_player=0)
        self.ada.do(self.going, do="play", action="space three_wood", seat=0)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('town') / 't.sqlite'}"
        with running(roomy(url)) as house:
            yield Town(url, house)
    else:
        with postgres() as url, running(roomy(url)) as house:
            yield Town(url, house)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_LANG", "en")


def answer(text: str) -> dict[str, Any]:
    """What a command said as JSON, which is what its schema allows."""
    found: dict[str, Any] = json.loads(text)
    Draft202012Validator(schema_of("admin")).validate(found)
    return found


def admin(said: Said, *words: str, code: int = 0) -> str:
    """What a command says."""
    said.readouterr()
    assert main(["admin", *words]) == code
    found = said.readouterr()
    return found.out + found.err


def test_tables_are_listed_and_shown(town: Town, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = admin(capsys, "list", "--database", town.url)
    assert town.over in listed
    assert town.going in listed
    monkeypatch.setenv("BOCAGE_DATABASE", town.url)  # nobody sees it in `ps`
    found = answer(admin(capsys, "list", "--status", "over", "--json"))["tables"]
    assert [one["id"] for one in found] == [town.over]
    shown = admin(capsys, "show", town.going)
    assert answer(shown)["table"]["status"] == "playing"
    assert "three_wood" not in shown
    assert town.ada.http.cookies["bocage"] not in shown
    assert answer(admin(capsys, "show", town.over))["table"]["last"]
    assert "There is no such table" in admin(capsys, "show", "nosuchtable", code=1)


def test_records_are_exported(town: Town, capsys: Said, tmp_path: Path) -> None:
    assert "1" in admin(capsys, "export", str(tmp_path / "records"), "--database", town.url)
    files = list((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"farmerama-{town.over}.bocage"]
    assert read_record(files[0]).scores is not None
    assert main(["replay", str(files[0]), "--verify"]) == 0


def test_a_table_that_is_closed_is_closed_for_its_players(town: Town, capsys: Said) -> None:
    table = town.ada.open("creatures", "me", "here", first_player=0)
    with town.ada.join(table) as chair:
        assert "Closed: 1." in admin(capsys, "close", table, "--database", town.url)
        while chair.receive()["type"] != "closed":
            pass
    assert "Closed: 0." in admin(capsys, "close", table, "--database", town.url)


def test_tables_that_cannot_go_on_are_closed_at_once(town: Town, capsys: Said) -> None:
    table = town.ada.open("creatures", "me", "here")
    change(town.url, tables.update().where(tables.c.id == table).values(rules=99))
    assert "Closed: 1." in admin(capsys, "close", "--stranded", "--database", town.url)
    going = answer(admin(capsys, "show", town.going, "--database", town.url))["table"]
    assert going["status"] == "playing"


def change(url: str, what: sa.Executable) -> None:
    engine = open_database(url)
    with engine.connect().execution_options(writes=True) as connection:
        connection.execute(what)
        connection.commit()
    engine.dispose()


def test_old_tables_are_pruned(town: Town, capsys: Said) -> None:
    table = town.ada.open("creatures", "me", "here")
    town.ada.call("DELETE", f"/api/tables/{table}", status=204)
    long_ago = time.time() - 100 * 24 * 3600
    change(town.url, tables.update().where(tables.c.id == table).values(touched=long_ago))
    words = ("prune", "--days", "90", "--database", town.url)
    assert "To be deleted: 1" in admin(capsys, *words)
    assert "Deleted: 1." in admin(capsys, *words, "--yes")
    assert "There is no such table" in admin(capsys, "show", table, "--database", town.url, code=1)
    assert "To be deleted: 0" in admin(capsys, *words)


def test_everything_is_backed_up_and_brought_back_to_either_database(
    town: Town, capsys: Said, tmp_path: Path
) -> None:
    file = tmp_path / "backup.sqlite"
    admin(capsys, "backup", str(file), "--database", town.url)
    assert [one.name for one in tmp_path.iterdir()] == ["backup.sqlite"]
    assert file.stat().st_mode & 0o077 == 0
    assert "is there already" in admin(capsys, "backup", str(file), "--database", town.url, code=1)
    assert "There are tables" in admin(capsys, "restore", str(file), "--database", town.url, code=1)
    with postgres() as empty:
        for url in (f"sqlite:///{tmp_path / 'again.sqlite'}", empty):
            admin(capsys, "restore", str(file), "--database", url)
            assert admin(capsys, "list", "--database", url) == admin(capsys, "list", "--database", town.url)
            assert "Not in order: 0." in admin(capsys, "check", "--database", url)
            with running(roomy(url)) as house:
                again = house.person()
                again.http.cookies.update(dict(town.ada.http.cookies))
                again.do(town.going, do="play", action="space one_stone", seat=1)


def test_a_file_that_is_no_backup_is_refused(capsys: Said, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    missing = admin(capsys, "restore", str(tmp_path / "none"), "--database", database, code=1)
    assert "There is no backup" in missing
    (tmp_path / "text").write_text("hello " * 1000, encoding="utf-8")
    assert "Traceback" not in admin(capsys, "restore", str(tmp_path / "text"), "--database", database, code=1)


def test_backups_rotate(capsys: Said, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite'}"
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(10, 15):
        (folder / f"bocage-202601{day}-030000.sqlite").touch()
    (folder / "mine.txt").touch()
    admin(capsys, "rotate", str(folder), "--keep", "3", "--database", database)
    left = sorted(file.name for file in folder.iterdir())
    assert len(left) == 4
    assert left[:2] == ["bocage-20260113-030000.sqlite", "bocage-20260114-030000.sqlite"]
    assert left[-1] == "mine.txt"
    with sqlite3.connect(folder / left[2]) as newest:
        assert newest.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    newest.close()


def test_what_is_not_in_order_is_found(capsys: Said, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        ids = [ada.open("creatures", "me", "here", first_player=0) for _ in range(5)]
        for id in ids:
            ada.do(id, do="play", action="space three_wood", seat=0)
            ada.do(id, do="play", action="space one_stone", seat=1)
    assert "In order: 5." in admin(capsys, "check", "--database", url)
    first = sa.and_(entries.c.table_id == ids[0], entries.c.seq == 1)
    change(url, entries.delete().where(first))
    change(url, entries.update().where(entries.c.table_id == ids[1]).values(text="space stables"))
    change(url, tables.update().where(tables.c.id == ids[2]).values(to_act=None, scores=[1, 2]))
    change(url, tables.update().where(tables.c.id == ids[3]).values(rules=99))
    said = admin(capsys, "check", "--database", url, code=1)
    assert f"Table {ids[0]} is not as it should be: entries are missing" in said
    assert f"Table {ids[1]} is not as it should be: a move is not possible" in said
    assert f"Table {ids[2]} is not as it should be: it stands otherwise" in said
    assert "In order: 1. By other rules or cards: 1. Not in order: 3." in said
