"""Environments and batches can be pickled and deep-copied in the middle, and go on as they would have."""

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar

import numpy as np
import pytest

from bocage.bots.levels import LevelBot
from bocage.envs import BatchedEnv, ParallelBatch, SeatEnv, ShapedRewards, ShapedTurns, TurnEnv
from tests.contract.settings import SETTINGS, Setting

T = TypeVar("T")
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
each_way = pytest.mark.parametrize("way", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy])
Way = Callable[[T], T]


def turns(env: TurnEnv, steps: int) -> list[object]:
    """So many steps at random, new games included, and all that was told on the way."""
    rng = np.random.default_rng(1)
    told: list[object] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, terminated, truncated, _ = env.last()
        told.append((env.agent_selection, seen["observation"].tobytes(), reward, terminated))
        is_over = terminated or truncated
        env.step(None if is_over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return told


def seated(env: SeatEnv | ShapedRewards, steps: int) -> list[object]:
    """The same for one seat."""
    rng = np.random.default_rng(2)
    told: list[object] = []
    for _ in range(steps):
        allowed = np.flatnonzero(env.action_masks())
        seen, reward, terminated, _, _ = env.step(rng.choice(allowed))
        told.append((seen["observation"].tobytes(), reward, terminated))
        if terminated:
            env.reset()
    return told


def batched(env: BatchedEnv | ParallelBatch, steps: int) -> list[object]:
    """The same for many games."""
    told: list[object] = []
    for _ in range(steps):
        step = env.step(env.random_actions())
        told.append(tuple(part.tobytes() for part in step))
    return told


@every_setting
@each_way
def test_an_environment_for_all_seats_goes_on(setting: Setting, way: Way[TurnEnv]) -> None:
    env = TurnEnv(setting.game, reward="rank", **setting.options)  # type: ignore[arg-type]
    env.reset(seed=4)
    turns(env, 25)
    again = way(env)
    assert again.game.checksum() == env.game.checksum()
    assert again.metadata == env.metadata
    assert turns(again, 400) == turns(env, 400)


@every_setting
@each_way
def test_a_batch_saved_in_the_middle_plays_the_same_games(setting: Setting, way: Way[BatchedEnv]) -> None:
    env = BatchedEnv(setting.game, 3, seed=6, reward="rank", first=2, **setting.options)  # type: ignore[arg-type]
    batched(env, 40)
    again = way(env)
    now = env.look()
    assert all(np.array_equal(value, getattr(again.look(), name)) for name, value in now._asdict().items())
    assert batched(again, 250) == batched(env, 250)


@pytest.mark.parametrize("opponent", ["random", "greedy", "mcts:20"])
@pytest.mark.parametrize(
    "setting", [SETTINGS[2], SETTINGS[8], SETTINGS[14]], ids=lambda setting: setting.name
)
def test_opponents_go_on_with_what_they_have_in_mind(setting: Setting, opponent: str) -> None:
    env = SeatEnv(setting.game, seat=None, opponent=opponent, **setting.options)  # type: ignore[arg-type]
    env.reset(seed=5)
    seated(env, 3)
    again = pickle.loads(pickle.dumps(env))
    steps = 60 if opponent == "random" else 6
    assert seated(again, steps) == seated(copy.deepcopy(env), steps) == seated(env, steps)


def test_a_level_keeps_its_dice_and_plays_on_alike() -> None:
    """The lowest level does not look ahead, so no clock ends its thoughts: its games can be compared."""
    env = SeatEnv("creatures", opponent="hazel")
    env.reset(seed=5)
    seated(env, 2)
    again = pickle.loads(pickle.dumps(env))
    assert type(again._opponents._bot) is type(env._opponents._bot)
    assert isinstance(again._opponents._bot, LevelBot)
    assert seated(again, 30) == seated(env, 30)


def first_action(game: object) -> int:
    """An opponent that is a function."""
    return int(game.legal_actions()[0])  # type: ignore[attr-defined]


def test_a_function_as_opponent_and_shaped_rewards_are_saved_too() -> None:
    env = ShapedRewards(SeatEnv("creatures", opponent=first_action), scale=0.5)
    env.reset(seed=1)
    seated(env, 5)
    again = pickle.loads(pickle.dumps(env))
    assert seated(again, 120) == seated(env, 120)
    shaped = ShapedTurns("farmerama", seats=3)
    shaped.reset(seed=2)
    turns(shaped, 9)
    assert turns(pickle.loads(pickle.dumps(shaped)), 100) == turns(shaped, 100)


def test_an_environment_can_be_saved_before_its_first_game() -> None:
    env = pickle.loads(pickle.dumps(TurnEnv("creatures")))
    env.reset(seed=3)
    other = TurnEnv("creatures")
    other.reset(seed=3)
    assert turns(env, 50) == turns(other, 50)


def test_processes_are_started_anew_with_the_same_games() -> None:
    with ParallelBatch("creatures", 5, 2, seed=9, reward="win") as env:
        batched(env, 30)
        saved = pickle.dumps(env)
        expected = batched(env, 200)
    with pickle.loads(saved) as again:
        assert batched(again, 200) == expected
