"""Environments: PettingZoo steps beside those of PettingZoo's own connect_four, and batched steps.

Only the environment's own calls are timed, not the choice of the actions.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from bocage.benchmark.figures import NO_OPTIONS, PER_SECOND, Figure, modes_of
from bocage.core.game import Options
from bocage.core.state import NATURE

NEEDED = ("numpy", "gymnasium", "pettingzoo", "librt")
# Not by its public name: that one warns of PettingZoo's plans.
CONNECT_FOUR = "pettingzoo.classic.connect_four.connect_four"
GAMES = 128  # of a batch: more of them fit less and less into a core's cache
WARM_UP = 20
AT_LEAST = 100  # steps


def measure(games: tuple[str, ...], seconds: float, options: Options = NO_OPTIONS) -> Iterator[Figure]:
    """The figures of these games; none where the libraries are not installed."""
    if any(find_spec(name) is None for name in NEEDED):
        return
    from bocage.envs.features import observable

    chosen = [id for id in games if id in observable()]
    share = seconds / (2 * len(chosen)) if chosen else 0.0
    for id in chosen:
        envs = {"aec": _turns(id, options)}
        if find_spec("pygame") is not None:
            envs["connect_four"] = import_module(CONNECT_FOUR).env()
        for what, value in turns_per_second(envs, share).items():
            yield Figure(id, "", what, PER_SECOND, value)
        yield Figure(id, modes_of(id)[0], "batched", PER_SECOND, batched_per_second(id, share, options))


def _turns(id: str, options: Options) -> Any:  # noqa: ANN401 - PettingZoo has no types
    from bocage.envs import TurnEnv

    words: dict[str, Any] = dict(options)
    return TurnEnv(id, **words)


def turns_per_second(envs: dict[str, Any], seconds: float) -> dict[str, float]:
    """Steps of random games through PettingZoo's interface: `last` with its observation, then `step`.

    One game of each environment after the other, so that all meet the same moods of the machine.
    """
    steps, taken = dict.fromkeys(envs, 0), dict.fromkeys(envs, 0.0)
    rng = Random(1)
    seed = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or min(steps.values()) < AT_LEAST:
        seed += 1
        for name, env in envs.items():
            env.reset(seed=seed)
            for _ in env.agent_iter():
                start = time.process_time()  # as everywhere here: what others do shall not count
                seen, _, terminated, truncated, _ = env.last()
                taken[name] += time.process_time() - start
                if terminated or truncated:
                    env.step(None)
                    continue
                action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
                start = time.process_time()
                env.step(action)
                taken[name] += time.process_time() - start
                steps[name] += 1
    return {name: steps[name] / taken[name] for name in envs}


def seats_for_turns(id: str, seconds: float) -> float:
    """Decisions a second of the environment with one seat, all seats counted, as a part of PettingZoo's.

    Both play random games in turn; the choice of actions is timed in neither.
    """
    from bocage.envs import SeatEnv

    env, turns = SeatEnv(id), {"aec": _turns(id, NO_OPTIONS)}
    made, taken, theirs = 0, 0.0, 0.0
    rng, rounds = Random(1), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not rounds:
        rounds += 1
        seen, _ = env.reset(seed=rounds)
        over = False
        while not over:
            action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
            start = time.process_time()
            seen, _, over, _, _ = env.step(action)
            taken += time.process_time() - start
        made += sum(1 for seat, _ in env.game.moves() if seat != NATURE)
        theirs += turns_per_second(turns, 0.0)["aec"]
    return made / taken / (theirs / rounds)


def batched_per_second(id: str, seconds: float, options: Options = NO_OPTIONS) -> float:
    """Steps of a batch, with observations, masks, rewards and new games, in one process."""
    from bocage.envs import BatchedEnv

    words: dict[str, Any] = dict(options)
    env = BatchedEnv(id, GAMES, seed=1, **words)
    for _ in range(WARM_UP):
        env.step(env.random_actions())
    steps, taken = 0, 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or steps < AT_LEAST:
        actions = env.random_actions()
        start = time.process_time()  # of this core: others may be busy
        env.step(actions)
        taken += time.process_time() - start
        steps += GAMES
    return steps / taken
