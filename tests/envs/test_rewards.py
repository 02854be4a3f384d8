"""What the end of a game is worth."""

import pytest

from bocage.core.errors import BadOption
from bocage.envs import SeatEnv
from bocage.envs.rewards import check_kind, final_rewards


@pytest.mark.parametrize(
    ("scores", "winners", "kind", "expected"),
    [
        ([40.0, 31.5], [0], "margin", [8.5, -8.5]),
        ([40.0, 31.0, 38.0], [0], "margin", [2.0, -9.0, -2.0]),
        ([25.0], [], "margin", [25.0]),
        ([40.0, 31.5], [0], "points", [40.0, 31.5]),
        ([-46.0], [0], "points", [-46.0]),
        ([60.0, 20.0, -80.0], [0], "target:40", [1.0, 0.5, -2.0]),
        ([40.0, 31.5], [0], "win", [1.0, -1.0]),
        ([30.0, 30.0, 5.0], [0, 1], "win", [0.0, 0.0, -1.0]),
        ([25.0], [], "win", [-1.0]),
        ([25.0], [0], "rank", [1.0]),
        ([30.0, 30.0], [1], "rank", [-1.0, 1.0]),
        ([30.0, 30.0, 5.0], [0, 1], "rank", [0.5, 0.5, -1.0]),
        ([10.0, 20.0, 30.0, 40.0], [3], "rank", [-1.0, pytest.approx(-1 / 3), pytest.approx(1 / 3), 1.0]),
    ],
)
def test_rewards_follow_scores_and_winners(
    scores: list[float], winners: list[int], kind: str, expected: list[float]
) -> None:
    assert final_rewards(scores, winners, kind) == expected


@pytest.mark.parametrize("kind", ["victory", "target", "target:", "target:0", "target:-5", "target:x"])
def test_what_is_no_reward_is_refused(kind: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_kind(kind)
    assert caught.value.key == "env-reward"


@pytest.mark.parametrize("reward", [None, "points", "target:50"])
def test_alone_there_is_something_to_learn(reward: str | None) -> None:
    """In the solo game of Agricola nobody can lose; so what is learned there goes with the points."""
    found = {}
    for seed in range(3):
        env = SeatEnv("agricola", seats=1, reward=reward)
        env.reset(seed=seed)
        done, gained = False, 0.0
        while not done:
            _, gained, done, _, info = env.step(env.action_masks().argmax())
        found[float(info["scores"][0])] = gained
    assert len(found) > 1
    ranked = [gained for _, gained in sorted(found.items())]
    assert ranked == sorted(set(ranked))  # more points, more reward
