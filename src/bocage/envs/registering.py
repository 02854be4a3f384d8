"""The registries of Gymnasium and PettingZoo, for every game that can be observed.

gymnasium.make("bocage/creatures-v0")
pettingzoo.make("aec", "bocage/creatures_v0")

Version 1 of the observations is asked for with `observation="v1"`, not by a name of its own: Gymnasium would
warn everybody else that their version is out of date, and it is not.
"""

from __future__ import annotations

import gymnasium
import pettingzoo  # type: ignore[import-untyped]  # it has no types

from bocage.envs.features import observable


def register() -> None:
    """Register the environments; once is enough."""
    # PettingZoo has a registry since version 1.26.
    turns = getattr(pettingzoo, "aec_registry", None)
    for game in observable():
        seat, turn = f"bocage/{game}-v0", f"bocage/{game}_v0"
        words = {"game": game}
        if seat not in gymnasium.registry:
            gymnasium.register(
                seat,
                entry_point="bocage.envs.seat:SeatEnv",
                vector_entry_point="bocage.envs.vector:SeatVector",
                kwargs=words,
            )
        if turns is not None and turn not in turns:
            pettingzoo.register("aec", turn, "bocage.envs.aec:TurnEnv", kwargs=words)
