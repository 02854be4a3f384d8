"""Schemathesis against the interface: whatever is sent, the server answers sensibly and never fails.

Half of the requests are about tables and replays that are there, on both databases.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import status_code_conformance

from bocage.table.app import make_app
from bocage.table.settings import Settings
from tests.table.services import postgres
from tests.table.serving import House, Person, roomy, running

schema = schemathesis.openapi.from_dict(make_app(Settings(), sa.create_engine("sqlite://")).openapi())


class Town:
    """A server with somebody who has tables and replays there."""

    def __init__(self, house: House) -> None:
        self.url = house.url
        self._ada = house.person()
        self._rng = Random(1)
        self._over = self._finished(self._ada)
        self._running = ""

    @staticmethod
    def _finished(person: Person) -> str:
        table = person.open("farmerama", "me", "random", mode="basic")
        with person.join(table) as chair:
            chair.play_on(Random(2))
        return table

    def dress(self, case: schemathesis.Case[Any]) -> None:
        """Let every other request come from somebody known, about something that is there."""
        if case.path.endswith("/review"):
            case.query = {**(case.query or {}), "wait": 0}  # nobody waits for it here
        if self._rng.random() < 0.5:
            return
        if (
            not self._running
            or self._ada.http.get(f"/api/tables/{self._running}").json()["status"] != "playing"
        ):
            self._running = self._ada.open("creatures", "me", "here", first_player=0)
        case.cookies = dict(self._ada.http.cookies)
        if case.path_parameters and "id" in case.path_parameters:
            is_replay = "replays" in case.path
            case.path_parameters["id"] = self._over if is_replay else self._running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('town') / 't.sqlite'}"
        with running(roomy(url)) as house:
            yield Town(house)
    else:
        with postgres() as url, running(roomy(url)) as house:
            yield Town(house)


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], town: Town) -> None:
    town.dress(case)
    response = case.call(base_url=town.url, timeout=60)
    assert response.status_code < 500, response.text
    case.validate_response(response, checks=[status_code_conformance])
