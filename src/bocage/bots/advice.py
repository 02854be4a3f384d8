"""The adviser of each game, from its kit."""

from __future__ import annotations

from bocage.bots.search.adviser import Adviser
from bocage.games import kit

NO_ADVICE = Adviser()


def is_advised(game: str) -> bool:
    """Whether there is an adviser for a game."""
    return adviser_for(game) is not NO_ADVICE


def adviser_for(game: str) -> Adviser:
    """The adviser of a game, by its id; one that knows nothing for a game that has none."""
    found = kit(game)
    return NO_ADVICE if found is None or found.adviser is None else found.adviser
