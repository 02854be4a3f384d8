"""The host inside a page answers as a server does, and nothing is acknowledged before it is kept."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage import games
from bocage.core.record import parse_record, replay
from bocage.games import is_compiled
from tests.offline.page import Cupboard, Page, run
from tests.table.serving import roomy, running

Json = dict[str, Any]
# What the server needs and a page has not.
ABSENT = "pydantic fastapi starlette sqlalchemy alembic uvicorn redis numpy rich typer click torch"
if not is_compiled():  # the compiled form needs what it was compiled with; a page has the other form
    ABSENT += " librt"


async def play_out(page: Page, state: Json, seed: int) -> Json:
    """Play at random for whoever must decide, to the end."""
    rng = Random(seed)
    while state["outcome"] is None:
        if state["curtain"] is not None:
            state = await page.ask("look", seat=state["curtain"])
        elif not state["actions"]:
            state = await page.hear("state")
        else:
            action = rng.choice(state["actions"])["notation"]
            state = await page.ask("play", action=action, seq=state["seq"])
            assert state["type"] == "state", state
    return state


@pytest.mark.parametrize("game", games.installed())
def test_a_whole_game_is_played_kept_and_recorded(game: str) -> None:
    async def work() -> tuple[Json, Json, Json]:
        page = Page()
        end = await play_out(page, await page.open(game, "me", "here"), 5)
        _, story = await page.call("GET", f"/replays/{end['table']}")
        _, file = await page.call("GET", f"/replays/{end['table']}/record")
        return end, story, file

    end, story, file = run(work())
    assert story["outcome"]["scores"] == end["outcome"]["scores"]
    record = parse_record(file["text"])
    kind = games.game_class(game)
    assert kind is not None
    again = kind.from_options(record.options)
    replay(record, again)
    outcome = again.outcome()
    assert outcome is not None
    assert list(outcome.scores) == end["outcome"]["scores"]


def test_what_was_acknowledged_is_there_after_a_crash() -> None:
    async def work() -> tuple[Json, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        for _ in range(3):
            state = await page.ask("play", action=state["actions"][0]["notation"])
        reborn = Page(page.cupboard)  # the first page is gone without a word
        return state, await reborn.look(state["table"])

    before, after = run(work())
    for field in ("seq", "view", "to_act", "can_undo"):
        assert after[field] == before[field]


@pytest.mark.parametrize(("refusal", "key"), [("full", "browser-full"), ("away", "browser-keeps-nothing")])
def test_a_move_that_is_not_kept_is_not_played(refusal: str, key: str) -> None:
    async def work() -> tuple[Json, Json, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        page.cupboard.refusal = refusal
        denied = await page.ask("play", action=state["actions"][0]["notation"])
        page.cupboard.refusal = ""
        return state, denied, (await page.call("GET", f"/tables/{state['table']}/state"))[1]

    before, denied, after = run(work())
    assert (denied["type"], denied["error"]) == ("error", key)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def test_a_move_that_was_not_kept_can_be_played_again_at_once() -> None:
    async def work() -> Json:
        page = Page()
        state = await page.open("creatures", "me", "here")
        state = await page.ask("play", action="space three_wood")  # the turn is that of the second person
        page.cupboard.refusal = "full"
        assert (await page.ask("play", action="space two_stone"))["error"] == "browser-full"
        page.cupboard.refusal = ""
        return await page.ask("play", action="space two_stone", seq=state["seq"])

    again = run(work())
    assert again["type"] == "state", again


def test_two_pages_of_one_browser_do_not_overwrite_each_other() -> None:
    async def work() -> tuple[Json, Json]:
        first = Page()
        state = await first.open("creatures", "me", "here")
        second = Page(first.cupboard)
        await second.look(state["table"])
        action = state["actions"][0]["notation"]
        done = await first.ask("play", action=action)
        return done, await second.ask("play", action=action)

    done, denied = run(work())
    assert done["type"] == "state"
    assert denied["error"] == "stale"


def test_a_bot_answers_while_the_page_is_heard_and_can_be_hurried() -> None:
    async def work() -> tuple[float, float]:
        page = Page()
        state = await page.open("creatures", "yew", "me")
        await asyncio.sleep(0.2)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        status, _ = await page.call("GET", "/tables?list=mine")
        assert status == 200
        heard = loop.time() - begun
        await page.call("POST", f"/tables/{state['table']}/hurry")
        while not state["actions"]:
            state = await page.hear("state")
        return heard, loop.time() - begun

    heard, moved = run(work())
    assert heard < 1.0
    assert moved < 1.9, "the bot thought to the end of its time"


def test_tables_go_to_a_file_and_back() -> None:
    async def work() -> tuple[Json, Json, Json, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        state = await page.ask("play", action=state["actions"][0]["notation"])
        _, packed = await page.call("GET", "/kept")
        other = Page()
        first = (await other.call("POST", "/kept", packed))[1]
        again = (await other.call("POST", "/kept", packed))[1]
        assert first == {"count": 1}
        assert again == {"count": 0}
        denied = (await other.call("POST", "/kept", {"tables": 3}))[1]
        return state, await other.look(state["table"]), denied, packed

    before, after, denied, packed = run(work())
    assert after["view"] == before["view"]
    assert denied["error"] == "no-tables-file"
    assert json.loads(json.dumps(packed)) == packed


def test_a_game_that_goes_on_moves_to_another_table_by_its_record() -> None:
    async def work() -> tuple[Json, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        state = await page.ask("play", action=state["actions"][0]["notation"])
        _, file = await page.call("GET", f"/tables/{state['table']}/record")
        seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
        status, card = await page.call("POST", "/tables", {"seats": seats, "record": file["text"]})
        assert status == 201, card
        return state, (await page.call("GET", f"/tables/{card['id']}/state"))[1]

    before, after = run(work())
    assert after["view"] == before["view"]


@pytest.mark.parametrize(
    "body",
    [
        None,
        {"seats": []},
        {"game": "creatures", "seats": [{"who": "link"}, {"who": "me"}]},
        {"game": "creatures", "seats": [{"who": "me", "name": "\u202e"}, {"who": "here"}]},
        {"game": "creatures", "seats": [{"who": "me"}, {"who": "here"}], "more": 1},
        {"game": "creatures", "seats": [{"who": "me"}, {"who": "here"}], "settings": {"undo": "yes"}},
    ],
)
def test_what_does_not_fit_is_refused_by_its_field(body: object) -> None:
    status, value = run(Page().call("POST", "/tables", body))
    assert status == 422
    assert value["sentence"]


def test_a_table_kept_by_a_later_version_is_left_alone() -> None:
    async def work() -> tuple[int, Json, Cupboard]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        page.cupboard.tables[state["table"]]["sheet"]["form"] = 99
        reborn = Page(page.cupboard)
        assert (await reborn.call("GET", "/tables?list=mine"))[1] == {"tables": []}
        status, value = await reborn.call("GET", f"/tables/{state['table']}")
        return status, value, page.cupboard

    status, value, cupboard = run(work())
    assert (status, value["error"]) == (409, "kept-by-newer")
    assert len(cupboard.tables) == 1


def test_it_needs_nothing_that_a_page_has_not() -> None:
    words = f"""
