"""`bocage replay`: a record, move by move."""

import json
from pathlib import Path

import pytest

from bocage.cli.errors import REFUSED
from bocage.core.record import read_record
from tests.commands import Command, finished_game


def test_every_move_is_printed_with_the_name_of_its_player(bocage: Command, record_file: Path) -> None:
    code, out, err = bocage("replay", str(record_file))
    record = read_record(record_file)
    assert (code, err) == (0, "")
    assert sum(line.strip()[:1].isdigit() for line in out.splitlines()) == len(record.moves)
    assert "Ada" in out
    assert "Bea" in out


def test_the_end_tells_scores_and_winner(bocage: Command, record_file: Path) -> None:
    outcome = finished_game().outcome()
    assert outcome is not None
    _, out, _ = bocage("replay", str(record_file))
    assert f"Ada: {outcome.scores[0]:g}" in out
    assert f"{['Ada', 'Bea'][outcome.winners[0]]} wins." in out


def test_french_is_spoken_as_well(bocage: Command, record_file: Path) -> None:
    _, out, _ = bocage("replay", str(record_file), "--verify", "--lang", "fr")
    assert "gagne." in out
    assert "Vérifié" in out


def test_verify_says_that_the_record_is_right(bocage: Command, record_file: Path) -> None:
    code, out, _ = bocage("replay", str(record_file), "--verify")
    assert code == 0
    assert "Verified" in out


def test_the_same_as_json(bocage: Command, record_file: Path) -> None:
    _, out, _ = bocage("replay", str(record_file), "--verify", "--json")
    facts = json.loads(out)
    assert facts["verified"] is True
    assert facts["over"] is True
    assert [(move["seat"], move["move"]) for move in facts["moves"]] == read_record(record_file).moves
    assert facts["scores"] == read_record(record_file).scores


def changed(file: Path, line: int, old: str, new: str) -> None:
    """Change one line of a file, counted from 0."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_wrong_scores_are_found_by_verify_alone(bocage: Command, record_file: Path) -> None:
    changed(record_file, -1, '"scores": [', '"scores": [9')
    assert bocage("replay", str(record_file))[0] == 0
    code, _, err = bocage("replay", str(record_file), "--verify")
    assert code == REFUSED
    assert len(err.splitlines()) == 1


def test_another_position_is_found_by_verify(bocage: Command, record_file: Path) -> None:
    changed(record_file, -1, '"checksum": "', '"checksum": "0')
    assert bocage("replay", str(record_file), "--verify")[0] == REFUSED


@pytest.mark.parametrize(
    ("line", "old", "new", "sentence"),
    [
        (0, '"bocage": 1', '"bocage": 9', "9"),
        (0, '"game": "creatures"', '"game": "creature"', "creatures"),
        (4, '"move"', '"mov"', "5"),
        (7, '{"seat"', '{"seat', "8"),
        (9, '"move": "', '"move": "x', "10"),
    ],
)
def test_a_damaged_record_gets_one_sentence_with_the_line(
    line: int, old: str, new: str, sentence: str, bocage: Command, record_file: Path
) -> None:
    changed(record_file, line, old, new)
    for lang in ("en", "fr"):
        code, out, err = bocage("replay", str(record_file), "--lang", lang)
        assert (code, out) == (REFUSED, "")
        assert sentence in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("text", ["", "not a record", "[1, 2]", '{"chess": 1}'])
def test_a_foreign_file_is_refused(text: str, tmp_path: Path, bocage: Command) -> None:
    file = tmp_path / "foreign"
    file.write_text(text, encoding="utf-8")
    code, out, err = bocage("replay", str(file))
    assert (code, out) == (REFUSED, "")
    assert len(err.splitlines()) == 1


def test_a_missing_file_is_named(tmp_path: Path, bocage: Command) -> None:
    code, _, err = bocage("replay", str(tmp_path / "nowhere.jsonl"))
    assert code == REFUSED
    assert "nowhere.jsonl" in err


def test_a_record_that_was_cut_off_is_a_game_that_goes_on(bocage: Command, record_file: Path) -> None:
    lines = record_file.read_text(encoding="utf-8").splitlines()[:20]
    record_file.write_text("\n".join(lines), encoding="utf-8")
    code, out, _ = bocage("replay", str(record_file), "--verify")
    assert code == 0
    assert "not over after 19 moves" in out
    assert json.loads(bocage("replay", str(record_file), "--json")[1])["scores"] is None
