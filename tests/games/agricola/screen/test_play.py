"""`bocage play --terminal agricola`: its options, saved games, the menu."""

import json
from pathlib import Path

import pytest

from bocage.core.record import read_record
from bocage.games.agricola import Game
from tests.rule_marks import rule
from tests.terminal.sitting import latest, run

LINE = ["play", "--terminal", "agricola", "--seed", "4"]
pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.parametrize(
    ("words", "seats", "options"),
    [
        ([], ["Player 1", "Player 2"], {"mode": "full"}),
        (["--players", "Ann"], ["Ann"], {"seats": 1}),
        (["--mode", "beginner", "--players", "Ann,Bob,Cat"], ["Ann", "Bob", "Cat"], {"mode": "beginner"}),
        (["--bot", "random", "--players", "4"], ["Player 1", "random", "random 2", "random 3"], {"seats": 4}),
        (["--bot", "greedy", "--option", "draft=quick"], ["Player 1", "greedy"], {"draft": "quick"}),
        (["--option", "additional_actions=yes"], ["Player 1", "Player 2"], {"additional_actions": True}),
        (["--option", "first_player=2"], ["Player 1", "Player 2"], {"first_player": 1}),
        (
            ["--option", "mini_pasture_may_split=oui"],
            ["Player 1", "Player 2"],
            {"mini_pasture_may_split": True},
        ),
    ],
)
def test_the_line_says_who_plays_what(
    words: list[str],
    seats: list[str],
    options: dict[str, object],
    capsys: pytest.CaptureFixture[str],
    script: list[str],
) -> None:
    code, _, err = run(capsys, *LINE, *words)
    assert (code, err) == (0, "")
    record = read_record(latest())
    assert record.seats == seats
    assert {name: record.options[name] for name in options} == options


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mode", "solo"], "There is no mode “solo”"),
        (["--players", "A,B,C,D,E"], "no seats for 5"),
        (["--option", "draft=slow"], "quick"),
        (["--option", "draft=quick", "--players", "Ann"], "choose_7_of_10"),
        (["--option", "draft=quick", "--mode", "beginner"], "hand"),
        (["--option", "additional_actions=true", "--players", "Ann"], "not for a game alone"),
        (["--option", "aditional_actions=true"], "additional_actions"),
        (["--components", "box.toml"], "farmerama"),
    ],
)
@rule("A-19.1", "A-19.3", "A-19.4", "A-19.6")
def test_a_mistake_in_the_line_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    code, _, err = run(capsys, *LINE, *words)
    assert code in (1, 2)
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


def test_a_game_resumes_where_it_was(capsys: pytest.CaptureFixture[str], script: list[str]) -> None:
    script += ["forest", "clay_pit"]
    run(capsys, *LINE, "--players", "Ann,Bob")
    file = latest()
    before = Game.from_record(read_record(file)).key()
    code, out, _ = run(capsys, "play", "--resume", str(file), "--lang", "fr")
    assert code == 0
    assert "Placez votre deuxième fermier sur deux" in out
    assert Game.from_record(read_record(file)).key() == before


def test_a_draft_goes_on_with_whoever_was_to_choose(
    capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["", "1", "1", "", "1"]
    run(capsys, *LINE, "--players", "Ann,Bob", "--option", "draft=combined_7", "--option", "first_player=1")
    code, out, _ = run(capsys, "play", "--resume", str(latest()))
    assert code == 0
    assert "Bob: press Enter" in out
    assert "Keep " not in out


def test_a_position_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "agricola", "round": 9, "farms": [{"wood": 17}]}), encoding="utf-8")
    code, out, _ = run(capsys, "play", "--position", str(file))
    assert code == 0
    assert "wood 17" in out
    assert "Round 9 of 14" in out


def test_the_menu_asks_for_mode_players_and_bots(
    capsys: pytest.CaptureFixture[str], script: list[str]
) -> None:
    script += ["2", "2", "2", "1", "Ann", "2", "3", "score"]
    code, out, _ = run(capsys, "play", "--terminal")
    assert code == 0
    assert "first game, without hand cards" in out
    record = read_record(latest())
    assert record.seats == ["Ann", "random", "greedy"]
    assert record.options["mode"] == "beginner"