import asyncio, sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {ABSENT.split()!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Absent())
from tests.offline.page import Page, run
async def work():
    page = Page()
    for game, bots in (("creatures", 1), ("agricola", 1), ("farmerama", 1)):
        state = await page.open(game, "me", "hazel")
        assert (await page.call("GET", f"/games/{{game}}/components"))[0] == 200
        assert (await page.call("GET", f"/games/{{game}}/rules"))[0] == 200
        assert (await page.call("GET", "/catalogue?lang=fr"))[0] == 200
run(work())
"""
    subprocess.run([sys.executable, "-c", words], check=True, timeout=120)


def test_a_lesson_and_a_puzzle_are_told_as_a_server_tells_them() -> None:
    async def work() -> tuple[Json, Json]:
        page = Page()
        lesson = (await page.call("GET", "/learn/lessons"))[1]["lessons"][0]
        _, begun = await page.call("POST", f"/learn/lessons/{lesson['id']}", {})
        puzzle = (await page.call("GET", "/learn/puzzles/creatures?day=2026-11-16"))[1]["puzzles"][0]
        path = f"/learn/puzzles/creatures/{puzzle['id']}"
        choices = (await page.call("GET", path))[1]["choices"]
        verdicts = [(await page.call("POST", path, {"move": one["move"]}))[1] for one in choices]
        best = verdicts[0]["best"]
        assert [one["move"] for one, told in zip(choices, verdicts, strict=True) if told["solved"]] == [best]
        return lesson, begun

    lesson, begun = run(work())
    assert begun["lesson"]["id"] == lesson["id"]
    assert begun["message"]["type"] == "state"
    assert begun["coach"]


def test_a_table_that_is_not_kept_any_more_is_missed_in_a_sentence() -> None:
    async def work() -> tuple[int, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        page.cupboard.tables.clear()  # somebody has cleared the data of the site
        return await Page(page.cupboard).call("GET", f"/tables/{state['table']}?lang=fr")

    status, value = run(work())
    assert (status, value["error"]) == (404, "not-kept-here")
    assert "efface ses parties" in value["sentence"]


def test_what_an_earlier_version_did_not_keep_has_its_usual_value() -> None:
    async def work() -> tuple[Json, Json]:
        page = Page()
        state = await page.open("creatures", "me", "here")
        sheet = page.cupboard.tables[state["table"]]["sheet"]
        for field in ("seed", "given"):  # added to sheets after the first of them were kept
            del sheet[field]
        sheet["seats"] = [
            {name: seat[name] for name in ("kind", "name", "owner", "bot")} for seat in sheet["seats"]
        ]
        sheet["left_behind"] = 3  # what a later version has dropped
        _, packed = await page.call("GET", "/kept")
        other = Page()
        assert (await other.call("POST", "/kept", packed))[1] == {"count": 1}
        return state, await other.look(state["table"])

    before, after = run(work())
    assert after["view"] == before["view"]
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]


def test_a_table_goes_to_a_server_and_back_by_its_record(tmp_path: Path) -> None:
    async def here(text: str | None = None) -> tuple[Json, str]:
        page = Page()
        if text is None:
            state = await page.open("creatures", "me", "here")
            state = await page.ask("play", action=state["actions"][0]["notation"])
        else:
            seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
            _, card = await page.call("POST", "/tables", {"seats": seats, "record": text})
            state = await page.look(card["id"])
        return state, (await page.call("GET", f"/tables/{state['table']}/record"))[1]["text"]

    before, record = run(here())
    with running(roomy(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as house:
        person = house.person()
        seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
        table = person.call("POST", "/api/tables", {"seats": seats, "record": record}, 201)["id"]
        there = person.state(table)
        assert there["view"] == before["view"]
        played = person.do(table, do="play", action=there["actions"][0]["notation"])
        person.call("DELETE", f"/api/tables/{table}", status=204)  # a record tells what is hidden in a game
        back = person.http.get(f"/api/tables/{table}/record").text
    after, _ = run(here(back))
    assert after["view"] == played["view"]


def test_what_the_worker_of_the_page_asks_for_by_name_is_there() -> None:
    """No tool notices it where a name changes: the worker is written in another language."""
    sources = Path(__file__).parents[2] / "web" / "src" / "lib" / "offline"
    asked = re.compile(r'\.named\("([\w.]+)", "(\w+)"\)')
    found = [name for file in sources.glob("*.ts") for name in asked.findall(file.read_text("utf-8"))]
    assert len(found) == 3
    for module, name in found:
        assert callable(getattr(import_module(module), name))
