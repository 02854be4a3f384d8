"""What needs no other machine is answered inside a page, by the functions that answer on a server."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest

from bocage.offline import forms
from bocage.offline.routes import ROUTES
from bocage.table.api import models
from bocage.table.thinker import Thinker
from tests.offline.page import Page, run
from tests.table.contract import ours

Json = dict[str, Any]
DAY = "2026-11-16"
# Other machines, other people, or a program instead of a page.
ELSEWHERE = {
    "GET /api/ready",
    "POST /api/token",
    "POST /api/tables/*/do",
    "GET /api/tables/*/why",
    "POST /api/tables/*/seats/*/link",
    "POST /api/seats/*",
    "GET /api/tables/*/invitation",
    "GET /api/learn/deals/*/*/results",
    "POST /api/learn/deals/*/*/results",
}
# Of what is sent: what only other people would notice.
COMPANY = {"SettingsWish": {"clock", "level", "chat"}, "Message": {"phrase", "text"}}
OURS = {"GET /api/kept", "POST /api/kept", "POST /api/tables/*/hurry"}


def served() -> set[str]:
    """What the server answers to pages."""
    paths = ours().document["paths"]
    found = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    return {re.sub(r"\{\w+\}", "*", one) for one in found if " /api/" in one}


def test_every_call_of_the_server_is_answered_here_or_needs_another_machine() -> None:
    here = {f"{method} {pattern.pattern}" for method, pattern, _ in ROUTES}
    here = {re.sub(r"\\(.)", r"\1", one).replace("([^/]+)", "*") for one in here}
    assert served() - here == ELSEWHERE
    assert here - served() == OURS


def test_what_the_page_sends_has_the_fields_that_the_server_reads() -> None:
    kinds = (forms.SeatPlan, forms.SettingsWish, forms.NewTable, forms.Message, forms.Handing)
    for kind in kinds:
        served = set(getattr(models, kind.__name__).model_fields)
        assert served - COMPANY.get(kind.__name__, set()) == set(kind.checks()), kind.__name__
    said = get_args(models.Message.model_fields["do"].annotation)
    assert set(said) - {"say"} == forms.DOINGS


def test_a_position_set_up_by_hand_is_held_against_the_rules() -> None:
    async def work() -> tuple[Json, Json]:
        page = Page()
        _, good = await page.call("POST", "/learn/setup", {"position": {"game": "creatures", "round": 3}})
        _, bad = await page.call("POST", "/learn/setup", {"position": {"game": "creatures", "round": 99}})
        return good, bad

    good, bad = run(work())
    assert good["moment"]["message"]["type"] == "state"
    assert bad["moment"] is None
    assert bad["sentence"]


class Thinking(Page):
    """A page whose worker for studies is here."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.host = type(self.host)(self.cupboard, self, self._study)

    async def _study(self, question: str, tell: object) -> str:
        self.asked.append(json.loads(question)["what"])
        return json.dumps(Thinker().answer(json.loads(question)))


def test_a_position_is_looked_at_played_on_and_weighed_at_the_desk() -> None:
    async def work() -> tuple[Json, Json, Json, Json]:
        page = Thinking()
        state = await page.open("creatures", "me", "here")
        record = (await page.call("GET", f"/tables/{state['table']}/record"))[1]["text"]
        _, made = await page.call("POST", "/learn/links", {"record": record, "address": "http://here/"})
        place = {"code": made["code"], "moves": [], "seat": None}
        _, shown = await page.call("POST", "/learn/desk", place)
        move = shown["message"]["actions"][0]["notation"]
        _, after = await page.call("POST", "/learn/desk", {**place, "do": "play", "action": move})
        status, weighed = await page.call("POST", "/learn/desk/weigh", {**place, "moves": after["moves"]})
        assert status == 200, weighed
        assert page.asked == ["weigh"]
        kept = {"code": made["code"], "moves": after["moves"], "names": ["Ada", "Bea"], "variations": []}
        _, written = await page.call("POST", "/learn/desk/record", kept)
        return made, after, weighed, written

    made, after, weighed, written = run(work())
    assert made["svg"].startswith("<svg")
    assert after["moves"] == ["starter 2", "space start_player"]
    assert after["message"]["type"] == "state"
    assert len(weighed["moves"]) > 1
    assert after["moves"][0] in written["record"]


def test_the_coach_warns_at_a_table_where_everybody_else_is_a_bot() -> None:
    async def work() -> tuple[int, Json, int, Json]:
        page = Thinking()
        state = await page.open("creatures", "me", "hazel")
        while not state["actions"]:
            state = await page.hear("state")
        move = {"action": state["actions"][0]["notation"], "limit": 0.5}
        status, warned = await page.call("POST", f"/learn/tables/{state['table']}/warning", move)
        other = Thinking()
        state = await other.open("creatures", "me", "here")
        denied, why = await other.call("POST", f"/learn/tables/{state['table']}/warning", move)
        return status, warned, denied, why

    status, warned, denied, why = run(work())
    assert status == 200
    assert set(warned) == {"costs", "loss", "doubt", "better", "sentence"}
    assert (denied, why["error"]) == (403, "hints-off")


def test_the_deal_of_the_day_is_the_same_here() -> None:
    async def work() -> tuple[list[Json], Json, Json, int]:
        page = Thinking()
        _, found = await page.call("GET", f"/learn/deals?day={DAY}")
        path = f"/learn/deals/creatures/two?day={DAY}"
        _, begun = await page.call("POST", path, {})
        move = begun["message"]["actions"][0]["notation"]
        _, played = await page.call("POST", path, {"moves": begun["moves"], "do": "play", "action": move})
        return found["deals"], begun, played, (await page.call("GET", "/learn/deals?day=today"))[0]

    deals, begun, played, denied = run(work())
    assert {(one["game"], one["sort"]) for one in deals} >= {("creatures", "two"), ("agricola", "alone")}
    assert played["moves"][: len(begun["moves"])] == begun["moves"]
    assert len(played["moves"]) > len(begun["moves"])
    assert denied == 422


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/learn/desk", {"code": 3}),
        ("/learn/desk", {"code": "x", "seat": 11}),
        ("/learn/links", {"address": "x" * 300}),
        ("/learn/warning", {"code": "x", "action": "stop", "limit": 0}),
        ("/learn/desk/record", {"code": "x", "variations": [3]}),
        ("/learn/lessons/none", {"answers": ["x" * 3000]}),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(path: str, body: Json) -> None:
    status, value = run(Page().call("POST", path, body))
    assert status == 422
    assert value["sentence"]
