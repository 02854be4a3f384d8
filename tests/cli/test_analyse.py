"""`bocage analyse`: positions, records, mistakes of the line."""

import json
import signal
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage.analysis import advise
from bocage.cli import analyse
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, STOPPED
from bocage.cli.schemas import schema_of
from bocage.core.record import record_of
from bocage.games.agricola import Game as Agricola
from bocage.games.creatures import Game
from tests.bots.positions import last_worker
from tests.commands import Command

reviewing = import_module("bocage.analysis.review")  # beside the function of that name


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


def test_options_under_which_the_game_was_not_played_are_a_mistake_of_the_line(
    bocage: Command, tmp_path: Path
) -> None:
    game = Agricola(seats=2, seed=1)
    game.play(game.legal_actions()[0])
    file = tmp_path / "game.record"
    record_of(game, ["Ada", "Bea"]).write(file)
    code, out, err = bocage("analyse", str(file), "--option", "draft=quick")
    assert (code, out) == (MISUNDERSTOOD, "")
    assert "With draft as on this line, the game cannot have been played so. Line " in err


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


def test_a_second_ctrl_c_ends_it_at_once(
    bocage: Command, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "advise", interrupted)
    code, out, _ = bocage("analyse", str(position_file))
    assert (code, out) == (STOPPED, "")


def interrupting(work: Callable[..., object], call: int) -> Callable[..., object]:
    """The same work; Ctrl-C is pressed while it is done for this time, from 1."""
    calls = []

    def interrupted(*words: object, **more: object) -> object:
        calls.append(1)
        if len(calls) == call:
            signal.raise_signal(signal.SIGINT)
        return work(*words, **more)

    return interrupted


def test_ctrl_c_on_a_position_tells_what_was_found(
    bocage: Command, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in ((), ("--json",)):
        with monkeypatch.context() as patch:
            patch.setattr(analyse, "advise", interrupting(advise, 1))
            code, out, _ = bocage("analyse", str(position_file), "--simulations", "100000", *words)
        assert code == STOPPED
        if words:
            answer = json.loads(out)
            Draft202012Validator(schema_of("analyse")).validate(answer)
            assert answer["partial"] is True
            assert 0 < answer["simulations"] < 100_000
        else:
            assert out.startswith("Stopped. This is what was found so far.\n")
            assert "Cow and Pigs" in out


def test_ctrl_c_on_a_record_tells_the_moves_that_were_looked_at(
    bocage: Command, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("analyse", str(record_file), "--simulations", "1", "--worst", "1")
    _, whole, _ = bocage(*words, "--json")
    monkeypatch.setattr(reviewing, "judge", interrupting(reviewing.judge, 3))
    code, out, _ = bocage(*words, "--json")
    answer = json.loads(out)
    Draft202012Validator(schema_of("analyse")).validate(answer)
    assert (code, answer["partial"]) == (STOPPED, True)
    # The third was cut short and says nothing.
    assert [move["number"] for move in answer["moves"]] == [
        move["number"] for move in json.loads(whole)["moves"][:2]
    ]
    assert answer["looked"] < json.loads(whole)["looked"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_while_the_costliest_are_looked_at_again_tells_every_move(
    bocage: Command, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("analyse", str(record_file), "--simulations", "1", "--lang", "fr")
    _, whole, _ = bocage(*words, "--json")
    looked = json.loads(whole)["looked"]
    monkeypatch.setattr(reviewing, "_judge_twice", interrupting(reviewing._judge_twice, 1))
    code, out, _ = bocage(*words)
    assert code == STOPPED
    assert out.startswith(f"Arrêté. Coups examinés\N{NO-BREAK SPACE}: {looked} sur {looked}")
    assert "Ada a perdu" in out


def test_whoever_was_started_not_to_hear_ctrl_c_does_not(
    bocage: Command, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        monkeypatch.setattr(analyse, "advise", interrupting(advise, 1))
        code, out, _ = bocage("analyse", str(position_file), "--simulations", "20")
    finally:
        signal.signal(signal.SIGINT, before)
    assert code == 0
    assert "after 20 simulations" in out


def test_ctrl_c_before_anything_was_looked_at_says_so(
    bocage: Command, blunder_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "judge", interrupting(reviewing.judge, 1))
    code, out, _ = bocage("analyse", str(blunder_file), "--simulations", "10")
    assert (code, out.count("\n")) == (STOPPED, 1)
    assert out.startswith("Stopped. Moves looked at: 0 of 1;")
