"""Gymnasium's vector environment plays, game for game, what the environment for one seat plays."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from bocage.bots.advice import every_network
from bocage.core.errors import BadOption
from bocage.envs import BatchedEnv, SeatEnv, SeatVector
from tests.needs import TORCH

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("creatures", {"mode": "expert", "seat": None}),
    ("farmerama", {"seats": 3, "reward": "rank"}),
    ("agricola", {"seats": 2, "seat": 1, "reward": "margin"}),
    ("agricola", {"seats": 1}),
]


def legal(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """An allowed action for each row."""
    return np.array([rng.choice(np.flatnonzero(row)) for row in masks])


@pytest.mark.parametrize(("game", "words"), KINDS)
def test_each_game_is_the_one_that_the_single_environment_plays(game: str, words: dict[str, Any]) -> None:
    many = SeatVector(game, 3, **words)
    alone = [SeatEnv(game, **words) for _ in range(3)]
    seen, _ = many.reset(seed=11)
    single = [env.reset(seed=11 + place)[0] for place, env in enumerate(alone)]
    rng, ends = np.random.default_rng(1), 0
    for _ in range(200):
        for name, rows in seen.items():
            assert np.array_equal(rows, [one[name] for one in single])
        actions = legal(seen["action_mask"], rng)
        seen, rewards, ended, truncated, info = many.step(actions)
        assert not truncated.any()
        for place, env in enumerate(alone):
            one, reward, terminated, _, told = env.step(actions[place])
            assert (rewards[place], ended[place]) == (np.float32(reward), terminated)
            if terminated:
                ends += 1
                assert np.array_equal(info["final_obs"][place]["observation"], one["observation"])
                assert info["final_info"][place]["scores"] == told["scores"]
                assert info["final_info"][place]["won"] == told["won"]
                one = env.reset()[0]
            single[place] = one
            assert info["seat"][place] == env.seat
        assert ("final_obs" in info) == bool(ended.any())
    assert ends >= 3


NETWORK = next(file for file in every_network() if file.stem == "creatures")


@pytest.mark.parametrize("opponent", ["greedy", "mcts:10", "instinct", f"champion:4@{NETWORK}"])
def test_any_bot_can_be_the_opponent(opponent: str) -> None:
    many, alone = SeatVector("creatures", 2, opponent=opponent), SeatEnv("creatures", opponent=opponent)
    seen, _ = many.reset(seed=[3, 4])
    one, _ = alone.reset(seed=4)
    for _ in range(4):
        actions = seen["action_mask"].argmax(axis=1)
        seen, *_ = many.step(actions)
        one, *_ = alone.step(actions[1])
        assert np.array_equal(seen["observation"][1], one["observation"])


def test_a_saved_vector_goes_on_alike() -> None:
    env, rng = SeatVector("farmerama", 4, seat=None, seats=3), np.random.default_rng(2)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        seen, *_ = env.step(legal(seen["action_mask"], rng))
    again = pickle.loads(pickle.dumps(env))
    for _ in range(120):
        actions = legal(seen["action_mask"], rng)
        seen, rewards, ended, _, _ = env.step(actions)
        theirs, others, over, _, _ = again.step(actions)
        assert all(np.array_equal(seen[name], theirs[name]) for name in seen)
        assert np.array_equal(rewards, others)
        assert np.array_equal(ended, over)


def test_what_was_saved_can_be_restored_again_and_again() -> None:
    env, rng = SeatVector("creatures", 3, opponent="greedy"), np.random.default_rng(2)
    seen, _ = env.reset(seed=1)
    saved = env.save()
    lines = []
    for _ in range(2):
        env.restore(saved)
        rng, line, now = np.random.default_rng(4), [], seen
        for _ in range(15):
            now, *_ = env.step(legal(now["action_mask"], rng))
            line.append(now["observation"])
        lines.append(np.array(line))
    assert np.array_equal(lines[0], lines[1])


def test_some_games_can_be_begun_anew() -> None:
    env = SeatVector("creatures", 3)
    first, _ = env.reset(seed=5)
    later, *_ = env.step(first["action_mask"].argmax(axis=1))
    mask = np.array([False, True, False])
    seen, _ = env.reset(seed=5, options={"reset_mask": mask})
    assert np.array_equal(seen["observation"][1], first["observation"][1])
    assert np.array_equal(seen["observation"][~mask], later["observation"][~mask])


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec("bocage/creatures-v0", 5, "vector_entry_point", opponent="random")
    seen, info = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen)
    assert env.action_space.shape == (5,)
    assert info["seat"].tolist() == [0] * 5
    env.close()


def test_games_are_truncated_as_gymnasium_truncates_single_ones() -> None:
    many = gymnasium.make_vec("bocage/creatures-v0", 2, max_episode_steps=7)
    alone = [gymnasium.make("bocage/creatures-v0", max_episode_steps=7) for _ in range(2)]
    seen, _ = many.reset(seed=3)
    single = [env.reset(seed=3 + place)[0] for place, env in enumerate(alone)]
    rng, cut = np.random.default_rng(1), 0
    for _ in range(30):
        assert all(
            np.array_equal(seen[name][place], one[name]) for place, one in enumerate(single) for name in one
        )
        actions = legal(seen["action_mask"], rng)
        seen, _, ended, truncated, info = many.step(actions)
        for place, env in enumerate(alone):
            one, _, terminated, over, _ = env.step(actions[place])
            assert (ended[place], truncated[place]) == (terminated, over)
            if over:
                cut += 1
                assert np.array_equal(info["final_obs"][place]["observation"], one["observation"])
                assert info["final_info"][place] == {"seat": 0}
                one = env.reset()[0]
            single[place] = one
    assert cut == 2 * (30 // 7)


def test_a_truncated_game_is_counted_on_where_it_was_saved() -> None:
    env = SeatVector("creatures", 1, max_episode_steps=4)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    for again in (env, pickle.loads(pickle.dumps(env))):
        cuts, now = [], seen
        for _ in range(3):
            now, _, _, truncated, _ = again.step(now["action_mask"].argmax(axis=1))
            cuts.append(bool(truncated[0]))
        assert cuts == [False, False, True]


def test_every_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make_vec("bocage/creatures-v0", 2, render_mode="ansi", seat=0)
    alone = SeatEnv("creatures", render_mode="ansi")
    seen, _ = env.reset(seed=5)
    alone.reset(seed=6)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 2
    assert shown[1] == alone.render()
    assert SeatVector("creatures", 2).render() is None
    printed = SeatVector("creatures", 2, render_mode="human")
    printed.restore(SeatVector("creatures", 2).save())
    printed.reset(seed=5)
    printed.step(seen["action_mask"].argmax(axis=1))
    assert capsys.readouterr().out.count("\n") > 20


def test_an_illegal_action_ends_that_game_alone() -> None:
    env = SeatVector("creatures", 3)
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, ended, _, info = env.step(actions)
    assert ended.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert info["final_info"][1] == {"illegal": actions[1]}


def test_arrays_can_be_changed_and_shared_with_torch() -> None:
    env = SeatVector("creatures", 2)
    seen, _ = env.reset(seed=1)
    assert all(array.flags.writeable for array in seen.values())
    torch = pytest.importorskip("torch", reason=TORCH)
    shared = torch.from_numpy(seen["observation"])
    seen["observation"][0, 0] = 77
    assert int(shared[0, 0]) == 77
    env.step(torch.tensor(seen["action_mask"].argmax(axis=1)))  # whole numbers of torch are welcome
    assert seen["observation"][0, 0] == 77


@pytest.mark.parametrize("wrong", [np.zeros(2), np.zeros(2, np.bool_), np.array(["a", "b"]), [0.5, 1.0]])
def test_actions_that_are_no_whole_numbers_are_refused(wrong: list[float]) -> None:
    vector, batch = SeatVector("creatures", 2), BatchedEnv("creatures", 2)
    vector.reset(seed=1)
    for env in (vector, batch):
        with pytest.raises(BadOption) as caught:
            env.step(wrong)  # type: ignore[arg-type]  # that is the point
        assert caught.value.key == "env-dtype"


def test_actions_that_are_too_few_or_not_in_one_row_are_refused() -> None:
    batch = BatchedEnv("creatures", 2)
    refused: tuple[tuple[Any, str, str], ...] = (
        (np.zeros(1, np.int64), "env-actions", "there are 1 for 2"),
        (np.zeros((2, 1), np.int64), "env-shape", "(2, 1)"),
        (np.int64(3), "env-shape", "()"),
    )
    for wrong, key, sentence in refused:
        with pytest.raises(BadOption) as caught:
            batch.step(wrong)
        assert caught.value.key == key
        assert sentence in str(caught.value)


@pytest.mark.parametrize("number", [65536 + 3, -65533, 2**40, -(2**40)])
def test_numbers_beyond_all_actions_are_never_taken_for_others(number: int) -> None:
    batch = BatchedEnv("creatures", 2, seed=1)
    actions = batch.random_actions().astype(np.int64)
    actions[0] = number
    with pytest.raises(BadOption) as caught:
        batch.step(actions)
    assert (caught.value.key, caught.value.details["action"]) == ("env-illegal", number)


def test_before_the_first_reset_there_is_nothing_to_step() -> None:
    for env in (SeatVector("creatures", 2), SeatEnv("creatures")):
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(np.zeros(2, np.int64))  # type: ignore[arg-type]
