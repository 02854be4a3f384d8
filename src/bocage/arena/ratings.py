"""Ratings of the bots, with intervals, from all games at once.

The model is Bradley and Terry's: a bot of strength w is before one of strength v in w / (w + v) of the games.
Under Plackett and Luce's model for more players the same holds for any two at the table, so a game with
several players counts as a comparison of each pair; a shared place is half a win for both.

The intervals come from a Bayesian bootstrap: every deal gets a random weight (its games belong together, so
they share it) and every pair of bots half an imaginary win either way, also of random weight. With two bots
and independent games that is Jeffreys' interval, which stays honest when one of them wins everything. With
few deals it is widened as Student's t is wider than the normal distribution.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import choix
import numpy as np

from bocage.arena.means import NORMAL, Interval, student

DRAWS = 1000
PRIOR = 0.5  # imaginary wins each way between any two bots
ELO = 400 / math.log(10)  # 400 points: ten times as strong

Comparison = tuple[str, str, float]  # a, b, and how much of the victory is a's: 1, 0.5 or 0


class Ratings:
    """Counts who was before whom."""

    def __init__(self, bots: Sequence[str], seed: int = 0) -> None:
        self.bots = list(bots)
        self.seed = seed
        size = len(self.bots)
        self.wins = np.zeros((size, size))
        self.drawn_wins = np.zeros((DRAWS, size, size))
        self.deals: set[int] = set()

    def note(self, deal: int, comparisons: Iterable[Comparison]) -> None:
        """Count the comparisons of one game of a deal."""
        game = np.zeros_like(self.wins)
        for a, b, part in comparisons:
            first, second = self.bots.index(a), self.bots.index(b)
            game[first, second] += part
            game[second, first] += 1 - part
        # The weights of a deal are drawn anew for each of its games, and are the same each time.
        weights = np.random.default_rng([self.seed, deal]).exponential(size=DRAWS)
        self.deals.add(deal)
        self.wins += game
        self.drawn_wins += weights[:, None, None] * game

    def table(self) -> dict[str, Interval]:
        """Every bot's rating in points as of Elo; the mean of all is 0."""
        if len(self.bots) < 2:
            return {bot: Interval(0.0) for bot in self.bots}
        between = 1 - np.eye(len(self.bots))
        strengths = ELO * choix.ilsr_pairwise_dense(self.wins + PRIOR * between)
        if len(self.deals) < 2:
            return {bot: Interval(float(strengths[place])) for place, bot in enumerate(self.bots)}
        rng = np.random.default_rng([self.seed])
        drawn = [
            ELO * choix.ilsr_pairwise_dense(wins + rng.gamma(PRIOR, size=between.shape) * between)
            for wins in self.drawn_wins
        ]
        ends = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
        lows, highs = strengths + self._widening() * (ends - strengths)
        return {
            bot: Interval(float(strengths[place]), float(lows[place]), float(highs[place]))
            for place, bot in enumerate(self.bots)
        }

    def _widening(self) -> float:
        """Deals are what varies: with n of them the bootstrap knows their variance by (n - 1) / (n + 1)."""
        deals = len(self.deals)
        return student(deals - 1) / NORMAL * math.sqrt((deals + 1) / (deals - 1))
