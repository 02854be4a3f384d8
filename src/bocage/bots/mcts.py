"""Tree search: thinks ahead for all seats, within a budget; with or without a network."""

from __future__ import annotations

from math import exp
from pathlib import Path

from bocage.bots.advice import adviser_for, champion_for
from bocage.bots.base import Bot, Pausing, sensible_actions
from bocage.bots.budget import Budget
from bocage.bots.search.adviser import Adviser
from bocage.bots.thinking import Opinion, Thinking, finish
from bocage.core.game import Game

TRUSTED = 8  # visits from which a plan is followed without thinking again


class MctsBot(Bot):
    """Searches for each move; the answers inside a compound move follow the plan that was found.

    Args:
        budget: simulations or seconds a move.
        temperature: in points; answers that much worse than the best are about a third as likely. 0 plays
            the best one known.
    """

    def __init__(self, seed: int = 0, budget: Budget | None = None, temperature: float = 0.0) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(seconds=1.0)
        self.temperature = temperature
        self._plan: list[int] = []
        self._expected: dict[str, object] | None = None

    def adviser(self, game: Game) -> Adviser:
        """Who judges positions for it: the hand-written adviser."""
        return adviser_for(game.id)

    def decide(self, game: Game) -> int:
        return finish(self.deciding(game))

    def deciding(self, game: Game) -> Pausing:
        actions = sensible_actions(game)
        seat = game.to_act
        if seat is None or len(actions) == 1:
            return actions[0]
        if self._plan and game.view(seat) == self._expected and self._plan[0] in actions:
            return self._follow(game, seat, self._plan[0], self._plan[1:])
        thinking = Thinking(game, self.rng, self.adviser(game))
        thinking.search.appetite = appetite = thinking.adviser.appetite()
        yield from thinking.steps(self.budget, decisive=self.temperature == 0)
        opinions = thinking.opinions()
        if not opinions:
            return self.rng.choice(actions)
        chosen = self._choose(opinions, appetite)
        return self._follow(game, seat, chosen.action, list(chosen.plan))

    def _choose(self, opinions: list[Opinion], appetite: float) -> Opinion:
        if self.temperature == 0:
            return opinions[0]
        worths = [opinion.margin + appetite * opinion.points for opinion in opinions]
        best = max(worths)
        weights = [exp((worth - best) / self.temperature) for worth in worths]
        return self.rng.choices(opinions, weights)[0]

    def _follow(self, game: Game, seat: int, action: int, plan: list[int]) -> int:
        """Answer, and note what is to follow and what the seat will see then."""
        self._plan, self._expected = plan, None
        if plan:
            after = game.copy()
            after.play(action)
            if after.to_act == seat:
                self._expected = after.view(seat)
            else:
                self._plan = []
        return action


class ChampionBot(MctsBot):
    """The same search with the network of the game; where there is none, with the hand-written adviser.

    Args:
        network: another network than the one that comes with the package.
    """

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        temperature: float = 0.0,
        network: Path | None = None,
    ) -> None:
        super().__init__(seed, budget, temperature)
        self.network = network

    def adviser(self, game: Game) -> Adviser:
        return champion_for(game, self.network)
