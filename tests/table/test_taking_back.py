"""Taking back across turns: freely against bots, on request between people, never behind a revelation."""

from __future__ import annotations

import time
from pathlib import Path

from bocage.core.record import parse_record
from tests.table.serving import House, Json, Person

RECORDS = Path(__file__).parents[1] / "recorded"


def settled(person: Person, table: str, seat: int) -> Json:
    """The state once it is this seat's turn again."""
    for _ in range(200):
        state = person.state(table)
        if state["to_act"] == seat:
            return state
        time.sleep(0.05)
    raise AssertionError("the bot does not move")


def test_against_a_bot_its_answer_is_taken_back_too(ada: Person) -> None:
    table = ada.open("creatures", "me", "random", first_player=0)
    ada.do(table, do="play", action="space three_wood")
    state = settled(ada, table, 0)
    assert state["can_undo"] >= 2
    state = ada.do(table, do="undo")
    assert state["to_act"] == 0
    assert "worker" not in state["view"]["spaces"]["three_wood"]
    assert state["can_redo"] == 0
    assert ada.do(table, do="play", action="space one_stone")["view"]["spaces"]["one_stone"]["worker"] == 0


def begun(ada: Person, bea: Person) -> str:
    """A table of two people where both have placed a worker."""
    table = ada.open("creatures", "me", "link", first_player=0)
    bea.sit(table, 1, "Béa")
    ada.do(table, do="play", action="space three_wood")
    bea.do(table, do="play", action="space one_stone")
    return table


def test_between_people_it_is_asked_for_and_allowed(house: House, ada: Person, bea: Person) -> None:
    table = begun(ada, bea)
    state = ada.state(table)
    assert (state["can_undo"], state["can_ask_back"], state["back"]) == (0, True, None)
    asked = ada.do(table, do="ask")["back"]
    assert (asked["count"], asked["mine"], asked["to_answer"]) == (2, True, False)
    assert bea.state(table)["back"]["to_answer"]
    state = bea.do(table, do="allow")
    assert state["back"] is None
    assert state["to_act"] == 0
    assert "worker" not in state["view"]["spaces"]["three_wood"]


def test_a_request_can_be_refused_and_ends_with_the_next_move(house: House, ada: Person, bea: Person) -> None:
    table = begun(ada, bea)
    ada.do(table, do="ask")
    assert ada.do(table, 409, do="allow")["error"] == "nothing-asked"
    assert bea.do(table, do="refuse")["back"] is None
    assert bea.do(table, 409, do="allow")["error"] == "nothing-asked"
    ada.do(table, do="ask")
    ada.do(table, do="play", action="space two_stone")
    assert bea.state(table)["back"] is None


def test_what_is_said_of_a_thing_comes_with_the_message_explain(ada: Person) -> None:
    table = ada.open("creatures", "me", "random", first_player=0)
    told = ada.do(table, do="explain", action="space three_wood")
    assert told["effect"].startswith("Take all the wood")
    assert told["would"] == "If you do this: me 0 takes 3 wood."
    assert told["rule"] == "C-10.6"
    told = ada.do(table, do="explain", action="space stall")
    assert told["would"] == ""
    assert "3 stone" in told["refusal"]
    assert ada.do(table, 422, do="explain", action="space nowhere")["error"] == "no-thing"


def test_a_game_goes_on_from_any_of_its_positions(ada: Person) -> None:
    record = (RECORDS / "creatures-standard-11.jsonl").read_text(encoding="utf-8")
    seats = [{"who": "me"}, {"who": "here"}]
    views = [ada.state(str(made["id"]))["view"] for made in _opened(ada, record, seats)]
    placed = [sum("worker" in content for content in view["spaces"].values()) for view in views]
    assert placed == [0, 1]


def _opened(ada: Person, record: str, seats: list[dict[str, str]]) -> list[Json]:
    """Tables that go on from a record before its first placement and after it."""
    first = next(
        place for place, (_, text) in enumerate(parse_record(record).moves) if text.startswith("space ")
    )
    return [
        ada.call("POST", "/api/tables", {"record": record, "seats": seats, "until": until}, 201)
        for until in (first, first + 1)
    ]
