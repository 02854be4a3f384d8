"""A running pool: ratings that move with every game, so that bots may come and go (openskill).

It is told from the folders of the arenas, so there is nothing that could be lost or counted twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from bocage.arena.means import NORMAL, Interval


class Pool:
    """Everybody who ever played, with a skill and how sure we are of it."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._skills: dict[str, PlackettLuceRating] = {}

    def note(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """Count one game: who played, and in which place each ended (1 first, equal ones shared)."""
        if len(set(bots)) < 2:
            return
        teams = [[self._skill(bot)] for bot in bots]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(bots):
            # A bot on several seats learns from all of them together.
            copies = [team[0] for name, team in zip(bots, rated, strict=True) if name == bot]
            skill = self._model.rating(name=bot)
            skill.mu = fmean(copy.mu for copy in copies)
            skill.sigma = fmean(copy.sigma for copy in copies)
            self._skills[bot] = skill

    def _skill(self, bot: str) -> PlackettLuceRating:
        return self._skills.get(bot) or self._model.rating(name=bot)

    def table(self) -> dict[str, Interval]:
        """The skills, best first."""
        found = sorted(self._skills.items(), key=lambda item: -item[1].mu)
        return {
            bot: Interval(skill.mu, skill.mu - NORMAL * skill.sigma, skill.mu + NORMAL * skill.sigma)
            for bot, skill in found
        }
