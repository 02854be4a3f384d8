"""Which games are played to learn from: one module for each game, named like it, with `draw(rng)`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random


def trainable(game: str) -> bool:
    """Whether a game can be learned, by its id."""
    return find_spec(f"{__name__}.{game}") is not None


def draw_options(game: str, rng: Random) -> dict[str, object]:
    """The options of one game to learn from: all modes and numbers of players come up."""
    options: dict[str, object] = import_module(f"{__name__}.{game}").draw(rng)
    return options
