"""The calls of the server: lessons, puzzles, links, the desk, the deals of a day."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage import games
from bocage.learning.lessons import every_lesson
from bocage.learning.links import game_code, position_code, read_link
from bocage.learning.puzzles.puzzle import Puzzle
from bocage.learning.puzzles.shelf import puzzles_of
from tests.learning.test_lessons import finished
from tests.table.serving import Person, roomy, running

Json = dict[str, Any]
DAY = "2026-11-16"


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder: Path = tmp_path_factory.mktemp("learn")
    with running(roomy(f"sqlite:///{folder / 'tables.sqlite'}")) as house:
        yield house.person()


def said(answer: Any) -> Json:  # noqa: ANN401 - an answer of httpx
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_lessons_are_listed_in_both_languages(ada: Person) -> None:
    english = said(ada.http.get("/api/learn/lessons?lang=en"))["lessons"]
    french = said(ada.http.get("/api/learn/lessons?lang=fr"))["lessons"]
    assert [one["id"] for one in english] == [one.id for one in every_lesson()]
    assert [one["id"] for one in french] == [one["id"] for one in english]
    assert all(one["title"] != other["title"] for one, other in zip(english, french, strict=True))


@pytest.mark.parametrize("id", ["creatures-first", "agricola-feeding", "farmerama-wheel"])
def test_a_lesson_is_taken_by_calls_that_keep_nothing(ada: Person, id: str) -> None:
    one = next(one for one in every_lesson() if one.id == id)
    answers: list[str] = []
    path = f"/api/learn/lessons/{id}"
    for answer in finished(one).answers:
        found = said(ada.http.post(path, json={"answers": answers, "do": "play", "action": answer}))
        assert found["message"]["type"] == "state", found["message"]
        answers = found["answers"]
    assert found["coach"]["is_over"]
    assert (found["record"] is not None) == one.first
    if found["record"] is not None:
        seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "hazel"}]
        made = ada.http.post("/api/tables", json={"record": found["record"], "seats": seats})
        assert made.status_code == 201, made.text


def test_a_wrong_answer_leaves_the_lesson_where_it_is(ada: Person) -> None:
    path = "/api/learn/lessons/creatures-fences"
    found = said(ada.http.post(path, json={"answers": ["next"], "do": "play", "action": "space stall"}))
    assert found["answers"] == ["next"]
    assert found["message"]["type"] == "error"
    assert found["message"]["rule"]
    tried = said(
        ada.http.post(path, json={"answers": ["next"], "do": "try", "action": "space fences; border b1n"})
    )
    assert tried["message"]["type"] == "trial"
    assert tried["answers"] == ["next"]
    why = said(ada.http.post(path, json={"answers": ["next"], "do": "why", "action": "space stall"}))
    assert why["message"]["legal"] is False


def test_what_does_not_fit_a_lesson_is_refused(ada: Person) -> None:
    path = "/api/learn/lessons/creatures-fences"
    assert ada.http.post(path, json={"answers": ["space expand"]}).status_code == 422
    assert ada.http.post("/api/learn/lessons/none", json={}).status_code == 422
    assert ada.http.post(path, json={"do": "dance"}).status_code == 422


@pytest.mark.parametrize("game", games.installed())
def test_puzzles_are_shown_without_their_answer_and_judged(ada: Person, game: str) -> None:
    book = said(ada.http.get(f"/api/learn/puzzles/{game}?day={DAY}"))
    assert len(book["puzzles"]) == len(puzzles_of(game))
    assert book["today"]["id"] in {one["id"] for one in book["puzzles"]}
    one = puzzles_of(game)[0]
    path = f"/api/learn/puzzles/{game}/{one.id}"
    shown = said(ada.http.get(path))
    assert sorted(choice["move"] for choice in shown["choices"]) == sorted(
        answer.move for answer in one.answers
    )
    assert shown["state"]["viewer"] == one.seat
    assert "worth" not in str(shown)
    right = said(ada.http.post(path, json={"move": one.best.move}))
    assert right["solved"]
    assert right["sentence"]
    wrong = said(ada.http.post(path, json={"move": one.answers[1].move}))
    assert not wrong["solved"]
    given = wrong["moves"][1]
    gap = wrong["moves"][0]["worth"] - given["worth"]
    assert sum(line["points"] for line in given["lines"]) == pytest.approx(gap, abs=0.25)


def hands(one: Puzzle) -> list[bool]:
    """Which seats hold cards."""
    farms: Any = one.position["farms"]
    return [bool(farm.get("hand")) for farm in farms]


def test_a_puzzle_shows_no_more_than_its_seat_may_know(ada: Person) -> None:
    one = next(one for one in puzzles_of("agricola") if all(hands(one)) and len(hands(one)) > 1)
    farms = said(ada.http.get(f"/api/learn/puzzles/agricola/{one.id}"))["state"]["view"]["farms"]
    assert [seat for seat, farm in enumerate(farms) if farm.get("hand")] == [one.seat]


def test_a_link_is_made_with_its_picture(ada: Person) -> None:
    position = {"game": "creatures", "round": 3}
    made = said(
        ada.http.post("/api/learn/links", json={"position": position, "address": "https://example.org/"})
    )
    assert read_link(made["code"]).game.position()["round"] == 3
    assert made["svg"].startswith("<svg")
    assert ada.http.post("/api/learn/links", json={}).status_code == 422
    assert ada.http.post("/api/learn/links", json={"position": {"game": "chess"}}).status_code == 404


def creatures_code() -> str:
    kind = games.game_class("creatures")
    assert kind is not None
    return position_code(kind.from_position({"game": "creatures", "round": 7}))


def test_moves_are_made_at_the_desk(ada: Person) -> None:
    code = creatures_code()
    first = said(ada.http.post("/api/learn/desk", json={"code": code}))
    assert first["moves"] == []
    assert first["message"]["to_act"] == 0
    body = {"code": code, "moves": [], "do": "play", "action": "space three_wood"}
    second = said(ada.http.post("/api/learn/desk", json=body))
    assert second["moves"] == ["space three_wood"]
    assert second["message"]["to_act"] == 1
    assert second["message"]["actions"]
    wrong = said(ada.http.post("/api/learn/desk", json={**body, "action": "space stall"}))
    assert wrong["message"]["type"] == "error"
    assert wrong["moves"] == []
    tried = said(ada.http.post("/api/learn/desk", json={**body, "do": "try"}))
    assert tried["message"]["type"] == "trial"
    assert read_link(second["position"]).game.to_act == 1


def test_damaged_links_get_one_sentence(ada: Person) -> None:
    answer = ada.http.post("/api/learn/desk?lang=fr", json={"code": creatures_code()[:-4]})
    assert answer.status_code == 422
    assert answer.json()["error"] == "link-damaged"
    assert answer.json()["sentence"].endswith(".")


def test_what_a_seat_may_not_know_is_shown_only_when_all_is_open(ada: Person) -> None:
    kind = games.game_class("agricola")
    assert kind is not None
    game = kind.from_options({"mode": "full", "seats": 2}, 4)
    code = position_code(game)
    seen = said(ada.http.post("/api/learn/desk", json={"code": code, "seat": 0}))["message"]["view"]["farms"]
    assert "hand" in seen[0]
    assert "hand" not in seen[1]
    opened = said(ada.http.post("/api/learn/desk", json={"code": code}))["message"]["view"]["farms"]
    assert "hand" in opened[1]
    assert ada.http.post("/api/learn/desk", json={"code": code, "seat": 5}).status_code == 422


def test_a_whole_game_is_looked_at(ada: Person) -> None:
    kind = games.game_class("farmerama")
    assert kind is not None
    game = kind.from_options({"seats": 2}, 3)
    for _ in range(12):
        game.play(game.legal_actions()[0])
    moves = [game.codec.text(action) for _, action in game.moves()]
    code = game_code(game, ["Zoé", "Max"])
    found = said(ada.http.post("/api/learn/desk", json={"code": code, "moves": moves[:9]}))
    assert found["moves"][:9] == moves[:9]
    assert found["names"] == ["Zoé", "Max"]
    assert len(found["sentences"]) == len(found["moves"])


def test_moves_are_weighed_and_a_line_is_followed(ada: Person) -> None:
    code = creatures_code()
    found = said(ada.http.post("/api/learn/desk/weigh", json={"code": code}))
    assert found["seat"] == 0
    worths = [move["worth"] for move in found["moves"]]
    assert worths == sorted(worths, reverse=True)
    assert found["moves"][0]["sentence"]
    assert found["moves"][1]["lines"]
    line = said(ada.http.post("/api/learn/desk/line", json={"code": code}))["moves"]
    moves = [one["move"] for one in line]
    assert len(moves) >= 2
    assert (
        said(ada.http.post("/api/learn/desk", json={"code": code, "moves": moves}))["moves"][: len(moves)]
        == moves
    )


def test_a_bad_move_is_warned_of_and_a_good_one_is_not(ada: Person) -> None:
    code = creatures_code()
    best = said(ada.http.post("/api/learn/desk/weigh", json={"code": code}))["moves"][0]["move"]
    body = {"code": code, "action": best, "limit": 3.0}
    assert not said(ada.http.post("/api/learn/warning", json=body))["costs"]


def test_variations_are_kept_in_the_record(ada: Person) -> None:
    body = {
        "code": creatures_code(),
        "moves": ["space three_wood"],
        "variations": [
            {"after": 0, "then": [{"move": "space walls", "remark": "free borders", "worth": 1.5}]}
        ],
    }
    made = said(ada.http.post("/api/learn/desk/record", json=body))["record"]
    assert '"remark": "free borders"' in made
    kept = ada.http.post("/api/replays", json={"record": made})
    assert kept.status_code == 201
    body["variations"] = [{"after": 0, "then": [{"move": "space stall"}]}]
    assert ada.http.post("/api/learn/desk/record", json=body).status_code == 422


def test_everybody_has_the_same_deals(ada: Person) -> None:
    found = said(ada.http.get(f"/api/learn/deals?day={DAY}"))["deals"]
    assert {(one["game"], one["sort"]) for one in found} >= {
        ("creatures", "two"),
        ("agricola", "alone"),
        ("farmerama", "two"),
    }
    assert found == said(ada.http.get(f"/api/learn/deals?day={DAY}"))["deals"]
    assert ada.http.get("/api/learn/deals?day=today").status_code == 422


def test_a_deal_is_played_with_the_chance_of_its_day(ada: Person) -> None:
    path = f"/api/learn/deals/farmerama/alone?day={DAY}"
    found = said(ada.http.post(path, json={}))
    again = said(ada.http.post(path, json={"moves": found["moves"]}))
    assert again["moves"] == found["moves"]
    assert found["message"]["to_act"] == 0
    for _ in range(5):
        action = found["message"]["actions"][0]["notation"]
        found = said(ada.http.post(path, json={"moves": found["moves"], "do": "play", "action": action}))
        assert found["message"]["type"] == "state"
        assert found["message"]["to_act"] == 0
    assert found["scores"] is None
    wrong = said(
        ada.http.post(path, json={"moves": found["moves"], "do": "play", "action": "choose nothing"})
    )
    assert wrong["message"]["type"] == "error"
    assert wrong["moves"] == found["moves"]
    assert ada.http.post(f"/api/learn/deals/creatures/alone?day={DAY}", json={}).status_code == 404


def test_the_champion_answers_in_a_deal_for_two(ada: Person) -> None:
    path = f"/api/learn/deals/creatures/two?day={DAY}"
    found = said(ada.http.post(path, json={}))
    before = len(found["moves"])
    found = said(
        ada.http.post(path, json={"moves": found["moves"], "do": "play", "action": "space three_wood"})
    )
    assert len(found["moves"]) >= before + 2
    assert found["message"]["to_act"] == 0
    assert found["message"]["seats"][1]["bot"] == "champion"


def test_nobody_is_warned_in_games_against_people(ada: Person) -> None:
    late = {"game": "creatures", "round": 8}
    for seats, status in ([{"who": "bot", "bot": "hazel"}, 200], [{"who": "link"}, 403]):
        wish = {"position": late, "seats": [{"who": "me", "name": "Ada"}, seats]}
        table = ada.http.post("/api/tables", json=wish).json()["id"]
        answer = ada.http.post(f"/api/learn/tables/{table}/warning", json={"action": "space one_stone"})
        assert answer.status_code == status, answer.text


@pytest.mark.parametrize("game", games.installed())
def test_a_position_set_up_by_hand_is_held_against_the_rules(ada: Person, game: str) -> None:
    stands = said(ada.http.post("/api/learn/setup", json={"position": {"game": game}}))
    assert stands["sentence"] == ""
    assert stands["moment"]["message"]["view"]["game"] == game
    assert read_link(stands["moment"]["code"]).game.id == game
    wrong = {"game": game, "round": -1}
    refused = [
        said(ada.http.post(f"/api/learn/setup?lang={lang}", json={"position": wrong}))
        for lang in ("en", "fr")
    ]
    assert all(one["moment"] is None for one in refused)
    assert refused[0]["sentence"] != refused[1]["sentence"]
    assert ada.http.post("/api/learn/setup", json={"position": {"game": "chess"}}).status_code == 404


def test_what_a_seat_may_not_know_is_not_shown_at_the_desk(ada: Person) -> None:
    kind = games.game_class("agricola")
    assert kind is not None
    farms = [{"hand": ["loom"]}, {"hand": ["tutor"]}]
    code = position_code(kind.from_position({"game": "agricola", "farms": farms}))
    laid_open = said(ada.http.post("/api/learn/desk", json={"code": code}))["message"]
    assert [farm["hand"] for farm in laid_open["view"]["farms"]] == [["loom"], ["tutor"]]
    for seat in (0, 1):
        shown = said(ada.http.post("/api/learn/desk", json={"code": code, "seat": seat}))["message"]
        assert [place for place, farm in enumerate(shown["view"]["farms"]) if "hand" in farm] == [seat]
        assert farms[1 - seat]["hand"][0] not in str(shown["view"]["farms"])


def test_the_moves_of_a_game_come_with_its_link(ada: Person) -> None:
    kind = games.game_class("creatures")
    assert kind is not None
    game = kind.from_options({"first_player": 0})
    for move in ("space three_wood", "space one_stone"):
        game.play(move)
    moves = said(ada.http.post("/api/learn/desk/moves", json={"code": game_code(game)}))["moves"]
    assert moves == ["space three_wood", "space one_stone"]
    assert said(ada.http.post("/api/learn/desk/moves", json={"code": position_code(game)}))["moves"] == []
