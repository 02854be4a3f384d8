"""How creatures refuses a position."""

import pytest

from bocage.core.errors import BadPosition
from bocage.games.creatures import Game

HUGE = pytest.param(10**5000, id="huge")  # too long to print


def refused(**fields: object) -> tuple[str, dict[str, str | int]]:
    """How a position with these fields is refused."""
    with pytest.raises(BadPosition) as caught:
        Game.from_position({"game": "creatures", **fields})
    return caught.value.key, caught.value.details


def refused_farm(**fields: object) -> tuple[str, dict[str, str | int]]:
    """How a position with this first farm is refused."""
    return refused(farms=[fields])
