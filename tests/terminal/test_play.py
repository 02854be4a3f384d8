"""`bocage play`: its options, its menu, and a real pipe."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from bocage.core.record import read_record
from bocage.games.creatures import Game
from bocage.terminal import saves
from bocage.terminal.printer import Printer
from tests.rule_marks import rule
from tests.terminal.sitting import latest, run

LINE = ["play", "--terminal", "creatures", "--seed", "4"]


pytestmark = pytest.mark.usefixtures("own_folder")


def test_a_game_is_played_and_kept(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["three_wood"]
    code, out, _ = run(capsys, *LINE, "--bot", "random")
    assert code == 0
    assert "Round 1 of 8" in out
    assert read_record(latest()).seats == ["Player 1", "random"]


def test_names_mode_and_language_are_taken(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    code, out, _ = run(capsys, *LINE, "--mode", "expert", "--players", "Zoé,Max", "--lang", "fr")
    assert code == 0
    assert "Zoé" in out
    assert "Tour 1 sur 8" in out
    record = read_record(latest())
    assert record.options["mode"] == "expert"
    assert record.seats == ["Zoé", "Max"]


def test_options_and_tiles_are_taken(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    words = ["--tiles", "shelter, sawmill", "--option", "first_player=2", "--option", "forced_free_trough=no"]
    assert run(capsys, *LINE, *words)[0] == 0
    options = read_record(latest()).options
    assert options == {
        "mode": "free",
        "tiles": ["shelter", "sawmill"],
        "first_player": 1,
        "forced_free_trough": False,
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "hard"], "There is no mode “hard”"),
        (["--tiles", "sawmil"], "Did you mean “sawmill”?"),
        (["--option", "forced_free_trouh=no"], "Did you mean “forced_free_trough”?"),
        (["--option", "forced_free_trough=maybe"], "either true or false"),
        (["--option", "nothing"], "write name=value"),
        (["--option", "first_player=3"], "“3” is no player who could begin: 1 to 2."),
        (["--option", "first_player=0"], "number of a player, from 1; “0” is none"),
        (["--option", "first_player=²"], "number of a player, from 1"),
        (["--players", "Ann"], "game: 2; names given: 1"),
        (["--players", "A,B,C", "--bot", "random"], "game: 2; names given: 3"),
        (["--bot", "radom"], "random"),
        (["--resume", "x", "--mode", "expert"], "--mode does not go with it"),
        (["--position", "x", "--tiles", "inn"], "--tiles does not go with it"),
    ],
)
def test_a_mistake_in_the_line_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    line = LINE[:3] if "--resume" in words else LINE
    code, _, err = run(capsys, *line, *words)
    assert code in (1, 2)
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


def test_an_unknown_game_gets_a_suggestion(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    code, _, err = run(capsys, "play", "creature")
    assert code == 2
    assert "creatures" in err


def test_a_game_resumes_where_it_was(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["walls; a1n"]
    run(capsys, *LINE, "--bot", "random", "--option", "first_player=1")
    before = Game.from_record(read_record(latest())).key()
    file = latest()
    code, out, _ = run(capsys, "play", "--resume", str(file))
    assert code == 0
    assert "Place a border." in out
    assert Game.from_record(read_record(file)).key() == before
    assert read_record(file).seats == ["Player 1", "random"]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "empty"),
        ("what is this", "no record of Bocage"),
        ('{"a": 1}', "no record"),
        ('{"bocage": 1, "game": "chess", "rules": 1, "options": {}, "seats": []}', "chess"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(
    content: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bad"
    file.write_text(content, encoding="utf-8")
    code, _, err = run(capsys, "play", "--resume", str(file))
    assert code == 1
    assert sentence in err


def test_a_missing_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "There is no file" in run(capsys, "play", "--resume", str(tmp_path / "none"))[2]
    assert run(capsys, "play", "--position", str(tmp_path / "none"))[0] == 1


@rule("C-2.1")
def test_a_position_can_be_played(
    capsys: pytest.CaptureFixture[str], script: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "creatures", "round": 3, "farms": [{"wood": 7}]}), encoding="utf-8")
    code, out, _ = run(capsys, "play", "--position", str(file))
    assert code == 0
    assert "Round 3 of 8" in out
    assert "wood 7" in out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "no JSON: line 1"),
        ("[]", "no position"),
        ('{"game": "chess"}', "chess"),
        ('{"game": "creatures", "farms": [{"wod": 1}]}', "wood"),
    ],
)
def test_a_bad_position_is_refused_with_the_reason(
    content: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(content, encoding="utf-8")
    code, _, err = run(capsys, "play", "--position", str(file))
    assert code == 1
    assert sentence in err


# The menu.


def test_the_menu_leads_to_a_game(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["1", "2", "1", "Ann", "2", "score"]
    code, out, _ = run(capsys, "play", "--terminal")
    assert code == 0
    assert "Ann" in out
    assert "bonus" in out
    assert read_record(latest()).seats == ["Ann", "random"]


def test_the_menu_speaks_both_languages(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["5", "nonsense", "6"]
    code, out, _ = run(capsys, "play", "--terminal")
    assert code == 0
    assert "Choisissez un numéro" in out
    assert "Tapez un numéro de 1 à 6" in out
    assert out.rstrip().endswith("Au revoir.")


def test_the_menu_takes_tiles_of_ones_choice(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["1", "4", "nosuch", "1", "4", "shelter, inn", "1", "", "1", "Bob"]
    _, out, _ = run(capsys, "play", "--terminal")
    assert "no special building “nosuch”" in out
    assert read_record(latest()).options["tiles"] == ["shelter", "inn"]
    assert read_record(latest()).seats == ["Player 1", "Bob"]


def test_the_menu_resumes_a_saved_game(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["4", "6"]
    assert "no saved game" in run(capsys, "play", "--terminal")[1]
    script += ["three_wood"]
    run(capsys, *LINE, "--players", "Ann,Bob")
    script += ["4", "1", "log"]
    _, out, _ = run(capsys, "play", "--terminal")
    assert "Ann" in out
    broken = saves.folder() / "broken.bocage"
    broken.write_text("nothing", encoding="utf-8")
    os.utime(broken, (2**31, 2**31))
    script += ["4", "1", "6"]
    assert "no record of Bocage" in run(capsys, "play", "--terminal")[1]


def test_the_menu_ends_politely_with_the_input(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    code, out, _ = run(capsys, "play", "--terminal")
    assert code == 0
    assert out.rstrip().endswith("Goodbye.")


# The outside world.


def test_a_real_pipe_works_to_its_end(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bocage", *LINE, "--bot", "random", "--lang", "fr"],
        input="3 bois\nannuler\nquitter\nnon\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "Au revoir." in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    class Old(StringIO):
        encoding = "ascii"

    output = Old()
    Printer(output, StringIO()).lines(["┏━┓ « été » ●1", "┃ ┃"])
    assert output.getvalue() == '+=+ " ?t? " *1\nH H\n'
