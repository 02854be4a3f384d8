"""Golden playthroughs: nothing has changed by accident."""

import pytest

from tests.playthroughs.playing import FOLDER, texts

TEXTS = texts()


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    assert TEXTS[name].splitlines() == (FOLDER / name).read_text(encoding="utf-8").splitlines()


def test_there_is_no_other_playthrough_and_all_are_small() -> None:
    files = list(FOLDER.glob("*.txt"))
    assert {file.name for file in files} == set(TEXTS)
    for game in {file.name.split("-")[0] for file in files}:
        assert sum(file.stat().st_size for file in files if file.name.startswith(game)) < 100_000
