"""Plays anything that is allowed and not pointless."""

from __future__ import annotations

from bocage.bots.base import Bot, sensible_actions
from bocage.core.game import Game


class RandomBot(Bot):
    """Every sensible action is equally likely."""

    def decide(self, game: Game) -> int:
        return self.rng.choice(sensible_actions(game))
