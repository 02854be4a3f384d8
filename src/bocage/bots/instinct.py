"""Plays by the prior of the network alone, without any search."""

from __future__ import annotations

from bocage.bots.advice import champion_for
from bocage.bots.base import Bot, sensible_actions
from bocage.bots.search.planning import Planner
from bocage.core.chance import Dice
from bocage.core.game import Game


class InstinctBot(Bot):
    """Begins each move with what the network thinks likeliest, and finishes compound moves greedily.

    Args:
        temperature: 0 takes the likeliest; 1 chooses each answer as often as it is likely.
    """

    def __init__(self, seed: int = 0, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.temperature = temperature

    def decide(self, game: Game) -> int:
        actions = sensible_actions(game)
        seat = game.to_act
        if seat is None or len(actions) == 1:
            return actions[0]
        adviser = champion_for(game)
        menu = game.menu()
        priors = adviser.prior(game.state, actions) if adviser.begins_move(game.state, menu) else []
        if not priors:
            planner = Planner(game.kernel, adviser, Dice(self.rng.getrandbits(30)))
            return int(planner.greedy_answer(game.state, menu, seat))
        if self.temperature == 0:
            return max(zip(priors, actions, strict=True))[1]
        weights = [prior ** (1.0 / self.temperature) for prior in priors]
        return self.rng.choices(actions, weights)[0]
