"""Campaigns of Farmerama."""

from pathlib import Path

from bocage.fuzzing.play import Profile
from bocage.games.farmerama.referee.profile import FarmeramaProfile


def profile(mode: str | None, players: int | None = None, components: Path | None = None) -> Profile:
    """How a campaign plays this game: in one mode and with so many players, or in all ways.

    Raises:
        BadOption: this mode is not for so many players, or the data file cannot be right.
    """
    return FarmeramaProfile(mode, players, components)
