"""Looks one decision ahead, a compound move as a whole, and takes what looks best."""

from __future__ import annotations

from bocage.bots.advice import adviser_for
from bocage.bots.base import Bot, sensible_actions
from bocage.core.game import Game


class GreedyBot(Bot):
    """Tries each action, goes on greedily while the same seat decides, and compares the outcomes.

    Equal outcomes are decided at random, so that games differ.
    """

    def decide(self, game: Game) -> int:
        seat = game.to_act
        actions = sensible_actions(game)
        if seat is None or len(actions) == 1:
            return actions[0]
        adviser = adviser_for(game)
        best: list[int] = []
        best_value = float("-inf")
        for action in actions:
            value = adviser.foresee(game, seat, action)
            if value > best_value + 1e-9:
                best, best_value = [action], value
            elif value > best_value - 1e-9:
                best.append(action)
        return self.rng.choice(best)
