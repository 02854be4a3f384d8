"""Recorded games become a table that says what happened, and a wrong file gets one clear sentence."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from bocage import messages
from bocage.cli import main
from bocage.cli.replay import game_of
from bocage.core.record import read_record
from bocage.core.state import NATURE
from bocage.envs import SeatEnv
from bocage.envs.observing import Observer
from tests.commands import orchard

__all__ = ["orchard"]

GAMES = Path(__file__).parents[1] / "recorded"
CREATURES = [GAMES / "creatures-standard-11.jsonl", GAMES / "creatures-expert-12.jsonl"]
FARMERAMA = GAMES / "farmerama-advanced-3-11.jsonl"


@pytest.fixture(autouse=True)
def no_language_stays_chosen() -> Iterator[None]:
    """The command chooses a language for the whole process."""
    yield
    messages.choose(None)


def export(target: Path, *words: str | Path) -> int:
    return main(["export", *map(str, words), "--to", "parquet", str(target)])


def test_there_is_one_row_for_each_decision_of_a_seat(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, *CREATURES) == 0
    table = pq.read_table(target).to_pylist()
    moves = [
        (file.name, seat, text)
        for file in CREATURES
        for seat, text in read_record(file).moves
        if seat != NATURE
    ]
    assert [(row["record"], row["seat"], row["notation"]) for row in table] == moves
    assert [row["number"] for row in table][:3] == [0, 1, 2]


def test_a_row_holds_what_the_seat_saw_might_do_and_did(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, FARMERAMA) == 0
    rows = iter(pq.read_table(target).to_pylist())
    record = read_record(FARMERAMA)
    game = game_of(record)
    observer = Observer(game)
    for seat, text in record.moves:
        if seat != NATURE:
            row = next(rows)
            assert row["observation"] == observer.observe(game, seat).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == [observer.number(a) for a in game.legal_actions()]
            assert observer.notation(row["action"]) == text
            assert row["mask"][row["action"]] == 1
        game.play(text)
    assert next(rows, None) is None


def test_every_row_knows_how_the_game_ended_for_its_seat(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, CREATURES[0]) == 0
    scores = read_record(CREATURES[0]).scores
    assert scores is not None
    for row in pq.read_table(target).to_pylist():
        lead = scores[row["seat"]] - scores[1 - row["seat"]]
        assert (row["score"], row["margin"]) == (scores[row["seat"]], lead)
        assert (row["won"], row["rank"]) == (lead > 0, 1.0 if lead > 0 else -1.0)
        assert row["player"] == str(row["seat"] + 1)


def test_the_file_says_what_it_belongs_to(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, *CREATURES) == 0
    table = pq.read_table(target)
    told = {name.decode(): value.decode() for name, value in table.schema.metadata.items()}
    expected = SeatEnv("creatures").metadata["bocage"]
    for name in ("game", "rules_version", "schema_version", "schema_hash", "package_version"):
        assert told[f"bocage.{name}"] == str(expected[name])
    rows = {row["record"]: json.loads(row["options"]) for row in table.to_pylist()}
    assert rows == {file.name: read_record(file).options for file in CREATURES}


def test_the_file_names_its_features_and_actions(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, CREATURES[0]) == 0
    schema = pq.read_schema(target)
    features = json.loads(schema.metadata[b"bocage.features"])
    actions = json.loads(schema.metadata[b"bocage.actions"])
    assert schema.metadata[b"bocage.game"] == b"creatures"
    assert schema.field("observation").type.list_size == len(features)
    assert schema.field("mask").type.list_size == len(actions)
    assert "own.animals.sheep" in features
    assert "space three_wood" in actions


def test_a_record_that_breaks_off_has_no_outcome(tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(CREATURES[0].read_text().splitlines()[:30]) + "\n")
    target = tmp_path / "games.parquet"
    assert export(target, cut) == 0
    rows = pq.read_table(target).to_pylist()
    assert rows
    assert all(row["won"] is None and row["score"] is None for row in rows)


def test_a_folder_stands_for_its_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in CREATURES:
        (tmp_path / file.name).write_text(file.read_text())
    (tmp_path / "notes.txt").write_text("no record")
    assert main(["export", str(tmp_path), "--to", "parquet", str(tmp_path / "out.parquet"), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["records"] == 2
    assert facts["rows"] == pq.read_metadata(tmp_path / "out.parquet").num_rows


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("content", "code"),
    [("", 1), ("not a record", 1), ('{"bocage": 1, "game": "chess"}', 1), (None, 1)],
)
def test_a_file_that_is_no_record_gets_one_sentence_that_names_it(
    content: str | None, code: int, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.jsonl"
    if content is not None:
        bad.write_text(content)
    target = tmp_path / "games.parquet"
    target.write_text("older")
    words = ["export", str(CREATURES[0]), str(bad), "--to", "parquet", str(target), "--lang", lang]
    assert main(words) == code
    told = capsys.readouterr().err
    assert "bad.jsonl" in told
    assert len(told.strip().splitlines()) == 1
    assert target.read_text() == "older"
    assert list(tmp_path.glob("*.part")) == []


def test_games_of_different_kinds_do_not_share_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(tmp_path / "games.parquet", CREATURES[0], FARMERAMA) == 1
    assert FARMERAMA.name in capsys.readouterr().err
    assert export(tmp_path / "games.parquet", FARMERAMA, GAMES / "farmerama-basic-2-11.jsonl") == 1
    assert not (tmp_path / "games.parquet").exists()


@pytest.mark.parametrize(
    "words",
    [
        ["--to", "parket", "out.parquet"],
        ["--to", "parquet"],
        [],
        ["--to", "parquet", str(CREATURES[0])],
    ],
)
def test_a_line_that_cannot_be_understood_ends_with_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = CREATURES[0].read_text()
    assert main(["export", str(CREATURES[0]), *words]) == 2
    assert capsys.readouterr().err
    assert CREATURES[0].read_text() == before


def test_an_empty_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(tmp_path / "games.parquet", tmp_path) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("form", ["v1", "v1:compact"])
def test_a_data_set_can_have_the_observations_of_version_1(tmp_path: Path, form: str) -> None:
    target = tmp_path / "games.parquet"
    assert export(target, FARMERAMA, "--observation", form) == 0
    table = pq.read_table(target)
    record = read_record(FARMERAMA)
    game = game_of(record)
    env = SeatEnv("farmerama", observation=form, **game.options)  # type: ignore[arg-type]
    metadata = {name.decode(): text.decode() for name, text in table.schema.metadata.items()}
    for name in ("game", "rules_version", "schema_version", "observation", "schema_hash"):
        assert metadata[f"bocage.{name}"] == str(env.metadata["bocage"][name])
    observer = Observer(game, form)
    assert json.loads(metadata["bocage.features"]) == observer.names
    for seat, text in record.moves:
        if seat != NATURE:
            break
        game.play_line(text)
    assert np.array_equal(table["observation"][0].as_py(), observer.observe(game, seat))


def test_records_of_a_deck_in_a_folder_can_be_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], orchard: str
) -> None:
    folder = tmp_path / "played"
    words = [
        "creatures",
        "random",
        "--mode",
        "expert",
        "--games",
        "1",
        "--decks",
        orchard,
        "--report",
        str(folder),
    ]
    assert main(["arena", *words]) == 0
    capsys.readouterr()
    assert main(["arena", "--report", str(folder), "--show", "0"]) == 0
    record = tmp_path / "game.record"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    target = tmp_path / "games.parquet"
    assert export(target, record, "--decks", orchard) == 0
    assert json.loads(pq.read_schema(target).metadata[b"bocage.decks"]) == ["base", "orchard"]


def test_other_observations_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(tmp_path / "x.parquet", FARMERAMA, "--observation", "v9") == 2
    assert "choose v0, v1, v1:compact" in capsys.readouterr().err


def test_the_games_of_an_arena_are_exported_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "week"
    line = ["arena", "creatures", "random", "greedy", "--games", "3", "--report", str(folder)]
    assert main(line) == 0
    target = tmp_path / "games.parquet"
    assert export(target, folder, *CREATURES) == 0
    assert "of 5 records" in capsys.readouterr().out
    table = pq.read_table(target, columns=["record", "player", "won"]).to_pylist()
    named = list(dict.fromkeys(row["record"] for row in table))
    assert named == ["week 0", "week 1", "week 2", *(file.name for file in CREATURES)]
    assert {row["player"] for row in table if row["record"] == "week 0"} == {"random", "greedy"}
    (folder / "games.jsonl").write_text("")
    assert export(target, folder) == 2
    assert "no records" in capsys.readouterr().err.lower()
