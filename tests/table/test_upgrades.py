"""From every form that the database ever had to the present one, with the tables in it."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from bocage.table import schema
from bocage.table.database import MIGRATIONS, PRESENT, open_database
from tests.table.services import postgres
from tests.table.serving import Person, roomy, running


def script() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


# Oldest first.
FORMS = [step.revision for step in reversed(list(ScriptDirectory.from_config(script()).walk_revisions()))]


LATER_TABLES = (schema.chat, schema.pulse)
LATER_COLUMNS = ("decks", "seed", "given", "clock", "due", "said")


def test_the_present_form_is_that_of_the_last_step() -> None:
    assert FORMS[-1] == PRESENT


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


def take_back(url: str, form: str) -> None:
    """Give a database an older form, as the version that made it left it."""
    engine = open_database(url)
    with engine.begin() as connection:
        config = script()
        config.attributes["connection"] = connection
        command.downgrade(config, form)
    engine.dispose()


def contents(url: str) -> dict[str, list[dict[str, object]]]:
    """Everything in the columns that the first form had."""
    engine = open_database(url)
    found: dict[str, list[dict[str, object]]] = {}
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            if table in LATER_TABLES:
                continue
            columns = [column for column in table.c if column.name not in LATER_COLUMNS]
            rows = connection.execute(sa.select(*columns)).mappings()
            found[table.name] = sorted((dict(row) for row in rows), key=lambda row: json.dumps(row))
    engine.dispose()
    return found


def play_some(url: str) -> tuple[Person, str, str, str]:
    """A game that is over, one that goes on, and a private link."""
    with running(roomy(url)) as house:
        ada = house.person()
        over = ada.open("farmerama", "me", "random", mode="basic")
        with ada.join(over) as chair:
            chair.play_on(Random(2))
        running_one = ada.open("creatures", "me", "here", first_player=0)
        ada.do(running_one, do="play", action="space three_wood", seat=0)
        link = ada.call("POST", f"/api/tables/{running_one}/seats/1/link", status=201)["path"]
    return ada, over, running_one, link.rsplit("/", 1)[1]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_of_an_older_form_go_on(
    form: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 't.sqlite'}" if kind == "sqlite" else request.getfixturevalue("server")
    ada, over, going, link = play_some(url)
    before = contents(url)
    take_back(url, form)
    assert contents(url) == before  # it was brought to the present form by being opened
    with running(roomy(url)) as house:
        again = house.person()
        again.http.cookies.update(dict(ada.http.cookies))
        assert again.call("GET", f"/api/replays/{over}")["finished"] is True
        bea = house.person()
        assert bea.call("POST", f"/api/seats/{link}")["table"] == going
        bea.do(going, do="play", action="space one_stone", seat=1)
        fresh = again.open("creatures", "me", "here", mode="advanced")
        assert again.state(fresh)["shuffle"]["hash"]
