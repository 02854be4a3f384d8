"""Random games of every kind, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bocage.games.farmerama import Game

KINDS = [
    ("solo", 1), ("basic", 2), ("basic", 3), ("basic", 4), ("advanced", 2), ("advanced", 3), ("advanced", 4),
]  # fmt: skip

every_kind_for_several = pytest.mark.parametrize(("mode", "seats"), KINDS[1:], ids=lambda value: str(value))
every_kind = pytest.mark.parametrize(("mode", "seats"), KINDS, ids=lambda value: str(value))


def decisions(mode: str, seats: int, seed: int, chance: bool = False) -> Iterator[Game]:
    """A random game at each of its decisions, then at its end; with `chance`, at those of chance too.

    Stopping is chosen less often than anything else, so that farms are used.
    """
    rng = Random(seed)
    game = Game(seats=seats, mode=mode, seed=None if chance else seed)
    while game.to_act is not None:
        yield game
        actions = game.legal_actions()
        stop = game.codec.parse("stop")
        busy = [action for action in actions if action != stop]
        game.play(rng.choice(busy if busy and rng.random() < 0.8 else actions))
    yield game
