"""Which games are played to learn from: each game says it in its folder."""

from __future__ import annotations

from random import Random

from bocage.games import kit


def trainable(game: str) -> bool:
    """Whether a game can be learned, by its id."""
    found = kit(game)
    return found is not None and found.mixture is not None


def draw_options(game: str, rng: Random) -> dict[str, object]:
    """The options of one game to learn from: all modes and numbers of players come up."""
    found = kit(game)
    assert found is not None
    assert found.mixture is not None
    return found.mixture(rng)
