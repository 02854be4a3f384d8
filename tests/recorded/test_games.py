"""Recorded games replay to their final scores."""

from pathlib import Path

import pytest

from bocage import games
from bocage.core.record import read_record, verify
from tests.contract.settings import SETTINGS
from tests.recorded.playing import FOLDER

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_scores(file: Path) -> None:
    record = read_record(file)
    kind = games.game_class(record.game)
    assert kind is not None
    game = kind.from_record(record)
    verify(record, game)
    outcome = game.outcome()
    assert outcome is not None
    assert list(outcome.scores) == record.scores
    assert [game.codec.text(action) for _, action in game.moves()] == [text for _, text in record.moves]


def test_there_are_games_of_every_mode() -> None:
    records = [read_record(file) for file in RECORDS]
    assert len(records) >= 6
    for id in {setting.game for setting in SETTINGS}:
        kind = games.game_class(id)
        assert kind is not None
        assert {record.options["mode"] for record in records if record.game == id} == set(kind.modes)


def test_the_files_are_small() -> None:
    for game in {file.name.split("-")[0] for file in RECORDS}:
        assert sum(file.stat().st_size for file in RECORDS if file.name.startswith(game)) < 120_000
