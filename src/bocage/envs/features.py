"""What each game lets a seat observe: the module `features` in its folder.

It has `features(game)`, the table of numbers; `encoder(game)`, which writes them; `CHANCE`, the kinds
of actions that are chance's; `HAS_SECRETS`; and `VARIANTS`, the options whose tables differ, by a heading for
the documents. Nothing else of the environments knows a game.
"""

from __future__ import annotations

from typing import Protocol

from bocage.core.game import Game
from bocage.envs.stepping.rows import Encoder
from bocage.envs.table import FeatureTable
from bocage.games import kit, kits


class Features(Protocol):
    """What such a module offers."""

    CHANCE: tuple[int, ...]
    HAS_SECRETS: bool
    VARIANTS: dict[str, dict[str, object]]

    def features(self, game: Game) -> FeatureTable:
        """The table of numbers for a game with these options."""

    def encoder(self, game: Game) -> Encoder:
        """What writes them."""


def observable() -> tuple[str, ...]:
    """The games that can be observed."""
    return tuple(id for id, kit in kits().items() if kit.features is not None)


def features_of(game: str) -> Features:
    """The module of a game, by its id."""
    found = kit(game)
    assert found is not None
    assert found.features is not None
    return found.features
