"""A line can be tried out before it is played; who stays can be chosen at once."""

from tests.table.serving import Person

FENCED = {"game": "creatures", "round": 3, "farms": [{"wood": 9, "columns": 3, "animals": {"sheep": 1}}]}
CROWDED = {
    "game": "creatures",
    "round": 3,
    "spaces": {"cow_and_pigs": {"cow": 1, "pig": 2}},
    "farms": [{"animals": {"sheep": 1}}],
}


def begin(ada: Person, position: dict[str, object]) -> str:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "creatures", "position": position, "seats": seats}
    return str(ada.call("POST", "/api/tables", wish, 201)["id"])


def test_a_trial_tells_what_would_follow_and_does_nothing(ada: Person) -> None:
    table = begin(ada, FENCED)
    before = ada.state(table)
    line = "space fences; border c1n; border b1e; border c1e; border c1s"
    found = ada.do(table, do="try", action=line)
    assert found["type"] == "trial"
    assert found["view"]["farms"][0]["wood"] == 5
    assert {"cells": ["c1"], "room": 2} in [
        {"cells": home["cells"], "room": home["room"]} for home in found["scene"]["farms"][0]["homes"]
    ]
    assert "stop" in [action["notation"] for action in found["actions"]]
    assert ada.state(table)["view"] == before["view"]
    assert ada.state(table)["seq"] == before["seq"]


def test_a_line_that_is_not_possible_cannot_be_tried(ada: Person) -> None:
    table = begin(ada, FENCED)
    found = ada.do(table, 409, do="try", action="space fences; border z9n")
    assert found["error"] != ""


def test_the_seat_of_somebody_else_cannot_be_tried(ada: Person, bea: Person) -> None:
    table = begin(ada, FENCED)
    assert bea.do(table, 403, do="try", action="space fences")["error"] == "not-your-seat"


def test_the_largest_herds_that_can_stay_are_offered(ada: Person) -> None:
    table = begin(ada, CROWDED)
    ada.do(table, do="play", action="space cow_and_pigs")
    herds = ada.state(table)["scene"]["keep"]
    assert sorted(sum(herd["animals"].values()) for herd in herds) == [1, 1, 1]
    cow = next(herd for herd in herds if herd["animals"]["cow"])
    ada.do(table, do="play", action=cow["line"])
    assert ada.state(table)["view"]["farms"][0]["animals"] == {"sheep": 0, "pig": 0, "cow": 1, "horse": 0}
