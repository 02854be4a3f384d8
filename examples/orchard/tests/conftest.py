"""The deck of this folder is found, installed or not."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import games
from bocage.core import decks

PACKAGE = Path(__file__).parents[1] / "orchard"


@pytest.fixture(scope="module", autouse=True)
def orchard() -> Iterator[None]:
    """Play with the sources beside these tests, as `--decks PATH` does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(decks.FOLDERS, "")
        games.add_decks(PACKAGE)
        yield
    decks._read_folder.cache_clear()
    for name in [name for name in sys.modules if name.startswith("bocage_deck_")]:
        del sys.modules[name]
