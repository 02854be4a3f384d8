"""Looks one decision ahead, a compound move as a whole, and takes what looks best."""

from __future__ import annotations

from bocage.bots.advice import adviser_of
from bocage.bots.base import Bot, sensible_actions
from bocage.bots.playouts import MANY_PLAYOUTS
from bocage.bots.search.planning import Planner
from bocage.core.chance import Dice
from bocage.core.game import Game

SAME = 1e-9  # smaller differences are none


class GreedyBot(Bot):
    """Tries each action, goes on greedily while the same seat decides, and compares the outcomes.

    Equal outcomes are decided at random, so that games differ.
    """

    def decide(self, game: Game) -> int:
        actions = sensible_actions(game)
        seat = game.to_act
        if seat is None or len(actions) == 1:
            return actions[0]
        values = foresee(game, seat, actions)
        highest = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value > highest - SAME]
        return self.rng.choice(best)


def foresee(game: Game, seat: int, actions: list[int]) -> list[float]:
    """What each action leads to, in points, the rest of a compound move played greedily."""
    planner = Planner(game.kernel, adviser_of(game, MANY_PLAYOUTS), Dice(0))
    return [outlook(planner, game, seat, action) for action in actions]


def outlook(planner: Planner, game: Game, seat: int, action: int) -> float:
    """What one action leads to; where others decide in secret, on average over what they may choose."""
    state = game.state.copy()
    game.kernel.answer(state, action)
    futures = planner.adviser.prospects(state, seat)
    return sum(planner.greedy(future, seat).value for future in futures) / len(futures)
