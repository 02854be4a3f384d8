"""People at a table of Agricola, typing from a list."""

from pathlib import Path

import pytest

from bocage.core.game import Game as CoreGame
from bocage.messages import LANGUAGES
from tests.terminal.sitting import Sitting

NAMES = ("Ann", "Bob", "Cat", "Dan")
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def sit(
    game: CoreGame, folder: Path, typed: list[str], lang: str = "en", names: tuple[str, ...] = NAMES
) -> Sitting:
    """A table with as many people as the game has seats."""
    return Sitting(typed, folder, game, lang, names[: int(game.state.seats)])


def alone_at_the_screen(game: CoreGame, folder: Path, typed: list[str], lang: str = "en") -> Sitting:
    """One person against bots: nobody has to look away."""
    others = ("random", "random 2", "random 3")[: int(game.state.seats) - 1]
    return sit(game, folder, typed, lang, ("Ann", *others))
