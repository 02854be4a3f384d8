"""Campaigns of All Creatures Big and Small."""

from bocage.fuzzing.creatures.profile import CreaturesProfile
from bocage.fuzzing.play import Profile


def profile(mode: str | None) -> Profile:
    """How a campaign plays this game: in one mode, or in all of them."""
    return CreaturesProfile(mode)
