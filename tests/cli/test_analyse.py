"""`bocage analyse`: positions, records, mistakes of the line."""

import json
from pathlib import Path

import pytest

from bocage.cli import analyse
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, STOPPED
from bocage.core.record import record_of
from bocage.games.creatures import Game
from tests.bots.positions import last_worker
from tests.commands import Command


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    """The last worker of a game."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(last_worker().position()), encoding="utf-8")
    return file


@pytest.fixture
def blunder_file(tmp_path: Path) -> Path:
    """The record of a game whose only move was a bad one."""
    game = Game.from_position(last_worker().position())
    game.play("space horse_and_sheep")
    file = tmp_path / "blunder.jsonl"
    record_of(game, ["Ada", "Bea"]).write(file)
    return file


def test_a_position_gets_a_table_of_all_moves(bocage: Command, position_file: Path) -> None:
    code, out, _ = bocage("analyse", str(position_file), "--simulations", "80")
    assert code == 0
    rows = [line for line in out.splitlines() if "│ Place a worker on" in line]
    assert "Cow and Pigs" in rows[0]
    assert len(rows) == len(last_worker().legal_actions())


def test_french_is_spoken_as_well(bocage: Command, position_file: Path) -> None:
    _, out, _ = bocage("analyse", str(position_file), "--simulations", "20", "--lang", "fr")
    assert "Valeur de chaque coup" in out


def test_a_position_as_json(bocage: Command, position_file: Path) -> None:
    _, out, _ = bocage("analyse", str(position_file), "--simulations", "80", "--json")
    facts = json.loads(out)
    assert (facts["game"], facts["seat"], facts["simulations"]) == ("creatures", 1, 80)
    assert facts["moves"][0]["move"] == "space cow_and_pigs"
    assert facts["moves"][0]["visits"] > facts["moves"][-1]["visits"]


def test_a_record_gets_a_review_that_names_the_worst_move(bocage: Command, blunder_file: Path) -> None:
    code, out, _ = bocage("analyse", str(blunder_file), "--simulations", "80")
    assert code == 0
    assert "Move 1, Bea" in out
    assert "Better: Place a worker on Cow and Pigs" in out
    assert "for animals" in out
    assert "Ada gave away 0.0 points" in out


def test_a_review_as_json(bocage: Command, blunder_file: Path) -> None:
    _, out, _ = bocage("analyse", str(blunder_file), "--simulations", "80", "--json")
    facts = json.loads(out)
    assert facts["worst"] == [1]
    assert facts["moves"][0]["played"] == ["space horse_and_sheep"]
    assert facts["moves"][0]["better"][0] == "space cow_and_pigs"
    assert facts["losses"][1] == facts["moves"][0]["loss"] > 0


def test_one_move_of_a_record_can_be_looked_at(bocage: Command, blunder_file: Path) -> None:
    code, out, _ = bocage("analyse", str(blunder_file), "--move", "1", "--simulations", "40")
    assert code == 0
    assert out.startswith("Bea:")


@pytest.mark.parametrize("move", ["2", "3"])
def test_a_move_that_is_not_there_is_refused(bocage: Command, blunder_file: Path, move: str) -> None:
    code, out, err = bocage("analyse", str(blunder_file), "--move", move)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert err.count("\n") == 1


def test_where_chance_decides_nobody_is_advised(bocage: Command, record_file: Path) -> None:
    code, _, err = bocage("analyse", str(record_file), "--move", "1")
    assert code == MISUNDERSTOOD
    assert "Chance decides" in err


@pytest.mark.parametrize("text", ["", "{", '{"game": "chess"}', "[1]", '{"game": "creatures", "farms": 3}'])
def test_a_file_that_is_neither_gets_one_sentence(bocage: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd"
    file.write_text(text, encoding="utf-8")
    code, out, err = bocage("analyse", str(file))
    assert (code, out) == (REFUSED, "")
    assert err.count("\n") == 1


def test_a_missing_file_is_named(bocage: Command, tmp_path: Path) -> None:
    code, _, err = bocage("analyse", str(tmp_path / "none.jsonl"))
    assert code == REFUSED
    assert "none.jsonl" in err


def test_ctrl_c_ends_it_cleanly(
    bocage: Command, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "advise", interrupted)
    code, out, _ = bocage("analyse", str(position_file))
    assert (code, out) == (STOPPED, "")
