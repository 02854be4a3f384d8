"""The adviser of each game, from the module of that name in `bocage.bots.advisers`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from bocage.bots.search.adviser import Adviser


def is_advised(game: str) -> bool:
    """Whether there is an adviser for a game."""
    return find_spec(f"bocage.bots.advisers.{game}") is not None


@cache
def adviser_for(game: str) -> Adviser:
    """The adviser of a game, by its id; one that knows nothing for a game that has none."""
    if not is_advised(game):
        return Adviser()
    adviser = import_module(f"bocage.bots.advisers.{game}").ADVISER
    assert isinstance(adviser, Adviser)
    return adviser
