"""The description of the interface: whatever is sent, the server answers as it says, and never fails.

Half of the requests are about tables and replays that are there, on both databases.
"""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import status_code_conformance

from bocage import games
from bocage.table import viewers
from bocage.table.boxes import box_for
from bocage.table.refusals import UNPROCESSABLE
from bocage.table.settings import Limits, Rate
from bocage.table.wire.schema import title
from tests.learning.asking import ask_about_learning
from tests.table.contract import Witness, check, ours
from tests.table.services import postgres
from tests.table.serving import House, Person, roomy, running

schema = schemathesis.openapi.from_dict(ours().document)
MODES = [(entry.id, mode) for entry in games.catalogue() for mode in entry.modes if mode != "free"]


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


@pytest.fixture(scope="module")
def towns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Town]]:
    """One with each database that is there."""
    sqlite = f"sqlite:///{tmp_path_factory.mktemp('town') / 't.sqlite'}"
    with ExitStack() as stack:
        houses = [stack.enter_context(running(roomy(sqlite)))]
        with suppress(pytest.skip.Exception):
            houses.append(stack.enter_context(running(roomy(stack.enter_context(postgres())))))
        yield [Town(house) for house in houses]


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], towns: list[Town]) -> None:
    path, cookies = dict(case.path_parameters or {}), dict(case.cookies or {})
    for town in towns:
        case.path_parameters, case.cookies = dict(path), dict(cookies)
        town.dress(case)
        response = case.call(base_url=town.url, timeout=60)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=[status_code_conformance])
        if response.status_code == UNPROCESSABLE:
            return  # it made no sense, whatever database would have been asked


def test_every_field_of_every_answer_is_described() -> None:
    models = ours().document["components"]["schemas"]
    for path, calls in ours().document["paths"].items():
        for method, call in calls.items():
            for status, answer in call["responses"].items():
                for kind, content in answer.get("content", {}).items():
                    assert kind == "text/plain" or "$ref" in content["schema"], (method, path, status)
    plain = [name for name, model in models.items() if model.get("additionalProperties") is True]
    assert plain == [], "anything could stand there"
    loose = [
        name
        for name, model in models.items()
        if "properties" in model and model.get("additionalProperties") is not False
    ]
    assert loose == []


def test_a_field_that_is_not_described_is_noticed(ada: Person) -> None:
    state = ada.state(ada.open("creatures", "me", "here"))
    check(state, "TableState")
    for wrong in (
        {**state, "more": 1},
        {**state, "seq": "7"},
        {**state, "view": {**state["view"], "secret": 1}},
        {**state, "scene": {}},
    ):
        with pytest.raises(jsonschema_rs.ValidationError):
            check(wrong, "TableState")


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game}-{mode}" for game, mode in MODES])
def test_what_belongs_to_a_game_is_as_that_game_says(game: str, mode: str) -> None:
    """Through whole games: views, whole positions and scenes against the models of that game alone."""
    kind = games.game_class(game)
    assert kind is not None
    models = box_for(game).models
    assert models.view is not None
    assert models.scene is not None
    view, scene = (title(game, model.__name__) for model in (models.view, models.scene))
    playing, rng = kind.from_options({"mode": mode}, 3), Random(3)
    while playing.to_act is not None:
        viewer = playing.to_act
        check(playing.position(), view)
        check(dict(box_for(game).view(playing, viewer)), view)
        check(plain(box_for(game).scene(playing, viewer)), scene)
        playing.play(rng.choice(playing.legal_actions()))


