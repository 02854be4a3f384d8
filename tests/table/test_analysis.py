"""Hints during a game, and the review after it."""

from random import Random

from tests.table.serving import Json, Person

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


def test_a_game_that_is_over_is_reviewed(ada: Person) -> None:
    table = open_late(ada)
    assert ada.http.get(f"/api/replays/{table}/review").status_code == 409
    with ada.join(table) as chair:
        chair.play_on(Random(2))
    review = ada.call("GET", f"/api/replays/{table}/review")
    story = ada.call("GET", f"/api/replays/{table}")
    assert len(review["losses"]) == 2
    for move in review["moves"]:
        played = [action["notation"] for action in move["played"]]
        first = move["n"] - 1
        assert played == [told["notation"] for told in story["moves"][first : first + len(played)]]
        assert move["better"] != move["played"]
        assert move["loss"] > 0
