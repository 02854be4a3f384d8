"""What a network reads of a position: small counts with names. Each game's are in its folder."""

from __future__ import annotations

from bocage.bots.counts.tally import PositionCounter
from bocage.core.game import Game
from bocage.games import kit


def is_counted(game: str) -> bool:
    """Whether there are counts for a game, by its id."""
    found = kit(game)
    return found is not None and found.counts is not None


def tally_of(game: Game) -> PositionCounter:
    """What counts the positions of a game."""
    found = kit(game.id)
    assert found is not None
    assert found.counts is not None
    return found.counts(game)
