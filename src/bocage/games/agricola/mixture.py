"""Agricola: with and without cards, one to four players."""

from __future__ import annotations

from random import Random

# Options, and how often they come up: a game of four takes as long as two of two.
MIXTURE: tuple[tuple[dict[str, object], float], ...] = (
    ({"mode": "beginner", "seats": 2}, 24),
    ({"mode": "full", "seats": 2}, 8),
    ({"mode": "full", "seats": 1}, 2),
    ({"mode": "beginner", "seats": 3}, 2),
    ({"mode": "full", "seats": 3}, 2),
    ({"mode": "beginner", "seats": 4}, 2),
    ({"mode": "full", "seats": 4}, 2),
)


def draw(rng: Random) -> dict[str, object]:
    """The options of one game."""
    return dict(rng.choices([options for options, _ in MIXTURE], [weight for _, weight in MIXTURE])[0])
