"""Running a command line in a test, and a game that is over; folders that use it name it in conftest."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bocage import cli, messages
from bocage.core.decks import FOLDERS
from bocage.core.record import record_of
from bocage.games.creatures import Game
from tests.games.creatures.decks import forget_decks

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


@pytest.fixture
def bocage(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command line: its exit code, what it printed, and what it said beside."""

    def run(*words: str) -> tuple[int, str, str]:
        code = cli.main(list(words))
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


def finished_game(seed: int = 5, mode: str = "advanced") -> Game:
    """A random game that is over."""
    rng = Random(seed)
    game = Game(seed=seed, mode=mode)
    while game.to_act is not None:
        game.play(rng.choice(game.legal_actions()))
    return game


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """The record of a random game."""
    file = tmp_path / "game.jsonl"
    record_of(finished_game(), ["Ada", "Bea"]).write(file)
    return file


@pytest.fixture
def orchard(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The folder of the deck in examples/; what a line reads of it is forgotten afterwards."""
    monkeypatch.setenv(FOLDERS, "")
    monkeypatch.setattr(messages, "_guests", list(messages._guests))
    yield str(Path(__file__).parents[1] / "examples" / "orchard" / "orchard")
    forget_decks()
    messages._bundle.cache_clear()
