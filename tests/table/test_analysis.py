"""Hints during a game, and the review after it."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from bocage.table.reviews import ABANDONED, ReviewJob, Reviews
from tests.table.serving import PATIENCE, Json, Person, roomy, running

LATE: Json = {"game": "creatures", "round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}, {"stone": 2}]}
SEATS = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "greedy"}]


def open_late(person: Person) -> str:
    """A table in its last round."""
    return str(person.call("POST", "/api/tables", {"position": LATE, "seats": SEATS}, 201)["id"])


def test_a_hint_is_one_of_the_legal_actions_with_its_worth(bea: Person) -> None:
    table = open_late(bea)
    with bea.join(table) as chair:
        legal = {action["notation"] for action in chair.wait_for_turn()["actions"]}
        hint = chair.ask(do="hint")
    assert hint["type"] == "hint"
    assert hint["notation"] in legal
    assert hint["reason"].startswith("Cela mène à")


def test_hints_are_for_whoever_must_decide(ada: Person, bea: Person) -> None:
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    refused = bea.do(table, 409, do="hint")
    assert (refused["error"], refused["sentence"]) == ("turn-of", "C’est à me 0 de jouer.")


def reviewed(person: Person, table: str) -> Json:
    """The review, asked for until it is there."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = person.http.get(f"/api/replays/{table}/review")
        if answer.status_code == 200:
            return dict(answer.json())
        assert answer.status_code == 202, answer.text
        assert time.monotonic() < until


def test_a_long_review_tells_how_far_it_has_come_and_one_person_has_one(tmp_path: Path) -> None:
    with running(roomy(f"sqlite:///{tmp_path / 't.sqlite'}")) as house:
        _ask_for_reviews(house.person(), house.person())


def _ask_for_reviews(ada: Person, bea: Person) -> None:
    tables: list[str] = []
    for person in (ada, ada, bea):
        table = person.open("creatures", "me", "random")
        with person.join(table) as chair:
            chair.play_on(Random(4))
        tables.append(table)
    first = ada.http.get(f"/api/replays/{tables[0]}/review", params={"wait": 0})
    assert first.status_code == 202
    assert first.json()["done"] < first.json()["of"]
    second = ada.http.get(f"/api/replays/{tables[1]}/review", params={"wait": 0})
    assert (second.status_code, second.json()["error"]) == (429, "too-many")
    assert bea.http.get(f"/api/replays/{tables[2]}/review", params={"wait": 0}).status_code == 202
    until = time.monotonic() + PATIENCE
    while ada.http.get(f"/api/replays/{tables[0]}/review", params={"wait": 1}).json().get("done") == 0:
        assert time.monotonic() < until


async def _abandoned(monkeypatch: pytest.MonkeyPatch) -> tuple[bool, bool]:
    """Whether a review is still made while somebody asks for it, and after nobody has for a while."""
    reviews = Reviews()
    asked = asyncio.Event()

    async def never(*_: object) -> object:
        asked.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(reviews._thinkers, "ask", never)
    work = await reviews.wait(("table", 1), lambda: {"moves": []}, "ada", 0.01)
    assert isinstance(work, ReviewJob)
    await asked.wait()
    reviews.give_up()
    await asyncio.sleep(0.01)
    before = not work.task.done()
    work.asked -= ABANDONED + 1
    reviews.give_up()
    await asyncio.sleep(0.01)
    after = not work.task.done()
    await reviews.close()
    return before, after


def test_a_review_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(_abandoned(monkeypatch)) == (True, False)


def test_a_game_that_is_over_is_reviewed(ada: Person) -> None:
    table = open_late(ada)
    assert ada.http.get(f"/api/replays/{table}/review").status_code == 409
    with ada.join(table) as chair:
        chair.play_on(Random(2))
    review = reviewed(ada, table)
    story = ada.call("GET", f"/api/replays/{table}")
    assert len(review["losses"]) == 2
    for move in review["moves"]:
        played = [action["notation"] for action in move["played"]]
        first = move["n"] - 1
        assert played == [told["notation"] for told in story["moves"][first : first + len(played)]]
        assert move["better"] != move["played"]
        assert move["loss"] > 0
