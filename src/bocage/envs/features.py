"""What each game lets a seat observe: the module `features` in its folder.

It has `features(game)`, the table of numbers; `encoder(game)`, which writes them; `CHANCE`, the kinds
of actions that are chance's; `HAS_SECRETS`; and `VARIANTS`, the options whose tables differ, by a heading for
the documents. Nothing else of the environments knows a game. A game without it is observed by `envs.plain`.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

from bocage.core.game import Game
from bocage.envs.plain import PlainFeatures
from bocage.envs.stepping.rows import Encoder
from bocage.envs.table import FeatureTable
from bocage.games import installed, kit


class Features(Protocol):
    """What such a module offers."""

    VARIANTS: dict[str, dict[str, object]]

    @property
    def CHANCE(self) -> tuple[int, ...]: ...  # noqa: N802 - a constant of the module

    @property
    def HAS_SECRETS(self) -> bool: ...  # noqa: N802 - a constant of the module

    def features(self, game: Game) -> FeatureTable:
        """The table of numbers for a game with these options."""

    def encoder(self, game: Game) -> Encoder:
        """What writes them."""


def observable() -> tuple[str, ...]:
    """The games that can be observed: all that are installed."""
    return installed()


def features_of(game: str) -> Features:
    """The module of a game, by its id; the general features for a game that has none."""
    found = kit(game)
    assert found is not None
    return _plain(game) if found.features is None else found.features


@cache
def _plain(game: str) -> Features:
    found = kit(game)
    assert found is not None
    return PlainFeatures(found.game)
