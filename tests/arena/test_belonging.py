"""A folder and a leaderboard say what they belong to, and no word of a line is passed over."""

import json
import shutil
from pathlib import Path

import pytest

from bocage.arena import folder as folder_module
from bocage.arena import leaderboard as board_module
from bocage.bots.advice import network_file
from bocage.cli import leaderboard as checking
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, STOPPED
from bocage.games.creatures import Game
from bocage.games.farmerama.rules.components import OWN_FILE
from tests.arena.conftest import Command


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("--show 0 --report {here} --mode expert", "--mode"),
        ("creatures --show 0 --report {here}", "GAME"),
        ("--report {here} --seed 5", "--seed"),
        ("--report {here} --mode expert", "--mode"),
        ("--leaderboard {here}.json --games 8", "--games"),
        ("--leaderboard {here}.json --pool {here}", "--pool"),
    ],
)
def test_what_means_nothing_is_refused(arena: Command, tmp_path: Path, line: str, word: str) -> None:
    code, out, err = arena(*line.format(here=tmp_path / "x").split())
    assert (code, out) == (MISUNDERSTOOD, "")
    assert f"“{word}” means nothing" in err


def test_a_folder_is_no_pool_of_its_own(arena: Command, tmp_path: Path) -> None:
    words = ("creatures", "random", "--games", "2", "--report", str(tmp_path))
    assert arena(*words)[0] == 0
    code, _, err = arena(*words, "--pool", str(tmp_path))
    assert code == MISUNDERSTOOD
    assert "counted anyway" in err


@pytest.fixture
def other_box(tmp_path: Path) -> str:
    """A data file in which crops are worth more."""
    text = OWN_FILE.read_text(encoding="utf-8").replace(
        "per_crop_tile = { value = 1", "per_crop_tile = { value = 9"
    )
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_folder_of_another_box_is_gone_on_with(arena: Command, tmp_path: Path, other_box: str) -> None:
    folder = tmp_path / "played"
    arena("farmerama", "random", "--games", "2", "--components", other_box, "--report", str(folder))
    code, out, _ = arena("--report", str(folder), "--games", "3", "--json")
    assert (code, json.loads(out)["games"]) == (0, 3)
    moved = tmp_path / "moved.toml"
    Path(other_box).rename(moved)
    code, out, _ = arena("--report", str(folder), "--games", "4", "--components", str(moved), "--json")
    assert (code, json.loads(out)["games"]) == (0, 4)


def test_a_leaderboard_of_another_box_is_checked_with_its_file(
    arena: Command, tmp_path: Path, other_box: str
) -> None:
    board = str(tmp_path / "board.json")
    words = ("--games", "2", "--components", other_box, "--leaderboard", board)
    assert arena("farmerama", "random", "greedy", *words)[0] == 0
    assert arena("--leaderboard", board)[0] == REFUSED
    code, out, _ = arena("--leaderboard", board, "--components", other_box)
    assert code == 0
    assert "are the same" in out


def test_a_folder_of_another_deck_is_gone_on_with(arena: Command, tmp_path: Path, orchard: str) -> None:
    folder = tmp_path / "played"
    deck = ("--decks", orchard)
    arena("creatures", "random", "--mode", "expert", *deck, "--games", "2", "--report", str(folder))
    code, out, _ = arena("--report", str(folder), "--games", "3", *deck, "--json")
    assert (code, json.loads(out)["decks"]) == (0, ["base", "orchard"])


def test_a_folder_notes_the_network_and_takes_no_other(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("creatures", "instinct", "random", "--games", "2", "--report", str(tmp_path))
    assert arena(*words)[0] == 0
    noted = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["network"]
    assert noted.startswith("creatures.net ")
    monkeypatch.setattr(folder_module, "network_behind", lambda plan: "mine.net 00000000")
    code, _, err = arena(*words)
    assert code == REFUSED
    assert f"network is {noted} there and mine.net 00000000 here" in err
    monkeypatch.setattr(folder_module, "network_behind", lambda plan: noted.replace("creatures", "copy"))
    assert arena(*words)[0] == 0  # a file under another name is the same network


def test_a_leaderboard_has_one_network_under_one_name(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("creatures", "instinct", "random", "--games", "2", "--leaderboard", str(tmp_path / "board.json"))
    assert arena(*words)[0] == 0
    monkeypatch.setattr(board_module, "network_behind", lambda plan: "mine.net 00000000")
    code, _, err = arena(*words, "--seed", "1")
    assert code == REFUSED
    assert "the network creatures.net" in err
    monkeypatch.setattr("bocage.arena.behind.network_behind", lambda plan: "mine.net 00000000")
    code, out, _ = arena(*words[-2:])
    assert code == 0
    assert "another network judged then" in out
    assert set(checking.VERDICTS) == {"same", "other", "timed", "missing", "network"}


def test_a_stopped_arena_says_that_the_leaderboard_is_as_it_was(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocage.cli.arena.ArenaRun.play", lambda self: True)
    file = tmp_path / "board.json"
    code, out, _ = arena("creatures", "random", "greedy", "--games", "2", "--leaderboard", str(file))
    assert code == STOPPED
    assert f"the leaderboard {file} is as it was" in " ".join(out.split())
    assert not file.exists()


def test_networks_named_with_bots_are_told_as_well(arena: Command, tmp_path: Path) -> None:
    mine = Path(shutil.copy(network_file(Game()) or "", tmp_path / "mine.net"))
    code, out, _ = arena("creatures", f"champion:2@{mine}", "random", "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["network"].startswith("mine.net ")
    code, out, _ = arena("creatures", f"champion:2@{mine}", "instinct", "--games", "2", "--json")
    assert [word.split()[0] for word in json.loads(out)["network"].split(", ")] == [
        "creatures.net",
        "mine.net",
    ]


@pytest.mark.parametrize(
    ("game", "file", "sentence"),
    [
        ("creatures", "nowhere.net", "“nowhere.net” cannot be read"),
        ("agricola", str(network_file(Game())), "is for creatures, not for agricola"),
    ],
)
def test_a_wrong_network_is_told_before_anything_is_played(
    arena: Command, game: str, file: str, sentence: str
) -> None:
    code, out, err = arena(game, f"champion:2@{file}", "random", "--games", "2")
    assert (code, out) == (REFUSED, "")
    assert sentence in err
    assert "rules do not allow" not in err


@pytest.mark.parametrize("word", ["instinct~x", "oak~2", "champion:5~1000"])
def test_how_a_temperature_is_written_is_told(arena: Command, word: str) -> None:
    code, _, err = arena("creatures", word, "--games", "2")
    assert code == MISUNDERSTOOD
    assert "instinct~0.5, champion:50~2" in err


@pytest.mark.parametrize("line", ["arena creatures random --leaderboard", "balance creatures random --keep"])
def test_a_missing_folder_is_told_before_anything_is_played(
    bocage: Command, tmp_path: Path, line: str
) -> None:
    code, out, err = bocage(*line.split(), str(tmp_path / "nowhere" / "file"), "--games", "1000000")
    assert (code, out) == (REFUSED, "")
    assert "There is no folder" in err
