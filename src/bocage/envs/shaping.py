"""Rewards on the way: optional, and without changing which play is best."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import Env

from bocage.core.errors import BadOption
from bocage.core.outcome import Outcome
from bocage.envs.aec import Seen, TurnEnv
from bocage.envs.rewards import MARGIN, final_rewards
from bocage.envs.seat import SeatEnv


def leads(env: SeatEnv | TurnEnv) -> list[float]:
    """By how much each seat leads if the game ended now, in points."""
    return final_rewards(env.observer.encoder.scores(env.game.state), (), MARGIN)


class ShapedTurns(TurnEnv):
    """A `TurnEnv` that adds the change of the lead to the rewards of all agents, at every step.

    The addition is potential-based: what it adds over a whole game depends on its beginning alone, so the
    best play stays the best.

    Args:
        game: the id of the game.
        scale: rewards for each point of lead gained.
        words: as for `TurnEnv`.
    """

    pays_on_the_way = True

    def __init__(self, game: str, scale: float = 0.02, **words: Any) -> None:  # noqa: ANN401 - passed on
        super().__init__(game, **words)
        self.scale = scale
        self._leads = leads(self)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        super().reset(seed=seed, options=options)
        self._leads = leads(self)

    def _rewards(self, outcome: Outcome | None) -> list[float]:
        final = super()._rewards(outcome) or [0.0] * len(self._leads)
        before = self._leads
        self._leads = [0.0] * len(before) if outcome is not None else leads(self)
        changes = zip(final, before, self._leads, strict=True)
        return [reward + self.scale * (after - lead) for reward, lead, after in changes]


class ShapedRewards(gymnasium.Wrapper[Seen, np.int64, Seen, np.int64]):
    """Adds the change of the lead to each reward of a `SeatEnv`.

    The addition is potential-based: what it adds over a whole game depends on its beginning alone, so the
    best play stays the best.

    Args:
        env: a `SeatEnv`, or what `gymnasium.make` has put around one.
        scale: rewards for each point of lead gained.
        discount: that of the learner.

    Raises:
        BadOption: there is no `SeatEnv` inside.
    """

    def __init__(self, env: Env[Seen, np.int64], scale: float = 0.02, discount: float = 1.0) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, SeatEnv):
            raise BadOption("env-shaped", kind=type(env.unwrapped).__name__)
        self._seated = env.unwrapped
        self.scale = scale
        self.discount = discount
        self._before = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        self._before = leads(self._seated)[self._seated.seat]
        return seen, info

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action; `info["reward"]` keeps the reward without the addition."""
        seen, reward, terminated, truncated, info = self.env.step(action)
        after = 0.0 if terminated else leads(self._seated)[self._seated.seat]
        added = self.scale * (self.discount * after - self._before)
        self._before = after
        return seen, float(reward) + added, terminated, truncated, info | {"reward": reward}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """As for the environment inside."""
        return self._seated.action_masks()