def plain(value: Any) -> Any:  # noqa: ANN401 - plain data, with pairs as JSON writes them
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_call_and_every_message_is_answered_as_described(
    house: House, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness()
    ada, bea = house.person(lang, witness), house.person(lang, witness)
    ask_about_games(ada)
    record = play_a_game(ada)
    ada.call("POST", "/api/replays", {"record": record}, 201)
    ask_about_learning(ada)
    table = sit_down(ada, bea)
    talk(ada, bea, table, monkeypatch)
    described = {
        (method, path, int(status))
        for path, calls in ours().document["paths"].items()
        for method, call in calls.items()
        for status in call["responses"]
        if int(status) < 300
    }
    assert described - witness.answers == set()
    assert witness.messages == {"state", "trial", "why", "hint", "error", "closed", "ping", "pong"}


def ask_about_games(ada: Person) -> None:
    for path in ("catalogue", "health", "ready", "tables", "replays"):
        ada.call("GET", f"/api/{path}")
    for game in games.installed():
        ada.call("GET", f"/api/games/{game}/components")
        sheets = ada.call("GET", f"/api/games/{game}/rules")["sheets"]
        sections = [section for sheet in sheets for section in sheet["sections"]]
        ids = [section["id"] for section in sections if section["id"]]
        for rule in (*ids[:1], *(rule["id"] for section in sections for rule in section["rules"][:1])):
            ada.call("GET", f"/api/games/{game}/rules/{rule}")
    ada.call("POST", "/api/token", status=201)


def play_a_game(ada: Person) -> str:
    """A game from its last round to its end, then its replay; its record."""
    position = {"game": "creatures", "round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}, {}]}
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    table = ada.call("POST", "/api/tables", {"position": position, "seats": seats}, 201)["id"]
    with ada.join(table) as chair:
        chair.wait_for_turn()
        assert chair.ask(do="hint")["type"] == "hint"
        chair.play_on(Random(2))
    last = len(ada.call("GET", f"/api/replays/{table}")["moves"])
    for viewer in ("open", "0", "1"):
        for n in (0, last // 2, last):
            ada.call("GET", f"/api/replays/{table}/at/{n}?viewer={viewer}")
    ada.call("GET", f"/api/replays/{table}/review?wait=0", status=202)
    while ada.http.get(f"/api/replays/{table}/review").status_code != 200:
        pass
    for wanted in ("replays", "tables?list=over", "replays?list=open"):
        ada.call("GET", f"/api/{wanted}")
    return ada.http.get(f"/api/replays/{table}/record").text


def sit_down(ada: Person, bea: Person) -> str:
    """A table of two people, after much moving of seats."""
    table = ada.open("creatures", "me", "link", settings={"open": True}, first_player=0)
    path = f"/api/tables/{table}"
    for wanted in ("mine", "open", "watch", "over"):
        bea.call("GET", f"/api/tables?list={wanted}")
    bea.call("GET", f"{path}/invitation")
    bea.sit(table, 1, "Béa")
    bea.call("POST", f"{path}/seats/1/name", {"name": "B."})
    bea.call("POST", f"{path}/seats/1/hand", {"to": "bot", "bot": "random"})
    bea.call("POST", f"{path}/seats/1/return")
    ada.call("PATCH", path, {"settings": {"confirm": True}})
    ada.call("PATCH", path, {"settings": {"confirm": False}})
    bea.call("POST", f"{path}/seats/1/hand", {"to": "free"})
    bea.sit(table, 1, "Béa")
    link = bea.call("POST", f"{path}/seats/1/link", status=201)["path"]
    bea.call("POST", f"/api/seats/{link.removeprefix('/seat/')}")
    for seen in (path, f"{path}/state", f"{path}/state?since=1"):
        ada.call("GET", seen)
    return table


def talk(ada: Person, bea: Person, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message of a player, and what can go wrong."""
    path = f"/api/tables/{table}"
    monkeypatch.setattr(viewers, "SILENCE", 0.2)
    with ada.join(table) as chair, bea.join(table) as other:
        assert chair.ask(do="why", action="space stall")["legal"] is False
        assert chair.ask(do="try", action="space three_wood")["type"] == "trial"
        assert chair.ask(do="ping")["type"] == "pong"
        assert chair.ask(do="play", action="space stall")["error"] == "illegal-action"
        assert other.ask(do="play", action="space three_wood")["error"] == "turn-of"
        assert chair.play("space three_wood")["type"] == "state"
        for message in ({"do": "undo"}, {"do": "redo"}, {"do": "confirm"}, {"do": "waive"}, {"do": "call"}):
            chair.ask(**message)
        other.ask(do="lang", lang="en")
        while other.receive_any()["type"] != "ping":
            pass
        ada.call("GET", f"{path}/why?action=space stall")
        assert ada.do(table, do="look", seat=0, id="a")["id"] == "a"
        ada.do(table, 409, do="play", action="space stall")
        bea.call("DELETE", path, status=403)
        ada.call("DELETE", path, status=204)
        while chair.receive()["type"] != "closed":
            pass
        assert ada.http.get(f"{path}/record").status_code == 200


def test_every_refusal_is_as_described(house: House, tmp_path: Path) -> None:
    witness = Witness()
    ada, bea = house.person("fr", witness), house.person("en", witness)
    table = ada.open("creatures", "me", "here", settings={"watch": False})
    ada.http.get("/api/catalogue", headers={"Host": "["})
    ada.call("GET", f"/api/replays/{table}", status=409)
    ada.call("GET", "/api/tables/nowhere", status=404)
    ada.call("GET", "/api/nothing", status=404)
    bea.call("GET", f"/api/tables/{table}/state", status=403)
    ada.call("POST", "/api/tables", {"seats": "none"}, 422)
    ada.call("POST", "/api/replays", {"record": "x" * 2_000_000}, 413)
    ada.call("POST", f"/api/tables/{table}/do", {"do": "redo", "seat": 0, "id": 7}, 409)
    limits = Limits(calls=Rate(0.01, 2), tables=Rate(0.001, 1))
    with running(roomy(f"sqlite:///{tmp_path / 'strict.sqlite'}", limits=limits)) as strict:
        person = strict.person("en", witness)
        assert httpx.codes.TOO_MANY_REQUESTS in [person.http.get("/api/health").status_code for _ in range(9)]
    assert {status for _, _, status in witness.answers} >= {400, 403, 404, 409, 413, 422, 429}
