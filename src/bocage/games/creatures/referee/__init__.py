"""Campaigns of All Creatures Big and Small."""

from pathlib import Path

from bocage.fuzzing.play import Profile
from bocage.games.creatures.referee.profile import CreaturesProfile


def profile(mode: str | None, players: int | None = None, components: Path | None = None) -> Profile:
    """How a campaign plays this game: in one mode, or in all of them. There are always two players."""
    return CreaturesProfile(mode)
