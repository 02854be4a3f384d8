"""Environments for reinforcement learning.

- `creatures_v0`, `agricola_v0`, `farmerama_v0`: PettingZoo's AEC, as in `creatures_v0.env(mode="expert")`;
- `gymnasium.make("bocage/creatures-v0", opponent="greedy")`: one seat, the others played for you;
  `gymnasium.make_vec("bocage/creatures-v0", 64, "vector_entry_point")`: the same in many games at once;
- `BatchedEnv`: many games stepped in one call over numpy arrays; `ParallelBatch`: in several processes.
"""

from bocage.envs.aec import TurnEnv
from bocage.envs.batched import BatchedEnv, BatchStep
from bocage.envs.modules import EnvironmentModule, environment_module
from bocage.envs.observing import Observer
from bocage.envs.parallel import ParallelBatch
from bocage.envs.registering import register
from bocage.envs.seat import SeatEnv
from bocage.envs.shaping import ShapedRewards, ShapedTurns
from bocage.envs.vector import SeatVector

__all__ = [
    "BatchStep",
    "BatchedEnv",
    "EnvironmentModule",
    "Observer",
    "ParallelBatch",
    "SeatEnv",
    "SeatVector",
    "ShapedRewards",
    "ShapedTurns",
    "TurnEnv",
    "environment_module",
]

register()


def __getattr__(name: str) -> EnvironmentModule:
    found = environment_module(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found
