"""What options tell of a game makes it again, in Python and for environments."""

from pathlib import Path

import pytest

from bocage.core.errors import BadOption
from bocage.envs import BatchedEnv
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.components import OWN_FILE


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A data file in which crops are worth more."""
    text = OWN_FILE.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        text.replace("per_crop_tile = { value = 1", "per_crop_tile = { value = 9"), encoding="utf-8"
    )
    return file


def test_the_options_of_an_environment_make_it_again() -> None:
    told = BatchedEnv("farmerama", 2, seats=3).metadata["bocage"]["options"]
    assert "components" in told
    assert BatchedEnv("farmerama", 2, **told).metadata["bocage"]["options"] == told
    assert Game(**told).options == told


def test_a_file_is_named_by_a_path_or_a_word(other: Path) -> None:
    checksum = Game(components=other).options["components"]
    for word in (other, str(other)):
        assert Game.fresh(None, {"components": word}).options["components"] == checksum
        assert BatchedEnv("farmerama", 1, components=word).fresh.options["components"] == checksum


def test_what_is_no_file_and_no_checksum_of_ours_is_refused(other: Path) -> None:
    checksum = Game(components=other).options["components"]
    for word, sentence in (
        ("nowhere.toml", "no file nowhere.toml"),
        (checksum, "give its data file"),
        (3, "3"),
    ):
        with pytest.raises(BadOption, match=sentence):
            Game.fresh(None, {"components": word})


@pytest.mark.parametrize("note", ["source", "note"])
def test_what_is_said_about_a_figure_leaves_the_checksum(tmp_path: Path, note: str) -> None:
    text = OWN_FILE.read_text(encoding="utf-8")
    changed = (
        text.replace('source = "inferred"', 'source = "public"')
        if note == "source"
        else text.replace('note = "', 'note = "So ')
    )
    assert changed != text
    file = tmp_path / "noted.toml"
    file.write_text(changed, encoding="utf-8")
    assert Game(components=file).options["components"] == Game().options["components"]
