"""What each game lets a seat observe: one module for each game, named like it.

A module has `features(game)`, the table of numbers; `encoder(game)`, which writes them; `CHANCE`, the kinds
of actions that are chance's; `HAS_SECRETS`; and `VARIANTS`, the options whose tables differ, by a heading for
the documents. Nothing else of the environments knows a game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from bocage.core.game import Game
from bocage.envs.stepping.rows import Encoder
from bocage.envs.table import FeatureTable
from bocage.games import KNOWN


class Features(Protocol):
    """What a module of this package offers."""

    CHANCE: tuple[int, ...]
    HAS_SECRETS: bool
    VARIANTS: dict[str, dict[str, object]]

    def features(self, game: Game) -> FeatureTable:
        """The table of numbers for a game with these options."""

    def encoder(self, game: Game) -> Encoder:
        """What writes them."""


def observable() -> tuple[str, ...]:
    """The games that can be observed."""
    return tuple(game for game in KNOWN if find_spec(f"{__name__}.{game}") is not None)


def features_of(game: str) -> Features:
    """The module of a game, by its id."""
    return cast(Features, import_module(f"{__name__}.{game}"))
