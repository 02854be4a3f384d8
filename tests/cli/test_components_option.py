"""`--components FILE` in simulate, fuzz and replay, and games that nobody wins."""

import json
from pathlib import Path
from random import Random

import pytest

from bocage.cli.errors import MISUNDERSTOOD, REFUSED
from bocage.core.record import record_of
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.components import OWN_FILE
from tests.commands import Command
from tests.rule_marks import rule


@pytest.fixture
def other_file(tmp_path: Path) -> Path:
    """A data file in which crops are worth more."""
    return changed(tmp_path, "per_crop_tile = { value = 1", "per_crop_tile = { value = 9")


@pytest.fixture
def wrong_file(tmp_path: Path) -> Path:
    """A data file that cannot be right."""
    return changed(tmp_path, "pasture_room = { value = 2", "pasture_room = { value = 0")


def changed(folder: Path, old: str, new: str) -> Path:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    file = folder / "components.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def record_in(folder: Path, game: Game) -> str:
    """The file with the record of a game, played at random to its end."""
    rng = Random(3)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    file = folder / "game.jsonl"
    record_of(game, [f"Player {seat + 1}" for seat in range(game.board.seats)]).write(file)
    return str(file)


@rule("F-10")
def test_simulate_plays_with_the_figures_of_a_file(bocage: Command, other_file: Path) -> None:
    words = ["simulate", "farmerama", "--games", "4", "--json"]
    usual = json.loads(bocage(*words)[1])
    code, out, err = bocage(*words, "--components", str(other_file))
    assert (code, err) == (0, "")
    assert json.loads(out)["scores"][0]["mean"] > 3 * usual["scores"][0]["mean"]


@rule("F-10")
def test_fuzz_plays_with_the_figures_of_a_file(bocage: Command, other_file: Path) -> None:
    code, out, _ = bocage("fuzz", "farmerama", "--games", "14", "--components", str(other_file), "--json")
    assert code == 0
    assert json.loads(out)["violations"] == []


@rule("F-10")
def test_a_record_needs_the_figures_it_was_played_with(
    bocage: Command, other_file: Path, tmp_path: Path
) -> None:
    record = record_in(tmp_path, Game(seats=2, seed=1, components=other_file))
    code, out, err = bocage("replay", record)
    assert (code, out, len(err.splitlines())) == (REFUSED, "", 1)
    code, out, _ = bocage("replay", record, "--components", str(other_file), "--verify", "--json")
    assert code == 0
    assert json.loads(out)["verified"] is True


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "is not for creatures"), ("fr", "n’est pas pour creatures")]
)
def test_only_farmerama_has_a_data_file(
    command: str, lang: str, sentence: str, bocage: Command, other_file: Path
) -> None:
    code, out, err = bocage(command, "creatures", "--components", str(other_file), "--lang", lang)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_record_of_another_game_takes_no_data_file(
    bocage: Command, record_file: Path, other_file: Path
) -> None:
    code, out, err = bocage("replay", str(record_file), "--components", str(other_file))
    assert (code, out) == (MISUNDERSTOOD, "")
    assert "is not for creatures" in err


@rule("F-10")
@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_a_file_that_cannot_be_right_is_refused_with_the_place(
    command: str, bocage: Command, wrong_file: Path
) -> None:
    code, out, err = bocage(command, "farmerama", "--components", str(wrong_file))
    assert (code, out) == (REFUSED, "")
    assert "farm_board.pasture_room" in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("command", ["simulate", "fuzz"])
def test_a_file_that_is_not_there_is_named(command: str, bocage: Command, tmp_path: Path) -> None:
    code, _, err = bocage(command, "farmerama", "--components", str(tmp_path / "nowhere.toml"))
    assert code == REFUSED
    assert "nowhere.toml" in err


@rule("F-73")
def test_a_solo_game_can_be_lost(bocage: Command) -> None:
    code, out, _ = bocage("simulate", "farmerama", "--mode", "solo", "--games", "3", "--json")
    assert code == 0
    assert [seat["wins"] for seat in json.loads(out)["scores"]] == [0]


@rule("F-73")
@pytest.mark.parametrize(("lang", "sentence"), [("en", "nobody wins."), ("fr", "personne ne gagne.")])
def test_replay_says_that_a_solo_game_was_lost(
    lang: str, sentence: str, bocage: Command, tmp_path: Path
) -> None:
    record = record_in(tmp_path, Game(mode="solo", seed=1))
    code, out, _ = bocage("replay", record, "--lang", lang)
    assert code == 0
    assert sentence in out
