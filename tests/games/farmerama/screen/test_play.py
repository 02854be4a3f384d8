"""`bocage play --terminal farmerama`: its options, data files, saved games, the menu."""

import json
from pathlib import Path

import pytest

from bocage.core.record import read_record
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.components import OWN_FILE
from tests.rule_marks import rule
from tests.terminal.sitting import latest, run

LINE = ["play", "--terminal", "farmerama", "--seed", "4"]
pytestmark = pytest.mark.usefixtures("own_folder")


def data_file(folder: Path, old: str, new: str) -> Path:
    """Our data file with one figure changed."""
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    file = folder / "box.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A data file with another target for the solo game."""
    return data_file(tmp_path, "target = { value = 150", "target = { value = 120")


@pytest.mark.parametrize(
    ("words", "seats", "mode"),
    [
        ([], ["Player 1", "Player 2"], "basic"),
        (["--mode", "solo"], ["Player 1"], "solo"),
        (["--players", "Ann"], ["Ann"], "solo"),
        (["--players", "Ann,Bob,Cat"], ["Ann", "Bob", "Cat"], "basic"),
        (["--players", "3"], ["Player 1", "Player 2", "Player 3"], "basic"),
        (["--players", "Ann,greedy,Cat,random"], ["Ann", "greedy", "Cat", "random"], "basic"),
        (["--bot", "greedy", "--mode", "advanced"], ["Player 1", "greedy"], "advanced"),
        (["--bot", "random", "--players", "Ann,Bob"], ["Ann", "Bob", "random"], "basic"),
        (["--bot", "random", "--players", "4"], ["Player 1", "random", "random 2", "random 3"], "basic"),
        (["--option", "seats=3", "--option", "first_chief=1"], ["Player 1", "Player 2", "Player 3"], "basic"),
    ],
)
def test_the_line_says_who_plays_what(
    words: list[str], seats: list[str], mode: str, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    code, _, err = run(capsys, *LINE, *words)
    assert (code, err) == (0, "")
    record = read_record(latest())
    assert record.seats == seats
    assert record.options["mode"] == mode
    assert record.options["seats"] == len(seats)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "hard"], "There is no mode “hard”"),
        (["--mode", "solo", "--players", "Ann,Bob"], "The solo game is for one player"),
        (["--players", "A,B,C,D,E"], "no seats for 5"),
        (["--bot", "gredy"], "greedy"),
        (["--option", "first_chief=2"], "chief sheep"),
        (["--option", "seats=two"], "no seats for two"),
        (["--components", "nowhere.toml"], "There is no file nowhere.toml"),
    ],
)
def test_a_mistake_in_the_line_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    code, _, err = run(capsys, *LINE, *words)
    assert code in (1, 2)
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


# Data files.


@rule("F-10", "F-66")
def test_a_data_file_of_ones_own_is_played_and_named(
    box: Path, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["figures"]
    code, out, _ = run(capsys, *LINE, "--mode", "solo", "--components", str(box))
    assert code == 0
    assert "120 stars wanted" in out
    checksum = read_record(latest()).options["components"]
    assert checksum != Game(seats=1).components.checksum
    assert f"data file of your own ({checksum})" in " ".join(out.split())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("sow = [3, 2]", "sow = [2, 2]", "action_wheel.positions[0].sow: the number for one alone"),
        (
            "fields_total = { value = 15",
            "fields_total = { value = 14",
            "the fields of all areas, which is 15",
        ),
        ("schema = 1", "schema = [", "no valid TOML"),
    ],
)
@rule("F-10")
def test_an_impossible_data_file_is_refused_with_the_place(
    old: str,
    new: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    script: list[str],
) -> None:
    file = data_file(tmp_path, old, new)
    code, _, err = run(capsys, *LINE, "--components", str(file))
    assert code == 1
    assert sentence in err


def test_a_game_resumes_with_its_data_file_only(
    box: Path, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["feed"]
    run(capsys, *LINE, "--mode", "solo", "--components", str(box))
    file = str(latest())
    code, _, err = run(capsys, "play", "--resume", file)
    assert code == 1
    assert "give its data file" in err
    code, out, _ = run(capsys, "play", "--resume", file, "--components", str(box))
    assert code == 0
    assert "120 stars wanted" in out


def test_a_game_with_fixed_figures_takes_no_data_file(
    box: Path, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    code, _, err = run(capsys, "play", "creatures", "--components", str(box))
    assert code == 2
    assert "farmerama" in err


# Saved games, positions, the menu.


@rule("F-20")
def test_a_game_resumes_where_it_was(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["", "sow+water"]
    run(capsys, *LINE, "--players", "Ann,Bob")
    file = latest()
    before = Game.from_record(read_record(file)).key()
    code, out, _ = run(capsys, "play", "--resume", str(file))
    assert code == 0
    assert "Bob: press Enter" in out
    assert "Ann: press Enter" not in out
    assert Game.from_record(read_record(file)).key() == before


def test_a_bot_with_a_number_is_a_bot_again(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    run(capsys, *LINE, "--players", "3", "--bot", "random")
    script += ["sow"]
    _, out, _ = run(capsys, "play", "--resume", str(latest()))
    assert "press Enter" not in out
    assert read_record(latest()).seats == ["Player 1", "random", "random 2"]


def test_a_position_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    file = tmp_path / "position.json"
    value = {"game": "farmerama", "options": {"seats": 1}, "farms": [{"barn": {"water": 3}}]}
    file.write_text(json.dumps(value), encoding="utf-8")
    code, out, _ = run(capsys, "play", "--position", str(file))
    assert code == 0
    assert "water 3" in out


def test_the_menu_asks_for_mode_players_and_bots(
    capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["3", "2", "2", "1", "Ann", "3", "2", "score"]
    code, out, _ = run(capsys, "play", "--terminal")
    assert code == 0
    assert "How many players?" in out
    record = read_record(latest())
    assert record.seats == ["Ann", "greedy", "random"]
    assert record.options["mode"] == "advanced"


def test_the_menu_does_not_ask_how_many_play_alone(
    capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["3", "3", "1", "Ann"]
    _, out, _ = run(capsys, "play", "--terminal")
    assert "How many players?" not in out
    assert read_record(latest()).seats == ["Ann"]
