"""The leaderboard: extended by arenas, checked by anybody."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage.arena.leaderboard import ALIKE, Leaderboard
from bocage.arena.limits import Limit, limit_of
from bocage.arena.plan import ArenaPlan
from bocage.cli import main
from bocage.cli.errors import REFUSED
from bocage.cli.schemas import schema_of
from bocage.games.creatures import Game
from bocage.messages import say
from tests.arena.conftest import Command


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A board of four games; whoever changes it takes a copy."""
    file = tmp_path_factory.mktemp("made") / "board.json"
    assert main(["arena", "creatures", "random", "greedy", "--games", "4", "--leaderboard", str(file)]) == 0
    return file


@pytest.fixture
def board(tmp_path: Path, made: Path) -> Path:
    return Path(shutil.copy(made, tmp_path))


def test_an_arena_makes_the_file_and_another_extends_it(board: Path, arena: Command) -> None:
    first = json.loads(board.read_text(encoding="utf-8"))
    assert first["ratings"]["random"]["value"] == 0.0
    assert first["ratings"]["greedy"]["value"] > 100
    assert first["series"][0]["before"] == {"random greedy": [0.0, 4.0]}
    words = ("creatures", "greedy", "mcts:2", "--games", "2", "--seed", "3", "--leaderboard", str(board))
    code, out, _ = arena(*words)
    assert code == 0
    assert "Leaderboard" in out
    now = json.loads(board.read_text(encoding="utf-8"))
    assert set(now["ratings"]) == {"random", "greedy", "mcts:2"}
    assert now["series"][0] == first["series"][0]
    assert [one["seed"] for one in now["series"]] == [0, 3]


def test_the_same_series_is_counted_once(board: Path, arena: Command) -> None:
    arena("creatures", "random", "greedy", "--games", "6", "--leaderboard", str(board))
    series = json.loads(board.read_text(encoding="utf-8"))["series"]
    assert [one["games"] for one in series] == [6]


def test_the_file_of_a_network_may_have_a_space_in_its_name(board: Path) -> None:
    text = board.read_text(encoding="utf-8").replace("greedy", "champion:5@my own.net")
    board.write_text(text, encoding="utf-8")
    assert list(Leaderboard.read(board).ratings()) == ["champion:5@my own.net", "random"]


def test_fewer_games_of_the_same_series_take_nothing_away(board: Path, arena: Command) -> None:
    before = json.loads(board.read_text(encoding="utf-8"))
    assert arena("creatures", "random", "greedy", "--games", "2", "--leaderboard", str(board))[0] == 0
    assert json.loads(board.read_text(encoding="utf-8")) == before


def test_without_a_game_the_file_is_checked(board: Path, arena: Command) -> None:
    code, out, _ = arena("--leaderboard", str(board), "--json")
    found = json.loads(out)
    assert (code, found["checked"]) == (0, {"random greedy 0": "same"})
    Draft202012Validator(schema_of("leaderboard")).validate(found)
    assert "are the same" in arena("--leaderboard", str(board))[1]


def test_games_that_were_not_played_so_are_found_out(board: Path, arena: Command) -> None:
    text = board.read_text(encoding="utf-8")
    checksum = json.loads(text)["series"][0]["first"][1]
    board.write_text(text.replace(checksum, "0" * 16), encoding="utf-8")
    code, out, _ = arena("--leaderboard", str(board))
    assert code == REFUSED
    assert "NOT the same" in out


def test_results_that_were_altered_are_found_out(board: Path, arena: Command) -> None:
    value = json.loads(board.read_text(encoding="utf-8"))
    value["ratings"]["greedy"]["value"] += 50
    board.write_text(json.dumps(value), encoding="utf-8")
    code, _, err = arena("--leaderboard", str(board))
    assert code == REFUSED
    assert "altered" in err
    code, _, err = arena("creatures", "random", "greedy", "--games", "2", "--leaderboard", str(board))
    assert code == REFUSED


@pytest.mark.parametrize("end", ["low", "high"])
def test_intervals_that_were_altered_are_found_out(board: Path, arena: Command, end: str) -> None:
    value = json.loads(board.read_text(encoding="utf-8"))
    value["ratings"]["greedy"][end] = value["ratings"]["greedy"]["value"]
    board.write_text(json.dumps(value), encoding="utf-8")
    code, _, err = arena("--leaderboard", str(board))
    assert (code, "altered" in err) == (REFUSED, True)


