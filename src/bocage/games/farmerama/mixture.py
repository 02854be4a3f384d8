"""Farmerama: basic and advanced, one to four players."""

from __future__ import annotations

from random import Random

# Options, and how often they come up.
MIXTURE: tuple[tuple[dict[str, object], float], ...] = (
    ({"mode": "basic", "seats": 2}, 6),
    ({"mode": "advanced", "seats": 2}, 3),
    ({"mode": "solo", "seats": 1}, 3),
    ({"mode": "basic", "seats": 3}, 2),
    ({"mode": "advanced", "seats": 3}, 1),
    ({"mode": "basic", "seats": 4}, 6),
    ({"mode": "advanced", "seats": 4}, 1),
)


def draw(rng: Random) -> dict[str, object]:
    """The options of one game."""
    return dict(rng.choices([options for options, _ in MIXTURE], [weight for _, weight in MIXTURE])[0])
