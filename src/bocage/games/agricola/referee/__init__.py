"""Campaigns of Agricola."""

from pathlib import Path

from bocage.fuzzing.play import Profile
from bocage.games.agricola.referee.profile import AgricolaProfile


def profile(mode: str | None, players: int | None = None, components: Path | None = None) -> Profile:
    """How a campaign plays this game: in one mode or in both, with so many players or with all numbers.

    Raises:
        BadOption: there is no such game.
    """
    return AgricolaProfile(mode, players)
