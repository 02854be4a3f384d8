"""A disk that is full: everybody is told, nothing is damaged, and it goes on once there is room."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tests.table.serving import House, Person, roomy, running

# No bots: what one of them decides may find room in the file where a table does not.
SEATS = [{"who": "me", "name": "A" * 40}, {"who": "here", "name": "B" * 40}]


class Disk:
    """What SQLite may use of the disk: it says itself that it is full, as the system would."""

    def __init__(self, engine: Engine) -> None:
        self.is_full = False
        sa.event.listen(engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        pages = 1 if self.is_full else 1_000_000  # never fewer than there are
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def fill(person: Person) -> None:
    """Use up what room is left in the file."""
    wishes = {"game": "creatures", "seats": SEATS}
    for _ in range(400):
        if person.http.post("/api/tables", json=wishes).status_code != 201:
            return
    raise AssertionError


def disk_of(house: House) -> Disk:
    return Disk(house.app.state.house.store.engine)


def test_a_full_disk_is_said_and_damages_nothing(tmp_path: Path) -> None:
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}")) as house:
        ada = house.person("fr")
        table = ada.open("creatures", "me", "here", first_player=0)
        disk = disk_of(house)
        disk.is_full = True
        fill(ada)
        answer = ada.call("POST", "/api/tables", {"game": "creatures", "seats": SEATS}, 503)
        assert answer["error"] == "not-kept"
        assert answer["sentence"].startswith("La table n’a pas pu être enregistrée")
        assert ada.call("GET", "/api/ready", status=503)["error"] == "not-kept"
        assert ada.call("GET", "/api/health") == {"status": "ok"}
        disk.is_full = False
        ada.do(table, do="play", action="space three_wood", seat=0)
        assert ada.call("GET", "/api/ready") == {"status": "ready"}
        with house.app.state.house.store.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
