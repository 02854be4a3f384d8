"""Environments by their versioned names, in the manner of PettingZoo: `creatures_v0.env(mode="expert")`."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it has no types
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from bocage.envs.aec import TurnEnv
from bocage.envs.features import observable
from bocage.envs.observing import V0, V1

VERSIONS = {"_v0": V0, "_v1": V1}


class EnvironmentModule:
    """What PettingZoo keeps in a module: `env`, `raw_env` and `parallel_env`."""

    def __init__(self, game: str, observation: str = V0) -> None:
        self.game = game
        self.observation = observation

    def env(self, **words: Any) -> TurnEnv:  # noqa: ANN401 - passed on
        """A PettingZoo environment; the arguments are those of `TurnEnv`."""
        return TurnEnv(self.game, **{"observation": self.observation, **words})

    def raw_env(self, **words: Any) -> TurnEnv:  # noqa: ANN401 - passed on
        """The same: legality and order are checked by the environment itself, without wrappers."""
        return self.env(**words)

    def parallel_env(self, **words: Any) -> ParallelEnv:  # noqa: ANN401 - passed on
        """The same for libraries that let all agents act at once: only the one that is to decide is heard."""
        return turn_based_aec_to_parallel(self.env(**words))


def environment_module(name: str) -> EnvironmentModule | None:
    """The environment with a versioned name such as `creatures_v0`, or None."""
    game, form = name[:-3], VERSIONS.get(name[-3:])
    return None if form is None or game not in observable() else EnvironmentModule(game, form)
