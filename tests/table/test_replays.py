"""Games that are over: the story, any position, the record; records and positions that people bring."""

from pathlib import Path
from random import Random

import pytest

from bocage.core.record import parse_record, record_of, verify
from bocage.games import creatures
from tests.table.serving import Json, Person

GAMES = Path(__file__).parents[1] / "recorded"


@pytest.fixture
def finished(ada: Person) -> str:
    """A table where a game was played to its end."""
    table = ada.open("farmerama", "me", "random", mode="basic")
    with ada.join(table) as chair:
        chair.play_on(Random(5))
    return table


def test_a_game_that_is_over_can_be_seen_move_by_move(ada: Person, bea: Person, finished: str) -> None:
    story = bea.call("GET", f"/api/replays/{finished}")
    count = len(story["moves"])
    assert story["finished"]
    assert story["rounds"][0] == {"round": 0, "n": 0}
    assert story["curve"][-1] == {"n": count, "scores": story["outcome"]["scores"]}
    start = ada.call("GET", f"/api/replays/{finished}/at/0")
    assert start["move"] is None
    assert start["next"]["notation"] == story["moves"][0]["notation"]
    end = ada.call("GET", f"/api/replays/{finished}/at/{count}")
    assert (end["next"], end["to_act"]) == (None, None)
    assert end["outcome"]["scores"] == story["outcome"]["scores"]
    assert ada.call("GET", f"/api/replays/{finished}/at/{count + 1}", status=404)["error"] == "no-move"


def test_a_replay_shows_what_a_seat_saw_or_everything(ada: Person, finished: str) -> None:
    story = ada.call("GET", f"/api/replays/{finished}")
    laid = next(move["n"] for move in story["moves"] if move["notation"].startswith("play"))
    seen = ada.call("GET", f"/api/replays/{finished}/at/{laid}?viewer=1")
    whole = ada.call("GET", f"/api/replays/{finished}/at/{laid}?viewer=open")
    seat = story["moves"][laid - 1]["seat"]
    other = ada.call("GET", f"/api/replays/{finished}/at/{laid}?viewer={1 - seat}")
    assert "cards" not in other["view"]["farms"][seat]
    assert "cards" in whole["view"]["farms"][seat]
    assert seen["viewer"] == 1


def test_the_record_of_a_game_replays(ada: Person, finished: str) -> None:
    answer = ada.http.get(f"/api/replays/{finished}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = parse_record(answer.text)
    from bocage.games import farmerama

    verify(record, farmerama.Game.from_record(record))


def test_finished_games_are_listed(ada: Person, finished: str) -> None:
    assert finished in {card["id"] for card in ada.call("GET", "/api/replays")["replays"]}
    assert finished in {card["id"] for card in ada.call("GET", "/api/tables?list=over")["tables"]}


@pytest.mark.parametrize("file", ["creatures-expert-11.jsonl", "farmerama-advanced-3-11.jsonl"])
def test_a_record_can_be_brought_to_be_looked_at(bea: Person, file: str) -> None:
    text = (GAMES / file).read_text(encoding="utf-8")
    made = bea.call("POST", "/api/replays", {"record": text}, 201)
    story = bea.call("GET", f"/api/replays/{made['id']}")
    assert len(story["moves"]) == len(parse_record(text).moves)
    assert story["outcome"]["scores"] == parse_record(text).scores
    assert bea.do(made["id"], 403, do="play", action="stop", seat=0)["error"] == "not-your-seat"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "record-empty"),
        ("{}", "record-foreign"),
        ("x" * 100, "record-foreign"),
        ('{"bocage": 1, "game', "record-damaged"),
        ('{"bocage": 1, "game": "chess", "rules": 1, "options": {}, "seats": []}', "record-other-game"),
        (
            '{"bocage": 1, "game": "creatures", "rules": 99, "options": {}, "seats": ["a", "b"]}',
            "record-other-rules",
        ),
        (
            '{"bocage": 1, "game": "creatures", "rules": 2, "options": {}, "seats": ["a", "b"]}\n'
            '{"seat": 0, "move": "space three_wood"}',
            "record-illegal",
        ),
    ],
)
def test_a_record_that_is_none_is_refused(ada: Person, text: str, error: str) -> None:
    assert ada.call("POST", "/api/replays", {"record": text}, 422)["error"] == error
    seats = [{"who": "me"}, {"who": "here"}]
    assert ada.call("POST", "/api/tables", {"record": text, "seats": seats}, 422)["error"] == error


def test_an_unfinished_record_can_be_played_on(ada: Person) -> None:
    game = creatures.Game(seed=3, mode="advanced", first_player=0)
    rng = Random(3)
    for _ in range(20):
        game.play(rng.choice(game.legal_actions()))
    text = "\n".join(game.record(["Ada", "Bea"]).lines())
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
    card = ada.call("POST", "/api/tables", {"record": text, "seats": seats}, 201)
    state = ada.state(card["id"])
    assert state["to_act"] == game.to_act
    assert state["view"]["farms"] == game.position()["farms"]
    assert state["can_undo"] == 0
    with ada.join(card["id"]) as chair:
        assert chair.play_on(rng)["outcome"] is not None


def test_a_game_can_begin_with_a_position(ada: Person) -> None:
    position: Json = {"game": "creatures", "round": 8, "farms": [{"wood": 3, "animals": {"sheep": 1}}, {}]}
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
    card = ada.call("POST", "/api/tables", {"position": position, "seats": seats}, 201)
    assert ada.state(card["id"])["round"] == 8
    with ada.join(card["id"]) as chair:
        assert chair.play_on(Random(1))["outcome"] is not None
    wrong = {"position": {"game": "creatures", "farms": [{"wod": 3}]}, "seats": seats}
    assert "wood" in ada.call("POST", "/api/tables", wrong, 422)["sentence"]


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        ({"game": "chess"}, "no-game"),
        ({}, "no-game-named"),
        ({"game": "creatures", "options": {"mode": "easy"}}, "option-mode"),
        ({"game": "creatures", "seats": [{"who": "me"}]}, "seats"),
        ({"game": "farmerama", "seats": [{"who": "me"}] * 5}, "option-seats"),
        ({"game": "creatures", "seats": [{"who": "me"}, {"who": "bot", "bot": "hal"}]}, "no-bot"),
        ({"game": "creatures", "seats": [{"who": "me"}, {"who": "bot"}]}, "no-bot"),
        ({"game": "creatures", "settings": {"score": "some"}}, "field"),
        ({"game": "creatures", "surprise": 1}, "field"),
        ({"position": {"game": "chess"}}, "no-game"),
        ({"position": {}}, "no-game"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(ada: Person, wishes: Json, error: str) -> None:
    plan = {"seats": [{"who": "me"}, {"who": "here"}], **wishes}
    refused = ada.call("POST", "/api/tables", plan, 422)
    assert refused["error"] == error
    assert refused["sentence"]


def test_names_in_a_record_show_as_they_are(ada: Person) -> None:
    record = record_of(creatures.Game(seed=1), ["A\u202eda\x1b[31m\n", "x" * 60])
    made = ada.call("POST", "/api/replays", {"record": "\n".join(record.lines())}, 201)
    assert ada.call("GET", f"/api/replays/{made['id']}")["names"] == ["Ada[31m", "x" * 40]