def test_whoever_drops_the_checksums_is_not_taken_for_a_clock(board: Path, arena: Command) -> None:
    value = json.loads(board.read_text(encoding="utf-8"))
    value["series"][0]["first"] = []
    board.write_text(json.dumps(value), encoding="utf-8")
    code, out, _ = arena("--leaderboard", str(board), "--json")
    assert (code, json.loads(out)["checked"]) == (REFUSED, {"random greedy 0": "other"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": ["creatures"]},
        {"options": []},
        {"options": {"mode": "hard"}},
        {"rules": "2"},
        {"seats": "2"},
        {"series": [{"seed": "x"}]},
        {"series": [{"bots": [1, 2]}]},
        {"series": [{"first": [5, 6]}]},
        {"series": [{"first": ["0"]}]},
        {"series": [{"scores": 3}]},
        {"series": [{"before": {"random greedy": [1]}}]},
    ],
    ids=str,
)
def test_a_damaged_file_gets_one_sentence(board: Path, arena: Command, wrong: dict[str, Any]) -> None:
    value = json.loads(board.read_text(encoding="utf-8"))
    value["series"] = [value["series"][0] | one for one in wrong.get("series", [{}])]
    board.write_text(
        json.dumps(value | {key: wrong[key] for key in wrong if key != "series"}), encoding="utf-8"
    )
    code, _, err = arena("--leaderboard", str(board))
    assert (code, err.count("\n")) == (REFUSED, 1)
    assert "should not" not in err


@pytest.mark.parametrize(
    ("bot", "limit"),
    [
        ("random", Limit.NONE),
        ("mcts:5", Limit.NONE),
        ("hazel", Limit.NONE),
        ("oak", Limit.PERHAPS),
        ("mcts", Limit.CLOCK),
        ("champion", Limit.CLOCK),
        ("champion~1", Limit.CLOCK),
        ("champion:0.5s@mine.net", Limit.CLOCK),
        ("champion:50@mine:1s", Limit.NONE),
    ],
)
def test_what_ends_the_thoughts_of_a_bot_is_known(bot: str, limit: Limit) -> None:
    assert limit_of(bot, Game()) is limit


def test_a_level_that_the_clock_stopped_is_not_accused(
    board: Path, arena: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = json.loads(board.read_text(encoding="utf-8").replace("greedy", "oak"))
    board.write_text(json.dumps(value), encoding="utf-8")
    monkeypatch.setattr(Leaderboard, "repeats", lambda _, __: False)
    code, out, _ = arena("--leaderboard", str(board), "--json")
    assert (code, json.loads(out)["checked"]) == (0, {"random oak 0": "timed"})


def test_games_that_nobody_won_or_lost_are_found_out(board: Path, arena: Command) -> None:
    text = board.read_text(encoding="utf-8")
    assert '"games": 4' in text
    board.write_text(text.replace('"games": 4', '"games": 400'), encoding="utf-8")
    code, _, err = arena("--leaderboard", str(board))
    assert code == REFUSED
    assert "altered" in err


def test_another_game_has_another_board(board: Path, arena: Command) -> None:
    words = ("creatures", "random", "greedy", "--mode", "expert", "--games", "2", "--leaderboard", str(board))
    code, _, err = arena(*words)
    assert code == REFUSED
    assert "of games with other options" in err
    assert "de parties avec d’autres options" in arena(*words, "--lang", "fr")[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_two_arenas_do_not_share_has_a_sentence_of_its_own(lang: str) -> None:
    plan = [*ArenaPlan("creatures", ("random", "greedy"), 1).identity(), "network"]
    alike = dict.fromkeys(("error-arena-other-pool", "error-board-other", "error-board-other-here"), ALIKE)
    values = {"folder": "F", "file": "F", "found": "1", "now": "2"}
    for key, facts in {"error-arena-other-plan": plan, **alike}.items():
        assert len({say(key, lang, what=what, **values) for what in facts}) == len(facts)


def test_a_board_whose_deck_is_not_here_names_it(board: Path, arena: Command) -> None:
    facts = json.loads(board.read_text(encoding="utf-8"))
    facts["options"] = {"mode": "expert", "decks": ["base", "hedge"]}
    board.write_text(json.dumps(facts), encoding="utf-8")
    code, _, err = arena("--leaderboard", str(board))
    assert code == REFUSED
    assert "“hedge”" in err


def test_what_plays_by_the_clock_cannot_be_repeated(tmp_path: Path, arena: Command) -> None:
    file = tmp_path / "board.json"
    arena("creatures", "random", "mcts:0.001s", "--games", "1", "--leaderboard", str(file))
    assert "by the clock" in arena("--leaderboard", str(file))[1]


@pytest.mark.parametrize("text", ["", "{}", '{"schema": "leaderboard/9"}', "[1]"])
def test_any_other_file_is_refused(tmp_path: Path, arena: Command, text: str) -> None:
    file = tmp_path / "board.json"
    file.write_text(text, encoding="utf-8")
    code, _, err = arena("--leaderboard", str(file))
    assert (code, err.count("\n")) == (REFUSED, 1)
