"""What a network reads of a position: small counts with names. One module for each game, named like it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from bocage.bots.counts.tally import Tally
from bocage.core.game import Game


def is_counted(game: str) -> bool:
    """Whether there are counts for a game, by its id."""
    return find_spec(f"{__name__}.{game}") is not None


def tally_of(game: Game) -> Tally:
    """What counts the positions of a game."""
    tally = import_module(f"{__name__}.{game.id}").tally(game)
    assert isinstance(tally, Tally)
    return tally
